/** Moments of the games of several days on the real map: a day under way, its end, and the set-up of the next. */

import type { SideId } from '../../../src/core/contract/values';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import { daysOf } from '../../../src/systems/thirty-years-war/freiburg/17-days/days';
import type { Defence, Stand } from '../../../src/systems/thirty-years-war/freiburg/scenario';
import type { FreiburgState } from '../../../src/systems/thirty-years-war/freiburg/state';
import type { Phase } from '../../../src/systems/thirty-years-war/scenario/scenario';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { type Act, endPhase, played } from './board';
import { withFreiburg } from './withFreiburg';

const SCENARIOS = {
  campaign: thirtyYearsWar.read.scenario(scenarioNamed('freiburg-campaign')),
  siege: thirtyYearsWar.read.scenario(scenarioNamed('freiburg-siege')),
  both: thirtyYearsWar.read.scenario(scenarioNamed('freiburg-campaign-siege')),
};
export type GameName = keyof typeof SCENARIOS;
export const [FRENCH, BAVARIAN] = SCENARIOS.campaign.sides.map(({ id }) => id) as [SideId, SideId];
/** Two units of each army, apart. */
export const BOTH = 'bav-6-3-01 1319, bav-2-8-01 1419, fr-6-3-01 1323, fr-3-8-01 1325';

export type Moment = {
  /** `campaign` where it is left out. */
  readonly game?: GameName;
  /** What the Bavarians have chosen, in the game that asks them. */
  readonly defence?: Defence;
  /** Hexes that a French unit was the last in. */
  readonly lastIn?: readonly string[];
  /** 0 is 3 August. */
  readonly day: 0 | 1 | 2;
  /** `bav-6-3-01 1319, fr-6-3-01 1322*`: where counters stand, `*` for disrupted, `!` for captured. */
  readonly on?: string;
  readonly eliminated?: readonly string[];
  readonly exited?: readonly string[];
  readonly demoralized?: readonly string[];
  readonly armies?: FreiburgState['armies'];
  readonly redeployed?: Stand;
  readonly gameTurn?: number;
  readonly side?: SideId;
  readonly phase?: Phase;
  readonly options?: { readonly [option: string]: string };
};

export function startOf(game: GameName, options: object = {}): State {
  const scenario = SCENARIOS[game];
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, options));
}

export const startOfCampaign = (options: object = {}): State => startOf('campaign', options);

/** Where the armies stand on a day of which nothing else is said. */
function defaultStand({ game = 'campaign', day, defence }: Moment): Stand | null {
  if (day === 0) return null;
  if (game === 'siege' || defence === 'town') return 'town';
  return day === 1 ? 'rows' : 'hill';
}

export function campaignAt(moment: Moment): State {
  const { game = 'campaign', defence = null } = moment;
  const begun = startOf(game, moment.options);
  const base = defence ? played(begun, defend(defence)) : begun;
  const places = new Map(
    (moment.on ?? '').split(',').map((text) => {
      const [id = '', where = ''] = text.trim().split(' ');
      return [id, where] as const;
    }),
  );
  const fresh = { casualties: 0, levelsTested: 0, leaderLost: false, rolls: [] };
  const hasMercenaries = moment.day > 0 || game === 'siege' || defence === 'town';
  const armies = ['bavarian', 'french', ...(hasMercenaries ? ['mercenary'] : [])];
  const own = withFreiburg(base, {
    redeployed: moment.redeployed ?? defaultStand(moment),
    lastIn: Object.fromEntries((moment.lastIn ?? []).toSorted().map((hex) => [hex, FRENCH])),
    armies: { ...Object.fromEntries(armies.map((army) => [army, fresh])), ...moment.armies },
  });
  return {
    ...own,
    ...{ pending: null, day: moment.day, gameTurn: moment.gameTurn ?? 1, phase: moment.phase ?? 'movement' },
    phasingSide: moment.side ?? FRENCH,
    obligations: moment.phase === 'combat' ? { mustAttack: [], mustBeAttacked: [] } : null,
    demoralized: moment.demoralized ?? [],
    counters: base.counters.map((counter) => {
      const where = places.get(counter.id);
      if (where !== undefined) {
        const enemy = counter.holder === FRENCH ? BAVARIAN : FRENCH;
        const holder = where.includes('!') ? enemy : counter.holder;
        return { ...counter, at: where.slice(0, 4), off: null, disrupted: where.includes('*'), holder };
      }
      if (moment.eliminated?.includes(counter.id)) return { ...counter, off: 'eliminated' };
      return moment.exited?.includes(counter.id) ? { ...counter, off: 'exited' } : counter;
    }),
  };
}

/** The same at the end of the day's last Combat Phase, and that phase ended. */
export function dayOver(moment: Moment): State {
  const [day, isLine] = [daysOf(boardOf(campaignAt(moment)))[moment.day], moment.redeployed === 'line'];
  const second = day?.firstPlayer === FRENCH || isLine ? BAVARIAN : FRENCH;
  const last = day?.gameTurns ?? 0;
  return played(campaignAt({ gameTurn: last, side: second, phase: 'combat', ...moment }), endPhase());
}

export const defend =
  (what: string): Act =>
  () =>
    thirtyYearsWar.read.command({ do: 'chooseDefence', defend: what });

export const choose =
  (to: string): Act =>
  () =>
    thirtyYearsWar.read.command({ do: 'chooseRedeployment', to });

/** The second day at its end, and the Hill taken as the ground of the third: no other is open. */
export function onTheHill(moment: Omit<Moment, 'day'>): State {
  return played(dayOver({ day: 1, ...moment }), choose('hill'));
}

/** What `Place the rest sensibly` proposes for the side that sets up. */
export function sensible(state: State): { readonly [counter: string]: string } {
  const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: 'rest' });
  if (pressed.to !== 'draft' || pressed.draft?.kind !== 'setUp') throw new Error('nobody sets up');
  return pressed.draft.positions;
}

/** Sets up the side whose turn it is, or both sides, as proposed. */
export function settled(state: State, sides = 1): State {
  if (sides === 0) return state;
  const positions = Object.entries(sensible(state)).map(([counter, at]) => ({ counter, at }));
  const next = played(state, () => thirtyYearsWar.read.command({ do: 'setUp', positions }));
  return settled(next, sides - 1);
}

/** What the panel is headed by: side and phase, or what is to be decided. */
export const heading = (state: State): string => thirtyYearsWar.prompt(state, null).heading;

/** `bav-6-3-02` and so many in all. */
export function ids(stem: string, count: number, from = 1): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${stem}-${String(from + i).padStart(2, '0')}`);
}

/** Four hexes of each section of the town that lie together: enough to break it. */
export const ALTSTADT = ['0709', '0710', '0711', '0712'] as const;
export const NEUBURG = ['0409', '0410', '0411', '0510'] as const;
export const VORSTADT = ['0910', '0911', '0912', '0913'] as const;

/** The first French unit attacks the first Bavarian one, which is lost with a 1 where it is disrupted. */
export const duel: Act = () =>
  thirtyYearsWar.read.command({
    ...{ do: 'attack', attackers: ['fr-6-3-01'], defenders: ['bav-6-3-01'] },
    ...{ charge: false, leaders: [] },
  });
/** Where they stand for it west of the town, both sides with a unit elsewhere. */
export const DUEL = 'fr-6-3-01 0518, bav-6-3-01 0517*, bav-6-3-02 0711, fr-6-3-02 0216';

/** The Bavarian army after such losses, with so many of its tests behind it. */
export const tried = (casualties: number, levelsTested = 3): FreiburgState['armies'] => ({
  bavarian: { casualties, levelsTested, leaderLost: false, rolls: [] },
});
