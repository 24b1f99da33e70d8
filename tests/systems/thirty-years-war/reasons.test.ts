/** All kinds of reasons of all books: each cites a case of the rulebook, and gives hexes as places. */
import { expect, it } from 'vitest';
import type { Target } from '../../../src/core/contract/table';
import type { Reason } from '../../../src/core/contract/values';
import { type Game, newGame, stateOf } from '../../../src/core/game';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { type Chance, chanceOf, playOn } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { declaredKinds } from '../../../src/systems/thirty-years-war/engine/reason';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { Draft } from '../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { atABlow } from '../../helpers/random/playedOn';

const { read } = thirtyYearsWar;
const cases = new Set(thirtyYearsWar.rulebook.entries.map(({ rule }) => rule));
/** So many commands lie between two at which something is pressed. */
const EVERY = 15;

it('every kind cites a case that the rulebook has', () => {
  const strange = declaredKinds().filter(({ rule }) => rule !== null && !cases.has(rule));
  expect(strange.map(({ kind }) => kind)).toEqual([]);
  expect(declaredKinds().length).toBeGreaterThan(10);
});

/** Numbers of hexes that the map does not have are no places. */
const OF_NO_HEX = ['noHexOfThatNumber', 'noHexOfWalls'];

it.each(['rocroi', 'freiburg-5-august', 'freiburg-siege'])(
  'hexes that a reason names are places, and none of its figures: %s',
  (id) => {
    const scenario = read.scenario(scenarioNamed(id));
    const setUp = {
      scenario,
      scenarioId: id,
      carryScenario: true,
      options: read.options(scenario, {}),
      seed: id,
    };
    const chance = chanceOf(id);
    const kinds = new Set<string>();
    const faults = new Set<string>();
    const watch = (game: Game<ThirtyYearsWar>) => {
      if (game.record.entries.length % EVERY > 0) return;
      for (const { kind, figures = [], text } of refusals(stateOf(game), chance)) {
        kinds.add(kind);
        if (!OF_NO_HEX.includes(kind) && figures.some(isHex)) faults.add(`${kind} (${figures}): ${text}`);
      }
    };
    const instead = (state: State) => atABlow(state, chance);
    playOn(thirtyYearsWar, newGame(thirtyYearsWar, setUp), id, { watch, instead });
    expect([...faults]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(15);
  },
);

const isHex = (figure: number | string) => typeof figure === 'string' && /^\d{4}$/.test(figure);

/** What is said against commands and typed lines by chance, and against presses whatever was begun. */
function refusals(state: State, chance: Chance): readonly Reason[] {
  if (state.over) return [];
  const { counters, map } = state.scenario;
  const two = (below: number) => `${1 + chance(below)}`.padStart(2, '0');
  const hex = () => `${two(map.columns)}${two(map.rows)}`;
  const counter = () => counters[chance(counters.length)]?.id ?? '';
  const drawn = (text: string) => text.replaceAll('#', hex).replaceAll('@', counter);
  const begun = [null, ...draftsAfter(state, null, chance), ...draftsAfter(state, null, chance)];
  return [
    ...COMMANDS.flatMap((json) => thirtyYearsWar.check(state, read.command(JSON.parse(drawn(json))))),
    ...LINES.flatMap((line) => pressed(state, null, { on: 'typed', text: drawn(line) })),
    ...begun.flatMap((draft) => pressed(state, draft, { on: 'place', at: hex() })),
  ];
}

/** What a choice by chance begins, and one after that. */
function draftsAfter(state: State, draft: Draft | null, chance: Chance): readonly Draft[] {
  const { choices } = thirtyYearsWar.prompt(state, draft);
  const choice = choices[chance(Math.max(1, choices.length))];
  const next = choice && thirtyYearsWar.press(state, draft, choice.target);
  if (next?.to !== 'draft' || next.draft === null) return [];
  return draft === null ? [next.draft, ...draftsAfter(state, next.draft, chance)] : [next.draft];
}

function pressed(state: State, draft: Draft | null, target: Target): readonly Reason[] {
  const outcome = thirtyYearsWar.press(state, draft, target);
  return outcome.to === 'refusal' ? outcome.reasons : [];
}

/** `@` is any counter, `#` any hex. */
const COMMANDS = [
  '{ "do": "move", "counter": "@", "path": ["#"] }',
  '{ "do": "move", "counter": "@", "path": ["#", "exit"] }',
  '{ "do": "move", "counter": "@", "path": ["exit"] }',
  '{ "do": "fire", "gun": "@", "target": "@" }',
  '{ "do": "fireAtWalls", "gun": "@", "at": "#" }',
  '{ "do": "attack", "attackers": ["@", "@"], "defenders": ["@"], "charge": true, "leaders": [] }',
  '{ "do": "stepBack", "unit": "@", "to": "#" }',
  '{ "do": "setUp", "positions": [{ "counter": "@", "at": "#" }, { "counter": "@", "at": "#" }] }',
];
const LINES = ['#-#', '#-#-#', 'L#-#', '#x#', '#+#x#', '#'];
