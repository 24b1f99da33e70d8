/**
 * What the computer does at the table: its commands go the same way as those of a press, and nobody else judges them.
 */

import { performPress } from '../../core/perform';
import { entriesAfter } from '../../core/record/record';
import type { StoreContext } from '../context';
import type { NO_COMPUTER } from '../idle';
import type { ComputerState } from '../state';
import { deriveView } from '../table/openGame';
import { IN_WHAT_IF } from '../what-if/whatIf';
import { LEVEL_WORDS, withPlayer } from './players';

export function computerSlice({
  get,
  set,
  commit,
  commitCommands,
  refuse,
}: StoreContext): Omit<ComputerState, keyof typeof NO_COMPUTER> {
  return {
    carryOut(command, why) {
      const { play, held, told } = get();
      if (!play?.computer || held || play.wanted) return false;
      const { game } = play;
      const done = performPress(play.system, game, [command]);
      if (done.refused) refuse(done.refused, null);
      if (done.game === game) return false;
      const { entries, head } = done.game.record;
      // A command that waits for its die has no entry yet: it will be the next one.
      const said = `${LEVEL_WORDS[play.computer.level]}: ${why}`;
      const [first = entries.length] = entriesAfter(entries, game.record.head, head);
      commitCommands(play, done.game, { told: why === '' ? told : new Map(told).set(first, said) });
      return true;
    },
    hold: (held) => set({ held, ...(held ? { thinking: false } : {}) }),
    setPlayer(side, player) {
      const { play, lastReceipt, news, replay } = get();
      if (!play) return;
      if (play.whatIf) return refuse(IN_WHAT_IF, null);
      const players = withPlayer(play.players, side, player);
      const { game, draft, trails } = play;
      commit(deriveView({ ...play, players }, game, { draft, trails }, play), {
        ...{ lastReceipt, news, replay },
        held: false,
        thinking: false,
      });
    },
  };
}
