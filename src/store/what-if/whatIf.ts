/**
 * What a side would do, tried on a game of its own that goes on from where the real one stands: every command goes the
 * ordinary way, and nobody else sees it until it is played. It knows no die that has not been thrown.
 */
import type { SystemTypes } from '../../core/contract/rules';
import type { Json } from '../../core/contract/values';
import { type Game, stateOf } from '../../core/game';
import { DataError } from '../../core/json/dataError';
import { itemAt } from '../../core/list';
import { type PressOutcome, perform } from '../../core/perform';
import { areDiceIn, entriesAfter } from '../../core/record/record';
import type { OpenGame } from '../table/openGame';
import { tableRefusal } from '../table/tableRefusals';
import { type BarredCommand, type KeptWhatIf, withoutWhatIf } from './keptWhatIfs';

const STOPS_AT_DIE = tableRefusal(
  'table:plan',
  'planBeforeDie',
  'A plan ends before the first die: play it, or put it away.',
);
const STOPS_AT_END = tableRefusal('table:plan', 'planBeforeEnd', 'A plan ends before the end of the game.');
export const IN_WHAT_IF = tableRefusal(
  'table:plan',
  'notInPlan',
  'That belongs to the game itself: play the plan, or put it away, first.',
);
export const WHAT_IF_BEGINS = tableRefusal(
  'table:plan',
  'planBegins',
  'The plan begins here: put it away to take back what was played before.',
);
export const WHAT_IF_ENDS = tableRefusal(
  'table:plan',
  'planEnds',
  'The plan ends here: the other side decides. Play it, put it away, or take something of it back.',
);

/** What was kept of a side: nobody else is shown it. */
export function whatIfsOf({ whatIf, whatIfs, prompt }: OpenGame): readonly KeptWhatIf[] {
  const all = whatIf?.real.whatIfs ?? whatIfs;
  const side = whatIf?.side ?? prompt.by;
  return all.filter((one) => one.side === side);
}

/** Whether an entry of the line of play is planned, not played. */
export function isPlanned({ whatIf }: Pick<OpenGame, 'whatIf'>, entry: number): boolean {
  return whatIf !== null && entry > whatIf.from;
}

/** The commands that it has come to so far. */
export function commandsOf({ game, whatIf }: OpenGame): readonly Json[] {
  const { entries, head } = game.record;
  if (!whatIf) return [];
  return entriesAfter(entries, whatIf.from, head).flatMap((at) => itemAt(entries, at)?.command ?? []);
}

/** The real game, with what is being tried beside it. */
export function realOf(play: OpenGame): OpenGame {
  const { whatIf } = play;
  if (!whatIf) return play;
  const commands = commandsOf(play);
  const { real, side } = whatIf;
  const others = withoutWhatIf(real.whatIfs, side, '');
  return { ...real, whatIfs: commands.length > 0 ? [...others, { name: '', side, commands }] : others };
}

/**
 * A game that goes on from where this one stands, with the commands of a kept one as far as they can still be given. Dice
 * are awaited in it, so that none is drawn.
 */
export function laidOut(
  { system, game: before }: OpenGame,
  commands: readonly Json[],
): { readonly game: Game; readonly barred: readonly BarredCommand[] } {
  const { record } = before;
  let game: Game = { ...before, record: { ...record, tip: record.head, diceFrom: 'hand', takeBack: 'free' } };
  const barred: BarredCommand[] = [];
  for (const json of commands) {
    const read = commandIn(system, json);
    if ('text' in read) {
      barred.push(read);
      continue;
    }
    const done = perform(system, game, read.command);
    if (done.outcome === 'done' && !areDiceIn(done.game.record, [done.game.record.head])) {
      game = done.game;
      continue;
    }
    const reasons = done.outcome === 'refused' ? done.reasons : STOPS_AT_DIE;
    barred.push({ text: system.commandInWords?.(stateOf(game), read.command) ?? '', reasons });
  }
  return { game, barred };
}

function commandIn(
  { read }: OpenGame['system'],
  json: Json,
): { readonly command: Json } | (BarredCommand & { readonly command?: never }) {
  try {
    return { command: read.command(json) };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { text: `It is damaged: ${error.message}.`, reasons: [] };
  }
}

type Outcome = PressOutcome<SystemTypes>;

/** What a press has come to: there it is refused where it would throw a die, or end the game. */
export function withinWhatIf(play: OpenGame, done: Outcome): Outcome {
  if (!play.whatIf || done.refused) return done;
  const { record } = done.game;
  const made = entriesAfter(record.entries, play.game.record.head, record.head);
  const stays = { game: play.game, wanted: null };
  if (done.wanted || areDiceIn(record, made)) return { ...stays, refused: STOPS_AT_DIE };
  if (play.system.verdict(stateOf(done.game))) return { ...stays, refused: STOPS_AT_END };
  return done;
}

/** Whether somebody else would decide now: what a side would do ends there. */
export function isAtEndOfWhatIf({ whatIf, prompt }: OpenGame): boolean {
  return whatIf !== null && prompt.by !== whatIf.side;
}
