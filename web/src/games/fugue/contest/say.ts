// Words of the contest table for what the server names by a key. No rules.
import { listed } from '../../../words';
import { cardName } from '../cards/cards';
import { t } from '../say';
import type { Chosen, HandSeen } from '../types.gen';

/** How somebody left a group: "has fled". */
export const leftInWords = (how: string): string =>
  how === 'fled' ? t('is-fled') : how === 'surrendered' ? t('is-surrendered') : t('is-escaped');

/** "Trey wounds Bouncer for good: left knee". */
export function chosenInWords(chosen: Chosen, name: (id: string) => string): string {
  const armed = chosen.effect === 'kill' && chosen.weapon;
  const effect = t(armed ? 'effect-kill-weapon' : `effect-${chosen.effect}`, {
    who: name(chosen.who),
    target: name(chosen.target ?? ''),
  });
  return chosen.part ? t('effect-part', { effect, part: chosen.part }) : effect;
}

/** What a hand has come to, in a word or two. */
export function standing(hand: HandSeen): string {
  if (hand.stymied) return t('hand-bust', { total: hand.total ?? 0 });
  return hand.up?.length ? String(hand.total ?? 0) : t('hand-nothing');
}

/** A hand as it is read out. */
export function handInWords(hand: HandSeen, who: string): string {
  const down = hand.down ?? 0;
  if (!hand.up?.length) return t('hand-up-none', { who, down });
  return t('hand-up', { who, cards: listed(hand.up.map(cardName)), worth: standing(hand), down });
}

/** "17", "bust 24", and what is better than any sum: "21!". */
export function wouldMake({ total = 0, look }: Pick<HandSeen, 'total' | 'look'>): string {
  return look === 'bust' ? t('hand-bust', { total }) : look === 'high' ? `${total}!` : String(total);
}
