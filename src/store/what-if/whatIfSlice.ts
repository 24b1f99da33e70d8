/** Trying what a side would do, playing it and putting it away. It is played like any game. */
import { NO_DRAFTS } from '../../core/drafts';
import { performPress } from '../../core/perform';
import type { StoreContext } from '../context';
import type { WhatIfState } from '../state';
import { deriveView, type OpenGame } from '../table/openGame';
import { LONGEST_WHAT_IF_NAME, withoutWhatIf } from './keptWhatIfs';
import { commandsOf, laidOut } from './whatIf';

export function whatIfSlice({ get, set, commit, commitCommands, refuse }: StoreContext): WhatIfState {
  const inWhatIf = (work: (play: OpenGame, whatIf: NonNullable<OpenGame['whatIf']>) => void) => {
    const { play } = get();
    if (play?.whatIf) work(play, play.whatIf);
  };
  return {
    beginWhatIf(name) {
      const { play } = get();
      if (!play || get().replay || play.computer || play.wanted || play.prompt.by === null) return;
      const real = play.whatIf?.real ?? play;
      const side = play.whatIf?.side ?? play.prompt.by;
      const kept = real.whatIfs.find((one) => one.side === side && one.name === name);
      const { game, barred } = laidOut(real, kept?.commands ?? []);
      const whatIf = { real, side, from: real.game.record.head, barred };
      const drafts = kept ? NO_DRAFTS : { draft: real.draft, trails: real.trails };
      const tried = deriveView({ ...real, whatIf }, game, drafts, real);
      // What is being tried is not lost by looking at nothing.
      if (kept) commit(tried);
      else set({ play: tried });
    },
    playWhatIf: () =>
      inWhatIf((play, { real, side }) => {
        const commands = commandsOf(play);
        const { game, refused } = performPress(real.system, real.game, commands);
        if (refused) return refuse(refused, null);
        const back = { ...real, whatIfs: withoutWhatIf(real.whatIfs, side, '') };
        if (game === real.game) commit(back);
        else commitCommands(back, game, { held: false });
      }),
    putWhatIfAway: () =>
      inWhatIf((_play, { real, side }) =>
        commit({ ...real, whatIfs: withoutWhatIf(real.whatIfs, side, '') }),
      ),
    keepWhatIf: (name) =>
      inWhatIf((play, whatIf) => {
        const commands = commandsOf(play);
        const fit = name.trim().slice(0, LONGEST_WHAT_IF_NAME);
        if (fit === '' || commands.length === 0) return;
        const { real, side } = whatIf;
        const whatIfs = [...withoutWhatIf(real.whatIfs, side, fit), { name: fit, side, commands }];
        commit({ ...play, whatIf: { ...whatIf, real: { ...real, whatIfs } } });
      }),
    dropWhatIf(name) {
      const { play } = get();
      const side = play?.whatIf?.side ?? play?.prompt.by;
      if (!play || !side) return;
      const without = (one: OpenGame) => ({ ...one, whatIfs: withoutWhatIf(one.whatIfs, side, name) });
      const { whatIf } = play;
      commit(whatIf ? { ...play, whatIf: { ...whatIf, real: without(whatIf.real) } } : without(play));
    },
  };
}
