import { describe, expect, it } from 'vitest';
import { toyStore } from '../../helpers/toy/toyStore';

/** A game with a branch, notes and a name. */
function played() {
  const toy = toyStore();
  toy.begin({ ghosts: 'yes' }, 'seven', 'ask');
  toy.press('n1', '0203', 'end', 'n1', 's1', 'end');
  const state = () => toy.store.getState();
  state().goToEntry(1);
  state().answerTakeBack(true);
  toy.press('end');
  state().nameBranch(3, 'The attack');
  state().bookmark(0, 'first step');
  void state().rename(toy.play().id, 'Öland');
  return { ...toy, state };
}
const opened = (text: string) => {
  const toy = toyStore();
  toy.store.getState().openText(text);
  return { ...toy, state: () => toy.store.getState() };
};

describe('a game as a file', () => {
  it('has a name that says what it is, and carries its scenario', () => {
    const file = played().state().share('file');
    expect(file?.fileName).toBe('öland-game-turn-1.tercio.json');
    expect(file?.text).toContain('"places"');
  });

  it.each(['file', 'text'] as const)('is the same game elsewhere, under a new id: %s', (as) => {
    const before = played();
    const { play, state, press } = opened(before.state().share(as)?.text ?? '');
    expect(state().notices).toEqual([]);
    expect(play().game.record).toEqual(before.play().game.record);
    expect(play().log.groups).toEqual(before.play().log.groups);
    expect(play()).toMatchObject({ name: 'Öland', options: [{ value: 'yes' }] });
    expect(play().id).not.toBe(before.play().id);
    press('s2');
    expect(play().draft).toEqual({ picked: 's2' });
  });

  it('as text leaves out the scenario that everyone has', () => {
    const text = played().state().share('text')?.text;
    expect(text).not.toContain('"places"');
    expect(text).not.toContain('\n');
  });

  it('is nothing where there is no game', () => {
    expect(toyStore().store.getState().share('file')).toBeNull();
  });
});

describe('what is opened', () => {
  it('keeps the game on the table when it cannot be', () => {
    const { state, play } = played();
    const before = play();
    state().openText('Dear Anna');
    expect(play()).toBe(before);
    expect(state().notices).toEqual([
      'This game could not be opened. There should be a game; it begins with “Dear Anna”.',
    ]);
  });

  it('opens up to a command that is not legal, with its case', () => {
    const text = played().state().share('file')?.text.replace('"to":"0203"', '"to":"0305"');
    const { state, play } = opened(text ?? '');
    expect(play().game.record.entries).toHaveLength(0);
    expect(state().notices[0]).toBe(
      'Command 1 is not legal: Too far. (2.3) The game is kept as it was at its start.',
    );
  });

  it('opens up to where the text is damaged', () => {
    const text = played().state().share('file')?.text ?? '';
    const { state, play } = opened(text.slice(0, text.lastIndexOf('"command"')));
    const { length } = play().game.record.entries;
    expect(length).toBe(4);
    expect(state().notices[0]).toBe(
      'Command 5 cannot be read: The text ends before it is complete. The first 4 commands are kept.',
    );
    // The branch that was named lay before the damage.
    expect(play().game.record.branchNames).toHaveLength(1);
  });

  it('says what was changed since it was written, and which dice are not those of its seed', () => {
    const { text = '' } = played().state().share('file') ?? {};
    const face = /"face":(\d)/.exec(text)?.[1] ?? '';
    const other = text.replace(`"face":${face}`, `"face":${(Number(face) % 6) + 1}`);
    const { state, play } = opened(other.replace('"takeBack": "ask"', '"takeBack": "free"'));
    const at = [...play().game.record.entries].findIndex(({ dice }) => dice.length > 0) + 1;
    expect(state().notices).toEqual([
      'The part before the commands was changed after the file was written.',
      `Command ${at} was changed after the file was written.`,
      `Command ${at} has dice that its seed does not give. They are shown as entered by hand.`,
    ]);
  });

  it('shows a name as the text it is', () => {
    const text = played().state().share('text')?.text.replace('Öland', '<b>\\u0000\\nx</b>'.padEnd(200, '!'));
    expect(opened(text ?? '').play().name).toMatch(/^<b>\S* x<\/b>!+$/);
    expect(opened(text ?? '').play().name.length).toBeLessThanOrEqual(80);
  });

  it('may be refused by the device', async () => {
    const { state } = played();
    await state().openFile({ size: 10, text: () => Promise.reject(new Error('It is gone.')) });
    expect(state().notices).toEqual(['This file could not be opened. It is gone.']);
    await state().openFile({ size: 30_000_000, text: async () => '' });
    expect(state().notices).toEqual(['This file could not be opened. The file is far too large for a game.']);
  });
});
