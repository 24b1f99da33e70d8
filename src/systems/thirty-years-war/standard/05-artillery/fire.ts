/** Firing a gun at a unit: cases 5.0 to 5.11. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { change, disrupt } from '../../engine/change';
import { counterIdSchema } from '../../engine/commandParts';
import { command, event } from '../../engine/declare';
import { inTurn } from '../../engine/inTurn';
import { lowestEqual } from '../../state/equals';
import { knownPiece, positionOf } from '../../state/position';
import { nameInRecords } from '../../wording';
import { disrupts, fireReasons, gunsThatMayAct, targetsOf } from './artillery';

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
  check: (state, { gun, target }) => fireReasons(state, gun, target),
  canonical: (state, shot) => ({ ...shot, gun: lowestEqual(state, shot.gun) }),
  *moves(state, asking) {
    for (const gun of inTurn(gunsThatMayAct(state), asking)) {
      if (lowestEqual(state, gun.id) !== gun.id) continue;
      for (const target of inTurn(targetsOf(state, gun), asking))
        yield { do: 'fire', gun: gun.id, target: target.id };
    }
  },
  resolve(play, { gun: gunId, target: targetId }) {
    const [gun, target] = [knownPiece(play.state, gunId), knownPiece(play.state, targetId)];
    const [die = 0] = play.dice([`Fire at ${nameInRecords(positionOf(play.state), target)}`]);
    const disrupted = disrupts(play.state, gun, target, die);
    play.emit({ happened: 'gunFired', gun: gunId, target: targetId, die, disrupted });
  },
});

export const gunFired = event('gunFired', (state, { gun, target, disrupted }) => {
  const fired = change(state, [gun], (counter) => ({ ...counter, fired: true }));
  return disrupted ? change(fired, [target], disrupt) : fired;
});
