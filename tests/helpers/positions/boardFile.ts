/** A scenario file of a position in one line; what the line means is said in `scenario/position/line`. */
import {
  type Setting,
  scenarioOfPosition,
} from '../../../src/systems/thirty-years-war/scenario/position/position';

export type { Ground } from '../../../src/systems/thirty-years-war/scenario/position/ground';
export type { Setting };

export function scenarioFile(line: string, setting: Setting): unknown {
  return scenarioOfPosition(line, setting);
}
