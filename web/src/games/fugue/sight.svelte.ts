// One seat's sight of a Fugue table: people, memories and pins by their ids, and words for them. Decides nothing.
import type { Component } from 'svelte';
import type { Piece } from '../../protocol.gen';
import { shared, Sight as RoleplaySight, type FieldProps } from '../../roleplay/sight.svelte';
import type { Slot } from '../../form/plan';
import FieldDifficulty from './FieldDifficulty.svelte';
import FieldEarlier from './FieldEarlier.svelte';
import FieldParts from './FieldParts.svelte';
import { cardOf } from './cards/cards';
import { brief, choiceWord, t } from './say';
import type { AbilitySeen, Flashback, Person, Pin, Private, Public } from './types.gen';

export class Sight extends RoleplaySight<Public, Private> {
  override readonly longs = ['text', 'words', 'memory', 'looks', 'notes', 'abilities', 'reason', 'file'];
  readonly mine = $derived.by((): Person[] => this.own.mine.flatMap((id) => this.person(id) ?? []));
  readonly persona = $derived.by((): Person | undefined =>
    this.own.persona ? this.person(this.own.persona) : undefined,
  );
  readonly personae = $derived.by((): Person[] => this.seen.characters.filter((person) => person.owner >= 0));
  readonly kept = $derived.by((): Flashback[] => this.seen.flashbacks.filter((one) => one.stage === 'kept'));
  /** Begun, and not yet on a sheet. */
  readonly queue = $derived.by((): Flashback[] => this.seen.flashbacks.filter((one) => one.stage !== 'kept'));
  /** The table talks by voice: what is told aloud is not written. */
  readonly voice = $derived.by((): boolean => this.seen.house?.voice === 'on');
  /** The part of the board that is looked at, and the memory or pin to be found there. */
  page = $state<'scene' | 'cork' | 'memories'>('scene');
  found = $state<string | null>(null);

  person(id: string): Person | undefined {
    return this.seen.characters.find((person) => person.id === id);
  }

  flashback(id: string): Flashback | undefined {
    return this.seen.flashbacks.find((one) => one.id === id);
  }

  pin(id: string): Pin | undefined {
    return this.seen.pins.find((pin) => pin.id === id);
  }

  ability(id: string): AbilitySeen | undefined {
    for (const person of this.seen.characters) for (const one of person.abilities ?? []) if (one.id === id) return one;
    return undefined;
  }

  override everybody(): Person[] {
    return this.seen.characters;
  }

  override get speakers(): string[] {
    return this.mine.filter((person) => person.here !== false && person.down !== 'dead').map((person) => person.title);
  }

  override seatName(seat: number): string {
    return this.seen.people[seat] || (seat === this.seen.dealer ? t('the-dealer') : t('player', { number: seat }));
  }

  /** A memory in a few words. */
  memoryName(flashback: Flashback): string {
    return brief(flashback.memory?.[0]?.text || flashback.trigger || t('memory-untold'), 48);
  }

  /** Whose turn it is with an unfinished memory, and what is to be done. */
  pending(flashback: Flashback): { seat: number; what: string } {
    const { dealer } = this.seen;
    const next = (seat: number, key: 'ability' | 'judged' | 'choice' | 'back' | 'memory') => ({
      seat,
      what: t(`pending-${key}`, { player: this.seatName(seat) }),
    });
    switch (flashback.stage) {
      case 'ability':
        return next(flashback.teller, 'ability');
      case 'naming':
        return next(dealer, 'ability');
      case 'judged':
        return next(dealer, 'judged');
      case 'choice':
        return next(this.person(flashback.choosing?.[0] ?? '')?.seat ?? dealer, 'choice');
      default:
        return next(flashback.teller, flashback.back ? 'back' : 'memory');
    }
  }

  /** Looks a memory, a pin or a person up where it is shown. */
  show(id: string): void {
    this.found = id;
    if (this.flashback(id)) this.page = 'memories';
    else if (this.pin(id)) this.page = 'cork';
    else this.selected = id;
  }

  protected override called(id: string): string | undefined {
    const flashback = this.flashback(id);
    if (flashback) return `“${this.memoryName(flashback)}”`;
    const pin = this.pin(id);
    return (
      this.person(id)?.title ??
      this.ability(id)?.text ??
      (pin ? brief(pin.text) : undefined) ??
      this.#task(id) ??
      cardOf(id)?.name
    );
  }

  override word(field: string, piece: Piece, who: string): string {
    if (piece === '' || typeof piece === 'boolean') return choiceWord(field, piece);
    const seat = /^@(\d+)$/.exec(String(piece))?.[1];
    if (seat !== undefined) return this.seatName(Number(seat));
    return field === 'to' ? this.choice(piece) : super.word(field, piece, who);
  }

  override fieldOf(command: string, slot: Slot): Component<FieldProps> | null {
    const { ask, field } = slot;
    if (field === 'augments' && ask.ask === 'pick' && ask.of.length > 3) return FieldEarlier;
    if (field === 'parts' || (field === 'part' && ask.ask === 'pick')) return FieldParts;
    return field === 'difficulty' && ask.ask === 'number' ? FieldDifficulty : super.fieldOf(command, slot);
  }

  #task(id: string): string | undefined {
    return [this.seen.task, ...this.seen.tasks].find((task) => task?.id === id)?.text;
  }
}

export const sightOf = shared((table) => new Sight(table));
