/**
 * What a screen reader announces: the difference between the table before and after, in the order that matters to a
 * player. What has not changed is not repeated; after an action something is always said.
 */

import { caseName } from '../../core/caseName';
import type { Preview } from '../../core/contract/table';
import type { Receipt } from '../../core/contract/values';
import type { Die } from '../../core/dice/dice';
import type { GameState } from '../../store/state';
import { type WrittenLine, writtenOf } from '../../store/table/gameLog';
import type { OpenGame } from '../../store/table/openGame';
import type { Replay } from '../../store/table/replay';
import { isPlanned } from '../../store/what-if/whatIf';
import { instructionAloud } from '../panel/instruction';
import { segmentWordOf } from '../parts/segmentWord';
import { whatIsBuilt } from './builtInWords';
import { asSentence, REMEMBERED, reasonsInSpeech } from './sentences';

export type Announcement = {
  readonly said: string;
  /** A refusal interrupts, everything else waits until the reader has finished. */
  readonly urgent: boolean;
};

export type Heard = Pick<GameState, 'play' | 'refusal' | 'replay' | 'focus' | 'preview'>;

/** null: nothing to say. `isPointing`: keys have just brought the focus to something that can be chosen. */
export function announcement(before: Heard, after: Heard, isPointing = false): Announcement | null {
  const polite = (parts: readonly string[]) => {
    const said = parts.filter((part) => part !== '').join(' ');
    return said === '' ? null : { said, urgent: false };
  };
  if (after.refusal && after.refusal !== before.refusal) {
    const { about, reasons, aside } = after.refusal;
    if (about)
      return polite([
        aside ?? '',
        ...about,
        ...reasons.map(({ text, rule }) => `${text} ${caseName(rule)}.`),
      ]);
    return { said: `Not possible${reasonsInSpeech(reasons)}`, urgent: true };
  }
  const { play } = after;
  if (!play) return null;
  if (!before.play || before.play.id !== play.id)
    return polite([asSentence(play.table.title), ...whereItStands(play)]);
  // A step of a lesson goes on from another one: nothing is taken back.
  if (before.play.game.start !== play.game.start) return polite(whereItStands(play));
  if (before.replay !== after.replay) return polite(lookingBack(before.replay, after.replay, play));
  if (before.play !== play) return polite(whatChanged(before.play, play));
  if (before.focus !== after.focus && after.focus) return polite([`The map shows ${after.focus.place}.`]);
  return isPointing && before.preview !== after.preview ? polite(foretold(after.preview)) : null;
}

/** What a press would do; the name of the button has said what is there. */
function foretold(preview: Preview | null): readonly string[] {
  if (!preview) return [];
  const { text, reasons } = preview;
  return [text, reasons.length > 0 ? `It would be refused${reasonsInSpeech(reasons)}` : ''];
}

function whatChanged(before: OpenGame, play: OpenGame): readonly string[] {
  const done = [...whatHappened(before, play), ...wantedDie(before, play)];
  // While a die is awaited nothing else can be done.
  if (play.wanted) return done;
  const isSameHead = before.game.record.head === play.game.record.head;
  const built = isSameHead && before.draft !== play.draft ? whatIsBuilt(before, play) : [];
  const now = whatToDoNow(before, play, done.length + built.length > 0 || isSameHead);
  const parts = [...done, ...built, ...now];
  const isSilent = parts.length === 0 && (!isSameHead || before.draft !== play.draft);
  return isSilent ? whereItStands(play) : parts;
}

function whereItStands(play: OpenGame): readonly string[] {
  const { moment, prompt } = play;
  return [`${moment.turn}.`, `${prompt.heading}.`, instructionAloud(play), ...obligationsInWords(play)];
}

/** News, what was taken back, the end. */
function whatHappened(before: OpenGame, play: OpenGame): readonly string[] {
  if (before.log === play.log) return [];
  const [was, is] = [new Set(before.log.line), new Set(play.log.line)];
  const gone = before.log.line.filter((entry) => !is.has(entry));
  const come = play.log.line.filter((entry) => !was.has(entry));
  const isAgain = come.length > 0 && come.every((entry) => entry < before.game.record.entries.length);
  const lines = come.flatMap((entry) => writtenOf(play.system, play.game, entry).lines);
  return [
    ...(gone.length > 0 ? [takenBack(before, gone)] : []),
    ...(isAgain ? ['Again:'] : []),
    ...(come.some((entry) => isPlanned(play, entry)) ? ['Planned:'] : []),
    ...lines.map(lineInWords),
    ...(play.verdict && !before.verdict ? ['The game is over.', play.verdict.level ?? ''] : []),
  ];
}

/** A few lines are announced, newest first, as they are taken back; of many only their number and the earliest. */
function takenBack({ system, game }: OpenGame, gone: readonly number[]): string {
  const texts = gone.flatMap((entry) => writtenOf(system, game, entry).lines).map(({ text }) => text);
  if (texts.length === 0) return 'Taken back.';
  if (texts.length <= 3) return `Taken back: ${texts.reverse().map(asSentence).join(' ')}`;
  return `Taken back: ${texts.length} lines of the log, back to: ${asSentence(texts[0] ?? '')}`;
}

/** `Guards attack 1/Spanish: Dd. 3-1, die 4: the defender is disrupted.` */
export function lineInWords(line: WrittenLine): string {
  const { headline, receipt } = line;
  const first = headline === undefined ? '' : `${asSentence(headline)} `;
  return `${first}${receipt ? withReceipt(line, receipt) : asSentence(line.text)}`;
}

function withReceipt({ text, dice }: WrittenLine, receipt: Receipt): string {
  const thrown = receipt.outcomes.find(({ label }) => label === receipt.result);
  const figures = [receipt.total, diceInWords(dice)].filter((part) => part !== '').join(', ');
  return `${asSentence(text)} ${asSentence([figures, thrown?.means ?? ''].filter(Boolean).join(': '))}`;
}

function diceInWords(dice: readonly Die[]): string {
  if (dice.length === 0) return '';
  return `${dice.length > 1 ? 'dice' : 'die'} ${dice.map(({ face }) => face).join(' and ')}`;
}

function wantedDie(before: OpenGame, play: OpenGame): readonly string[] {
  if (play.wanted) {
    const isSame =
      before.wanted?.purpose === play.wanted.purpose &&
      before.wanted.entered.length === play.wanted.entered.length;
    return isSame ? [] : [`Throw a die, and enter it: ${asSentence(play.wanted.purpose)}`];
  }
  const isWithdrawn = before.wanted !== null && before.game.record.head === play.game.record.head;
  return isWithdrawn ? ['The command is taken back.'] : [];
}

/** `isTold`: something else has been said, so an unchanged instruction need not be repeated. */
function whatToDoNow(
  { prompt: before, moment }: OpenGame,
  play: OpenGame,
  isTold: boolean,
): readonly string[] {
  const now = play.prompt;
  if (before.heading !== now.heading || before.by !== now.by) {
    const turn = moment.turn === play.moment.turn ? [] : [`${play.moment.turn}.`];
    return [...turn, `${now.heading}.`, now.instruction, ...obligationsInWords(play)];
  }
  const instruction = before.instruction !== now.instruction || !isTold ? [now.instruction] : [];
  if (before.obligations.length === 0) return [...instruction, ...obligationsInWords(play)];
  return now.obligations.length === 0
    ? [...instruction, `Nothing more must be done in this ${segmentWordOf(play.system)}.`]
    : instruction;
}

/** What must still be done, and by which counters if they are few enough to remember. */
function obligationsInWords({ prompt: { obligations }, board }: OpenGame): readonly string[] {
  if (obligations.length === 0) return [];
  const named = obligations.map((reason) => {
    const whom = board.counters.filter(
      ({ id, name }) => reason.counters.includes(id) && !reason.text.includes(name),
    );
    if (whom.length === 0 || whom.length > REMEMBERED) return reason;
    return {
      ...reason,
      text: `${reason.text.replace(/\.$/, '')}: ${whom.map(({ name }) => name).join(', ')}`,
    };
  });
  return [`Still to be done${reasonsInSpeech(named)}`];
}

function lookingBack(before: Replay | null, now: Replay | null, play: OpenGame): readonly string[] {
  if (!now) return ['Back at the game.', ...whereItStands(play)];
  const isElsewhere = before?.moment.turn !== now.moment.turn || before.moment.segment !== now.moment.segment;
  return [
    ...(before ? [] : ['Looking back.']),
    `${now.at} of ${now.line.length}${isElsewhere ? `, ${now.moment.turn}, ${now.moment.segment}` : ''}.`,
    ...now.lines.map(lineInWords),
  ];
}
