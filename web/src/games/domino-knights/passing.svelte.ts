// Passing until one's own turn: windows wait for nobody meanwhile, and afterwards as they did before.
import { passedBefore, rememberPassing } from '../../memory';
import type { Table } from '../../table.svelte';

class UntilTurn {
  /** How windows waited before; empty: it isn't asked for. */
  before = $state('');

  constructor(table: string) {
    this.before = passedBefore(table);
  }

  begin(table: Table): void {
    this.before = table.room?.stops ?? 'concerned';
    rememberPassing(table.id, this.before);
    void table.send({ type: 'stops', when: 'never' });
    const pass = table.offers.find(({ command }) => command === 'pass');
    if (pass) void table.play(pass, {});
  }

  end(table: Table): void {
    void table.send({ type: 'stops', when: this.before });
    this.before = '';
    rememberPassing(table.id, '');
  }
}

const tables = new Map<string, UntilTurn>();

export function untilTurn(table: string): UntilTurn {
  const known = tables.get(table) ?? new UntilTurn(table);
  tables.set(table, known);
  return known;
}
