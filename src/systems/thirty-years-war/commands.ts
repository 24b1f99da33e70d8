/** What players can do, and how a command is read from JSON. */
import * as v from 'valibot';
import { readJson } from '../../core/readJson';
import type { CounterId } from '../../core/seam';
import { type HexNumber, type LeaderUse, PHASES, type Phase } from './scenario';

export type Command =
  | { readonly do: 'rollForBeck' }
  | { readonly do: 'attemptRemoval'; readonly unit: CounterId }
  | { readonly do: 'fire'; readonly gun: CounterId; readonly target: CounterId }
  /** `path`: every hex entered, in order, without the one it starts from. */
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
  | { readonly do: 'endPhase'; readonly phase: Phase };

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
  v.strictObject({ do: v.literal('rollForBeck') }),
  v.strictObject({ do: v.literal('attemptRemoval'), unit: counterIdSchema }),
  v.strictObject({ do: v.literal('fire'), gun: counterIdSchema, target: counterIdSchema }),
  v.strictObject({ do: v.literal('move'), counter: counterIdSchema, path: v.array(v.string()) }),
  v.strictObject({
    do: v.literal('attack'),
    attackers: ids,
    defenders: ids,
    charge: v.boolean(),
    leaders: leadersSchema,
  }),
  v.strictObject({ do: v.literal('assignDefenderLeaders'), leaders: leadersSchema }),
  v.strictObject({ do: v.literal('chooseDisrupted'), units: ids }),
  v.strictObject({ do: v.literal('returnToMovement') }),
  v.strictObject({ do: v.literal('endPhase'), phase: v.picklist(PHASES) }),
]);

/** Throws a `DataError` with the path of the first thing that is not as it should be. */
export function readCommand(json: unknown): Command {
  return readJson(commandSchema, json, 'command');
}
