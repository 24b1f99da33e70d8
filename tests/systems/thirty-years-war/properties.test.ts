import { describe, expect, it } from 'vitest';
import { type Game, stateOf } from '../../../src/core/game';
import { hashOf } from '../../../src/core/hash';
import { loadGame } from '../../../src/core/loadGame';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/events';
import { OPTION_SETS } from '../../helpers/optionSets';
import { composed, rocroi } from '../../helpers/scenarioJson';
import { faultsAfter } from '../../oracle/invariants';
import { tryOffers } from '../../oracle/offers';

const GAMES_A_SET = 2;
/** All choices are tried after every so many commands: a number that meets all phases in turn. */
const TRY_EVERY = 61;
const DEEP = 3;
const WIDE = 4;

describe.each(OPTION_SETS)('random games of Rocroi: $name', ({ name, options }) => {
  it.each(Array.from({ length: GAMES_A_SET }, (_, i) => `${name} ${i + 1}`))(
    '%s',
    (seed) => {
      const faults: string[] = [];
      let offered = 0;
      const watch = (game: Game<ThirtyYearsWar>) => {
        const at = `command ${game.record.head + 1}`;
        for (const fault of faultsAfter(game)) faults.push(`${at}: ${fault}`);
        if (game.record.head % TRY_EVERY !== 0 || stateOf(game).over) return;
        const tried = tryOffers(stateOf(game), null, DEEP, WIDE);
        offered += tried.pressed;
        for (const fault of tried.faults) faults.push(`${at}: ${fault}`);
      };
      const setUp = { scenario: rocroi, scenarioId: 'rocroi', seed };
      const played = playAtRandom(
        thirtyYearsWar,
        { ...setUp, options: thirtyYearsWar.read.options(rocroi, options) },
        watch,
      );
      expect(faults.slice(0, 5)).toEqual([]);
      expect(offered).toBeGreaterThan(1000);
      expect(played.stuck).toBe('');
      expect(played.finished).toBe(true);

      const end = stateOf(played.game);
      expect([end.over, end.gameTurn]).toEqual([true, 14]);
      expect(thirtyYearsWar.verdict(end)?.level).toMatch(/^(Draw|Marginal|Substantive|Decisive)$/);
      expect(thirtyYearsWar.prompt(end, null)).toMatchObject({ by: null, choices: [] });

      const written: unknown = JSON.parse(JSON.stringify(played.game.record));
      const replayed = loadGame(thirtyYearsWar, written, () => composed());
      expect([replayed.fault, replayed.altered]).toEqual([null, false]);
      expect(hashOf(stateOf(replayed.game))).toBe(hashOf(end));
    },
    60_000,
  );
});
