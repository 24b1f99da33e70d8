/** Beck's arrival: cases 17.0 to 17.15, if the players chose it. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import { DataError } from '../../../core/json/dataError';
import type { Read } from '../../../core/json/readJson';
import { command, decision, event } from '../engine/declare';
import type { Pending } from '../engine/types';
import { decided, type Result } from '../play/prospects';
import type { Receipt } from '../rulebook/cited';
import type { Entry } from '../standard/06-movement/map-edges';
import type { Board } from '../state/board';
import { piecesOf } from '../state/position';
import { counted, listed } from '../wording';
import { beckFirst, noRollForBeck } from './reasons';

const form = v.strictObject({ do: v.literal('rollForBeck') });

declare module '../engine/types' {
  interface CommandTypes {
    rollForBeck: Read<typeof form>;
  }
  interface SliceTypes {
    /** No further roll for Beck is made. */
    rocroi: { readonly beckHasCome: boolean };
  }
  interface EventTypes {
    beckRolled: { readonly die: number; readonly arrive: readonly CounterId[] };
  }
  interface DecisionTypes {
    // biome-ignore lint/complexity/noBannedTypes: nothing more is known of it than whose it is
    rollForBeck: {};
  }
  interface StartDecisionTypes {
    // biome-ignore lint/complexity/noBannedTypes: the file says no more than that it is open
    rollForBeck: {};
  }
}

/** Whether no further roll for Beck is made. @rule rocroi:17.0 */
function hasCome({ facts }: Board): boolean {
  return facts.rocroi?.beckHasCome ?? false;
}

/** From Game-Turn 9 on a roll is due before the Game-Turn, until Beck has come. @rule rocroi:17.0 */
export function rollForBeckDue(board: Board): Pending | null {
  const { scenario, options, gameTurn } = board;
  const { beck } = scenario;
  if (!beck || options.beck === 'no' || hasCome(board) || gameTurn < beck.fromGameTurn) return null;
  return { kind: 'rollForBeck', by: beck.side };
}

const startForm = v.strictObject({ kind: v.literal('rollForBeck') });

export const beckDue = decision('rollForBeck', beckFirst, {
  form: startForm,
  check({ start, beck, sides }) {
    const isOpen = beck !== null && !start.beckHasCome && start.gameTurn >= beck.fromGameTurn;
    if (!isOpen)
      throw new DataError('start.pending', 'no roll for Beck; it is not open in this Game-Turn (17.0)');
    if (start.phase !== 'disruptionRemoval' || start.phasingSide !== sides[0]?.id) {
      throw new DataError(
        'start.pending',
        'no roll for Beck; it is open before the first phase of a Game-Turn only',
      );
    }
  },
  open(board, _open, due) {
    if (due) return { ...board, pending: due };
    throw new DataError(
      'start.pending',
      'no roll for Beck; none is due there, or by the options of this game (17.0)',
    );
  },
});

export const rollForBeck = command('rollForBeck', {
  form,
  given: {
    answers: 'rollForBeck',
    otherwise: noRollForBeck,
  },
  check: () => [],
  moves: () => [{ do: 'rollForBeck' }],
  resolve(play) {
    const die = play.die(() => 'Beck’s arrival');
    play.emit({ happened: 'beckRolled', die, arrive: arrivalsWith(play.board, die) });
  },
});

/** Counters that arrive wait to enter. @rule rocroi:17.12 */
export const beckRolled = event('beckRolled', (board, { arrive }) => {
  for (const piece of piecesOf(board, arrive)) board.remove(piece, 'waiting');
  board.change({ pending: null, rocroi: { beckHasCome: hasCome(board) || arrive.length > 0 } });
});

function arrivalsWith({ scenario }: Board, die: number): readonly CounterId[] {
  return scenario.beck?.arrivals[String(die)] ?? [];
}

const DICE = [6, 5, 4, 3, 2, 1];

/** What the die will decide, or with `die` has decided. @rule rocroi:17.0 */
export function beckReceipt(board: Board, die: number | null): Receipt {
  const coming = DICE.filter((face) => arrivalsWith(board, face).length > 0);
  const staying = DICE.filter((face) => !coming.includes(face));
  const results = coming.map((face): Result => {
    const force = piecesOf(board, arrivalsWith(board, face));
    const units = counted(force.filter(({ unit }) => unit).length, 'unit');
    const [means, tone] = [`${listed(force.map(({ printed }) => printed.name))} arrive`, 'good'] as const;
    return {
      ...{ label: `${face}`, tone, means, ways: 1 },
      ends: [{ what: `arrives with ${units}`, tone }],
    };
  });
  const lowest = coming.at(-1) ?? 7;
  const away = `less than ${lowest}`;
  const none: Result = {
    ...{ label: away, tone: 'none', means: 'no unit arrives; the roll is made again next Game-Turn' },
    ...{ ways: staying.length, ends: [{ what: 'stays away', tone: 'none' }] },
  };
  return {
    title: 'Roll for Beck',
    items: [
      {
        ...{ by: `${lowest} or more`, because: 'brings his force to the edge of the map' },
        ...{ rule: 'rocroi:17.0', counters: coming.flatMap((face) => arrivalsWith(board, face)) },
      },
    ],
    total: `${lowest} or more`,
    ...decided(
      [{ name: 'Beck’s force', counter: null }],
      [...results, none],
      die === null ? null : coming.includes(die) ? `${die}` : away,
    ),
    table: null,
  };
}

/**
 * Only his force ever waits to enter; by the default reading it enters at once if it can.
 * @rule rocroi:17.12, rocroi:17.15
 */
export function becksEntry({ scenario, options }: Board): Entry {
  const hexes = scenario.beck?.entryHexes ?? [];
  return {
    hexes,
    must: options.beckEntry === 'atOnce',
    cases: { where: 'rocroi:17.12', closed: 'rocroi:17.15' },
  };
}
