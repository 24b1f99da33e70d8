/** Small boards with the rules of Freiburg. */
import { board } from './board';
import type { Setting } from './boardFile';

export const freiburg = (line: string, more: Setting = {}) => board(line, { rules: 'freiburg', ...more });
