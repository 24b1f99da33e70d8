import { describe, expect, it } from 'vitest';
import type { CounterId } from '../../../../../src/core/contract/values';
import { newGame, stateOf } from '../../../../../src/core/game';
import { loadGame } from '../../../../../src/core/record/loadGame';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { playAtRandom } from '../../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { think } from '../../../../../src/systems/thirty-years-war/engine/judge';
import { tracers } from '../../../../../src/systems/thirty-years-war/freiburg/18-campaign/communications';
import { pieceOf } from '../../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { account } from '../../../../helpers/account';
import { played } from '../../../../helpers/positions/board';
import { campaignAt, choose, dayOver, startOfCampaign } from '../../../../helpers/positions/campaign';
import { chance, EAST, scattered } from '../../../../helpers/positions/scattered';
import { withFreiburg } from '../../../../helpers/positions/withFreiburg';
import { withLine } from '../../../../oracle/communications';
import { freiburgLaw } from '../../../../oracle/laws/freiburgLaw';
import { faultsAfter } from '../../../../oracle/laws/invariants';
import threeDays from '../../../../records/three-days.json';

/** Across the river from the edge that the Line leads to. */
const SOUTH = '1204';
const strewn = (seed: number) => scattered(seed, EAST, { day: 2 });

/** The Bavarian counters that have a Line, as the rules find them: none that is not on the map. */
function linked(state: State): readonly CounterId[] {
  const traces = tracers(boardOf(state));
  const isLinked = (id: CounterId) => {
    const piece = pieceOf(boardOf(state), id);
    return piece !== null && traces(piece);
  };
  return state.counters.flatMap(({ id }, i) =>
    state.scenario.counters[i]?.category === 'bavarian' && isLinked(id) ? [id] : [],
  );
}

/** The same position where every crossing of the map is of that kind, or where there is none. */
function crossedAt(state: State, kind: 'bridge' | 'ford' | null): State {
  const { map } = state.scenario;
  const bridges = kind ? map.bridges.map((bridge) => ({ ...bridge, kind })) : [];
  return { ...state, scenario: { ...state.scenario, map: { ...map, bridges } } };
}

describe('the Line of Communications', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'is found from the edge and from the counter alike: position %i',
    (seed) => expect(linked(strewn(seed))).toEqual(withLine(strewn(seed))),
  );

  it.each([2, 4])('is found again as the game goes on and back: from position %i', (seed) => {
    const on = think(strewn(seed));
    const draw = chance(seed);
    const told = () => linked(on.state());
    const found = new Set<string>();
    for (let n = 0; n < 40 && !on.over; n++) {
      const before = told();
      const [command] = on.moves({ draw });
      if (!command) throw new Error('nothing is legal');
      on.play(command, (sides) => 1 + draw(sides));
      expect(told()).toEqual(withLine(on.state()));
      found.add(told().join());
      on.takeBack();
      expect(told()).toEqual(before);
      on.play(command, (sides) => 1 + draw(sides));
    }
    expect(found.size).toBeGreaterThan(2);
  });

  it('is found again where a gateway is another side’s, though nobody has moved (19.57)', () => {
    const gates = ['0310', '0708', '0715', '1011', '1013'];
    const on = 'bav-6-3-01 0710, bav-6-3-02 0810, fr-3-8-01 0916';
    const shut = campaignAt({ game: 'siege', day: 1, lastIn: gates, on });
    const open = withFreiburg(shut, { lastIn: {} });
    const both = ['bav-6-3-01', 'bav-6-3-02'];
    expect([shut, open, shut].map(linked)).toEqual([[], both, []]);
  });

  it('crosses the river at a ford as at a bridge (6.23)', () => {
    // Nothing is in the way but the river.
    const state = dayOver({ day: 2, on: `bav-6-3-01 ${SOUTH}` });
    expect([linked(crossedAt(state, 'bridge')), linked(crossedAt(state, 'ford'))]).toEqual([
      ['bav-6-3-01'],
      ['bav-6-3-01'],
    ]);
    expect(linked(crossedAt(state, null))).toEqual([]);
  });

  it('is there for some and not for others', () => {
    const states = Array.from({ length: 60 }, (_, seed) => strewn(seed));
    const shares = states.map((state) => {
      const all = state.counters.filter(
        ({ at }, i) => at !== null && state.scenario.counters[i]?.category === 'bavarian',
      );
      return withLine(state).length / all.length;
    });
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(20);
  });
});

/** Played by chance; `npx tsx tests/tools/made/threeDays.ts` writes another when the rules have come to forbid it. */
describe('a campaign of three days on record', () => {
  const { game, fault, altered } = loadGame(thirtyYearsWar, threeDays, scenarioNamed);
  const { battles, lost, regroups, setUps } = account(game);

  it('is read without a fault, to its end', () => {
    expect([fault, altered]).toEqual([null, false]);
    expect(stateOf(game)).toMatchObject({ day: 2, over: true });
    expect(thirtyYearsWar.verdict(stateOf(game))).not.toBeNull();
  });

  it('has battles and losses on every day', () => {
    expect(battles).toHaveLength(3);
    expect(Math.min(...battles)).toBeGreaterThan(3);
    expect(lost).toBeGreaterThan(3);
  });

  it('has the French reinforced once and units come back', () => {
    expect(regroups.map(({ day }) => day)).toEqual([0, 1]);
    expect(regroups.map(({ reinforcements }) => reinforcements.length)).toEqual([19, 0]);
    expect(regroups.flatMap(({ losses }) => losses.flatMap(({ back }) => back))).not.toEqual([]);
  });

  it('has guns taken in works and elsewhere, and an army demoralized', () => {
    expect(new Set(regroups.flatMap(({ guns }) => guns.map(({ inWorks }) => inWorks)))).toEqual(
      new Set([true, false]),
    );
    expect(regroups.some(({ armies }) => armies.some((army) => army.wasDemoralized))).toBe(true);
  });

  it('goes from set-up to set-up, the Bavarians always first', () => {
    expect(setUps).toEqual(['bavarian', 'french', 'bavarian', 'french', 'bavarian', 'french']);
  });
});

describe('what is suggested for a later day', () => {
  const suggested = (state: State) => {
    const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: 'suggested' });
    if (pressed.to !== 'draft' || pressed.draft?.kind !== 'setUp') throw new Error('nothing is suggested');
    return Object.entries(pressed.draft.positions).map(([counter, at]) => ({ counter, at }));
  };
  /** Some of all counters, both sides far from each other. */
  const survivors = (seed: number, day: 0 | 1) => {
    const next = chance(seed);
    const { counters } = startOfCampaign().scenario;
    const left = 100 - next(90);
    return counters
      .filter(({ id }) => (day > 0 || !/^me|fr-6-3-1[1-4]|fr-3-8-10/.test(id)) && next(100) < left)
      .map(({ id, side }, i) => {
        const row = Math.floor(i / 18) + (side === 'bavarian' ? 2 : 20);
        return `${id} ${10 + (i % 18)}${String(row).padStart(2, '0')}`;
      })
      .join(', ');
  };
  const after = (seed: number, to: 'line' | 'rows' | 'hill') => {
    const day = to === 'hill' ? 1 : 0;
    const end = dayOver({ day, on: survivors(seed, day), redeployed: 'line' });
    return thirtyYearsWar.check(end, choose(to)(end)).length > 0 ? null : played(end, choose(to));
  };

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('may be set up by both: force %i', (seed) => {
    for (const to of ['line', 'rows', 'hill'] as const) {
      let state = after(seed, to);
      while (state?.pending?.kind === 'setUp') {
        const command = thirtyYearsWar.read.command({ do: 'setUp', positions: suggested(state) });
        expect(thirtyYearsWar.check(state, command)).toEqual([]);
        state = played(state, () => command);
      }
    }
  });

  it('has a hex for every unit of a whole army, in each position', () => {
    const { counters, freiburg, map } = startOfCampaign().scenario;
    for (const [stand, armies] of Object.entries(freiburg?.suggested ?? {})) {
      for (const [army, hexes] of Object.entries(armies)) {
        const of = (kind: string) => counters.filter((c) => c.category === army && c.kind === kind).length;
        const all = new Set([...hexes.infantry, ...hexes.cavalry]);
        // The Hill is too small for all of them (18.52).
        const needed =
          stand === 'hill' && army === 'bavarian' ? map.areas.hill?.length : of('infantry') + of('cavalry');
        expect([stand, army, all.size]).toEqual([stand, army, needed]);
        expect(hexes.infantry.length).toBe(of('infantry'));
      }
    }
  });

  it('puts Leaders with their own army and guns with infantry', () => {
    const end = dayOver({ day: 0, on: survivors(3, 0) });
    const begun = played(end, choose('rows'));
    const french = played(begun, () =>
      thirtyYearsWar.read.command({ do: 'setUp', positions: suggested(begun) }),
    );
    const at = new Map<string, string>(suggested(french).map(({ counter, at: hex }) => [counter, hex]));
    const hexesOf = (stem: string) => [...at].flatMap(([id, hex]) => (id.startsWith(stem) ? [hex] : []));
    expect(hexesOf('me-4-3')).toContain(at.get('me-leader-turenne'));
    for (const hex of hexesOf('me-art')) expect([...hexesOf('fr-6-3'), ...hexesOf('me-4-3')]).toContain(hex);
  });
});

describe('a campaign at random', () => {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed('freiburg-campaign'));
  const options = thirtyYearsWar.read.options(scenario, {});
  const setUp = { scenario, scenarioId: 'freiburg-campaign', options };

  it('ends, with nothing wrong on the way, and its record leads to the same end', () => {
    const faults: string[] = [];
    const law = freiburgLaw(startOfCampaign());
    const played = playAtRandom(thirtyYearsWar, { ...setUp, seed: '3' }, (game) => {
      faults.push(...faultsAfter(game), ...law(game));
    });
    expect([faults, played.finished]).toEqual([[], true]);
    const { game, fault } = loadGame(
      thirtyYearsWar,
      JSON.parse(JSON.stringify(played.game.record)),
      scenarioNamed,
    );
    expect(fault).toBeNull();
    expect(stateOf(game)).toEqual(stateOf(played.game));
    const days = played.game.steps.map((step) => step.state.day);
    expect([...new Set(days)]).toEqual([0, 1, 2]);
  });

  it('starts with the set-up of 3 August', () => {
    const game = newGame(thirtyYearsWar, { ...setUp, carryScenario: false, seed: 'x' });
    expect(stateOf(game).pending).toEqual({ kind: 'setUp', by: 'bavarian' });
  });
});
