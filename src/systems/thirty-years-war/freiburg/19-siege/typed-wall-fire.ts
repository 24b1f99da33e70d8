/** Fire at walls as it is typed: `1013x0913w`. @rule freiburg:19.55 */
import type { TypedForm } from '../../play/declare';
import { commandIfLegal, NOTHING, refuse } from '../../play/stage';
import { gunAt } from '../../play/typed';
import { fireStage } from '../../standard/05-artillery/stage';
import { noGunToFireThere } from './reasons';

export const TYPED_WALL_FIRE: TypedForm = {
  form: ['1013x0913w', 'fires at the walls of a hex'],
  pattern: /^(\d{4})X(\d{4})W$/,
  press(board, [from = '', at = '']) {
    const gun = gunAt(board, from);
    if (!gun) return refuse([noGunToFireThere(board, from)]);
    return commandIfLegal(board, { do: 'fireAtWalls', gun: gun.id, at });
  },
  preview(board, [from = '', at = '']) {
    const gun = gunAt(board, from);
    const draft = gun ? ({ kind: 'fire', gun: gun.id, aim: 'walls' } as const) : null;
    return draft ? fireStage.preview(board, draft, { on: 'place', at }) : NOTHING;
  },
};
