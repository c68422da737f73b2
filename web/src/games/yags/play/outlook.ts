// Which question of chance fits a situation that is being put together, with what those who would roll bring to it.
import { meansOf, type Means, type Outlook } from './situations';
import { sheetOf, type StageSight } from './stage';

type Asked = [string, Record<string, string>];

/** So many of a team can be asked about. */
const MEMBERS = 4;

/** Null where somebody's numbers are not known, or nothing can be told before it is called. */
export function questionOf(sight: StageSight, outlook: Outlook, sides: (Means | null)[]): Asked | null {
  const [mine, theirs] = sides;
  const house = sight.seen.house ?? {};
  if (!mine) return null;
  const own = { ability: String(mine.ability), skill: String(mine.skill) };
  const others = { their_ability: String(theirs?.ability), their_skill: String(theirs?.skill) };
  switch (outlook.ask) {
    case 'charm': return ['charm', { ability: own.ability }];
    case 'long': return ['long', { ability: own.ability, way: mine.way, ...outlook.more }];
    case 'art': return mine.way === 'skill' ? ['art', { ability: own.ability, ...outlook.more }] : null;
    case 'climb': return climbing(sight, outlook, own.ability);
    case 'spot': return ['spot', { ability: own.ability, way: mine.way, base: house.spot_base ?? '0', ...outlook.more }];
    case 'toss': return theirs ? ['toss', { ability: own.ability, way: mine.way, their_ability: others.their_ability, their_way: theirs.way, base: house.throw_to_catcher ?? '10', ...(house.throw_range === 'attacks' ? { metres: '0' } : outlook.more) }] : null;
    case 'team': return teaming(house, outlook, sides);
  }
  if (sides.length === 1) return outlook.target === undefined ? null : ['check', { ...own, way: mine.way, target: String(outlook.target) }];
  if (!theirs || mine.way !== 'skill' || theirs.way !== 'skill') return null;
  return [outlook.ask ?? 'contest', { ...own, ...others, ...(outlook.ask === 'race' ? raced(house) : {}), ...outlook.more }];
}

/** The table's way with the advantage, and with an even score. */
const raced = (house: Record<string, string>): Record<string, string> => ({ swing: house.competitive_swing ?? 'lost', even: house.competitive_even ?? 'sudden' });

/** The second check is Agility's. */
function climbing(sight: StageSight, outlook: Outlook, ability: string): Asked | null {
  const who = outlook.rollers[0]!.who;
  const hold = meansOf(sight, { who, attribute: 'Agility', skill: 'athletics' });
  const move = sheetOf(sight, who)?.move;
  return hold && move ? ['climb', { ability, hold: String(hold.ability), move: String(move), quarter: sight.seen.house?.climb_quarter ?? '50', ...outlook.more }] : null;
}

/** Two teams whose every number is known; nothing where each turn's fatigue weighs on the next. */
function teaming(house: Record<string, string>, outlook: Outlook, sides: (Means | null)[]): Asked | null {
  const teams = [sides.slice(0, outlook.ours), sides.slice(outlook.ours)];
  if (sides.some((means) => means?.way !== 'skill') || teams.some((team) => team.length > MEMBERS) || house.fatigue_penalty === 'perPoint') return null;
  const numbers = teams.flatMap((team, i) => team.flatMap((means, at) => [[`${i ? 'their_' : ''}ability_${at + 1}`, String(means!.ability)], [`${i ? 'their_' : ''}skill_${at + 1}`, String(means!.skill)]]));
  return ['team', { ours: String(teams[0]!.length), theirs: String(teams[1]!.length), ...Object.fromEntries(numbers), ...raced(house), ...outlook.more }];
}
