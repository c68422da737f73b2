// Passing until one's own turn: windows wait for nobody meanwhile, and afterwards as they did before.
import type { Table } from '../../table.svelte';

class UntilTurn {
  /** How windows waited before; empty: it isn't asked for. */
  before = $state('');

  begin(table: Table): void {
    this.before = table.room?.stops ?? 'concerned';
    void table.send({ type: 'stops', when: 'never' });
    const pass = table.offers.find(({ command }) => command === 'pass');
    if (pass) void table.play(pass, {});
  }

  end(table: Table): void {
    void table.send({ type: 'stops', when: this.before });
    this.before = '';
  }
}

const tables = new Map<string, UntilTurn>();

export function untilTurn(table: string): UntilTurn {
  const known = tables.get(table) ?? new UntilTurn();
  tables.set(table, known);
  return known;
}
