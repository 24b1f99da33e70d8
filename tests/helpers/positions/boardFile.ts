/** A scenario file of a position in one line; what the line means is said in `scenario/position/line`. */
import {
  type Setting as Shared,
  scenarioOfPosition,
} from '../../../src/systems/thirty-years-war/scenario/position/position';

export type { Ground } from '../../../src/systems/thirty-years-war/scenario/position/ground';
/** With what the books add. */
export type Setting = Shared & {
  readonly rules?: 'standard' | 'rocroi' | 'freiburg';
  readonly day?: '3-august' | '5-august' | '9-august';
  /** The days after it. */
  readonly later?: readonly ('5-august' | '9-august')[];
  readonly victory?: '17.15' | '17.25' | '17.36' | '18.7' | '19.6';
  readonly exits?: readonly string[];
  readonly firstPlayer?: 'F' | 'S' | 'B';
  readonly leaderPoints?: { readonly [leader: string]: number };
  readonly beck?: { readonly 5: readonly string[]; readonly 6: readonly string[] };
};

export function scenarioFile(line: string, setting: Setting): unknown {
  return scenarioOfPosition(line, setting);
}
