/** Making a plan, playing it and putting it away. The plan itself is played like any game. */
import { NO_DRAFTS } from '../../core/drafts';
import { performPress } from '../../core/perform';
import type { StoreContext } from '../context';
import type { PlanningState } from '../state';
import { deriveView, type OpenGame } from './openGame';
import { commandsOf, laidOut } from './planning';
import { LONGEST_PLAN_NAME, withoutPlan } from './plans';

export function planSlice({ get, set, commit, commitCommands, refuse }: StoreContext): PlanningState {
  const inPlan = (work: (play: OpenGame, planning: NonNullable<OpenGame['planning']>) => void) => {
    const { play } = get();
    if (play?.planning) work(play, play.planning);
  };
  return {
    beginPlan(name) {
      const { play } = get();
      if (!play || get().replay || play.computer || play.wanted || play.prompt.by === null) return;
      const real = play.planning?.real ?? play;
      const side = play.planning?.side ?? play.prompt.by;
      const kept = real.plans.find((one) => one.side === side && one.name === name);
      const { game, barred } = laidOut(real, kept?.commands ?? []);
      const planning = { real, side, from: real.game.record.head, barred };
      const drafts = kept ? NO_DRAFTS : { draft: real.draft, trails: real.trails };
      const planned = deriveView({ ...real, planning }, game, drafts, real);
      // The plan that is being made is not lost by looking at nothing.
      if (kept) commit(planned);
      else set({ play: planned });
    },
    playPlan: () =>
      inPlan((play, { real, side }) => {
        const commands = commandsOf(play);
        const { game, refused } = performPress(real.system, real.game, commands);
        if (refused) return refuse(refused, null);
        const back = { ...real, plans: withoutPlan(real.plans, side, '') };
        if (game === real.game) commit(back);
        else commitCommands(back, game, { held: false });
      }),
    putPlanAway: () =>
      inPlan((_play, { real, side }) => commit({ ...real, plans: withoutPlan(real.plans, side, '') })),
    keepPlan: (name) =>
      inPlan((play, planning) => {
        const commands = commandsOf(play);
        const fit = name.trim().slice(0, LONGEST_PLAN_NAME);
        if (fit === '' || commands.length === 0) return;
        const { real, side } = planning;
        const plans = [...withoutPlan(real.plans, side, fit), { name: fit, side, commands }];
        commit({ ...play, planning: { ...planning, real: { ...real, plans } } });
      }),
    dropPlan(name) {
      const { play } = get();
      const side = play?.planning?.side ?? play?.prompt.by;
      if (!play || !side) return;
      const without = (one: OpenGame) => ({ ...one, plans: withoutPlan(one.plans, side, name) });
      const { planning } = play;
      commit(planning ? { ...play, planning: { ...planning, real: without(planning.real) } } : without(play));
    },
  };
}
