/** What the table itself asks for, whatever the game. */
import type { SaidCases } from './case';

const only = (text: string) => ({ text, in1976: '' });

export const SAID_TABLE = {
  'table:game-over': only(
    'The game has been decided. It can be looked through, and played on from an earlier point.',
  ),
  'table:no-such-counter': only('This game has no counter of that name.'),
  'table:typed': only(
    'What was typed does not name anything that can be done here. A move is typed as two hexes: 1319-1418.',
  ),
  'table:dice': only(
    'When the players throw their own dice, exactly the die that is asked for is entered, and none is thrown again. A marker is drawn by a die with a face for each that could come.',
  ),
  'table:take-back': only(
    'The players choose at set-up whether play is taken back freely, with the opponent’s consent, or never.',
  ),
  'table:plan': only(
    'What is planned has not happened. A plan ends before the first die, before the end of the game, and where the other side decides.',
  ),
  'table:replay': only(
    'While an earlier point of the game is looked at, nothing can be done there. Going on from it makes a branch.',
  ),
  'table:other-tab': only(
    'A game is played in one tab at a time. Another that has it open looks on, until it takes the first one’s place.',
  ),
  'table:computer': only(
    'Where the computer plays a side, nobody else decides for it. Any side can be taken over, or given to the computer, at any moment.',
  ),
  'table:damaged-file': only(
    'The file says something that its own game does not allow. All up to that point is kept.',
  ),
  'table:full': only(
    'A game holds so many commands, bookmarks and names as can be opened again at once: far more than any game comes to.',
  ),
  'table:mistake': only(
    'The program itself has failed, and not the player. The game stands as it did before.',
  ),
} as const satisfies SaidCases;
