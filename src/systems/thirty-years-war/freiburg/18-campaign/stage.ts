/**
 * Choosing the ground of the next day, with the position of the day that is over still on the map. @rule freiburg:18.51
 */

import type { Mark } from '../../../../core/contract/board';
import type { Choice, Target } from '../../../../core/contract/table';
import { commandIfLegal, NOTHING, refuse, type Stage } from '../../play/stage';
import type { Preview } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { brokenMarks, wayBackMarks } from '../19-siege/town-marks';
import { STANDS, type Stand } from '../scenario';
import { freiburgOf } from '../state';
import { redeploymentFirst } from './reasons';
import { redeploymentReasons } from './redeployment';
import { BAVARIAN_AREAS, openStands } from './stands';

const STAND_WORDS: { readonly [S in Stand]: string } = {
  line: 'Hold the 3 August Line again',
  rows: 'Fall back to the rows of 5 August and the Hill',
  hill: 'Stand on the Hill',
  town: 'Stand in the town',
};

function among(board: Board): readonly Stand[] {
  const { regroup } = freiburgOf(board);
  return regroup ? openStands(regroup) : [];
}

export const redeploymentStage: Stage = {
  prompt(board) {
    const open = among(board);
    const instruction =
      open.length > 1
        ? 'Choose where the army stands on the next day. Then the field is cleared: the Bavarians set up first, the French after them.'
        : 'Only one position is open for the next day. Go on, and the field is cleared: the Bavarians set up first, the French after them.';
    return {
      instruction,
      choices: open.map(
        (to): Choice => ({
          target: { on: 'option', id: to },
          label: STAND_WORDS[to],
          key: to.charAt(0),
          ...(open.length === 1 ? { weight: 'main' as const } : {}),
        }),
      ),
    };
  },
  press(board, _draft, target) {
    const to = standOf(target);
    if (!to) return refuse([redeploymentFirst(board)]);
    const reasons = redeploymentReasons(board, to);
    return reasons.length > 0 ? refuse(reasons) : commandIfLegal(board, { do: 'chooseRedeployment', to });
  },
  preview: (board, _draft, target): Preview => {
    const to = standOf(target);
    if (!to) return NOTHING;
    return { ...NOTHING, text: 'The Bavarian army sets up in the lit hexes.', marks: [areaOf(board, to)] };
  },
  marks: (board) => [...brokenMarks(board), ...wayBackMarks(board)],
};

function standOf(target: Target): Stand | undefined {
  return target.on === 'option' ? STANDS.find((stand) => stand === target.id) : undefined;
}

function areaOf(board: Board, to: Stand): Mark {
  const { scenario } = board;
  const { regroup } = freiburgOf(board);
  const broken =
    to === 'town'
      ? new Set((regroup?.town?.sections ?? []).flatMap((one) => (one.broken ? one.id : [])))
      : null;
  const closed = (scenario.map.fortress?.sections ?? []).filter(({ id }) => broken?.has(id));
  const shut = new Set(closed.flatMap(({ hexes }) => hexes));
  const places = (scenario.map.areas[BAVARIAN_AREAS[to]] ?? []).filter((hex) => !shut.has(hex));
  return { means: 'reach', label: '', shape: { kind: 'places', places } };
}
