/** What a phase offers at the table, where a battle has more to do in it than the standard rules. */
import { hook } from '../engine/hook';
import type { Stage } from './stage';

/** `standard` is that of the standard rules, to build on. */
export const phaseStage = hook((_board, standard: Stage): Stage => standard);
