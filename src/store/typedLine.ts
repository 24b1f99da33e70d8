/** A line of typed commands, `;` between them: what it would do, what it can be completed to, and doing it. */
import { stateOf } from '../core/game';
import type { Playing } from './present';
import type { GameState } from './state';

/** What is being typed now: the last command of the line. */
function lastOf(line: string): { readonly before: string; readonly text: string } {
  const end = line.lastIndexOf(';') + 1;
  return { before: line.slice(0, end), text: line.slice(end) };
}

/** Shows what the command that is being typed would do, as the game stands. */
export function foreseeLine({ hover }: Pick<GameState, 'hover'>, line: string): void {
  const text = lastOf(line).text.trim();
  hover(text === '' ? null : { on: 'typed', text });
}

/** Whole lines. */
export function completionsOf({ system, game, draft }: Playing, line: string): readonly string[] {
  const { before, text } = lastOf(line);
  const all = system.completeTyped?.(stateOf(game), draft, text) ?? [];
  return all.map((one) => `${before}${before === '' ? '' : ' '}${one}`);
}

/**
 * Each command is a press of its own. What comes after one that is refused or that wants a die is not tried: it is given
 * back, with the one that was refused.
 */
export function pressLine(get: () => GameState, line: string): string {
  const commands = line.split(';').map((text) => text.trim());
  for (const [done, text] of commands.entries()) {
    if (text === '') continue;
    get().press({ on: 'typed', text });
    if (get().refusal !== null) return commands.slice(done).join('; ');
    if (get().play?.wanted) return commands.slice(done + 1).join('; ');
  }
  return '';
}
