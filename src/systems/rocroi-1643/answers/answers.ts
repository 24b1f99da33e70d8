/**
 * Everything that can be counted in a position, one object for each subject: for examples of play and the command line.
 */
import type { Json } from '../../../core/contract/values';
import { OFF_MAP } from '../../../core/hex/hex';
import { flanksOf, frontOf, rearOf } from '../02-facing/facing';
import { activeUnits } from '../05-activation/active';
import { markerChances } from '../05-activation/chances';
import { canMove, moveOf } from '../07-movement/move';
import { endsFrom } from '../07-movement/reach';
import { turn } from '../07-movement/walk';
import { commandOf } from '../08-leaders/command';
import { placesFor } from '../08-leaders/placing';
import { shotBar, shotOf } from '../10-artillery/fire';
import { chargeReasons } from '../11-combat/charge';
import { reckon } from '../11-combat/modifiers';
import { attackersOf, openObligations, targetsOf } from '../11-combat/obligations';
import { prospectsOf, type UnitEnd } from '../11-combat/prospects';
import { optionsOf } from '../11-combat/retreat';
import { rallyHelper } from '../12-rout/rally';
import { nextRunHexes, runWay, wayToEdge } from '../12-rout/run';
import { strainOf } from '../12-rout/strain';
import { standing } from '../13-victory/points';
import { sideToAct } from '../engine/judge';
import type { Battery, Board, Leader, Unit } from '../state/board';

type Answer = { readonly about: string; readonly [field: string]: Json };

/** What is counted about a subject, if that is asked for. */
type Of = (subject: string, find: () => readonly Answer[]) => readonly Answer[];

/** `about`: the subjects that are asked for alone. */
export function answers(board: Board, about?: ReadonlySet<string>): readonly Answer[] {
  const onMap = board.units.filter(({ hex }) => hex !== OFF_MAP);
  const of: Of = (subject, find) => (about === undefined || about.has(subject) ? find() : []);
  return [
    ...of('unit', () => onMap.map((unit) => unitAnswer(board, unit))),
    ...of('zone', () => onMap.flatMap((unit) => zoneAnswers(board, unit))),
    ...of('command', () => onMap.map((unit) => ({ about: 'command', ...commandOf(board, unit) }))),
    ...of('leader', () => board.leaders.map(leaderAnswer)),
    ...of('battery', () => board.batteries.map((battery) => batteryAnswer(board, battery))),
    ...stepAnswers(board, of),
    ...decisionAnswers(board).flatMap((answer) => of(answer.about, () => [answer])),
    ...of('corps', () =>
      board.scenario.corps.map(({ id }) => ({ about: 'corps', ...strainOf(board.state, id) })),
    ),
    ...of('standing', () => [standingAnswer(board)]),
    ...of('turn', () => [turnAnswer(board)]),
  ];
}

function leaderAnswer({ id, at, isAide, moved }: Leader): Answer {
  return { about: 'leader', leader: id, at, isAide, moved };
}

function batteryAnswer(board: Board, { id, side, captured }: Battery): Answer {
  return { about: 'battery', battery: id, holder: board.sideId(side), captured };
}

function turnAnswer(board: Board): Answer {
  const toAct = sideToAct(board);
  const { turn, step, side, over } = board.state;
  return { about: 'turn', turn, toAct: toAct === null ? null : board.sideId(toAct), step, side, over };
}

function unitAnswer(board: Board, unit: Unit): Answer {
  const at = (directions: readonly number[]) =>
    directions
      .map((direction) => board.neighbour(unit.hex, direction))
      .flatMap((hex) => (hex === OFF_MAP ? [] : board.number(hex)))
      .sort();
  const { id, facing, order, steps, moved, attacked } = unit;
  return {
    ...{ about: 'unit', unit: id, at: unit.at, facing, order, steps, moved, attacked },
    ...{ front: at(frontOf(facing)), flank: at(flanksOf(facing)), rear: at(rearOf(facing)) },
  };
}

/** Each hex of its zone of control. */
function zoneAnswers(board: Board, { id, hex, facing, order }: Unit): readonly Answer[] {
  if (order === 'routed') return [];
  const hexes = frontOf(facing).map((direction) => board.neighbour(hex, direction));
  return hexes.flatMap((at) => (at === OFF_MAP ? [] : { about: 'zone', unit: id, hex: board.number(at) }));
}

function stepAnswers(board: Board, of: Of): readonly Answer[] {
  switch (board.state.step) {
    case 'aiming':
      return of('shot', () => board.batteries.flatMap((battery) => shotAnswers(board, battery)));
    case 'cup':
      return of('marker', () =>
        markerChances(board).map(({ leader, chance }) => ({ about: 'marker', leader, chance })),
      );
    case 'movement':
      return of('reach', () =>
        activeUnits(board).flatMap((unit) => (canMove(board, unit) ? [reachAnswer(board, unit)] : [])),
      );
    case 'combat':
      return [
        ...of('target', () => targetAnswers(board)),
        ...of('obligation', () =>
          openObligations(board).map(({ id }) => ({ about: 'obligation', unit: id })),
        ),
        ...of('attack', () => activeUnits(board).flatMap((unit) => attackAnswers(board, unit))),
      ];
    case 'chiefs':
      return [];
    case 'rally':
      return of('rally', () =>
        board.state.rallying.map((unit) => ({
          ...{ about: 'rally', unit, helper: rallyHelper(board, board.knownUnit(unit))?.id ?? null },
        })),
      );
  }
}

function shotAnswers(board: Board, battery: Battery): readonly Answer[] {
  return board.units
    .filter((unit) => shotBar(board, battery, unit) === null)
    .map((unit) => ({ about: 'shot', ...shotOf(board, battery, unit) }));
}

/** Who can attack each unit, the best first. */
function targetAnswers(board: Board): readonly Answer[] {
  return board.units.flatMap((target) => {
    const attackers = target.at === null ? [] : attackersOf(board, target);
    if (attackers.length === 0) return [];
    return [
      { about: 'target', target: target.id, attackers: attackers.map(({ unit, total }) => [unit.id, total]) },
    ];
  });
}

/** The fewest points to each hex that a unit can come to, and to each facing that it can turn to where it stands. */
function reachAnswer(board: Board, unit: Unit): Answer {
  const { mover, pose } = moveOf(board, unit);
  const costs: { [hex: string]: number } = {};
  for (const end of endsFrom(board, mover, pose)) costs[board.number(end.pose.hex)] ??= end.pose.spent;
  const turns: { [facing: string]: number } = {};
  let tested = false;
  for (const facing of [0, 1, 2, 3, 4, 5]) {
    const turned = turn(board, mover, pose, facing);
    if (turned.bar !== null) continue;
    turns[facing] = turned.spent - pose.spent;
    tested ||= turned.tests > pose.tests;
  }
  return { about: 'reach', unit: unit.id, allowance: mover.allowance, costs, turns, tested };
}

function attackAnswers(board: Board, unit: Unit): readonly Answer[] {
  if (unit.attacked || unit.order === 'routed') return [];
  return targetsOf(board, unit).map((target) => attackAnswer(board, unit, target));
}

function attackAnswer(board: Board, attacker: Unit, target: Unit): Answer {
  const { modifiers, total, supports } = reckon(board, { attacker, target, charge: false });
  const of = ({ given, refused }: typeof supports.attacker) => ({
    given: given.map(({ unit, kind, bonus, without }) => ({ unit: unit.id, kind, bonus, without })),
    refused: refused.map(({ unit, why, because }) => ({
      unit: unit.id,
      why,
      because: because.map(({ id }) => id),
    })),
  });
  return {
    ...{ about: 'attack', unit: attacker.id, target: target.id, total },
    modifiers: modifiers.map(({ kind, by }) => `${kind} ${by > 0 ? '+' : ''}${by}`),
    supports: of(supports.attacker),
    targetSupports: of(supports.target),
    charge: chargeReasons(board, attacker, target).length === 0,
    ends: prospectsOf(board, { attacker, target, charge: false }).map((end) => ({
      chance: [end.ways, end.of],
      attacker: inShort(end.attacker),
      target: inShort(end.target),
    })),
  };
}

/** `good`, `disorganised, back 1`, `step lost, routed`, `eliminated` */
function inShort({ lost, order, back, runs }: UnitEnd): string {
  if (lost === 'all') return 'eliminated';
  const run = runs && order === 'routed' ? ['runs'] : [];
  return [...(lost > 0 ? ['step lost'] : []), order, ...(back > 0 ? [`back ${back}`] : []), ...run].join(
    ', ',
  );
}

function decisionAnswers(board: Board): readonly Answer[] {
  const [open] = board.state.agenda;
  switch (open?.task) {
    case 'retreatTo': {
      const { open: hexes, removable } = optionsOf(board, open);
      const classes = hexes.map(({ hex, test, pushes }) => [
        board.number(hex),
        pushes ? `pushes ${pushes.id}` : test === null ? 'free' : `test ${test}`,
      ]);
      return [{ about: 'retreat', unit: open.mover, hexes: Object.fromEntries(classes), removable }];
    }
    case 'runTo': {
      const unit = board.knownUnit(open.unit);
      const hexes = nextRunHexes(board, unit)
        .map((hex) => board.number(hex))
        .sort();
      const { hexes: way } = runWay(board, unit);
      return [{ about: 'run', unit: unit.id, hexes, toEdge: wayToEdge(board, unit), way }];
    }
    case 'placeLeader':
      return open.where === 'anywhere'
        ? [{ about: 'placing', leader: open.leader, where: open.where }]
        : [{ about: 'placing', leader: open.leader, where: open.where, hexes: placesFor(board, open) }];
    case 'advanceInto':
      return [{ about: 'advance', to: open.to, among: open.among }];
    default:
      return [];
  }
}

function standingAnswer(board: Board): Answer {
  const { quarters, ratio, level, leader } = standing(board);
  const { sides } = board.scenario;
  const [first, second] = quarters;
  return {
    about: 'standing',
    quarters: { [sides[0].id]: first, [sides[1].id]: second },
    ...{ ratio, level, leader: leader === null ? null : sides[leader].id },
  };
}
