/**
 * As long as no reason is read, no sentence is made: `check` and `moves` over whole games, of what may be done and what
 * may not.
 */
import { describe, expect, it, vi } from 'vitest';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playByRules } from '../../../src/headless/rulesPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { Command } from '../../../src/systems/thirty-years-war/engine/types';
import { battlefieldOf } from '../../../src/systems/thirty-years-war/state/battlefield';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { BATTLES_OF_1976 } from '../../helpers/battlesOf1976';
import { chance } from '../../helpers/positions/scattered';
import { PATIENCE } from '../../helpers/random/arbitraries';

const { heard, listenedTo } = vi.hoisted(() => {
  const heard = { listening: false, words: new Set<string>() };
  const listenedTo = <F extends (...told: never) => unknown>(name: string, speaking: F): F =>
    new Proxy(speaking, {
      apply(called, self, told) {
        if (heard.listening) heard.words.add(name);
        return Reflect.apply(called, self, told);
      },
    });
  return { heard, listenedTo };
});

vi.mock('../../../src/systems/thirty-years-war/engine/reason', async (original) => {
  const actual = await original<typeof import('../../../src/systems/thirty-years-war/engine/reason')>();
  const reason: typeof actual.reason = (kind, rule, sentence, causes) =>
    actual.reason(kind, rule, listenedTo(kind, sentence), causes);
  return { ...actual, reason };
});

vi.mock('../../../src/systems/thirty-years-war/wording', async (original) => {
  const actual = await original<{ readonly [name: string]: ((...told: never) => unknown) | string }>();
  const spied = Object.entries(actual).map(([name, value]) => [
    name,
    typeof value === 'function' ? listenedTo(name, value) : value,
  ]);
  return Object.fromEntries(spied);
});

/** What was put into words meanwhile: kinds of reasons, and functions that name things. */
function wordsOf(act: () => void): readonly string[] {
  heard.words.clear();
  heard.listening = true;
  act();
  heard.listening = false;
  return [...heard.words];
}

const { read, start, check, moves, canonical } = thirtyYearsWar;

/** So many commands before this one are tried again, mostly in vain; so seldom all is listed. */
const BEFORE = 4;
const EVERY = 120;

/** The command with another counter or hex in one place: mostly illegal. */
function altered(scenario: State['scenario'], command: Command, draw: (below: number) => number): Command {
  const ids = scenario.counters.map(({ id }) => id);
  const hexes = battlefieldOf(scenario).grid.numbers;
  const json = JSON.stringify(command);
  const places = [...json.matchAll(/"([^"]+)"/g)].filter(
    ([, word = '']) => ids.some((id) => id === word) || hexes.includes(word),
  );
  const meant = places[draw(places.length)];
  if (!meant) return command;
  const [quoted, word = ''] = meant;
  const others = hexes.includes(word) ? hexes : ids;
  const end = json.slice(meant.index + quoted.length);
  return read.command(JSON.parse(`${json.slice(0, meant.index)}"${others[draw(others.length)]}"${end}`));
}

describe('no sentence is made while no one reads one', () => {
  it.each(BATTLES_OF_1976)(
    '%s',
    (id) => {
      const scenario = read.scenario(scenarioNamed(id));
      const draw = chance(1);
      const before: Command[] = [];
      const refused = new Set<string>();
      const made = new Set<string>();
      let given = 0;
      playByRules(thirtyYearsWar, start(scenario, read.options(scenario, {})), 'by the rules', {
        watch(state, command) {
          const tried = [...before, command].flatMap((one) => [one, altered(scenario, one, draw)]);
          const words = wordsOf(() => {
            for (const one of tried) for (const { kind } of check(state, one)) refused.add(kind);
            canonical(state, command);
            if (given++ % EVERY === 0) for (const move of moves(state)) check(state, move);
            const [drawn] = moves(state, { draw });
            if (drawn) check(state, drawn);
          });
          for (const word of words) made.add(word);
          before.push(command);
          if (before.length > BEFORE) before.shift();
        },
      });
      expect([...made]).toEqual([]);
      expect(refused.size).toBeGreaterThan(20);
    },
    PATIENCE,
  );

  it('but one is made for a reason that is read', () => {
    const scenario = read.scenario(scenarioNamed('rocroi'));
    const state = start(scenario, read.options(scenario, {}));
    const [refusal] = check(state, read.command({ do: 'endPhase', phase: 'movement' }));
    expect(wordsOf(() => refusal?.text)).toEqual(['notThisPhase']);
  });
});
