// The two sentences every stunt is, for the live preview while it is written.
export const ADVERBS: Record<string, string> = {
  Careful: 'carefully',
  Clever: 'cleverly',
  Flashy: 'flashily',
  Forceful: 'forcefully',
  Quick: 'quickly',
  Sneaky: 'sneakily',
};
export const VERBS: Record<string, string> = {
  create: 'create advantages',
  overcome: 'overcome',
  attack: 'attack',
  defend: 'defend',
  'create+overcome': 'create advantages or overcome',
};
export const WHENS: Record<string, string> = {
  any: 'at any time',
  conflict: 'in any conflict',
  physical: 'in a conflict of body',
  mental: 'in a conflict of mind',
  contest: 'in a contest',
};

const or = (text: string): string => text.trim() || '…';

export const bonusSentence = (feature: string, approach: string, action: string, circumstance: string): string =>
  `Because I ${or(feature)}, I get a +2 when I ${ADVERBS[approach] ?? '…'} ${VERBS[action] ?? '…'} when ${or(circumstance)}.`;
export const bendSentence = (feature: string, effect: string): string =>
  `Because I ${or(feature)}, once per game session I can ${or(effect)}.`;
