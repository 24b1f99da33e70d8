/** Firing a gun at a unit: cases 5.0 to 5.11. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import { lowestEqual } from '../../state/equals';
import { DISRUPTED, FIRED } from '../../state/piece';
import { knownPiece } from '../../state/position';
import { nameInRecords } from '../../wording';
import { disrupts, fireReasons, isOpenGun } from './artillery';
import { isSeenBy } from './line-of-sight';

const form = v.strictObject({ do: v.literal('fire'), gun: counterIdSchema, target: counterIdSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    fire: Read<typeof form>;
  }
  interface EventTypes {
    gunFired: {
      readonly gun: CounterId;
      readonly target: CounterId;
      readonly die: number;
      readonly disrupted: boolean;
    };
  }
}

export const fire = command('fire', {
  form,
  given: { phase: 'artilleryFire' },
  check: (board, { gun, target }) => fireReasons(board, gun, target),
  canonical: (board, shot) => ({ ...shot, gun: lowestEqual(board, shot.gun) }),
  *moves(board, asking) {
    for (const gun of inTurn(board.guns, asking)) {
      if (!isOpenGun(board, gun) || lowestEqual(board, gun.id) !== gun.id) continue;
      for (const target of inTurn(board.pieces, asking))
        if (isSeenBy(board, gun, target)) yield { do: 'fire', gun: gun.id, target: target.id };
    }
  },
  resolve(play, { gun: gunId, target: targetId }) {
    const [gun, target] = [knownPiece(play.board, gunId), knownPiece(play.board, targetId)];
    const die = play.die(() => `Fire at ${nameInRecords(play.board, target)}`);
    const disrupted = disrupts(play.board, gun, target, die);
    play.emit({ happened: 'gunFired', gun: gunId, target: targetId, die, disrupted });
  },
});

export const gunFired = event('gunFired', (board, { gun, target, disrupted }) => {
  board.flag(knownPiece(board, gun), FIRED);
  if (disrupted) board.flag(knownPiece(board, target), DISRUPTED);
});
