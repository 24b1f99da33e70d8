/**
 * The smallest game that has everything the table handles: two sides on five by five hexes, moves, an attack with one
 * die, a decision in the middle of it, drafts, refusals, batches of commands and an end.
 */

import type { CounterView } from '../../../src/core/contract/board';
import type { SideView } from '../../../src/core/contract/map';
import type { GameSystem } from '../../../src/core/contract/system';
import type { Moment, Pressed, Prompt, Target } from '../../../src/core/contract/table';
import type { CounterId, Reason, Receipt, SideId } from '../../../src/core/contract/values';
import { DataError } from '../../../src/core/json/dataError';

type ToyCounter = {
  readonly id: string;
  readonly side: string;
  readonly at: string | null;
  readonly moved: boolean;
};
export type ToyState = {
  readonly turn: number;
  readonly side: string;
  readonly phase: 'move' | 'fight';
  readonly counters: readonly ToyCounter[];
  readonly over: boolean;
};
export type ToyCommand =
  | { readonly do: 'move'; readonly counter: string; readonly to: string }
  | { readonly do: 'attack'; readonly by: string; readonly on: string }
  | { readonly do: 'endPhase' };
type ToyEvent =
  | { readonly did: 'moved'; readonly counter: string; readonly to: string }
  | { readonly did: 'attacked'; readonly by: string; readonly on: string; readonly die: number }
  | { readonly did: 'removed'; readonly counter: string }
  | { readonly did: 'phaseEnded' };
type ToyDraft = { readonly picked: string };
type ToyScenario = { readonly id: string; readonly places: { readonly [counter: string]: string } };
type ToyOptions = { readonly ghosts: string };
export type Toy = {
  State: ToyState;
  Command: ToyCommand;
  Event: ToyEvent;
  Draft: ToyDraft;
  Scenario: ToyScenario;
  Options: ToyOptions;
};

export const TOY_SCENARIO = {
  system: 'toy',
  id: 'skirmish',
  title: 'Skirmish',
  subtitle: '1 April 1600',
  places: { n1: '0202', n2: '0302', s1: '0204', s2: '0304' },
};
export const side = (id: string) => id as SideId;
export const counter = (id: string) => id as CounterId;
const other = (id: string) => (id === 'north' ? 'south' : 'north');
const NAMES: { readonly [id: string]: string } = { north: 'North', south: 'South' };

const reason = (
  rule: string,
  text: string,
  counters: readonly string[],
  places: readonly string[],
): Reason => ({
  rule,
  kind: rule,
  text,
  counters: counters.map(counter),
  where: places.length > 0 ? [{ kind: 'places', places }] : [],
});
const find = (state: ToyState, id: string) => state.counters.find((c) => c.id === id);
const near = (a: string, b: string) =>
  Math.abs(+a.slice(0, 2) - +b.slice(0, 2)) <= 1 && Math.abs(+a.slice(2) - +b.slice(2)) <= 1;

export function attackReceipt(by: string, on: string, row: number | null): Receipt {
  return {
    title: `${by} attacks ${on}`,
    items: [
      { by: '3', because: `${by} attacks`, rule: '3.1', counters: [counter(by)] },
      { by: '2', because: `${on} defends`, rule: '3.1', counters: [counter(on)] },
    ],
    total: '1-1',
    outcomes: [
      { label: 'De', tone: 'best', means: 'the defender is removed', chance: [3, 6] },
      { label: '•', tone: 'none', means: 'no effect', chance: [3, 6] },
    ],
    prospects: [
      {
        ...{ who: on, counters: [counter(on)] },
        ends: [
          { what: 'removed', tone: 'best', chance: [3, 6], by: ['De'] },
          { what: 'nothing', tone: 'none', chance: [3, 6], by: ['•'] },
        ],
      },
      {
        ...{ who: by, counters: [counter(by)] },
        ends: [{ what: 'nothing', tone: 'none', chance: [6, 6], by: ['De', '•'] }],
      },
    ],
    // The first column of the table below: a removal from 4 on.
    result: row === null ? null : row >= 3 ? 'De' : '•',
    table: { id: 'fight', column: 0, row },
  };
}

/** Every hex of the five columns and five rows. */
const HEXES = [1, 2, 3, 4, 5].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `0${column}0${row}`));

/** Whatever any counter could do, anywhere. */
function* everyCommand({ counters }: ToyState): Generator<ToyCommand> {
  for (const { id } of counters) {
    for (const to of HEXES) yield { do: 'move', counter: id, to };
    for (const other of counters) yield { do: 'attack', by: id, on: other.id };
  }
  yield { do: 'endPhase' };
}

function check(state: ToyState, command: ToyCommand): readonly Reason[] {
  if (state.over) return [reason('table:over', 'The game is over.', [], [])];
  switch (command.do) {
    case 'endPhase':
      return [];
    case 'move': {
      const unit = find(state, command.counter);
      const reasons: Reason[] = [];
      if (state.phase !== 'move') reasons.push(reason('2.0', 'Only in the Movement Phase.', [], []));
      if (!unit?.at || unit.side !== state.side)
        reasons.push(reason('2.1', 'Not yours to move.', [command.counter], []));
      if (unit?.moved) reasons.push(reason('2.2', `${unit.id} has moved.`, [unit.id], []));
      if (unit?.at && !near(unit.at, command.to))
        reasons.push(reason('2.3', 'Too far.', [unit.id], [command.to]));
      const holder = state.counters.find((c) => c.at === command.to);
      if (holder) reasons.push(reason('2.4', `${holder.id} stands there.`, [holder.id], [command.to]));
      return reasons;
    }
    case 'attack': {
      const [by, on] = [find(state, command.by), find(state, command.on)];
      if (state.phase !== 'fight') return [reason('3.0', 'Only in the Combat Phase.', [], [])];
      if (by?.side !== state.side || on?.side === state.side)
        return [reason('3.1', 'Not yours to attack with, or not an enemy.', [command.by, command.on], [])];
      if (!by.at || !on?.at || !near(by.at, on.at)) {
        return [reason('3.2', 'Not adjacent.', [command.by, command.on], [])];
      }
      return [];
    }
  }
}

function press(state: ToyState, draft: ToyDraft | null, target: Target): Pressed<Toy> {
  const refusal = (rule: string, text: string) =>
    ({ to: 'refusal', reasons: [reason(rule, text, [], [])] }) as const;
  switch (target.on) {
    case 'option':
      if (target.id === 'end') return { to: 'commands', commands: [{ do: 'endPhase' }] } as const;
      if (target.id === 'pass')
        return { to: 'commands', commands: [{ do: 'endPhase' }, { do: 'endPhase' }] } as const;
      if (target.id === 'rush') {
        const commands: ToyCommand[] = ['0101', '0505', '0102'].map((to) => ({
          do: 'move',
          counter: 'n1',
          to,
        }));
        return { to: 'commands', commands } as const;
      }
      return { to: 'draft', draft: null } as const;
    case 'counter': {
      const unit = find(state, target.id);
      if (unit && unit.side === state.side) return { to: 'draft', draft: { picked: unit.id } } as const;
      if (!draft) return refusal('1.1', 'Pick one of yours first.');
      if (state.phase === 'move') return refusal('2.4', `${target.id} stands there.`);
      return { to: 'commands', commands: [{ do: 'attack', by: draft.picked, on: target.id }] } as const;
    }
    case 'place':
      if (!draft) return refusal('1.1', 'Nothing stands there.');
      return {
        to: 'commands',
        commands: [{ do: 'move', counter: draft.picked, to: `${target.at}` }],
      } as const;
    case 'counters':
    case 'places':
      return refusal('1.1', 'One at a time.');
    case 'facing':
      return refusal('1.2', 'Nobody has a front here.');
    case 'typed':
      if (/^\d{4}$/.test(target.text)) return pressHex(state, draft, target.text);
      return refusal('table:typed', `"${target.text}" is not understood.`);
  }
}

/** Who stands there is pressed; otherwise the hex. */
function pressHex(state: ToyState, draft: ToyDraft | null, at: string): Pressed<Toy> {
  const there = state.counters.find((unit) => unit.at === at);
  return press(state, draft, there ? { on: 'counter', id: counter(there.id) } : { on: 'place', at });
}

function prompt(state: ToyState, draft: ToyDraft | null): Prompt {
  const unit = draft && find(state, draft.picked);
  const foes = state.counters.filter((c) => c.side !== state.side && c.at);
  return {
    by: state.over ? null : side(state.side),
    heading: `${NAMES[state.side]} ${state.phase === 'move' ? 'Movement' : 'Combat'} Phase`,
    instruction: unit ? `Choose where ${unit.id} goes.` : 'Pick a unit.',
    subject: unit
      ? {
          title: unit.id,
          note: 'infantry',
          rows: [{ label: 'Strength', printed: '3', now: '2', because: 'tired', rule: '3.3' }],
        }
      : null,
    choices: [
      { target: { on: 'option', id: 'end' }, label: 'End the phase', key: 'e', weight: 'main' },
      { target: { on: 'option', id: 'pass' }, label: 'Pass the turn', key: 'p' },
      ...(unit
        ? ([{ target: { on: 'option', id: 'drop' }, label: 'Put back', weight: 'back' }] as const)
        : []),
      ...foes.map((foe) => ({
        target: { on: 'counter', id: counter(foe.id) } as const,
        label: foe.id,
        cost: '4 or more',
      })),
    ],
    obligations: state.phase === 'fight' ? [reason('3.4', 'Somebody must fight s1.', ['s1'], ['0204'])] : [],
    objections: [],
    receipt: state.phase === 'fight' && unit && foes[0] ? attackReceipt(unit.id, foes[0].id, null) : null,
  };
}

function view(state: ToyState, unit: ToyCounter): CounterView {
  return {
    id: counter(unit.id),
    side: side(unit.side),
    at: unit.at,
    tray: unit.at ? '' : 'eliminated',
    name: unit.id,
    label: `${unit.at ?? 'eliminated'}, ${unit.id}, infantry 3-1`,
    face: { kind: 'infantry', strength: 3 },
    tags: ['infantry', ...(unit.moved ? ['moved'] : ['not moved'])],
    condition: unit.moved && state.phase === 'move' ? ['spent'] : [],
  };
}

function evolve(state: ToyState, event: ToyEvent): ToyState {
  const put = (id: string, at: string | null) =>
    state.counters.map((c) => (c.id === id ? { ...c, at, moved: true } : c));
  switch (event.did) {
    case 'moved':
      return { ...state, counters: put(event.counter, event.to) };
    case 'attacked':
      return state;
    case 'removed': {
      const counters = put(event.counter, null);
      return { ...state, counters, over: !counters.some((c) => c.side !== state.side && c.at) };
    }
    case 'phaseEnded':
      if (state.phase === 'move') return { ...state, phase: 'fight' };
      return {
        ...state,
        phase: 'move',
        side: other(state.side),
        turn: state.side === 'south' ? state.turn + 1 : state.turn,
        counters: state.counters.map((c) => ({ ...c, moved: false })),
      };
  }
}

const moment = (state: ToyState): Moment => ({
  turn: `Game-Turn ${state.turn}`,
  segment: `${NAMES[state.side]} ${state.phase === 'move' ? 'Movement' : 'Combat'}`,
  side: side(state.side),
});
const sides: readonly SideView[] = [
  { id: side('north'), name: 'North', livery: 'blue' },
  { id: side('south'), name: 'South', livery: 'red' },
];
const nowhere = { label: '', compass: 'N' };

export const toySystem: GameSystem<Toy> = {
  id: 'toy',
  mover: (_state, command) => (command.do === 'move' ? counter(command.counter) : null),
  isCoached: true,
  hasComputer: true,
  title: 'Toy',
  rulesVersion: 1,
  rulebook: {
    entries: [
      { rule: '2.0', title: 'Movement', text: 'Units move one hex.', ruling: '', option: '' },
      {
        rule: '2.4',
        title: 'Occupied hexes',
        text: 'One unit a hex.',
        ruling: 'Ghosts may share.',
        option: 'ghosts',
        elsewhere: { game: 'another game', text: 'Two units share.' },
      },
      { rule: '3.0', title: 'Combat', text: 'One die decides.', ruling: '', option: '' },
      { rule: '3.1', title: 'Strength', text: 'Strengths are compared.', ruling: '', option: '' },
      { rule: 'toy:16.1', title: 'Charge', text: 'Nobody charges here.', ruling: '', option: '' },
    ],
    tables: [
      {
        id: 'fight',
        rule: '3.0',
        title: 'Fight',
        corner: 'Die',
        columns: ['1-1', '2-1'],
        rows: ['1', '2', '3', '4', '5', '6'],
        cells: [
          ['•', '•'],
          ['•', '•'],
          ['•', 'De'],
          ['De', 'De'],
          ['De', 'De'],
          ['De', 'De'],
        ],
        notes: ['De: removed.'],
      },
    ],
  },
  typedForms: [['0202', 'points at a hex']],
  read: {
    whole: (file) => file,
    partOf: () => '',
    scenario: (json) => {
      const scenario = json as ToyScenario;
      if (typeof scenario?.places !== 'object') throw new DataError('places', 'an object');
      return scenario;
    },
    options: (_, json) => {
      const ghosts = (json as { ghosts?: string } | null)?.ghosts ?? 'no';
      if (ghosts !== 'no' && ghosts !== 'yes') throw new DataError('options.ghosts', '"no" or "yes"');
      return { ghosts };
    },
    command: (json) => {
      const command = json as ToyCommand;
      if (!['move', 'attack', 'endPhase'].includes(command.do)) throw new DataError('do', 'a known command');
      return command;
    },
    draft: (json) => {
      if (typeof (json as ToyDraft | null)?.picked !== 'string') throw new DataError('picked', 'a counter');
      return json as ToyDraft;
    },
  },
  optionSpecs: () => [
    {
      id: 'ghosts',
      label: 'Ghosts',
      text: 'Units may share a hex.',
      rule: '2.4',
      values: [
        { value: 'no', label: 'Not used' },
        { value: 'yes', label: 'Used' },
      ],
      default: 'no',
    },
  ],
  start: (scenario) => ({
    turn: 1,
    side: 'north',
    phase: 'move',
    counters: Object.entries(scenario.places).map(([id, at]) => ({
      id,
      side: id.startsWith('n') ? 'north' : 'south',
      at,
      moved: false,
    })),
    over: false,
  }),
  canonical: (_, command) => command,
  *moves(state) {
    for (const command of everyCommand(state)) if (check(state, command).length === 0) yield command;
  },
  check,
  resolve(play, command) {
    switch (command.do) {
      case 'move':
        return play.emit({ did: 'moved', counter: command.counter, to: command.to });
      case 'attack': {
        const [die = 0] = play.dice([`${command.by} attacks ${command.on}`]);
        play.emit({ did: 'attacked', by: command.by, on: command.on, die });
        if (die >= 4) play.emit({ did: 'removed', counter: command.on });
        return;
      }
      case 'endPhase':
        return play.emit({ did: 'phaseEnded' });
    }
  },
  evolve,
  built: () => null,
  press,
  preview: (state, draft, target) => {
    const pressed = press(state, draft, target);
    switch (pressed.to) {
      case 'draft':
        return { text: 'Picks it.', cost: '', reasons: [], marks: [] };
      case 'refusal':
        return { text: '', cost: '', reasons: pressed.reasons, marks: [] };
      case 'commands': {
        const reasons = pressed.commands[0] ? check(state, pressed.commands[0]) : [];
        return { text: 'Goes there.', cost: '1 of 1 MP', reasons, marks: [] };
      }
    }
  },
  prompt,
  board: (state) => ({ counters: state.counters.map((c) => view(state, c)), marks: [] }),
  overlays: () => [
    {
      id: 'zoc-north',
      label: 'Zones of North',
      note: 'Next to North.',
      side: side('north'),
      needsCounter: false,
    },
    { id: 'reach', label: 'Reach', note: 'Where it can go.', side: null, needsCounter: true },
  ],
  overlay: (state, id, about) => {
    const places = state.counters.flatMap((c) => (c.at && (id !== 'reach' || c.id === about) ? [c.at] : []));
    const means = id === 'reach' ? 'reach' : 'control';
    return [{ means, label: '', shape: { kind: 'places', places }, side: side('north') }];
  },
  describe: (state, at) => {
    const here = state.counters.filter((c) => c.at === at);
    return [`${at}`, ...here.map((c) => c.id)].join(', ');
  },
  tracks: (state) => [
    { of: 'turns', label: 'Game-Turn', steps: ['1', '2', '3'], at: state.turn - 1 },
    { of: 'phases', label: 'Phase', steps: ['Movement', 'Combat'], at: state.phase === 'move' ? 0 : 1 },
  ],
  sheets: (state) => [
    {
      id: 'losses',
      title: 'Losses',
      side: null,
      rows: sides.map(({ id, name }) => {
        const lost = state.counters.filter((c) => c.side === id && !c.at).length;
        return {
          label: name,
          value: `${lost} of 2`,
          share: [lost, 2] as const,
          note: 'half is too many',
          rule: '3.0',
        };
      }),
    },
  ],
  table: () => ({
    title: 'Skirmish',
    subtitle: '1 April 1600',
    notes: ['All of it is invented.'],
    sides,
    ground: {
      field: { of: 'hexes', columns: 5, rows: 5 },
      areas: [],
      hexsides: [],
      ways: [],
      labels: [],
      edges: { top: nowhere, right: nowhere, bottom: nowhere, left: nowhere },
    },
  }),
  moment,
  tell(before, event) {
    const line = (text: string, counters: readonly string[], receipt: Receipt | null = null) => ({
      text,
      side: side(before.side),
      receipt,
      counters: counters.map(counter),
      where: [],
    });
    switch (event.did) {
      case 'moved':
        return line(`${event.counter} ${find(before, event.counter)?.at} → ${event.to}`, [event.counter]);
      case 'attacked':
        return line(
          `${event.by} attacks ${event.on}: ${event.die >= 4 ? 'De' : 'no effect'}`,
          [event.by, event.on],
          attackReceipt(event.by, event.on, event.die - 1),
        );
      case 'removed':
        return line(`${event.counter} is removed`, [event.counter]);
      case 'phaseEnded':
        return null;
    }
  },
  verdict: (state) =>
    state.over
      ? {
          winner: side(state.side),
          level: 'Decisive',
          points: { north: 2, south: 0 },
          text: 'One side is gone.',
        }
      : null,
};
