// What the talk box suggests while somebody types: commands after /, then names after /w. What they mean is the server's.
import type { Hearer } from './protocol.gen';
import type { Word } from './words.gen';

type Needs = 'seat' | 'leader' | 'leading';
interface Command {
  /** The usual name first, then what people are used to elsewhere. */
  names: string[];
  word: Word<'shell'>;
  needs?: Needs[];
}
const COMMANDS: Command[] = [
  { names: ['/w', '/whisper'], word: 'talk-w.what', needs: ['seat'] },
  { names: ['/me', '/em', '/emote'], word: 'talk-act.what' },
  { names: ['/ic'], word: 'talk-ic.what' },
  { names: ['/ooc'], word: 'talk-ooc.what' },
  { names: ['/desc'], word: 'talk-desc.what', needs: ['leading'] },
  { names: ['/r', '/roll'], word: 'talk-roll.what' },
  { names: ['/gmr', '/gmroll'], word: 'talk-gmr.what', needs: ['seat', 'leader'] },
  { names: ['/br', '/blindroll'], word: 'talk-br.what', needs: ['seat', 'leader'] },
  { names: ['/sr', '/selfroll'], word: 'talk-sr.what', needs: ['seat'] },
];

export interface Suggestion {
  /** What is shown first, */
  name: string;
  /** what it does, by its word, or who that is, */
  word?: Word<'shell'>;
  note?: string;
  /** and all that the box then holds. */
  text: string;
}

/** Commands that begin with what was typed and can be used here. */
export function commandsFor(typed: string, has: Record<Needs, boolean>): Suggestion[] {
  if (!/^\/\S*$/.test(typed)) return [];
  const begun = typed.toLowerCase();
  return COMMANDS.flatMap(({ names, word, needs = [] }) => {
    const name = names.find((one) => one.startsWith(begun));
    return name && needs.every((need) => has[need]) ? [{ name, word, text: `${name} ` }] : [];
  });
}

/** What follows /w, where somebody is still being named: what stands before that name, and how it begins. */
export function naming(typed: string): { before: string; begun: string } | null {
  const found = /^(\/(?:w|whisper) +(?:[^,]*, *)*)([^,]*)$/i.exec(typed);
  return found ? { before: found[1]!, begun: found[2]! } : null;
}

const isBegun = (name: string, begun: string): boolean =>
  name.startsWith(begun) || name.split(' ').some((part) => part.startsWith(begun));

/** Names that begin so, also by one of their words; nobody who is named already. */
export function namesFor(typed: string, hearers: Hearer[]): Suggestion[] {
  const at = naming(typed);
  if (!at) return [];
  const named = at.before
    .replace(/^\S+ +/, '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  if (!named.slice(0, -1).every((name) => hearers.some((one) => one.name.toLowerCase() === name))) return [];
  const begun = at.begun.toLowerCase();
  return hearers
    .filter(({ name }) => isBegun(name.toLowerCase(), begun) && !named.includes(name.toLowerCase()))
    .map(({ name, note }) => ({ name, note, text: `${at.before}${name} ` }));
}
