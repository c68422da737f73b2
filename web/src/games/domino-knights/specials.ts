// The pictured cards: which picture and name each shows. What they do is the server's business.
import { getContext, setContext } from 'svelte';
import { readCard } from '../../pieces/Card.svelte';
import type { Public } from './types.gen';

export type Special =
  'Death' | 'Life' | 'Wealth' | 'Power' | 'Majesty' | 'Loyalty' | 'Courage' | 'Wizard' | 'Necromancer' | 'Mercenary';
/** What is drawn: the special cards, and the mirror figure of the blank. */
export type Figure = Special | 'Doppelganger';
const ACES: Record<string, Special> = { '♠': 'Death', '♥': 'Life', '♦': 'Wealth', '♣': 'Power' };
const FACES: Record<string, Special> = { K: 'Majesty', Q: 'Loyalty', J: 'Courage', '10': 'Wizard', JK: 'Necromancer' };

/** The Ace of Diamonds without dominoes: a Mercenary, or nothing. */
type Diamond = 'Wealth' | 'Mercenary' | null;
const DIAMOND = Symbol('the Ace of Diamonds');

export function specialOf(card: string, diamond: Diamond = 'Wealth'): Special | null {
  const { rank, suit } = readCard(card);
  if (rank === 'A' && suit === '♦') return diamond;
  return (rank === 'A' ? ACES[suit] : FACES[rank]) ?? null;
}

/** Says to every card within what the Ace of Diamonds is at this table. */
export function playWith(seen: () => Public): void {
  setContext(DIAMOND, (): Diamond => (seen().ace_of_diamonds || null) as Diamond);
}

/** What a card is at this table. To be called while a component is made. */
export function specials(): (card: string) => Special | null {
  const diamond = getContext<(() => Diamond) | undefined>(DIAMOND);
  return (card) => specialOf(card, diamond ? diamond() : 'Wealth');
}
