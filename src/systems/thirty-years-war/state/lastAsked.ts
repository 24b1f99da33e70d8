import type { Board } from './board';

/**
 * The same question with its last answer kept: prompt, press and check ask much of one board, one after the other. Only
 * for questions that depend on nothing but the board.
 */
export function lastAsked<T>(question: (board: Board) => T): (board: Board) => T {
  let last: { readonly board: Board; readonly stamp: number; readonly answer: T } | null = null;
  return (board) => {
    const { stamp } = board;
    if (last?.board !== board || last.stamp !== stamp) last = { board, stamp, answer: question(board) };
    return last.answer;
  };
}

/** What was made for a board, until a counter or a wall that stops a line of sight is another one. @rule 5.23 */
export function whileSightsLast<T>(make: () => T): (board: Board) => T {
  let last: { readonly sights: number; readonly standing: Uint8Array | undefined; readonly made: T } | null =
    null;
  return ({ sights, walls }) => {
    const standing = walls?.standing;
    if (last?.sights !== sights || last.standing !== standing) last = { sights, standing, made: make() };
    return last.made;
  };
}

/**
 * What was made for a board, until a unit of that side comes, goes, is disrupted or recovers, or a wall is another one:
 * for what depends on where these units stand and control, and on no others.
 */
export function whileUnitsLast<T>(make: () => T): (board: Board, side: 0 | 1) => T {
  let last: { readonly layout: number; readonly walls: Board['walls']; readonly made: T } | null = null;
  return ({ layouts, walls }, side) => {
    const layout = layouts[side];
    if (last?.layout !== layout || last.walls !== walls) last = { layout, walls, made: make() };
    return last.made;
  };
}
