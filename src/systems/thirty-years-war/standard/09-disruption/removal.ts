/** One roll for Disruption Removal: case 9.2. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import type { BattlePlay } from '../../engine/system';
import { ATTEMPTED, DISRUPTED } from '../../state/piece';
import { knownPiece } from '../../state/position';
import { nameInRecords } from '../../wording';
import { helperOf, neededRoll, removalReasons } from './disruption';

const form = v.strictObject({ do: v.literal('attemptRemoval'), unit: counterIdSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    attemptRemoval: Read<typeof form>;
  }
  interface EventTypes {
    removalAttempted: {
      readonly unit: CounterId;
      readonly leader: CounterId | null;
      readonly die: number;
      readonly undisrupted: boolean;
    };
  }
}

/** Throws for a unit and turns it over on a success, at once. @rule 9.2, 10.21 */
export function rollForRemoval(play: BattlePlay, id: CounterId): void {
  const unit = knownPiece(play.board, id);
  const leader = helperOf(play.board, unit)?.id ?? null;
  const needed = neededRoll(play.board, unit);
  const die = play.die(() => `Disruption Removal of ${nameInRecords(play.board, unit)}`);
  play.emit({ happened: 'removalAttempted', unit: id, leader, die, undisrupted: die >= needed });
}

export const attemptRemoval = command('attemptRemoval', {
  form,
  given: { phase: 'disruptionRemoval' },
  check: (board, { unit }) => removalReasons(board, unit),
  *moves(board, asking) {
    for (const { id, disrupted } of inTurn(board.pieces, asking))
      if (disrupted && removalReasons(board, id).length === 0) yield { do: 'attemptRemoval', unit: id };
  },
  resolve: (play, { unit }) => rollForRemoval(play, unit),
});

export const removalAttempted = event('removalAttempted', (board, { unit, undisrupted }) =>
  board.flag(knownPiece(board, unit), ATTEMPTED, undisrupted ? DISRUPTED : 0),
);
