// A seat's sight of a table whose people have sheets made step by step: whom it knows of, whom it keeps, who is being made. Decides nothing.
import type { Known } from '../form/plan';
import type { Ask } from '../offers';
import type { Shape } from '../pieces/PersonToken.svelte';
import { Sight, type Own, type Seen } from './sight.svelte';
import { t } from './words';

export interface Someone {
  id: string;
  name: string;
  seat: number;
  stage?: string;
  concept?: string;
  here?: boolean;
  hidden?: boolean;
  sheet?: SheetSeen | null;
}
interface SheetSeen {
  who: string;
  concept?: string;
  lacks?: string[];
}
interface CastSeen extends Seen {
  gm: number;
  people: string[];
  session: number;
  sitting: boolean;
  day: number;
  closed: boolean;
  house?: Record<string, string>;
  scene: { number?: number; place?: string; time?: string; aim?: string; open?: boolean };
}
interface CastOwn<P extends Someone> extends Own {
  hidden?: P[];
  sheets?: NonNullable<P['sheet']>[];
}

export abstract class CastSight<
  P extends Someone = Someone,
  S extends CastSeen = CastSeen,
  O extends CastOwn<P> = CastOwn<P>,
> extends Sight<S, O> {
  /** Everybody this seat knows of, with what it alone knows of them. */
  abstract readonly people: P[];
  /** The steps in which a sheet is made, by key and name; at the last it is looked over. */
  abstract readonly stages: readonly (readonly [string, string])[];
  /** Begins a character of one's own. */
  abstract readonly begins: string;
  readonly mine = $derived.by((): P[] => this.own.mine.flatMap((id) => this.person(id) ?? []));
  /** Those this seat keeps the sheets of, also in the making. */
  readonly kept = $derived.by((): P[] => [
    ...this.mine,
    ...this.people.filter((one) => this.isMaking(one) && one.seat === this.table.seat && !this.isMine(one.id)),
  ]);
  /** A player without a character, who may have one now. */
  readonly lacking = $derived.by(
    (): boolean =>
      this.table.seat !== null &&
      !this.table.past &&
      !this.own.leads &&
      (this.may('take_ready') || this.may(this.begins)) &&
      !this.kept.some((person) => this.isPlayed(person)),
  );
  /** A player's own character in the making, while no scene is played. */
  readonly unfinished = $derived.by((): P | null => {
    if (this.own.leads || this.table.past || this.seen.scene.open) return null;
    return this.kept.find((person) => this.isMaking(person)) ?? null;
  });

  /** Whether it is somebody's own character, not the game master's. */
  abstract isPlayed(person: P): boolean;
  /** How it looks on the table: a shape for what it is, a colour for who plays it. */
  abstract shape(person: P): Shape;
  abstract colour(person: P): string;
  /** Who plays it and what it is, in words. */
  abstract part(person: P): string;

  person(id: string): P | undefined {
    return this.people.find((person) => person.id === id);
  }

  isMine(id: string): boolean {
    return this.own.mine.includes(id);
  }

  isMaking(person: P): boolean {
    return !['ready', 'dead'].includes(person.stage ?? 'ready');
  }

  /** Who somebody is, in a line. */
  concept(person: P): string {
    return person.concept || this.sheet(person.id)?.concept || '';
  }

  sheet(who: string): NonNullable<P['sheet']> | null {
    return this.own.sheets?.find((sheet) => sheet.who === who) ?? this.person(who)?.sheet ?? null;
  }

  /** The least and the most one field may be now; null where it may not be set. */
  bounds(command: string, known: Known): [number, number] | null {
    const ask = this.may(command, known) ? this.ask(command, known) : null;
    return ask?.ask === 'number' ? [ask.least, ask.most] : null;
  }

  /** What a command asks for next, once these fields are known: the bounds of a number, the choices. */
  ask(command: string, known: Known): Ask | null {
    return this.plan(command, known).slots[0]?.ask ?? null;
  }

  /** Sends something the offers do not have, to be told why not. */
  async why(command: string, fields: Known): Promise<void> {
    await this.table.send({ type: 'do', command: { do: command, ...fields } });
  }

  override get speakers(): string[] {
    return this.mine.map((person) => person.name);
  }

  override seatName(seat: number): string {
    return this.seen.people[seat] || (seat === this.seen.gm || seat < 0 ? t('the-gm') : this.table.seatName(seat));
  }
}
