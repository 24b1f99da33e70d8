/** One roll for Disruption Removal: case 9.2. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { change } from '../../engine/change';
import { counterIdSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import type { BattlePlay } from '../../engine/system';
import { knownPiece, positionOf } from '../../state/position';
import { nameInRecords } from '../../wording';
import { helperOf, neededRoll, removalReasons, unitsToRollFor } from './disruption';

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
  const unit = knownPiece(play.state, id);
  const leader = helperOf(play.state, unit)?.id ?? null;
  const needed = neededRoll(play.state, unit);
  const [die = 0] = play.dice([`Disruption Removal of ${nameInRecords(positionOf(play.state), unit)}`]);
  play.emit({ happened: 'removalAttempted', unit: id, leader, die, undisrupted: die >= needed });
}

export const attemptRemoval = command('attemptRemoval', {
  form,
  given: { phase: 'disruptionRemoval' },
  check: (state, { unit }) => removalReasons(state, unit),
  *moves(state, asking) {
    for (const { id } of inTurn(unitsToRollFor(state), asking)) yield { do: 'attemptRemoval', unit: id };
  },
  resolve: (play, { unit }) => rollForRemoval(play, unit),
});

export const removalAttempted = event('removalAttempted', (state, { unit, undisrupted }) =>
  change(state, [unit], (counter) => ({
    ...counter,
    attempted: true,
    disrupted: counter.disrupted && !undisrupted,
  })),
);
