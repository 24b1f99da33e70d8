/** What the table itself asks for, whatever the battle. */
import type { CaseText } from './case';

export const TABLE_CASES = {
  'table:game-over': {
    title: 'The game is over',
    text: 'The game has been decided. It can be looked through, and played on from an earlier point.',
    ruling: '',
    option: '',
  },
  'table:decision-open': {
    title: 'A decision is open',
    text: 'Another decision must be made first; until then nothing else can be done.',
    ruling: '',
    option: '',
  },
  'table:typed': {
    title: 'Not understood',
    text: 'What was typed does not name anything that can be done here. A move is typed as two hexes: 1812-1612.',
    ruling: '',
    option: '',
  },
  'table:dice': {
    title: 'Dice of your own',
    text: 'When the players throw their own dice, exactly the die that is asked for is entered, and none is thrown again.',
    ruling: '',
    option: '',
  },
  'table:damaged-file': {
    title: 'Damaged file',
    text: 'The file says something that its own game does not allow. All up to that point is kept.',
    ruling: '',
    option: '',
  },
  'table:full': {
    title: 'As much as a game holds',
    text: 'A game holds so many commands, bookmarks and names as can be opened again at once: far more than any game comes to.',
    ruling: '',
    option: '',
  },
  'table:mistake': {
    title: 'A mistake in Tercio',
    text: 'The program itself has failed, and not the player. The game stands as it did before.',
    ruling: '',
    option: '',
  },
  'table:take-back': {
    title: 'Taking back',
    text: 'The players choose at set-up whether play is taken back freely, with the opponent’s consent, or never.',
    ruling:
      'Case 6.16 asks for consent. What was rolled stays rolled: the same command at the same point keeps its dice, any other draws new ones. What is taken back stays in the log.',
    option: '',
  },
  'table:replay': {
    title: 'Looking back',
    text: 'While an earlier point of the game is looked at, nothing can be done there. Going on from it makes a branch.',
    ruling: '',
    option: '',
  },
  'table:plan': {
    title: 'A plan',
    text: 'What is planned has not happened. A plan ends before the first die, before the end of the game, and where the other side decides.',
    ruling: '',
    option: '',
  },
  'table:other-tab': {
    title: 'Another tab',
    text: 'A game is played in one tab at a time. Another that has it open looks on, until it takes the first one’s place.',
    ruling: '',
    option: '',
  },
  'table:computer': {
    title: 'A side of the computer',
    text: 'Where the computer plays a side, nobody else decides for it. Any side can be taken over, or given to the computer, at any moment.',
    ruling: '',
    option: '',
  },
  'table:no-such-counter': {
    title: 'No such counter',
    text: 'This game has no counter of that name.',
    ruling: '',
    option: '',
  },
} satisfies { readonly [rule: string]: CaseText };
