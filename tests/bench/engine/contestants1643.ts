/** Rocroi 1643 and what it is measured beside, in one file to build. */
export { chessClones, chessMoves } from './chess';
export { publicPath1643, thingsInHand } from './inHand';
export { playouts1643, takenBack1643 } from './playouts1643';
export { publicPath } from './publicPath';
