/** What the table offers is what the rules allow: every choice is accepted, and every kind of move can be pressed. */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { drawFrom } from '../../../../src/core/dice/draw';
import { itemAt } from '../../../../src/core/list';
import { thinkOn } from '../../../../src/core/think';
import { rocroi1643, rules } from '../../../../src/systems/rocroi-1643';
import { moveOf } from '../../../../src/systems/rocroi-1643/07-movement/move';
import { follow } from '../../../../src/systems/rocroi-1643/07-movement/ways';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { degrees } from '../../../../src/systems/rocroi-1643/look/face';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { offersOf, pressAll, written } from '../../../helpers/rocroi1643/offers';
import { nextCommand } from '../../../helpers/rocroi1643/player';
import { strewnState } from '../../../helpers/rocroi1643/strewn';
import { counter } from '../../../helpers/toy/toySystem';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];

/** States of a game by chance, a few of each step and decision. */
function statesOf(seed: number, most: number): readonly State[] {
  const draw = drawFrom(`offers ${seed}`);
  const game = thinkOn(rules, strewnState(seed));
  const counts = new Map<string, number>();
  const states: State[] = [];
  for (let i = 0; i < 400 && !game.over; i++) {
    const state = game.state();
    const kind = state.agenda[0]?.task ?? state.step;
    const count = counts.get(kind) ?? 0;
    if (count < most) states.push(state);
    counts.set(kind, count + 1);
    const command = nextCommand(state, draw, true);
    if (!command) break;
    game.play(command, (sides) => draw(sides) + 1);
  }
  return states;
}

const SEEDS = Array.from({ length: 6 }, (_, i) => i);
const isMove = (command: Command) => command.do === 'move';

describe('what is offered (4.0)', () => {
  it.each(SEEDS)('is accepted, and nothing that is allowed is missing: %i', (seed) => {
    for (const state of statesOf(seed, 2)) {
      const isMovement = state.step === 'movement' && state.agenda.length === 0;
      const isAiming = state.step === 'aiming' && state.agenda.length === 0;
      const isRally = state.step === 'rally' && state.agenda.length === 0;
      const deep = isMovement || isAiming || isRally ? 1 : 3;
      const { refused, commands } = offersOf(state, (_, depth) => depth < deep);
      expect(refused).toEqual([]);
      const legal = [...rules.moves(state, { all: true })];
      const kinds = new Set(legal.map((command) => command.do));
      for (const json of commands) {
        const command = rocroi1643.read.command(JSON.parse(json));
        expect(rules.check(state, command), json).toEqual([]);
      }
      if (isMovement || isRally || isAiming) continue;
      const isAnywhere = kinds.has('placeLeader') && legal.length > 20;
      const expected = legal.filter(({ do: what }) => !isAnywhere || what !== 'placeLeader');
      const missing = expected
        .map((command) => written(state, command))
        .filter((json) => !commands.has(json));
      expect(missing, state.agenda[0]?.task ?? state.step).toEqual([]);
    }
  });

  it('is no battery that sees nobody (10.2)', () => {
    const position = 'S gun 0501 | S gun 0510 | S foot 0502 | F foot 1010';
    const whole = rocroi1643.read.variant?.({ position, step: 'aiming', side: 'S' }, () => undefined);
    const scenario = rocroi1643.read.scenario(whole);
    const state = rules.start(scenario, rocroi1643.read.options(scenario, {}));
    const { refused } = offersOf(state, (_, depth) => depth < 2);
    expect(refused).toEqual([]);
    const { choices, instruction } = rocroi1643.prompt(state, null);
    const offered = choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
    expect(offered).toEqual(['s0510g']);
    expect(instruction).toContain('S gun can fire at nobody');
  });
});

/** The presses that should lead to a move with the same end. */
function pressesOf(state: State, { unit: id, steps }: Extract<Command, { do: 'move' }>): readonly Target[] {
  const board = boardOf(state);
  const unit = board.knownUnit(id);
  const { mover, pose } = moveOf(board, unit);
  const end = follow(board, mover, pose, steps);
  if (!end) throw new Error('an illegal move');
  return [
    { on: 'counter', id },
    ...(end.hex === pose.hex ? [] : [{ on: 'place', at: board.number(end.hex) } as const]),
    { on: 'facing', counter: id, facing: degrees(end.facing) },
    { on: 'option', id: 'go' },
  ];
}

describe('a turn there and back (7.2)', () => {
  const whole = rocroi1643.read.variant?.({ position: 'F horse 2010>3 | S foot 0301' }, () => undefined);
  const scenario = rocroi1643.read.scenario(whole);
  const state = rules.start(scenario, rocroi1643.read.options(scenario, {}));
  const [unit] = state.units;
  if (!unit) throw new Error('a unit');
  const { id } = unit;
  const traced = rocroi1643.read.draft({ kind: 'move', unit: id, steps: ['1910', 2], tracing: true });
  const written = (steps: readonly (string | number)[]) =>
    rules.canonical(state, rocroi1643.read.command({ do: 'move', unit: id, steps }));

  it('is none, and turns that follow each other are one', () => {
    expect(written(['1910', 2, 3, '1809'])).toMatchObject({ steps: ['1910', '1809'] });
    expect(written([4, 3, '1910'])).toMatchObject({ steps: ['1910'] });
    expect(written(['1910', 2, 1, '1911'])).toMatchObject({ steps: ['1910', 1, '1911'] });
  });

  it('can be traced, and is offered', () => {
    const back = rocroi1643.press(state, traced, { on: 'facing', counter: id, facing: degrees(3) });
    expect(back).toMatchObject({ to: 'draft', draft: { steps: ['1910'] } });
    const on = rocroi1643.press(state, traced, { on: 'place', at: '1809' });
    expect(on).toMatchObject({ to: 'draft', draft: { steps: ['1910', '1809'] } });
  });
});

describe('a move that the rules allow (7.1)', () => {
  it.each(SEEDS.slice(0, 3))('can be pressed, and costs no more: %i', (seed) => {
    const draw = drawFrom(`moves ${seed}`);
    for (const state of statesOf(seed, 3)) {
      if (state.step !== 'movement' || state.agenda.length > 0) continue;
      const moves = [...rules.moves(state, { all: true })].filter(isMove);
      for (let i = 0; i < 25 && moves.length > 0; i++) {
        const command = itemAt(moves, draw(moves.length));
        if (command?.do !== 'move') continue;
        const board = boardOf(state);
        const { mover, pose } = moveOf(board, board.knownUnit(command.unit));
        const end = follow(board, mover, pose, command.steps);
        // Back where it began and looking as before: only by tracing the way.
        if (!end || (end.hex === pose.hex && end.facing === pose.facing)) continue;
        const pressed = pressAll(state, pressesOf(state, command));
        const order = pressed.to === 'commands' ? pressed.commands[0] : null;
        const label = JSON.stringify([command, pressed]);
        if (order?.do !== 'move') throw new Error(label);
        expect(rules.check(state, order), label).toEqual([]);
        const found = follow(board, mover, pose, order.steps);
        expect([found?.hex, found?.facing], label).toEqual([end.hex, end.facing]);
        expect(found?.spent, label).toBeLessThanOrEqual(end.spent);
      }
    }
  });

  it.each(SEEDS.slice(0, 3))('of a leader can be pressed, too: %i', (seed) => {
    for (const state of statesOf(seed, 3)) {
      if (state.step !== 'movement' || state.agenda.length > 0) continue;
      for (const command of rules.moves(state, { all: true })) {
        if (command.do !== 'moveLeader') continue;
        const pressed = pressAll(state, [
          { on: 'counter', id: command.leader },
          { on: 'place', at: command.to },
        ]);
        expect(pressed).toEqual({ to: 'commands', commands: [command] });
      }
    }
  });
});

describe('targets and rallies (10.1, 12.4)', () => {
  it.each(SEEDS)('can each be pressed: %i', (seed) => {
    for (const state of statesOf(seed, 2)) {
      if (state.agenda.length > 0) continue;
      for (const command of rules.moves(state, { all: true })) {
        if (command.do === 'aim') {
          const pressed = pressAll(state, [
            { on: 'counter', id: command.battery },
            { on: 'counter', id: command.target },
            { on: 'option', id: 'fire' },
          ]);
          expect(pressed).toEqual({ to: 'commands', commands: [command, { do: 'endAiming' }] });
        }
        if (command.do === 'rally') {
          const turn: Target = {
            on: 'facing',
            counter: command.unit,
            facing: degrees(command.facing ?? 0),
          };
          const pick: Target = { on: 'counter', id: command.unit };
          const roll: Target = { on: 'option', id: 'roll' };
          const turned = pressAll(state, [pick, turn, roll]);
          const pressed = turned.to === 'refusal' ? pressAll(state, [pick, roll]) : turned;
          expect(pressed).toEqual({ to: 'commands', commands: [command] });
        }
      }
    }
  });
});

/** Whatever could be pressed: what is there, what is not, and what is not even asked. */
function anyTargets(state: State, draw: (below: number) => number): readonly Target[] {
  const { units, leaders, batteries } = boardOf(state);
  const ids = [...units, ...leaders, ...batteries].map(({ id }) => id);
  const some = () => itemAt(ids, draw(ids.length)) ?? counter('nobody');
  const hex = () => `${`${1 + draw(15)}`.padStart(2, '0')}${`${1 + draw(13)}`.padStart(2, '0')}`;
  const options = [
    'fire',
    'best',
    'draw',
    'go',
    'line',
    'trace',
    'roll',
    'all',
    'end',
    'stay',
    'remove',
    'nobody',
  ];
  return [
    ...Array.from({ length: 4 }, (): Target => ({ on: 'counter', id: some() })),
    ...Array.from({ length: 4 }, (): Target => ({ on: 'place', at: hex() })),
    { on: 'counter', id: counter('nobody') },
    { on: 'place', at: '9999' },
    { on: 'place', at: [10, 10] },
    { on: 'facing', counter: some(), facing: 60 * draw(6) + 30 },
    { on: 'option', id: itemAt(options, draw(options.length)) ?? '' },
    { on: 'option', id: 'corps:nobody' },
    { on: 'option', id: 'without:nobody' },
    { on: 'typed', text: `${hex()}-${hex()}` },
    { on: 'typed', text: `${hex()}x${hex()}!` },
    { on: 'typed', text: `${hex()}>${draw(6)}` },
    { on: 'typed', text: 'face north' },
    { on: 'typed', text: 'anything else' },
  ];
}

describe('any press at any time (4.0)', () => {
  it.each(SEEDS)('is answered, and refused in sentences with a case: %i', (seed) => {
    const draw = drawFrom(`any ${seed}`);
    const cases = new Set(rocroi1643.rulebook.entries.map(({ rule }) => rule));
    const drafts: (Rocroi1643['Draft'] | null)[] = [null];
    for (const state of statesOf(seed, 2))
      for (const target of anyTargets(state, draw)) {
        const draft = itemAt(drafts, draw(drafts.length)) ?? null;
        const pressed = rocroi1643.press(state, draft, target);
        const label = JSON.stringify([state.step, state.agenda[0]?.task, draft, target]);
        if (pressed.to === 'draft' && pressed.draft) {
          drafts.push(pressed.draft);
          expect(rocroi1643.read.draft(JSON.parse(JSON.stringify(pressed.draft)))).toEqual(pressed.draft);
        }
        if (pressed.to === 'commands')
          for (const command of pressed.commands.slice(0, 1))
            expect(rules.check(state, command), label).toEqual([]);
        if (pressed.to === 'refusal') {
          expect(pressed.reasons.length, label).toBeGreaterThan(0);
          for (const { rule, text } of pressed.reasons) {
            expect(cases, label).toContain(rule);
            expect(text, label).toMatch(/^[“A-Z0-9].*\.$/s);
          }
        }
        const { text, about = [], waits = [] } = rocroi1643.preview(state, draft, target);
        for (const said of [text, ...about, ...waits.map((reason) => reason.text)])
          expect(said, label).toMatch(/^$|^[“A-Z0-9].*\.$/s);
        expect(rocroi1643.board(state, draft).counters.length).toBeGreaterThan(0);
      }
  });
});

describe('a game of nothing but choices (4.0)', () => {
  it.each(SEEDS.slice(0, 4))(
    'is never refused, and ends: %i',
    (seed) => {
      const draw = drawFrom(`choices ${seed}`);
      const game = thinkOn(rules, strewnState(seed));
      let presses = 0;
      while (!game.over) {
        let draft: Rocroi1643['Draft'] | null = null;
        for (let wandered = 0; ; wandered++) {
          expect(++presses).toBeLessThan(6000);
          const state = game.state();
          const passed = draft === null ? rules.onward?.(state) : null;
          if (passed) {
            game.play(passed, (sides) => draw(sides) + 1);
            break;
          }
          const { choices, by } = rocroi1643.prompt(state, draft);
          expect(by).not.toBeNull();
          const main = choices.filter(({ weight }) => weight === 'main');
          const among = wandered > 5 && main.length > 0 ? main : choices;
          const choice = itemAt(among, draw(among.length));
          if (!choice) throw new Error('nothing to choose');
          const pressed = rocroi1643.press(state, draft, choice.target);
          expect(pressed.to, JSON.stringify(choice)).not.toBe('refusal');
          if (pressed.to === 'draft') draft = pressed.draft;
          if (pressed.to !== 'commands') continue;
          for (const command of pressed.commands) {
            if (rules.check(game.state(), command).length > 0) break;
            game.play(command, (sides) => draw(sides) + 1);
          }
          break;
        }
      }
      expect(rocroi1643.prompt(game.state(), null)).toMatchObject({ by: null, choices: [] });
    },
    30_000,
  );
});
