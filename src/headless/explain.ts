/** One command of a record in full: who, phase, command, dice, what was read from which table, and what happened. */

import type { GameSystem } from '../core/contract/system';
import type { Json } from '../core/contract/values';
import { type Game, narrate, stateOf } from '../core/game';
import { itemAt } from '../core/list';
import { ROOT } from '../core/record/record';

export function explain(system: GameSystem, game: Game, entry: number): object {
  const written = itemAt(game.record.entries, entry);
  const before = stateOf(game, written?.parent ?? ROOT);
  const lines = narrate(system, game, entry);
  const receipts = lines.flatMap(({ receipt }) => (receipt ? [receipt] : []));
  return {
    who: system.prompt(before, null).by,
    turn: system.moment(before).turn,
    phase: system.moment(before).segment,
    command: written?.command ?? null,
    dice: written?.dice ?? [],
    receipt: receipts.map((receipt) => ({
      title: receipt.title,
      items: receipt.items.map(({ by, because, rule }) => `${by}: ${because} (${rule})`),
      total: receipt.total,
    })),
    events: itemAt(game.steps, entry)?.events.map((event): Json => event) ?? [],
    told: lines.map(({ text }) => text),
  };
}
