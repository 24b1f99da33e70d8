/**
 * Names before numbers, in whatever players read while a game is played: no “La Marine at 1812”, no “1812 is held by
 * …”.
 */
import { expect, it } from 'vitest';
import type { Reason, Receipt } from '../../../../src/core/contract/values';
import { type Game, narrate, newGame, stateOf } from '../../../../src/core/game';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { playOn } from '../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../../src/systems/thirty-years-war/engine/system';

const NUMBER_FIRST = /\bat \d{4}\b|^\d{4}\b|\. \d{4}\b/;

const ofReasons = (reasons: readonly Reason[]) => reasons.map(({ text }) => text);
const ofReceipt = (receipt: Receipt | null) =>
  receipt ? [receipt.title, ...receipt.items.map(({ because }) => because)] : [];

/** What is said where the game stands: asked, required, offered, previewed of some counters and hexes, and logged. */
function sentences(game: Game<ThirtyYearsWar>): readonly string[] {
  const state = stateOf(game);
  const {
    instruction,
    subject,
    obligations,
    objections,
    missing = [],
    receipt,
    choices,
  } = thirtyYearsWar.prompt(state, null);
  const counters = state.counters.filter(({ at }) => at !== null).filter((_, i) => i % 7 === 0);
  const drafts = [
    null,
    ...counters.map(({ id }) => ({ kind: 'move', counter: id, path: [], tracing: false }) as const),
  ];
  const previewed = drafts
    .slice(0, 3)
    .flatMap((draft) =>
      counters.flatMap(({ id, at }) => [
        thirtyYearsWar.preview(state, draft, { on: 'counter', id }),
        thirtyYearsWar.preview(state, draft, { on: 'place', at: at ?? '' }),
      ]),
    );
  const lines = game.record.head < 0 ? [] : narrate(thirtyYearsWar, game, game.record.head);
  return [
    ...[
      instruction,
      ...ofReasons(obligations),
      ...ofReasons(objections),
      ...ofReasons(missing),
      ...ofReceipt(receipt),
    ],
    ...(subject
      ? [subject.title, ...subject.rows.map(({ now }) => now)].filter((said) => !/^\d+( hexes)?$/.test(said))
      : []),
    ...choices.flatMap(({ target, label }) => (target.on === 'place' ? [] : label)),
    ...previewed.flatMap(({ text, reasons }) => [text, ...ofReasons(reasons)]),
    ...lines.flatMap((line) => [line.text, ...ofReceipt(line.receipt)]),
  ];
}

for (const id of ['rocroi', 'freiburg-9-august', 'freiburg-siege']) {
  it(`names come before the numbers of hexes in a game of ${id}`, () => {
    const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
    const options = thirtyYearsWar.read.options(scenario, {});
    const start = newGame(thirtyYearsWar, {
      scenario,
      scenarioId: id,
      options,
      seed: 'words',
      carryScenario: false,
    });
    const said = new Set<string>();
    let at = 0;
    const watch = (game: Game<ThirtyYearsWar>) => {
      at += 1;
      if (at % 6 === 0) for (const one of sentences(game)) said.add(one);
    };
    playOn(thirtyYearsWar, start, 'words', { most: 260, watch });
    expect([...said].filter((one) => NUMBER_FIRST.test(one))).toEqual([]);
    expect(said.size).toBeGreaterThan(200);
  });
}
