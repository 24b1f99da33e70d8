/** A line of typed commands, separated by `;`: previewed, completed and carried out. */

import type { Preview } from '../../core/contract/table';
import type { Json, Reason } from '../../core/contract/values';
import type { Game } from '../../core/game';
import { stateOf } from '../../core/game';
import { performPress } from '../../core/perform';
import type { GameState } from '../state';
import type { OpenGame } from './openGame';

/** The command being typed is the last one of the line. */
function partsOf(line: string): { readonly before: string; readonly text: string } {
  const end = line.lastIndexOf(';') + 1;
  return { before: line.slice(0, end), text: line.slice(end).trim() };
}

function commandsOf(line: string): readonly string[] {
  return line
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

type Ahead =
  | { readonly game: Game; readonly draft: Json | null }
  /** One of them is refused. */
  | { readonly reasons: readonly Reason[] };

/** The game as it would be after those commands; null where one of them needs a die, which cannot be known. */
function playedAhead({ system, game, draft }: OpenGame, commands: readonly string[]): Ahead | null {
  let ahead = { game: { ...game, record: { ...game.record, diceFrom: 'hand' as const } }, draft };
  for (const text of commands) {
    const pressed = system.press(stateOf(ahead.game), ahead.draft, { on: 'typed', text });
    if (pressed.to === 'refusal') return { reasons: pressed.reasons };
    if (pressed.to === 'draft') {
      ahead = { ...ahead, draft: pressed.draft };
      continue;
    }
    const done = performPress(system, ahead.game, pressed.commands);
    if (done.refused) return { reasons: done.refused };
    if (done.wanted) return null;
    ahead = { game: { ...done.game, record: { ...done.game.record, diceFrom: 'hand' } }, draft: null };
  }
  return ahead;
}

/** Shows what the command being typed would do once those before it are done. */
export function previewLine({ hover, play }: Pick<GameState, 'hover' | 'play'>, line: string): void {
  const { before, text } = partsOf(line);
  const ahead = play && text !== '' && before !== '' ? playedAhead(play, commandsOf(before)) : null;
  const target = { on: 'typed', text } as const;
  if (text === '') hover(null);
  else if (!ahead || !play) hover(target);
  else hover(target, 'reasons' in ahead ? refused(ahead.reasons) : previewIn(play, ahead, text));
}

const refused = (reasons: readonly Reason[]): Preview => ({ text: '', cost: '', reasons, marks: [] });

function previewIn({ system }: OpenGame, { game, draft }: Extract<Ahead, { game: Game }>, text: string) {
  return system.preview(stateOf(game), draft, { on: 'typed', text });
}

/** Whole lines. */
export function completionsOf(play: OpenGame, line: string): readonly string[] {
  const { before, text } = partsOf(line);
  const ahead = before === '' ? null : playedAhead(play, commandsOf(before));
  const { game, draft } = ahead && 'game' in ahead ? ahead : play;
  const all = play.system.completeTyped?.(stateOf(game), draft, text) ?? [];
  return all.map((one) => `${before}${before === '' ? '' : ' '}${one}`);
}

export type LinePressed = {
  /** The commands that were not done, to be put back into the box. */
  readonly left: string;
  /** How many commands of a line were done, in words; '' if all were, or there was only one. */
  readonly told: string;
};

/**
 * Each command is a press of its own. Commands after one that is refused or that needs a die are not tried: they are
 * returned, with the one that was refused.
 */
export function pressLine(get: () => GameState, line: string): LinePressed {
  const commands = commandsOf(line);
  const stopped = (done: number, why: string): LinePressed => {
    const left = commands.slice(done);
    const isTold = commands.length > 1 && left.length > 0;
    return { left: left.join('; '), told: isTold ? `${done} of ${commands.length} done; ${why}` : '' };
  };
  for (const [done, text] of commands.entries()) {
    get().press({ on: 'typed', text });
    if (get().refusal !== null) return stopped(done, `${text} is refused.`);
    if (get().play?.wanted) return stopped(done + 1, 'the rest waits for the die.');
  }
  return { left: '', told: '' };
}
