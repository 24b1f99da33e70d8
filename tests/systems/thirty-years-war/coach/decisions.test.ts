import { beforeAll, describe, expect, it } from 'vitest';
import { stateOf } from '../../../../src/core/game';
import { BOOKS } from '../../../../src/systems/thirty-years-war/books';
import { thirtyYearsWarCoach } from '../../../../src/systems/thirty-years-war/coach';
import { coachFaults } from '../../../helpers/coached';
import { playRandomly, SCENARIOS } from '../../../helpers/random/wholeGame';

const DECISIONS = [...new Set(BOOKS.flatMap(({ decisions }) => decisions.map(({ name }) => name)))];
/** In each game so many of each kind are looked at. */
const MOST = 4;
/** Some decisions are rare: so often every battle is played at most. */
const ROUNDS = 6;

/** What was found of a kind of decision: where it was open, where nothing was advised, and what was wrong. */
type Found = { readonly open: string[]; readonly silent: string[]; readonly faults: string[] };

describe('whatever is to be decided in any battle', () => {
  const found = new Map<string, Found>();

  beforeAll(() => {
    const isMet = () => DECISIONS.every((name) => found.has(name));
    for (let round = 1; round <= ROUNDS && !isMet(); round++)
      for (const scenario of SCENARIOS) playOnce(scenario, round);

    function playOnce(scenario: string, round: number): void {
      const looked = new Map<string, number>();
      playRandomly(scenario, `decided ${scenario} ${round}`, (game) => {
        const state = stateOf(game);
        const kind = state.pending?.kind;
        const times = (kind && looked.get(kind)) ?? 0;
        if (!kind || times === MOST) return;
        looked.set(kind, times + 1);
        const { open, silent, faults } = found.get(kind) ?? { open: [], silent: [], faults: [] };
        found.set(kind, { open, silent, faults });
        const where = `${scenario}, game ${round}, after ${game.record.entries.length} commands`;
        open.push(where);
        if (thirtyYearsWarCoach.coach(state).acts.length === 0) silent.push(where);
        faults.push(...coachFaults(state));
      });
    }
  }, 120_000);

  it('is known', () => {
    expect(DECISIONS.length).toBeGreaterThan(6);
    expect([...found.keys()].filter((kind) => !DECISIONS.some((name) => name === kind))).toEqual([]);
  });

  it.each(DECISIONS)('the coach has an answer to %s', (name) => {
    const { open, silent, faults } = found.get(name) ?? { open: [], silent: [], faults: [] };
    expect(open.length, `${name} is open in some game`).toBeGreaterThan(0);
    expect(silent, `nothing is advised on ${name}`).toEqual([]);
    expect(faults).toEqual([]);
  });
});
