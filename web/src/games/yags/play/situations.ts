// The calls of a game master as they lie on her desk: which stand together, and which hints of the rules belong to each. What they are called and ask, the server says.
export const GROUPS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['any', { call_check: 'check', call_group: 'check', call_contest: 'contest', call_fact: 'fact' }],
  [
    'senses',
    { call_notice: 'notice', call_recall: 'notice', call_spot: 'spot', call_sneak: 'stealth', call_lurk: 'stealth' },
  ],
  ['people', { call_charm: 'charm', call_lie: 'lie', call_interrogation: 'interrogate' }],
  [
    'hands',
    {
      call_pocket: 'sleight',
      call_filch: 'sleight',
      call_conjure: 'conjure',
      call_throw: 'throw',
      call_toss: 'throw',
      call_attack: 'throw',
    },
  ],
  ['move', { call_scramble: 'climb', call_resist: 'check' }],
  ['tasks', { start_long: 'long', start_race: 'race', start_team: 'race', start_art: 'art', start_climb: 'climb' }],
];

/** Which hints of the rules belong to a call. */
export const HINTED: Readonly<Record<string, string>> = Object.assign({}, ...GROUPS.map(([, calls]) => calls));
