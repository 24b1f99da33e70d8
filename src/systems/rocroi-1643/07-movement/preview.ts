/** What a move would come to, and why a hex cannot be reached. */
import type { Ghost, Mark } from '../../../core/contract/board';
import type { HexIndex } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import { entryBar } from '../03-stacking/stacking';
import { hiddenWords } from '../10-artillery/hidden';
import { barsToCharge } from '../11-combat/charge';
import { check } from '../engine/judge';
import { degrees } from '../look/face';
import { looking } from '../play/facings';
import { noWayThere } from '../play/reasons';
import { atHex, atHexes } from '../play/stage';
import type { Preview, Reason } from '../rulebook/cited';
import { type Board, enemyOf, type Unit } from '../state/board';
import { controllersOf, inEnemyZone } from '../state/near';
import { allNamed, counted, eitherOf, named } from '../wording';
import type { ActBar, Pose } from './act';
import { lineOf } from './line';
import { actReason } from './move';
import { zoneOnTheWay } from './reasons';
import { comesNear } from './walk';
import { bestIn, endsBeyond, endsUnstopped, follow, type March, wayOf } from './ways';

/** `5 MP`; half of it out of command. */
export function allowanceWords(points: number): string {
  return `${points} MP`;
}

/** What the move as it is put together comes to. */
export function previewMarch(board: Board, march: March): Preview {
  const { unit, here, mover, draft } = march;
  const { tests } = here;
  const turns = draft.steps.filter((one) => typeof one === 'number').length;
  const onWay = turns > 0 ? `, ${counted(turns, 'turn')} on the way` : '';
  const said = [
    `${unit.name} to ${board.number(here.hex)}, facing ${looking(here.facing)}${onWay}.`,
    ...[testWords(unit, tests), contactWords(board, unit, here), hiddenWords(board, [unit], [here.hex])],
  ];
  return {
    text: said.join(''),
    cost: `${here.spent} of ${allowanceWords(mover.allowance)}`,
    reasons: [],
    marks: marksOfMarch(board, march),
    ghosts: [ghostOf(board, march)],
  };
}

/** Where its line would come to stand with it. */
export function previewLine(board: Board, march: March): Preview {
  const line = lineOf(board, march);
  const units = [march.unit, ...line.map(({ unit }) => unit)];
  const hidden = hiddenWords(board, units, [march.here.hex, ...line.map(({ to }) => to.hex)]);
  return {
    text: `${march.unit.name} moves, and with it ${allNamed(line.map(({ unit }) => unit))}.${hidden}`,
    cost: '',
    reasons: [],
    marks: line.map(({ unit, steps }): Mark => {
      const through = [unit.at ?? '', ...steps.filter((one) => typeof one === 'string')];
      return { means: 'path', label: '', shape: { kind: 'line', through } };
    }),
    ghosts: line.map(({ unit, to }) => ({
      ...{ counter: unit.id, at: board.number(to.hex), facing: degrees(to.facing) },
    })),
  };
}

/** Whom it would have to fight there, and whom of them it could charge. @rule 6.1, 11.0, 11.2 */
function contactWords(board: Board, unit: Unit, { hex, facing, charge }: Pose): string {
  const enemies = frontOf(facing).flatMap((direction) => {
    const next = board.neighbour(hex, direction);
    const there = next < 0 ? undefined : board.unitIn(next);
    return there && there.side !== unit.side ? [there] : [];
  });
  if (enemies.length === 0 || unit.attacked) return '';
  const charged = charge ? enemies.filter((enemy) => barsToCharge(board, unit, hex, enemy).length === 0) : [];
  const could = charged.length > 0 ? ` It could charge ${allNamed(charged)} from there.` : '';
  return ` There it must attack ${eitherOf(enemies.map(named))}, or support.${could}`;
}

/** Die and morale of 5 or less disorganise who turns in an enemy zone. @rule 7.2 */
function testWords(unit: Unit, tests: number): string {
  if (tests === 0) return '';
  const least = 6 - unit.morale;
  const needs = least <= 1 ? 'which it cannot fail' : `a die of ${least} or more, or it is disorganised`;
  return ` It turns in an enemy zone of control: ${needs}${tests > 1 ? `, ${tests} times` : ''}.`;
}

export function ghostOf(board: Board, { unit, here }: March): Ghost {
  return { counter: unit.id, at: board.number(here.hex), facing: degrees(here.facing) };
}

/** The way with its cost, and what the unit would have in front. */
export function marksOfMarch(board: Board, march: March): readonly Mark[] {
  const way = wayOf(board, march);
  const { unit, here } = march;
  const label = `${here.spent} MP`;
  const path: readonly Mark[] =
    way.length > 1 ? [{ means: 'path', label, shape: { kind: 'line', through: way } }] : [];
  return [...path, ...turnMarks(board, march), ...frontMarks(board, unit, here)];
}

/** Where it turns on its way, with what that costs: `turn 2 MP, test`. @rule 7.2 */
function turnMarks(board: Board, { mover, begin, draft }: March): readonly Mark[] {
  return draft.steps.flatMap((one, i): readonly Mark[] => {
    if (typeof one === 'string') return [];
    const before = follow(board, mover, begin, draft.steps.slice(0, i));
    const after = follow(board, mover, begin, draft.steps.slice(0, i + 1));
    if (!before || !after) return [];
    const test = after.tests > before.tests ? ', test' : '';
    const label = `turn ${after.spent - before.spent} MP${test}`;
    return [{ means: { own: 'turn' }, label, shape: atHex(board.number(after.hex)) }];
  });
}

/** The hexes in front of a unit that stands there. @rule 6.0 */
export function frontMarks(
  board: Board,
  unit: Unit,
  { hex, facing }: Pick<Pose, 'hex' | 'facing'>,
): readonly Mark[] {
  const hexes = frontOf(facing).flatMap((direction) => {
    const next = board.neighbour(hex, direction);
    return next < 0 ? [] : [board.number(next)];
  });
  if (hexes.length === 0) return [];
  return [{ means: { own: 'front' }, label: '', shape: atHexes(hexes), side: board.sideId(unit.side) }];
}

/** Why a unit does not come to a hex; the judge says it where the rule of a single act bars it. */
export function whyNotTo(board: Board, march: March, hex: HexIndex): readonly Reason[] {
  const { unit, mover, begin, draft } = march;
  const number = board.number(hex);
  const isNext = [0, 1, 2, 3, 4, 5].some((d) => board.neighbour(march.here.hex, d) === hex);
  if (draft.tracing && isNext) return judged(board, march, number);
  const barred = (bar: ActBar, cost?: number) => [actReason(board, mover, begin, number, bar, cost)];
  const standing = standingBar(board, unit, hex);
  if (standing) return barred(standing);
  if (begin.freedom !== 'free' || (isNext && draft.steps.length === 0)) return judged(board, march, number);
  if (!mover.commanded && comesNear(board, mover, begin.hex, hex).length > 0) return barred('nextToEnemy');
  const stopped = stoppedBefore(board, march, hex);
  if (stopped) return [stopped];
  const end = bestIn(endsBeyond(board, march), hex);
  if (!end) return [noWayThere({ counters: [unit], hexes: [number] })];
  return barred('tooFewPoints', end.pose.spent - begin.spent);
}

/**
 * The zone of control that ends the move on a way that it has the points for; null: that is not what keeps it away.
 * @rule 6.1
 */
function stoppedBefore(board: Board, march: March, hex: HexIndex): Reason | null {
  const { unit } = march;
  const end = bestIn(endsUnstopped(board, march), hex);
  const through = end?.steps.filter((one) => typeof one === 'string').slice(0, -1) ?? [];
  const where = through.find((number) => inEnemyZone(board, board.hex(number), unit.side));
  if (where === undefined) return null;
  const holders = controllersOf(board, board.hex(where), unit.side);
  return zoneOnTheWay({ counters: [unit, ...holders], hexes: [where, board.number(hex)] });
}

/** The reasons of `check` against going straight on to that hex. */
function judged(board: Board, { draft, unit }: March, to: string): readonly Reason[] {
  return check(board, { do: 'move', unit: unit.id, steps: [...draft.steps, to] });
}

/** Who or what holds the hex; null: a unit may stand there. @rule 3.0, 8.4 */
function standingBar(board: Board, unit: Unit, hex: HexIndex): ActBar | null {
  const there = board.unitIn(hex);
  return entryBar(board, unit, hex) ?? (there && there.id !== unit.id ? 'friend' : null);
}

/** Of hexes those in an enemy zone of control, as a mark of that side. @rule 6.1 */
export function stopMarks(board: Board, unit: Unit, hexes: readonly HexIndex[]): readonly Mark[] {
  const held = hexes.filter((hex) => inEnemyZone(board, hex, unit.side)).map((hex) => board.number(hex));
  if (held.length === 0) return [];
  return [{ means: 'control', label: '', shape: atHexes(held), side: board.sideId(enemyOf(unit.side)) }];
}
