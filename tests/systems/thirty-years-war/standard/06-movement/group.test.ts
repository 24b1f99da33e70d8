import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../../src/core/contract/table';
import type { CounterId } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Command, Draft } from '../../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board, played } from '../../../../helpers/positions/board';

const marching = (line: string) => board(line, { phase: 'movement', rules: 'rocroi' });
const id = (text: string) => text as CounterId;
const several = (...ids: readonly string[]): Target => ({ on: 'counters', ids: ids.map(id) });
const at = (place: string): Target => ({ on: 'place', at: place });
const option = (name: string): Target => ({ on: 'option', id: name });
const counter = (name: string): Target => ({ on: 'counter', id: id(name) });

function begun(state: State, ...targets: readonly Target[]): Draft | null {
  let draft: Draft | null = null;
  for (const target of targets) {
    const pressed = thirtyYearsWar.press(state, draft, target);
    if (pressed.to !== 'draft') throw new Error(`${JSON.stringify(target)}: ${JSON.stringify(pressed)}`);
    draft = pressed.draft;
  }
  return draft;
}
function ordered(state: State, draft: Draft | null, target: Target): readonly Command[] {
  const pressed = thirtyYearsWar.press(state, draft, target);
  if (pressed.to !== 'commands') throw new Error(JSON.stringify(pressed));
  return pressed.commands;
}
const moves = (commands: readonly Command[]) =>
  commands.map((command) =>
    command.do === 'move' ? `${command.counter} ${command.path.join(' ')}` : command.do,
  );
const chosen = (draft: Draft | null) => (draft?.kind === 'group' ? [...draft.counters] : null);
const stays = (state: State, draft: Draft | null) =>
  (thirtyYearsWar.prompt(state, draft).subject?.rows ?? []).map(
    ({ label, now, rule }) => `${label} ${now} ${rule}`,
  );

describe('choosing several', () => {
  const LINE = 'F 8-3 0404 | F 8-3 0405 | F 8-3 0406 moved | S 8-3 0909 | F gun 0404';

  it('adds one by one, and takes out who is pressed again', () => {
    const state = marching(LINE);
    expect(chosen(begun(state, several('f0404')))).toEqual(['f0404']);
    expect(chosen(begun(state, several('f0404'), several('f0405')))).toEqual(['f0404', 'f0405']);
    expect(chosen(begun(state, several('f0404', 'f0405'), counter('f0404')))).toEqual(['f0405']);
  });

  it('adds to the counter in the hand', () => {
    const state = marching(LINE);
    expect(chosen(begun(state, counter('f0404'), several('f0405')))).toEqual(['f0404', 'f0405']);
    expect(chosen(begun(state, counter('f0405'), several()))).toEqual(['f0405']);
  });

  it('of a frame takes those who can move, and nobody else', () => {
    const state = marching(LINE);
    expect(chosen(begun(state, several('f0404', 'f0405', 'f0406', 's0909', 'f0404g')))).toEqual([
      ...['f0404', 'f0405'],
    ]);
  });

  it('names the one that the next press sends: of a frame a foremost unit', () => {
    const state = marching(LINE);
    const asked = (...targets: readonly Target[]) =>
      thirtyYearsWar.prompt(state, begun(state, ...targets)).instruction;
    expect(asked(several('f0405', 'f0404'))).toBe(
      'Two chosen. Press where F 8-3 (0405) goes: the others go as far in the same direction.',
    );
    expect(asked(several('f0405'), several('f0404'))).toMatch(/where F 8-3 \(0404\) goes: the others/);
    expect(asked(several('f0404'))).toBe('One chosen. Press where F 8-3 (0404) goes.');
  });

  it('refuses one who cannot, with the case (5.0, 6.11, 6.16)', () => {
    const state = marching(LINE);
    const why = (name: string) => {
      const pressed = thirtyYearsWar.press(state, null, several(name));
      return pressed.to === 'refusal' ? pressed.reasons.map(({ rule }) => rule) : pressed;
    };
    expect([why('f0406'), why('s0909'), why('f0404g')]).toEqual([['6.16'], ['6.11'], ['5.0']]);
  });

  it('is offered where two can move, each with a check mark', () => {
    const offer = (line: string, draft: Draft | null = null) =>
      thirtyYearsWar.prompt(marching(line), draft).several;
    expect(offer(LINE)).toEqual({ begins: 'Move several together' });
    expect(offer('F 8-3 0404 | S 8-3 0909')).toBeUndefined();
    expect(offer(LINE, begun(marching(LINE), several()))).toBe('none');
    expect(offer(LINE, begun(marching(LINE), several('f0404')))).toBe('begun');
    const state = marching(LINE);
    const marked = thirtyYearsWar
      .prompt(state, begun(state, several('f0405')))
      .choices.filter(({ target }) => target.on === 'counter')
      .map(({ label, isOn }) => [label, isOn]);
    expect(marked).toEqual([
      ['F 8-3 (0404)', false],
      ['F 8-3 (0405)', true],
    ]);
  });
});

describe('moving as one body', () => {
  it('sends each as far in the same direction, those in front first', () => {
    const state = marching('F 8-3 0404 | F 8-3 0405 | F 8-3 0406 | S 8-3 0909');
    const draft = begun(state, several('f0404', 'f0405', 'f0406'), at('0407'));
    expect(moves(ordered(state, draft, option('go')))).toEqual(['f0406 0407', 'f0405 0406', 'f0404 0405']);
    expect(thirtyYearsWar.board(state, draft).ghosts).toEqual([
      { counter: 'f0406', at: '0407' },
      { counter: 'f0405', at: '0406' },
      { counter: 'f0404', at: '0405' },
    ]);
  });

  it('goes by a second press at the same place, and each of its moves is legal after those before', () => {
    const state = marching('F 8-3 0404 | F 8-3 0405 | S 8-3 0909');
    const draft = begun(state, several('f0404', 'f0405'), at('0407'));
    const commands = ordered(state, draft, at('0407'));
    const after = played(state, ...commands.map((command) => () => command));
    expect(
      after.counters.flatMap(({ at: stands, holder }) =>
        holder === 'F' || holder === 'french' ? [stands] : [],
      ),
    ).toEqual(expect.arrayContaining(['0406', '0407']));
  });

  it('is led by the counter that is dragged, else by the one chosen last', () => {
    const state = marching('F 8-3 0404 | F 8-3 0406 | S 8-3 0909');
    const draft = begun(state, several('f0404', 'f0406'), { on: 'place', at: '0407', by: id('f0404') });
    expect(moves(ordered(state, draft, option('go')))).toEqual([
      ...['f0406 0407 0408 0409', 'f0404 0405 0406 0407'],
    ]);
    const last = begun(state, several('f0404'), several('f0406'), at('0407'));
    expect(moves(ordered(state, last, option('go')))).toEqual(['f0406 0407', 'f0404 0405']);
  });

  it('leaves who cannot go where he stands, with the case (6.12, 6.14, 6.15)', () => {
    const state = marching('F 8-3 0404 | F 8-3 0604 | F 8-3 0101 | S 8-3 0605 | S 8-3 0909');
    const draft = begun(state, several('f0604', 'f0101'), several('f0404'), at('0405'));
    expect(moves(ordered(state, draft, option('go')))).toEqual(['f0404 0405', 'f0101 0102']);
    expect(stays(state, draft)).toEqual(['F 8-3 (0604) stays 6.12']);
    const far = begun(state, several('f0101'), several('f0404'), at('0408'));
    expect(stays(state, far)).toEqual(['F 8-3 (0404) stays 6.14', 'F 8-3 (0101) stays 6.14']);
    expect(thirtyYearsWar.prompt(state, far).choices.map(({ label }) => label)).not.toContain('Move all 2');
    const off = begun(state, several('f0101'), several('f0404'), at('0403'));
    expect(stays(state, off)).toEqual(['F 8-3 (0101) stays 6.15']);
  });

  it('lets nobody stop where one of them stays (6.32)', () => {
    const state = marching('F 8-3 0403 | F 8-3 0404 | S 8-3 0405 | S 8-3 0909');
    const draft = begun(state, several('f0403', 'f0404'), { on: 'place', at: '0404', by: id('f0403') });
    expect(stays(state, draft)).toEqual(['F 8-3 (0404) stays 6.12', 'F 8-3 (0403) stays 6.32']);
    expect(thirtyYearsWar.press(state, draft, option('go')).to).toBe('refusal');
  });

  it('keeps those who stayed chosen, and says still why', () => {
    const state = marching('F 8-3 0404 | F 8-3 0604 | S 8-3 0605 | S 8-3 0909');
    const draft = begun(state, several('f0604'), several('f0404'), at('0405'));
    const after = played(state, ...ordered(state, draft, option('go')).map((command) => () => command));
    if (!draft) throw new Error('no draft');
    const left = thirtyYearsWar.goesOn?.(after, draft) ?? null;
    expect(chosen(left)).toEqual(['f0604']);
    expect(stays(after, left)).toEqual(['F 8-3 (0604) stays 6.12']);
  });

  it('takes Leaders along where they are chosen, after the units', () => {
    const state = marching('F 8-3 0404 | F leader3 0404 | F 8-3 0405 | S 8-3 0909');
    const draft = begun(state, several('f0404l', 'f0404', 'f0405'), at('0406'));
    expect(moves(ordered(state, draft, option('go')))).toEqual(['f0405 0406', 'f0404 0405', 'f0404l 0405']);
  });

  it('tells beforehand what a press would do', () => {
    const state = marching('F 8-3 0404 | F 8-3 0604 | S 8-3 0605 | S 8-3 0909');
    const draft = begun(state, several('f0604'), several('f0404'));
    const { text, cost, ghosts } = thirtyYearsWar.preview(state, draft, at('0405'));
    expect([text, cost, ghosts]).toEqual([
      'One can go, one stays. F 8-3 (0604) stays (6.12).',
      '1 of 2',
      [{ counter: 'f0404', at: '0405' }],
    ]);
  });
  it('tells who stays by case, and names a few of many', () => {
    const many = ['0402', '0502', '0602', '0702', '0802', '0902'];
    const state = marching(`F 8-6 0409 | ${many.map((hex) => `F 8-2 ${hex}`).join(' | ')} | S 8-3 0112`);
    const ids = many.map((hex) => `f${hex}`);
    const draft = begun(state, several(...ids), several('f0409'));
    expect(thirtyYearsWar.preview(state, draft, at('0406')).text).toMatch(
      /^One can go, six stay\. (F 8-2 \(\d{4}\)(, | )){4}and two more stay \(6\.15\)\.$/,
    );
  });
});

describe('forming a line', () => {
  it('spreads the units from end to end, in the order in which they stand', () => {
    const state = marching('F 8-6 0404 | F 8-6 0405 | F 8-6 0406 | S 8-3 0909');
    const draft = begun(state, several('f0404', 'f0405', 'f0406'), option('line'), at('0603'), at('0607'));
    expect(
      moves(ordered(state, draft, option('go')))
        .map((one) => one.replace(/ .* /, ' '))
        .toSorted(),
    ).toEqual([...['f0404 0603', 'f0405 0605', 'f0406 0607']]);
  });

  it('has no place for more units than hexes (6.32), and asks for its ends one after the other', () => {
    const state = marching('F 8-6 0404 | F 8-6 0405 | F 8-6 0406 | S 8-3 0909');
    const one = begun(state, several('f0404', 'f0405', 'f0406'), option('line'), at('0604'));
    expect(thirtyYearsWar.prompt(state, one).instruction).toBe('Three chosen. Press where their line ends.');
    const draft = begun(state, several('f0404', 'f0405', 'f0406'), option('line'), at('0604'), at('0605'));
    expect(stays(state, draft)).toEqual(['F 8-6 (0406) stays 6.32']);
  });

  it('sends a Leader to a unit near him', () => {
    const state = marching('F 8-6 0404 | F 8-6 0406 | F leader3 0406 | S 8-3 0909');
    const draft = begun(state, several('f0404', 'f0406', 'f0406l'), option('line'), at('0503'), at('0506'));
    const ends = new Map(
      moves(ordered(state, draft, option('go'))).map((one) => [one.slice(0, 6).trim(), one.slice(-4)]),
    );
    expect(ends.get('f0406l')).toBe(ends.get('f0406'));
  });
});
