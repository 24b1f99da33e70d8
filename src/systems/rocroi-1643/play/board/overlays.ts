/**
 * What can be laid over the map at any time: zones, facing, command, reach, sight, obligations, disorder, who breaks.
 */
import type { Mark, OverlaySpec } from '../../../../core/contract/board';
import type { CounterId } from '../../../../core/contract/values';
import type { HexIndex } from '../../../../core/hex/hex';
import { flanksOf, frontOf, rearOf } from '../../02-facing/facing';
import { canMove } from '../../07-movement/move';
import { destinations, marchOf } from '../../07-movement/ways';
import { commandNow, hexesInReach } from '../../08-leaders/command';
import { leaderReach } from '../../08-leaders/ways';
import { shotReasons } from '../../10-artillery/fire';
import { waysToHit } from '../../10-artillery/receipt';
import { dutyMarks } from '../../11-combat/fight-marks';
import { runWay } from '../../12-rout/run';
import { strainOf } from '../../12-rout/strain';
import type { Battery, Board, Leader, Unit } from '../../state/board';
import { enemyOf } from '../../state/board';
import type { SideIndex } from '../../state/numbering';
import { commandWords } from '../commandWords';
import { sideName } from '../names';
import { atHex, atHexes } from '../stage';

type Overlay = OverlaySpec & { marks(board: Board, counter: CounterId | null): readonly Mark[] };

export function overlays(board: Board): readonly OverlaySpec[] {
  return allOverlays(board).map(({ marks: _, ...spec }) => spec);
}

/** An unknown id shows nothing. */
export function overlay(board: Board, id: string, counter: CounterId | null): readonly Mark[] {
  return (
    allOverlays(board)
      .find((one) => one.id === id)
      ?.marks(board, counter) ?? []
  );
}

function allOverlays(board: Board): readonly Overlay[] {
  const sides: readonly SideIndex[] = [0, 1];
  return [
    ...sides.map((side) => zonesOf(board, side)),
    FACING,
    { ...COMMAND, about: board.leaders.filter(({ at }) => at !== null).map(({ id }) => id) },
    WHY,
    REACH,
    { ...SIGHT, about: board.batteries.map(({ id }) => id) },
    OBLIGATIONS,
    DISORDER,
    BREAKING,
    ...sides.map((side) => threatsTo(board, side)),
  ];
}

/** Counted by the coach. */
function threatsTo(board: Board, side: SideIndex): Overlay {
  const name = sideName(board, side);
  return {
    id: `threats-${board.sideId(side)}`,
    label: `Threats to the ${name}`,
    note: `On each ${name} unit the worst attack that one enemy could make in the next segment of his corps, with what is added to his die (11.0). Pointing at a unit, or at a hex for the one that is moved, says it, too.`,
    side: board.sideId(side),
    key: KEYS_OF_THREATS[side],
    needsCounter: false,
    aside: true,
    marks: () => [],
  };
}
const KEYS_OF_THREATS = ['D', 'E'] as const;

const whole = { side: null, needsCounter: false } as const;
const ofOne = { side: null, needsCounter: true } as const;

function zonesOf(board: Board, side: SideIndex): Overlay {
  const name = sideName(board, side);
  return {
    id: `zones-${board.sideId(side)}`,
    label: `${name} zones of control`,
    note: `The hexes in front of every ${name} unit that is not routed, and where a unit of the enemy cancels them for command and leaders (6.0, 6.1).`,
    ...{ side: board.sideId(side), needsCounter: false },
    marks: (now) => zoneMarks(now, side),
  };
}

function zoneMarks(board: Board, side: SideIndex): readonly Mark[] {
  const held: string[] = [];
  const cancelled: string[] = [];
  for (const [hex, number] of board.field.grid.numbers.entries()) {
    if (board.frontsOn(hex, side) === 0) continue;
    held.push(number);
    if (board.unitIn(hex)?.side === enemyOf(side)) cancelled.push(number);
  }
  return [
    ...places({ own: 'front' }, held, board, side),
    ...cancelled.map((at): Mark => ({ means: { own: 'cancelled' }, label: '', shape: atHex(at) })),
  ];
}

function places(
  means: Mark['means'],
  hexes: readonly string[],
  board: Board,
  side: SideIndex,
): readonly Mark[] {
  return hexes.length > 0 ? [{ means, label: '', shape: atHexes(hexes), side: board.sideId(side) }] : [];
}

const FACING: Overlay = {
  id: 'facing',
  label: 'Front, flanks and rear',
  note: 'What lies around the unit looked at (2.0).',
  ...ofOne,
  marks(board, id) {
    const unit = id === null ? null : board.unit(id);
    if (!unit || unit.at === null || unit.order === 'routed') return [];
    const around = (directions: readonly number[]) => numbersOf(board, unit.hex, directions);
    return [
      ...places({ own: 'front' }, around(frontOf(unit.facing)), board, unit.side),
      ...places({ own: 'flank' }, around(flanksOf(unit.facing)), board, unit.side),
      ...places({ own: 'rear' }, around(rearOf(unit.facing)), board, unit.side),
    ];
  },
};

function numbersOf(board: Board, hex: HexIndex, directions: readonly number[]): readonly string[] {
  return directions.flatMap((direction) => {
    const next = board.neighbour(hex, direction);
    return next < 0 ? [] : [board.number(next)];
  });
}

const COMMAND: Overlay = {
  id: 'command',
  label: 'Command of a leader',
  note: 'The hexes that a leader reaches, the chains to his units, and lines of battle (8.1, 8.3). Without one looked at: of the leader who is active.',
  ...whole,
  marks(board, id) {
    const looked = id === null ? null : board.leader(id);
    const leader = looked ?? (board.segment ? board.leader(board.segment.leader) : null);
    return leader && leader.at !== null ? commandMarks(board, leader) : [];
  },
};

function commandMarks(board: Board, leader: Leader): readonly Mark[] {
  const corps = leader.corps ?? board.segment?.corps ?? null;
  const reached = hexesInReach(board, leader).map((hex) => board.number(hex));
  const units = corps === null ? [] : commandNow(board, leader, corps);
  return [
    { means: 'selected', label: '', shape: atHex(leader.at ?? '') },
    ...places({ own: 'command' }, reached, board, leader.side),
    ...units.flatMap(({ unit: id, by, chain, from }): readonly Mark[] => {
      const unit = board.knownUnit(id);
      if (by === 'nobody')
        return [{ means: { own: 'uncommanded' }, label: 'out of command', shape: atHex(unit.at ?? '') }];
      if (by === 'line') return lineTo(board, from, unit);
      return chain.length > 1
        ? [{ means: { own: 'chain' }, label: '', shape: { kind: 'line', through: chain } }]
        : [];
    }),
  ];
}

function lineTo(board: Board, from: CounterId | null, unit: Unit): readonly Mark[] {
  const neighbour = from === null ? null : board.unit(from);
  if (!neighbour?.at || !unit.at) return [];
  const through = [neighbour.at, unit.at];
  return [{ means: { own: 'battle-line' }, label: '', shape: { kind: 'line', through } }];
}

const WHY: Overlay = {
  id: 'why',
  label: 'Why in command, why not',
  note: 'The chain that leads to the unit looked at, or the hex that breaks it (8.1 to 8.3).',
  ...ofOne,
  marks(board, id) {
    const unit = id === null ? null : board.unit(id);
    return unit && unit.at !== null ? commandWords(board, unit).marks : [];
  },
};

const REACH: Overlay = {
  id: 'reach',
  label: 'Where it can move',
  note: 'What the unit or leader looked at could reach in this segment (7.1, 7.4).',
  ...ofOne,
  marks(board, id) {
    const leader = id === null ? null : board.leader(id);
    if (leader && leader.at !== null && !leader.moved)
      return [...leaderReach(board, leader)].map(([hex, cost]) => reachMark(board, hex, cost));
    const unit = id === null ? null : board.unit(id);
    if (!unit || board.state.step !== 'movement' || !canMove(board, unit)) return [];
    const march = marchOf(board, { kind: 'move', unit: unit.id, steps: [], tracing: false });
    return march
      ? destinations(board, march).map(([hex, { pose }]) => reachMark(board, hex, pose.spent))
      : [];
  },
};

function reachMark(board: Board, hex: HexIndex, cost: number): Mark {
  return { means: 'reach', label: `${cost}`, shape: atHex(board.number(hex)) };
}

const SIGHT: Overlay = {
  id: 'sight',
  label: 'Whom a battery can hit',
  note: 'Enemy units in range and in sight, with the chance in six (10.2). Without one looked at: of all batteries.',
  ...whole,
  marks(board, id) {
    const one = id === null ? null : board.battery(id);
    return (one ? [one] : board.batteries).flatMap((battery) => sightMarks(board, battery));
  },
};

function sightMarks(board: Board, battery: Battery): readonly Mark[] {
  const seen = board.units.filter(
    (unit) => unit.at !== null && shotReasons(board, battery, unit).length === 0,
  );
  return [
    { means: 'selected', label: '', shape: atHex(battery.at) },
    ...seen.map(
      (unit): Mark => ({
        means: 'seen',
        label: `${waysToHit(board, battery, unit)}/6`,
        shape: atHex(unit.at ?? ''),
      }),
    ),
  ];
}

const OBLIGATIONS: Overlay = {
  id: 'obligations',
  label: 'Who must fight',
  note: 'Units of the active corps with an enemy in front whom they still have to attack (11.0).',
  ...whole,
  marks: (board) => dutyMarks(board, null),
};

const DISORDER: Overlay = {
  id: 'disorder',
  label: 'Disorganised and routed units',
  note: 'Who is in disorder, and the way that each routed unit would run (12.1, 12.3).',
  ...whole,
  marks: (board) =>
    board.units.flatMap((unit): readonly Mark[] => {
      if (unit.at === null || unit.order === 'good') return [];
      const shape = atHex(unit.at);
      const side = board.sideId(unit.side);
      if (unit.order === 'disorganised') return [{ means: { own: 'disordered' }, label: 'D', shape, side }];
      const { hexes, toEdge } = runWay(board, unit);
      const label = toEdge === null ? 'no way' : `${toEdge} to the edge`;
      const through = [unit.at, ...hexes];
      return [
        { means: { own: 'routed' }, label, shape, side },
        ...(hexes.length > 0
          ? [{ means: 'path', label: '', shape: { kind: 'line', through } } as const]
          : []),
      ];
    }),
};

const NEAR = 2;
const BREAKING: Overlay = {
  id: 'breaking',
  label: 'Corps near demoralisation',
  note: 'Units of a corps that breaks as the turn ends, or that few more losses or routs would break (12.5).',
  ...whole,
  marks: (board) =>
    board.scenario.corps.flatMap(({ id }) => {
      const { units, lostSteps, routedSteps, breaks, demoralized } = strainOf(board.state, id);
      const left = Math.floor(units / 2) + 1 - lostSteps - routedSteps;
      if (demoralized || units === 0 || (!breaks && left > NEAR)) return [];
      const own = board.units.filter((unit) => unit.corps === id && unit.at !== null);
      const label = breaks ? 'breaks' : `${left} more`;
      return own.map((unit): Mark => ({ means: { own: 'breaking' }, label, shape: atHex(unit.at ?? '') }));
    }),
};
