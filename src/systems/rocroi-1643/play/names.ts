/** Names of sides, corps and kinds of counters, as they stand in sentences. */
import type { UnitKind } from '../scenario/scenario';
import type { Board, Counter, Leader } from '../state/board';
import type { SideIndex } from '../state/numbering';

export const KIND_NAMES: { readonly [K in UnitKind]: string } = {
  infantry: 'infantry',
  tercio: 'tercio',
  cavalry: 'cavalry',
};

/** `French` */
export function sideName({ scenario }: Board, side: SideIndex): string {
  return scenario.sides[side].name;
}

/** `right wing` */
export function wingName({ scenario }: Board, corps: string): string {
  const { name } = scenario.corps.find(({ id }) => id === corps) ?? { name: corps };
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** `French right wing` */
export function corpsName(board: Board, corps: string): string {
  const found = board.scenario.corps.find(({ id }) => id === corps);
  const side = board.scenario.sides.find(({ id }) => id === found?.side);
  return `${side?.name ?? ''} ${wingName(board, corps)}`.trim();
}

/** `commander in chief`, `leader of the right wing`, `aide of the right wing` */
export function rankOf(board: Board, { corps, isAide }: Leader): string {
  if (corps === null) return 'commander in chief';
  return `${isAide ? 'aide' : 'leader'} of the ${wingName(board, corps)}`;
}

/** `French cavalry C`, `Spanish commander in chief`, `French battery` */
export function kindOf(board: Board, counter: Counter): string {
  const side = sideName(board, counter.side);
  if (counter.is === 'battery') return `${side} battery`;
  if (counter.is === 'leader') return `${side} ${rankOf(board, counter)}`;
  return `${side} ${KIND_NAMES[counter.kind]} ${counter.letter}`;
}
