/**
 * What the search over a move writes in numbers. Constants of a module of their own: a bundler writes them where they
 * stand, and the search takes a fifth less.
 */

/**
 * What an act comes to: it is inside a friend; it could charge; from then on it only turns; and above these bits its
 * cost, which is points and tests as below: the act asks for a test, and its points.
 */
export const INSIDE = 1 << 0;
export const CHARGE = 1 << 1;
export const TURN_ONLY = 1 << 2;
export const COST_AT = 3;
export const TEST = 1 << 3;
export const POINTS_AT = 9;

/**
 * What a unit finds in a hex: that nobody enters it, that somebody stands there, an enemy perhaps, an enemy zone, clear
 * ground, and if it may not come near enemies that some are next to it; and that it has looked.
 */
export const BARRED = 1;
export const TAKEN = 2;
export const ENEMY = 4;
export const ZONE = 8;
export const CLEAR = 16;
export const NEAR = 32;
export const SEEN = 64;
/** More than all of these together. */
export const FINDS = 128;
/** What may keep it from a step into the hex, which is then looked into. */
export const HINDERS = BARRED | TAKEN | NEAR;

/**
 * Of each pose that is reached, numbered as they are found: its place; its points and tests; the pose before it; and the
 * next one with as many points. The last column is a list of its own: the poses that are ends.
 */
export const PLACE = 0;
export const COST = 1;
export const FROM = 2;
export const NEXT = 3;
export const END = 4;
export const ROW = 5;
/** Named where there is no pose. */
export const NONE = -1;

/**
 * A place is a key and whether the pose is inside a friend (`INSIDE`); a key is the hex, the facing, whether it may go
 * on, and a kind: poses that cannot charge and that can (`CHARGE`), and what was done next from either.
 * @example hex 7, facing 2, free, could charge: `7 << 7 | 2 << 4 | 1 << 3 | 1 << 1`
 */
export const FREE_BIT = 8;
export const FACING_AT = 4;
export const HEX_AT = 7;
/** Bits of a key that are not of its hex. */
export const KEY_BITS = 6;
export const KINDS = 3;
export const WENT_ON = 2;
export const TURNED = 3;

/** A cost is points and tests: less is better, fewer points, then fewer tests. */
export const TEST_BITS = 6;
export const TESTS = 63;
/** More than the cost of any move. */
export const SPAN = 1 << 16;
/** How low the floor of a table may fall. */
export const LOWEST = -(2 ** 30);
