// The pictured cards: which picture and name each shows. What they do is the server's business.
import { readCard } from '../../pieces/Card.svelte';

export type Special = 'Death' | 'Life' | 'Wealth' | 'Power' | 'Majesty' | 'Loyalty' | 'Courage' | 'Wizard' | 'Necromancer';
const ACES: Record<string, Special> = { '♠': 'Death', '♥': 'Life', '♦': 'Wealth', '♣': 'Power' };
const FACES: Record<string, Special> = { K: 'Majesty', Q: 'Loyalty', J: 'Courage', '10': 'Wizard', JK: 'Necromancer' };

export function specialOf(card: string): Special | null {
  const { rank, suit } = readCard(card);
  return (rank === 'A' ? ACES[suit] : FACES[rank]) ?? null;
}
