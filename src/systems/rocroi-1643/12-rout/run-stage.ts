/** A rout move at the table: where equal ways lead to the edge, the owner chooses (12.3). */
import type { Mark } from '../../../core/contract/board';
import type { HexIndex } from '../../../core/hex/hex';
import { theDecision } from '../engine/declare';
import { noSuchOption } from '../play/reasons';
import { atHex, commandIfLegal, onPlace, pointedAt, refuse, type Stage, toDraft } from '../play/stage';
import { subjectOf } from '../play/subject';
import type { Board, Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import { counted, named } from '../wording';
import { runsFirst } from './reasons';
import { nextRunHexes, RUN, runWay, wayToEdge } from './run';

export const runStage: Stage = {
  prompt(board) {
    const unit = who(board);
    const way = wayToEdge(board, unit) ?? 0;
    const { entered } = theDecision(board, 'runTo');
    return {
      instruction: `${unit.name} runs, ${counted(way, 'hex', 'hexes')} from leaving the map: choose between equal ways${entered > 0 ? `, after ${counted(entered, 'hex', 'hexes')}` : ''}.`,
      names: [unit],
      subject: subjectOf(board, unit),
      choices: nextRunHexes(board, unit).map((hex, i) =>
        onPlace(board.number(hex), `Run to ${board.number(hex)}`, {
          key: `${i + 1}`,
          cost: waits(board, unit, hex),
        }),
      ),
    };
  },
  press(board, _draft, target) {
    if (target.on === 'option') return target.id === 'cancel' ? toDraft(null) : refuse(noSuchOption());
    const pointed = pointedAt(board, target);
    if (!pointed || pointed.hex < 0) return refuse(runsFirst({ counters: [who(board)] }));
    return commandIfLegal(board, { do: 'runTo', to: board.number(pointed.hex) });
  },
  marks: (board) => runMarks(board, who(board)),
};

function who(board: Board): Unit {
  return board.knownUnit(theDecision(board, 'runTo').unit);
}

function waits(board: Board, unit: Unit, hex: HexIndex): string {
  const friends = board.unitsIn(hex).filter(({ order }) => order !== 'routed');
  if (friends.length > 0) return `through ${named(friends[0] ?? unit)}, who falls into disorder`;
  return inEnemyZone(board, hex, unit.side) ? 'stops in an enemy zone of control' : 'free';
}

/** The way to leave the map that begins with that hex, as far as a run goes. */
function wayOver(board: Board, unit: Unit, hex: HexIndex): readonly string[] {
  const { entered } = theDecision(board, 'runTo');
  const further = runWay(board, { ...unit, hex }).hexes.slice(0, Math.max(0, RUN - entered - 1));
  return [board.number(hex), ...further];
}

/** The ways it can take, with how far each is from leaving the map. */
export function runMarks(board: Board, unit: Unit): readonly Mark[] {
  const left = (wayToEdge(board, unit) ?? 1) - 1;
  return [
    { means: 'selected', label: '', shape: atHex(unit.at ?? '') },
    ...nextRunHexes(board, unit).flatMap((hex): readonly Mark[] => {
      const at = board.number(hex);
      return [
        { means: 'reach', label: `${left} to the edge`, shape: atHex(at) },
        {
          means: 'path',
          label: '',
          shape: { kind: 'line', through: [unit.at ?? '', ...wayOver(board, unit, hex)] },
        },
      ];
    }),
  ];
}
