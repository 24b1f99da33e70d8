/** What a counter has on its face: plain fields that the board hands on, and that the surface draws. */
import type { Formation } from '../../../core/contract/map';
import type { SideId } from '../../../core/contract/values';
import type { Letter, UnitKind } from '../scenario/scenario';
import type { Battery, Board, Leader, Unit } from '../state/board';
import type { SideIndex } from '../state/numbering';
import type { Order } from '../state/state';

type Printed = {
  /** Colour of the corps, and which of the two sides it is of: there are two red ones. '': of no corps. */
  readonly colour: string;
  readonly nation: SideIndex;
};
export type UnitFace = Printed & {
  readonly kind: UnitKind;
  readonly letter: Letter;
  readonly movement: number;
  readonly morale: number;
  readonly steps: number;
  readonly fullSteps: number;
  /** It is horse that may charge. */
  readonly charges: boolean;
  /** Its last step makes a charge possible (11.2). */
  readonly charging: boolean;
  readonly order: Order;
  /** Disorganised for the rest of the game (9.4, 12.5). */
  readonly forGood: boolean;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly outOfCommand: boolean;
};
export type LeaderFace = Printed & {
  readonly kind: 'leader';
  readonly value: number;
  readonly radius: number;
  readonly rank: 'chief' | 'leader' | 'aide';
  /** The unit in his hex may be lost, and he with it (8.4). */
  readonly atRisk: boolean;
};
export type BatteryFace = Printed & { readonly kind: 'battery'; readonly captured: boolean };
export type Face = UnitFace | LeaderFace | BatteryFace;

export function unitFace(board: Board, unit: Unit): UnitFace {
  const { kind, letter, movement, morale, steps, fullSteps, charges, order, moved, attacked } = unit;
  const { demoralized, chiefless } = board.state;
  const segment = board.segment;
  return {
    ...{ kind, letter, movement, morale, steps, fullSteps, charges, order, moved, attacked },
    ...printed(board, unit.side, unit.corps),
    charging: segment?.charging.includes(unit.id) ?? false,
    forGood: demoralized.includes(unit.corps) || chiefless.includes(board.sideId(unit.side)),
    outOfCommand: segment?.command.some((one) => one.unit === unit.id && one.by === 'nobody') ?? false,
  };
}

/** `atRisk`: as the table judges it. */
export function leaderFace(board: Board, leader: Leader, atRisk: boolean): LeaderFace {
  const { value, radius, corps, side, isAide } = leader;
  const rank = corps === null ? 'chief' : isAide ? 'aide' : 'leader';
  return { kind: 'leader', value, radius, rank, atRisk, ...printed(board, side, corps) };
}

export function batteryFace({ side, captured }: Battery): BatteryFace {
  return { kind: 'battery', captured, colour: '', nation: side };
}

function printed({ scenario }: Board, nation: SideIndex, corps: string | null): Printed {
  return { colour: scenario.corps.find(({ id }) => id === corps)?.colour ?? '', nation };
}

/** The corps of both sides, each with the face of one of its units, for the legend. */
export function corpsShown(board: Board): readonly Formation[] {
  const { corps, sides } = board.scenario;
  return corps.flatMap(({ id, name, side, colour }) => {
    const unit = board.units.find((one) => one.corps === id);
    const [of, sign] = [`${nameOf(sides, side)}, ${name}`, `${colour} band with its sign`];
    return unit ? [{ name: of, sign, side, face: atRest(board, unit) }] : [];
  });
}

/** As it is printed, whatever has become of it. */
function atRest(board: Board, unit: Unit): UnitFace {
  const face = unitFace(board, {
    ...unit,
    steps: unit.fullSteps,
    order: 'good',
    moved: false,
    attacked: false,
  });
  return { ...face, charging: false, forGood: false, outOfCommand: false };
}

function nameOf(sides: Board['scenario']['sides'], side: SideId): string {
  return sides.find(({ id }) => id === side)?.name ?? '';
}

/** Degrees, clockwise from the top of the sheet: facing 0 looks to the right, each next one a corner further (2.0). */
export function degrees(facing: number): number {
  return (90 + 60 * facing) % 360;
}
