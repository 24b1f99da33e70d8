// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Prompt } from '../../../src/core/contract/table';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { Announcer } from '../../../src/ui/voice/Announcer';
import { type Heard, lineInWords } from '../../../src/ui/voice/announcement';
import { attackReceipt } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

/** The table with a listener: `heard()` is what was said since it was last asked. */
function listening(options?: { readonly [option: string]: string }) {
  const table = atTheTable(<Announcer />, options);
  let before: Element | null = null;
  const heard = () => {
    const now = document.querySelector('[aria-live] > p');
    const said = now === before ? '' : (now?.textContent ?? '');
    before = now;
    return said;
  };
  heard();
  return { ...table, heard, say: (...targets: readonly string[]) => act(() => table.press(...targets)) };
}

describe('what is announced', () => {
  it('begins with where the game stands', () => {
    atTheTable(<Announcer />);
    expect(screen.getByRole('status').textContent).toBe(
      'Skirmish. Game-Turn 1. North Movement Phase. Pick a unit.',
    );
  });

  it('a counter that is chosen and put back', () => {
    const { say, heard } = listening();
    say('n1');
    expect(heard()).toBe('Choose where n1 goes.');
    say('drop');
    expect(heard()).toBe('Pick a unit.');
  });

  it('a move, and what to do next; the phase is not said again', () => {
    const { say, heard } = listening();
    say('n1');
    heard();
    say('0203');
    expect(heard()).toBe('n1 0202 to 0203. Pick a unit.');
  });

  it('a table that goes on from another one: what it is, not that the moves before are gone', () => {
    const { say, heard, store, play } = listening();
    const first = play();
    say('n1', '0203');
    heard();
    const game = { ...first.game, start: structuredClone(first.game.start) };
    act(() => store.setState({ play: { ...first, game } }));
    expect(heard()).toBe('Game-Turn 1. North Movement Phase. Pick a unit.');
  });

  it('a refusal at once, with its cases, and again when it is tried again', () => {
    const { say, heard } = listening();
    say('n1');
    heard();
    say('0304');
    expect(screen.getByRole('alert').textContent).toBe('Not possible, 2.3: Too far. 2.4: s2 stands there.');
    expect(heard()).not.toBe('');
    say('0304');
    expect(heard()).toBe('Not possible, 2.3: Too far. 2.4: s2 stands there.');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('a new phase with what it demands', () => {
    const { say, heard } = listening();
    say('end');
    expect(heard()).toBe('North Combat Phase. Pick a unit. Still to be done, 3.4: Somebody must fight s1.');
  });

  it('odds while a battle is put together, then figure, die and result in words', () => {
    const { say, heard, state } = listening();
    say('n1', '0203', 'end');
    heard();
    say('n1');
    expect(heard().replaceAll('\u00a0', ' ')).toContain(
      'n1 attacks s1: 1-1. s1: removed 50 %, nothing 50 %. n1: nothing in every case.',
    );
    say('s1');
    const face = state().lastReceipt?.dice[0]?.face ?? 0;
    const end = face >= 4 ? 'the defender is removed' : 'no effect';
    expect(heard()).toContain(`1-1, die ${face}: ${end}.`);
  });

  it('what is taken back, and what is played again', () => {
    const { say, heard, state } = listening();
    say('n1');
    say('0203');
    heard();
    act(() => state().undo());
    expect(heard()).toBe('Taken back: n1 0202 to 0203.');
    act(() => state().redo());
    expect(heard()).toBe('Again: n1 0202 to 0203.');
    act(() => state().redo());
    expect(heard()).toMatch(/^Not possible: There is nothing to redo/);
  });

  it('of many lines that are taken back, how many', () => {
    const { say, heard, state } = listening();
    for (const to of ['0203', 'n2', '0303', 'end', 'n1', 's1']) say(...(to === '0203' ? ['n1', to] : [to]));
    heard();
    act(() => state().goToEntry(-1));
    const said = heard();
    expect(said).toMatch(/^Taken back: /);
    expect(said).toContain('n1 0202 to 0203.');
    expect(said).toContain('North Movement Phase.');
  });

  it('a die that has to be thrown, and that it is not wanted any more', () => {
    const { say, heard, state } = listening();
    say('n1', '0203', 'end');
    act(() => state().takeDiceFrom('hand'));
    heard();
    say('n1');
    heard();
    say('s1');
    expect(heard()).toBe('Throw a die, and enter it: n1 attacks s1.');
    act(() => state().withdrawDie());
    expect(heard()).toContain('The command is taken back.');
  });

  it('the end of the game', () => {
    const { say, heard, state } = listening();
    const sides = () => state().play?.board.counters.filter(({ side, at }) => side === 's' || at === null);
    say('n1', '0203', 'end');
    act(() => state().takeDiceFrom('hand'));
    for (const enemy of ['s1', 's2']) {
      say('n1', enemy);
      heard();
      act(() => state().enterDie(6));
    }
    expect(sides()).toHaveLength(2);
    expect(heard()).toContain('The game is over. Decisive');
  });

  it('looking back, and coming back', () => {
    const { say, heard, state } = listening();
    say('n1', '0203');
    heard();
    act(() => state().lookBack(0));
    expect(heard()).toBe('Looking back. 1 of 1, Game-Turn 1, North Movement. n1 0202 to 0203.');
    act(() => state().endLookBack());
    expect(heard()).toMatch(/^Back at the game\./);
  });

  it('where the map was brought', () => {
    const { heard, state } = listening();
    act(() => state().lookAt({ counters: [], where: [{ kind: 'places', places: ['0303'] }] }));
    expect(heard()).toBe('The map shows 0303.');
  });

  it('nothing for what only the eye sees', () => {
    const { heard, state } = listening();
    act(() => state().hover({ on: 'place', at: '0303' }));
    act(() => state().hideCounters(true));
    act(() => state().bookmark(-1, 'here'));
    expect(heard()).toBe('');
  });
});

describe('of a draft', () => {
  /** The toy system with prompts and picked counters of a battle that is put together. */
  function heardOf(before: Partial<Prompt>, now: Partial<Prompt>, picked: readonly string[] = []): string {
    const { state, store } = atTheTable(<Announcer />);
    const { play } = state();
    if (!play) throw new Error('no game');
    const withPrompt = (prompt: Partial<Prompt>, draft: string, ids: readonly string[]): Heard['play'] => ({
      ...play,
      draft,
      prompt: { ...play.prompt, ...prompt },
      board: {
        ...play.board,
        counters: play.board.counters.map((view) => ({
          ...view,
          condition: ids.includes(view.id) ? ['picked'] : [],
        })),
      },
    });
    act(() => store.setState({ play: withPrompt(before, 'before', []) }));
    act(() => store.setState({ play: withPrompt(now, 'now', picked) }));
    return screen.getByRole('status').textContent ?? '';
  }
  const place = (at: string) => ({ target: { on: 'place', at }, label: at }) as const;

  it('who is chosen and how many places are open', () => {
    const choices = [place('0203'), place('0204')];
    expect(heardOf({}, { choices, instruction: 'Choose where.' }, ['n1'])).toBe(
      'n1 chosen; 2 places to choose from. Choose where.',
    );
  });

  it('a button that was switched', () => {
    const charge = (isOn: boolean) =>
      [{ target: { on: 'option', id: 'charge' }, label: 'Charge', isOn }] as const;
    expect(heardOf({ choices: charge(false) }, { choices: charge(true) })).toBe('Charge: on.');
    cleanup();
    expect(heardOf({ choices: charge(true) }, { choices: charge(false) })).toBe('Charge: off.');
  });

  const objections = [{ rule: '8.14', kind: 'test', text: 'They stand apart', counters: [], where: [] }];
  const receipt = attackReceipt('n1', 's1', null);

  it('an objection as it arises', () => {
    expect(heardOf({ receipt }, { receipt, objections })).toBe('Not possible yet, 8.14: They stand apart.');
  });

  it('whom a battle still needs, before why it cannot be fought', () => {
    const missing = [{ rule: '8.11', kind: 'test', text: 'Now also press s2.', counters: [], where: [] }];
    expect(heardOf({ receipt }, { receipt, objections, missing })).toBe(
      'Almost ready, 8.11: Now also press s2.',
    );
  });

  it('that nothing must be done any more, by the word that the system has for its parts', () => {
    expect(heardOf({ obligations: objections }, { obligations: [] })).toBe(
      'Nothing more must be done in this part.',
    );
  });

  it('and as it goes', () => {
    expect(heardOf({ receipt, objections }, { receipt })).toBe('Now it is possible.');
  });
});

it('a choice that keys have reached is foretold; one under a pointer is not', () => {
  const { press, state } = atTheTable(
    <>
      <Announcer />
      <SidePanel />
    </>,
  );
  act(() => press('n1'));
  const said = () =>
    screen.getByText(/^Choose where n1 goes|^Picks it|^It would be/, { selector: '[role] > p' });
  const choice = screen.getByRole('button', { name: /^s1/ });
  fireEvent.pointerEnter(choice);
  expect(state().preview?.reasons).toHaveLength(1);
  expect(said().textContent).toMatch(/^Choose where n1 goes/);
  fireEvent.pointerLeave(choice);
  act(() => choice.focus());
  expect(said().textContent).toBe('It would be refused, 2.4: s1 stands there.');
});

it('what is previewed is said, but not what is there: the button has said that', () => {
  const { press, store } = atTheTable(
    <>
      <Announcer />
      <SidePanel />
    </>,
  );
  act(() => press('n1'));
  const choice = screen.getByRole('button', { name: /^s1/ });
  const blank = { cost: '', reasons: [], marks: [] };
  act(() => choice.focus());
  act(() => store.setState({ preview: { ...blank, text: 'Who stands there.' } }));
  const said = () => screen.getAllByRole('status').map((region) => region.textContent);
  expect(said()).toContain('Who stands there.');
  act(() => store.setState({ preview: { ...blank, text: '', about: ['s1, infantry 3-1.'] } }));
  expect(said()).toContain('Who stands there.');
});

it('an explanation waits its turn, and is not called impossible', () => {
  const { store } = atTheTable(<Announcer />);
  const reasons = [
    { rule: '2.4', kind: 'test', text: 's1 belongs to the other side.', counters: [], where: [] },
  ];
  act(() => store.setState({ refusal: { reasons, target: null, marks: [], about: ['s1, infantry 3-1.'] } }));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('s1, infantry 3-1. s1 belongs to the other side. 2.4.');
});

it('several dice are read one after the other', () => {
  const dice = [3, 5].map((face) => ({ purpose: '', face, by: 'generator' as const, sides: 6 }));
  const receipt = { ...attackReceipt('n1', 's1', null), total: '5 or more' };
  const line = { text: 'Two dice', side: null, receipt, counters: [], where: [], entry: 0, nth: 0, dice };
  expect(lineInWords(line)).toBe('Two dice. 5 or more, dice 3 and 5.');
});
