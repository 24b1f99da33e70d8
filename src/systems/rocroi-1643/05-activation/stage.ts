/**
 * The cup at the table: what is left in it, how likely each next marker is, and where the limit of two in a row bites.
 */

import { corpsName, rankOf, sideName } from '../play/names';
import { drawFirst, noSuchOption } from '../play/reasons';
import { commandIfLegal, option, refuse, type Stage, toDraft } from '../play/stage';
import type { Subject, SubjectRow } from '../rulebook/cited';
import type { Board } from '../state/board';
import { counted } from '../wording';
import { type MarkerChance, markerChances } from './chances';
import { cupOf } from './cup';

export const cupStage: Stage = {
  prompt: (board) => ({
    instruction: `Draw the next marker: ${counted(board.state.cup.length, 'is', 'are')} in the cup.${limitWords(board)}`,
    subject: () => cupSubject(board),
    choices: [option('draw', 'Draw a marker', { key: 'd', weight: 'main' })],
  }),
  press(board, _draft, target) {
    if (target.on !== 'option') return refuse(drawFirst());
    if (target.id === 'cancel') return toDraft(null);
    return target.id === 'draw' ? commandIfLegal(board, { do: 'draw' }) : refuse(noSuchOption());
  },
  marks: () => [],
};

/** @rule 5.1 */
export function limitWords(board: Board): string {
  const { limited, open } = cupOf(board);
  const { sides } = board.scenario;
  const barred = sides.find(({ id }) => id === limited);
  const other = sides.find(({ id }) => id !== limited);
  if (!barred || !other) return '';
  return ` Two ${barred.name} markers came in a row: the next is ${other.name}, ${open.length === 1 ? 'the only one left' : `one of ${open.length}`} (5.1).`;
}

export function chanceWords({ chance: [ways, of] }: MarkerChance): string {
  if (ways === 0) return 'not now';
  return of === 1 ? 'certain' : `${ways} in ${of}`;
}

function cupSubject(board: Board): Subject {
  return {
    title: 'In the cup',
    ofPhase: true,
    note: 'Each marker that can come is as likely as any other.',
    rows: markerChances(board).map((chance): SubjectRow => {
      const leader = board.knownLeader(chance.leader);
      return {
        label: `${leader.name}, ${leader.corps === null ? `${sideName(board, leader.side)} ${rankOf(board, leader)}` : corpsName(board, leader.corps)}`,
        printed: '',
        now: chanceWords(chance),
        because:
          chance.chance[0] === 0
            ? 'two of his side in a row'
            : leader.at === null
              ? 'passes: he is gone'
              : '',
        rule: '5.1',
        counters: leader.at === null ? [] : [leader.id],
      };
    }),
  };
}
