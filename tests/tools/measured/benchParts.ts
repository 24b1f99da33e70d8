/**
 * How fast parts of the engine are, each figure beside another that is measured in the same run: `npm run bench:parts`,
 * or some of it: `npm run bench:parts -- reach sight`. Nothing here fails for being slow.
 */

import { availableParallelism, cpus } from 'node:os';
import { drawFrom } from '../../../src/core/dice/draw';
import { type Game, stateOf } from '../../../src/core/game';
import { OFF_MAP } from '../../../src/core/hex/hex';
import { loadGame } from '../../../src/core/record/loadGame';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { reader as reader1643, rules as rules1643 } from '../../../src/systems/rocroi-1643';
import { rocroi1643Coach } from '../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../../src/systems/thirty-years-war/coach';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { hasLineOfSight } from '../../../src/systems/thirty-years-war/standard/05-artillery/line-of-sight';
import { reachFrom } from '../../../src/systems/thirty-years-war/standard/06-movement/reach';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { bigBattle, COLUMNS, ROWS } from '../../bench/bigBattle';
import { HoneycombBoard } from '../../bench/honeycombBoard';
import { type Figure, measure, told } from '../../bench/measure';
import { playSome } from '../../bench/playSome';
import { playCoached } from '../../helpers/rocroi1643/positions';
import { ROCROI } from '../../helpers/rocroi1643/scenario';

const ROUNDS = Number(process.env.ROUNDS ?? 15);

const rocroi = thirtyYearsWar.read.scenario(scenarioNamed('rocroi'));
const options = thirtyYearsWar.read.options(rocroi, {});
const inMovement: State = { ...thirtyYearsWar.start(rocroi, options), phase: 'movement' };
const position = boardOf(inMovement);
const movers = position.pieces.filter(({ unit, hex, side }) => unit && hex >= 0 && side === 0);
const comb = new HoneycombBoard(rocroi.map.columns, rocroi.map.rows);

function line(what: string, ours: Figure, other: Figure, says: string): void {
  console.log(`${what}\n  ${ours.name}: ${told(ours)}\n  ${other.name}: ${told(other)}\n  ${says}`);
}
const times = (factor: number) => `${factor.toFixed(factor < 10 ? 2 : 1)}×`;

function reach(): void {
  // What is compared has to be the same flood.
  for (const piece of movers) {
    const { hexes, spent } = reachFrom(boardOf(inMovement), piece, piece.hex, 0);
    const costs = [0, ...hexes.map((hex) => spent[hex])].toSorted().join();
    const onObjects = [...comb.reach(inMovement, piece).values()].toSorted().join();
    if (costs !== onObjects) throw new Error(`${piece.id}: ${costs} and ${onObjects}`);
  }
  const [ours, other] = measure(
    [
      {
        name: 'reach',
        run: () => {
          for (let i = 0; i < 20; i++)
            for (const piece of movers) reachFrom(boardOf(inMovement), piece, piece.hex, 0);
          return 20 * movers.length;
        },
      },
      {
        name: 'the same flood on honeycomb’s objects',
        run: () => {
          for (const piece of movers) comb.reach(inMovement, piece);
          return movers.length;
        },
      },
    ],
    ROUNDS,
  );
  if (ours && other)
    line(
      'Movement reach of a unit, Rocroi map',
      ours,
      other,
      `${times(other.median / ours.median)} as fast (20×)`,
    );
}

function sight(): void {
  const ends = position.pieces.filter(({ hex }) => hex >= 0).map(({ hex }) => hex);
  const pairs = ends.flatMap((from) => ends.filter((to) => to !== from).map((to) => [from, to] as const));
  const [ours, other] = measure(
    [
      {
        name: 'line of sight',
        run: () => {
          // A counter that has moved, so that no line is remembered.
          for (const place of [OFF_MAP, movers[0]?.hex ?? OFF_MAP])
            if (movers[0]) position.place(movers[0], place);
          for (const [from, to] of pairs) hasLineOfSight(position, from, to);
          return pairs.length;
        },
      },
      {
        name: 'honeycomb’s line() with look-up',
        run: () => {
          const some = pairs.filter((_, i) => i % 20 === 0);
          for (const [from, to] of some) comb.sees(position, from, to);
          return some.length;
        },
      },
    ],
    ROUNDS,
  );
  if (ours && other)
    line('Line of sight, Rocroi map', ours, other, `${times(other.median / ours.median)} as fast (20×)`);
}

function loading(): void {
  const { game } = playAtRandom(thirtyYearsWar, {
    scenario: rocroi,
    scenarioId: 'rocroi',
    options,
    seed: '1',
  });
  const text = JSON.stringify(game.record);
  const [ours, other] = measure(
    [
      {
        name: 'loading a record',
        run: () => {
          const loaded = loadGame(thirtyYearsWar, JSON.parse(text), () => scenarioNamed('rocroi'));
          if (loaded.fault) throw new Error('a record that cannot be followed');
          return 1;
        },
      },
      {
        name: 'parsing its JSON',
        run: () => {
          for (let i = 0; i < 20; i++) JSON.parse(text);
          return 20;
        },
      },
    ],
    ROUNDS,
  );
  const of = `${game.record.entries.length} commands, ${Math.round(text.length / 1024)} KiB`;
  if (ours && other)
    line(`A whole record (${of})`, ours, other, `takes ${times(ours.median / other.median)} as long`);
}

/** Answers of the coach in positions of a random game, by phase. */
function coaching(): void {
  const positions: State[] = [];
  const watch = (game: Game<ThirtyYearsWar>) => {
    const state = stateOf(game);
    if (!state.pending && !state.over && game.record.entries.length % 12 === 0) positions.push(state);
  };
  playAtRandom(thirtyYearsWar, { scenario: rocroi, scenarioId: 'rocroi', options, seed: 'coach' }, watch);
  const asked = (phase: State['phase']) => {
    const all = positions.filter((state) => state.phase === phase);
    return {
      name: `in the ${phase} phase (${all.length} positions)`,
      run: () => {
        for (const state of all) thirtyYearsWarCoach.coach(state);
        return all.length;
      },
    };
  };
  const [movement, combat] = measure([asked('movement'), asked('combat')], ROUNDS);
  if (movement && combat) line('An answer of the coach, Rocroi', movement, combat, 'at most 300 ms at 4×');
}

/** The same of Rocroi 1643, in a game in which both sides go for each other. */
function coaching1643(): void {
  const positions: Rocroi1643['State'][] = [];
  const start = rules1643.start(ROCROI, reader1643.read.options(ROCROI, {}));
  playCoached(start, drawFrom('coach'), 900, (state, n) => {
    if (n % 12 === 0 && state.agenda.length === 0 && !state.over) positions.push(state);
  });
  const asked = (step: Rocroi1643['State']['step']) => {
    const all = positions.filter((state) => state.step === step);
    return {
      name: `in ${step} (${all.length} positions)`,
      run: () => {
        for (const state of all) rocroi1643Coach.coach(state);
        return all.length;
      },
    };
  };
  const [movement, combat] = measure([asked('movement'), asked('combat')], ROUNDS);
  if (movement && combat)
    line('An answer of the coach, Rocroi 1643', movement, combat, 'at most 300 ms at 4×');
}

function size(): void {
  const [large, small] = [240, 50].map((counters) => thirtyYearsWar.read.scenario(bigBattle(counters)));
  if (!large || !small) return;
  const [ours, other] = measure(
    [
      { name: 'a command at 240 counters', run: () => playSome(large, 25, 1) },
      { name: 'a command at 50 counters', run: () => playSome(small, 25, 1) },
    ],
    ROUNDS,
  );
  if (ours && other)
    line(
      `A map of ${COLUMNS} × ${ROWS}`,
      ours,
      other,
      `takes ${times(ours.median / other.median)} as long (≤ 10×)`,
    );
}

const [cpu] = cpus();
console.log(
  `Node ${process.version}, ${cpu?.model.trim()}, ${availableParallelism()} cores, ${ROUNDS} rounds\n`,
);
const benches = { reach, sight, loading, coaching, coaching1643, size };
const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) if (asked.length === 0 || asked.includes(name)) bench();
