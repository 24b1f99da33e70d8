/** All that takes part, in one file to build: of the version as it is, and of the one before. */
export { chessClones, chessMoves } from './chess';
export { earlyAndLate, longGame } from './gameFiles';
export { moving, publicPath, settingUp, wholeGame } from './publicPath';
export { pressAt, recordAt, replayAt, undoAt } from './table';
export { playouts, takenBack } from './thinking';
