/** Every game played to its end by what the rules yield alone: nothing illegal, nothing twice, no dead end. */
import { describe, expect, it } from 'vitest';
import { sortedJson } from '../../../src/core/json/hash';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playByRules } from '../../../src/headless/rulesPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { BATTLES_OF_1976 } from '../../helpers/battlesOf1976';
import { chance } from '../../helpers/positions/scattered';
import { PATIENCE } from '../../helpers/random/arbitraries';

const { read, start, check, canonical, moves } = thirtyYearsWar;

/** So seldom all that is yielded is looked at, and not only what is taken. */
const EVERY = 80;

describe('a game is played to its end by moves alone', () => {
  it.each(BATTLES_OF_1976)(
    '%s',
    (id) => {
      const scenario = read.scenario(scenarioNamed(id));
      let given = 0;
      const refused: ReturnType<typeof check>[number][] = [];
      const { finished } = playByRules(
        thirtyYearsWar,
        start(scenario, read.options(scenario, {})),
        'by the rules',
        {
          watch(state, command) {
            refused.push(...check(state, command));
            if (given++ % EVERY > 0) return;
            const all = [...moves(state)];
            expect(all.flatMap((move) => check(state, move))).toEqual([]);
            expect(all.map((move) => canonical(state, move))).toEqual(all);
            const written = all.map(sortedJson);
            expect(new Set(written).size).toBe(all.length);
            const drawn = [...moves(state, { draw: chance(given) })].map(sortedJson);
            expect(drawn.toSorted()).toEqual(written.toSorted());
          },
        },
      );
      expect(refused).toEqual([]);
      expect(finished).toBe(true);
    },
    PATIENCE,
  );
});
