/** The board as given values: counters with their faces and conditions, marks, and what never changes. */
import type { BoardView, CounterCondition, CounterView } from '../../../../core/contract/board';
import type { TableView } from '../../../../core/contract/map';
import type { Track } from '../../../../core/contract/table';
import { isActive, isCommanded } from '../../05-activation/active';
import { canMove } from '../../07-movement/move';
import { mustAttack } from '../../11-combat/obligations';
import { batteryFace, corpsShown, degrees, leaderFace, unitFace } from '../../look/face';
import { groundNotes, groundOf, notesOf } from '../../look/ground';
import type { Board, Counter, Leader, Unit } from '../../state/board';
import { inEnemyZone } from '../../state/near';
import { type Draft, pickedIn } from '../drafts';
import { labelOf, trayOf } from '../label';
import { corpsName, KIND_NAMES } from '../names';
import { stagedPrompt, stageOf } from '../prompt';
import type { Turnable } from '../stage';

export function board(board: Board, draft: Draft | null): BoardView {
  const { over } = board.state;
  const stage = stageOf(board);
  const ready = over ? new Set<string>() : readyIn(board, draft);
  const picked = new Set<string>(draft ? pickedIn(draft) : []);
  const turnable = over ? null : (stage.turnable?.(board, draft) ?? null);
  const counters = [...board.units, ...board.leaders, ...board.batteries];
  const ghosts = over ? [] : (stage.ghosts?.(board, draft) ?? []);
  return {
    counters: counters.map((counter) =>
      counterView(board, counter, ready.has(counter.id), picked.has(counter.id), turnable),
    ),
    marks: over ? [] : stage.marks(board, draft),
    ...(ghosts.length > 0 ? { ghosts } : {}),
  };
}

/** Those that can be chosen, or taken up instead of the one that is. */
function readyIn(board: Board, draft: Draft | null): ReadonlySet<string> {
  const { choices } = stagedPrompt(board, draft);
  return new Set([
    ...choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : [])),
    ...(stageOf(board).instead?.(board, draft) ?? []),
  ]);
}

function counterView(
  board: Board,
  counter: Counter,
  ready: boolean,
  picked: boolean,
  turnable: Turnable | null,
): CounterView {
  const facing = facingShown(board, counter);
  const conditions: readonly (readonly [boolean, CounterCondition])[] = [
    [ready, 'ready'],
    [picked, 'picked'],
    [hasActed(board, counter), 'spent'],
    [counter.is === 'unit' && board.state.step === 'combat' && mustAttack(board, counter), 'obliged'],
    [isReversed(counter), 'reversed'],
  ];
  return {
    id: counter.id,
    side: board.sideId(counter.side),
    at: counter.at,
    tray: trayOf(counter),
    name: counter.name,
    label: labelOf(board, counter),
    face: faceOf(board, counter),
    tags: tagsOf(board, counter),
    condition: conditions.filter(([holds]) => holds).map(([, condition]) => condition),
    ...(facing === null ? {} : { facing: degrees(facing) }),
    ...(turnable?.counter === counter.id ? { turns: turnable.facings.map(degrees) } : {}),
  };
}

/** Of a routed unit nobody knows where it looks, unless an option says so. @rule 11.4 */
function facingShown({ options }: Board, counter: Counter): number | null {
  if (counter.is !== 'unit') return null;
  return counter.order === 'routed' && options.routedFacing === 'none' ? null : counter.facing;
}

function faceOf(board: Board, counter: Counter): CounterView['face'] {
  switch (counter.is) {
    case 'unit':
      return unitFace(board, counter);
    case 'leader':
      return leaderFace(board, counter, isAtRisk(board, counter));
    case 'battery':
      return batteryFace(counter);
  }
}

/** He is in front of an enemy: an attack there can cost him with his unit, or alone. @rule 8.4 */
function isAtRisk(board: Board, { hex, side }: Leader): boolean {
  return hex >= 0 && inEnemyZone(board, hex, side);
}

function isReversed(counter: Counter): boolean {
  if (counter.is === 'battery') return counter.captured;
  return counter.is === 'leader' ? counter.isAide : counter.steps < counter.fullSteps;
}

/** Whether a counter of the corps that is active has done what it can in this step. */
function hasActed(board: Board, counter: Counter): boolean {
  const { step } = board.state;
  if (counter.is === 'battery') return step === 'aiming' && counter.target !== null;
  if (counter.is === 'leader') return step === 'movement' && counter.moved && counter.at !== null;
  if (!isActive(board, counter)) return false;
  return step === 'movement'
    ? counter.moved && !canMove(board, counter)
    : step === 'combat' && counter.attacked;
}

function tagsOf(board: Board, counter: Counter): readonly string[] {
  const gone = counter.at === null ? ['lost'] : [];
  switch (counter.is) {
    case 'battery':
      return ['battery', ...(counter.captured ? ['captured'] : [])];
    case 'leader':
      return [
        'leader',
        ...(counter.corps === null ? ['in chief'] : [corpsName(board, counter.corps)]),
        ...gone,
      ];
    case 'unit':
      return [
        KIND_NAMES[counter.kind],
        corpsName(board, counter.corps),
        ...gone,
        ...unitTags(board, counter),
      ];
  }
}

function unitTags(board: Board, unit: Unit): readonly string[] {
  const isNow = isActive(board, unit);
  const isThere = unit.at !== null;
  const tags: readonly (readonly [boolean, string])[] = [
    [isThere && unit.order !== 'good', unit.order],
    [isThere && unit.steps < unit.fullSteps, 'reduced'],
    [isThere && unit.charges, 'charges'],
    [isThere && inEnemyZone(board, unit.hex, unit.side), 'in an enemy zone of control'],
    [isThere && unit.moved, 'moved'],
    [isThere && isNow && !unit.moved, 'not moved'],
    [isThere && unit.attacked, 'attacked'],
    [board.state.step === 'combat' && mustAttack(board, unit), 'must fight'],
    [isThere && isNow && !isCommanded(board, unit), 'out of command'],
    [isThere && board.state.demoralized.includes(unit.corps), 'demoralised'],
  ];
  return tags.filter(([holds]) => holds).map(([, tag]) => tag);
}

const PHASES = ['Artillery', 'Operations', 'Commanders in chief', 'Rally'];
const PHASE_OF = { aiming: 0, cup: 1, movement: 1, combat: 1, chiefs: 2, rally: 3 } as const;

export function tracks({ scenario, state }: Board): readonly Track[] {
  const turns = Array.from({ length: scenario.turns.count }, (_, i) => `${i + 1}`);
  return [
    { of: 'turns', label: 'Turn', steps: turns, at: state.turn - 1 },
    { of: 'phases', label: 'Phase', steps: PHASES, at: PHASE_OF[state.step] },
  ];
}

export function table(board: Board): TableView {
  const { scenario } = board;
  const notes = groundNotes(scenario);
  return {
    title: scenario.title,
    subtitle: scenario.subtitle,
    notes: notesOf(scenario),
    sides: scenario.sides,
    ground: groundOf(scenario),
    ...(notes ? { groundNotes: notes } : {}),
    formations: corpsShown(board),
  };
}
