/** Messages about a game that could not be opened as it was saved. */
import { caseName } from '../../core/caseName';
import { DataError, LaterVersion } from '../../core/json/dataError';
import type { Fault } from '../../core/record/readRecord';
import { whyRefused } from '../saved/whyRefused';

export const GOES_ON_BESIDE =
  'What could be read continues as a separate game; the damaged one stays in the list as it was stored.';
export const READ_BEFORE =
  'This game is damaged. What could be read of it is a separate game, which is open now.';
/** Why something could not be opened, and what would help. */
export function errorMessage(error: unknown): string {
  if (error instanceof LaterVersion) {
    const { what, found, known } = error;
    return (
      `It was written by a later Tercio: ${what} are of version ${found}, and this page knows version ${known}. ` +
      'Update this page and open it again; nothing was changed in it.'
    );
  }
  if (error instanceof DataError) {
    const { path, expected } = error;
    return path === 'file' ? `There should be ${expected}.` : `At ${path} there should be ${expected}.`;
  }
  return whyRefused(error);
}

/** `Command 3 is not legal: … (8.21). The game is kept up to command 2.` */
export function faultMessage({ at, reasons }: Fault): string {
  const said = reasons
    .map(({ rule, text }) => (isOfFile(rule) ? text : `${text} (${caseName(rule)})`))
    .join(' ');
  const what = reasons.some(({ rule }) => isOfFile(rule)) ? 'cannot be read' : 'is not legal';
  const kept =
    at === 1
      ? 'The game is kept as it was at its start.'
      : at === 2
        ? 'The first command is kept.'
        : `The first ${at - 1} commands are kept.`;
  return `Command ${at} ${what}: ${said} ${kept}`;
}

function isOfFile(rule: string): boolean {
  return rule === 'table:damaged-file';
}
