/** What players can do, and how a command is read from JSON. */
import * as v from 'valibot';
import { readJson } from '../../core/readJson';
import type { CounterId } from '../../core/seam';
import {
  DEFENCES,
  type Defence,
  type HexNumber,
  type LeaderUse,
  PHASES,
  type Phase,
  STANDS,
  type Stand,
} from './scenario';

/** Where a counter is set up. */
export type Placed = { readonly counter: CounterId; readonly at: HexNumber };

export type Command =
  /** A side's whole set-up, all of its force at once (3.0). */
  | { readonly do: 'setUp'; readonly positions: readonly Placed[] }
  /** What is defended from the first day (freiburg:20.1). */
  | { readonly do: 'chooseDefence'; readonly defend: Defence }
  /** Where the next day of a campaign is fought (freiburg:18.51). */
  | { readonly do: 'chooseRedeployment'; readonly to: Stand }
  /** A unit steps back from entrenchments (freiburg:16.1). */
  | { readonly do: 'stepBack'; readonly unit: CounterId; readonly to: HexNumber }
  /** One of those that cannot step back is given up. */
  | { readonly do: 'giveUp'; readonly unit: CounterId }
  /** Fire at the walls of a hex instead of at a unit (freiburg:19.55). */
  | { readonly do: 'fireAtWalls'; readonly gun: CounterId; readonly at: HexNumber }
  /** A gun is taken off the field instead of firing (freiburg:17.34). */
  | { readonly do: 'withdrawGun'; readonly gun: CounterId }
  | { readonly do: 'rollForBeck' }
  | { readonly do: 'attemptRemoval'; readonly unit: CounterId }
  | { readonly do: 'fire'; readonly gun: CounterId; readonly target: CounterId }
  /** `path`: every hex entered, in order, without the one it starts from; `exit` at its end leaves the map. */
  | { readonly do: 'move'; readonly counter: CounterId; readonly path: readonly HexNumber[] }
  | {
      readonly do: 'attack';
      readonly attackers: readonly CounterId[];
      readonly defenders: readonly CounterId[];
      readonly charge: boolean;
      readonly leaders: readonly LeaderUse[];
    }
  | { readonly do: 'assignDefenderLeaders'; readonly leaders: readonly LeaderUse[] }
  | { readonly do: 'chooseDisrupted'; readonly units: readonly CounterId[] }
  | { readonly do: 'returnToMovement' }
  /** The phase that is ended; the present one where it is left out. */
  | { readonly do: 'endPhase'; readonly phase?: Phase };

/** The last element of a path that leaves the map (freiburg:17.33). */
export const EXIT = 'exit';

export type AttackCommand = Extract<Command, { do: 'attack' }>;
export type MoveCommand = Extract<Command, { do: 'move' }>;

/** Ids are text in a file; from here on they carry their brand. */
export const counterIdSchema = v.pipe(
  v.string(),
  v.transform((id) => id as CounterId),
);
export const leadersSchema = v.array(v.strictObject({ leader: counterIdSchema, unit: counterIdSchema }));
const ids = v.array(counterIdSchema);

const commandSchema: v.GenericSchema<unknown, Command> = v.variant('do', [
  v.strictObject({
    do: v.literal('setUp'),
    positions: v.array(v.strictObject({ counter: counterIdSchema, at: v.string() })),
  }),
  v.strictObject({ do: v.literal('chooseDefence'), defend: v.picklist(DEFENCES) }),
  v.strictObject({ do: v.literal('chooseRedeployment'), to: v.picklist(STANDS) }),
  v.strictObject({ do: v.literal('stepBack'), unit: counterIdSchema, to: v.string() }),
  v.strictObject({ do: v.literal('giveUp'), unit: counterIdSchema }),
  v.strictObject({ do: v.literal('fireAtWalls'), gun: counterIdSchema, at: v.string() }),
  v.strictObject({ do: v.literal('withdrawGun'), gun: counterIdSchema }),
  v.strictObject({ do: v.literal('rollForBeck') }),
  v.strictObject({ do: v.literal('attemptRemoval'), unit: counterIdSchema }),
  v.strictObject({ do: v.literal('fire'), gun: counterIdSchema, target: counterIdSchema }),
  v.strictObject({ do: v.literal('move'), counter: counterIdSchema, path: v.array(v.string()) }),
  v.strictObject({
    do: v.literal('attack'),
    attackers: ids,
    defenders: ids,
    charge: v.optional(v.boolean(), false),
    leaders: v.optional(leadersSchema, []),
  }),
  v.strictObject({ do: v.literal('assignDefenderLeaders'), leaders: leadersSchema }),
  v.strictObject({ do: v.literal('chooseDisrupted'), units: ids }),
  v.strictObject({ do: v.literal('returnToMovement') }),
  v.strictObject({ do: v.literal('endPhase'), phase: v.exactOptional(v.picklist(PHASES)) }),
]);

/** Throws a `DataError` with the path of the first thing that is not as it should be. */
export function readCommand(json: unknown): Command {
  return readJson(commandSchema, json, 'command');
}
