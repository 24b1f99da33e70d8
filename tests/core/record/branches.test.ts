import { describe, expect, it } from 'vitest';
import { performPress } from '../../../src/core/perform';
import { branchesOf, entriesOf, nameBranch, nameOfLine, withLabel } from '../../../src/core/record/branches';
import { loadGame } from '../../../src/core/record/loadGame';
import { ROOT } from '../../../src/core/record/record';
import { moveHead, pressesTakenBack, redo, startOfSegment, undo } from '../../../src/core/record/timeline';
import { attack, beginToy, end, move, played, type ToyGame, times } from '../../helpers/toy/toyGame';
import { toySystem } from '../../helpers/toy/toySystem';

/** 0, 1 and 2 follow each other; 3 leaves after 0 and goes on to 4, where the game stands. */
const line = played(beginToy(), move('n1', '0203'), move('n2', '0303'), end);
const forked = played(times(2, undo, line), move('n2', '0301'), end);
/** 5 leaves from the very start: 0 now leads to two ends that nothing present leads to. */
const twice = played(moveHead(forked, ROOT), move('n1', '0201'));

const named = (game: ToyGame, leaf: number, name: string): ToyGame => ({
  ...game,
  record: { ...game.record, branchNames: nameBranch(game.record, leaf, name) },
});
const told = ({ record }: ToyGame) =>
  branchesOf(record).map((branch) => ({ ...branch, entries: entriesOf(record, branch) }));
const namesOf = (game: ToyGame) => branchesOf(game.record).map(({ leaf, name }) => [leaf, name]);

describe('branches', () => {
  it('there is none while the game goes straight on, also with something taken back', () => {
    expect(branchesOf(line.record)).toEqual([]);
    expect(branchesOf(undo(line).record)).toEqual([]);
  });

  it('what a new command leaves behind is one, from the entry after the fork to its end', () => {
    expect(told(forked)).toEqual([{ leaf: 2, fork: 0, entries: [1, 2], name: '' }]);
  });

  it('two that part later than the fork share entries', () => {
    expect(told(twice)).toEqual([
      { leaf: 2, fork: ROOT, entries: [0, 1, 2], name: '' },
      { leaf: 4, fork: ROOT, entries: [0, 3, 4], name: '' },
    ]);
  });

  it('one that is resumed is the present line, and the one that was left is a branch', () => {
    const resumed = moveHead(forked, 2);
    expect(told(resumed)).toEqual([{ leaf: 4, fork: 0, entries: [3, 4], name: '' }]);
  });

  it('one that is entered in its middle can be played on to its end', () => {
    const inside = moveHead(forked, 1);
    expect([inside.record.head, inside.record.tip]).toEqual([1, 2]);
    expect(redo(inside).record.head).toBe(2);
  });

  it('the command that once began one leads back into the whole of it', () => {
    const again = played(times(2, undo, forked), move('n2', '0303'));
    expect([again.record.head, again.record.tip]).toEqual([1, 2]);
    expect(branchesOf(again.record).map(({ leaf }) => leaf)).toEqual([4]);
  });
});

describe('the name of a branch', () => {
  it('is written and taken away', () => {
    const one = named(forked, 2, 'Over the centre');
    expect(namesOf(one)).toEqual([[2, 'Over the centre']]);
    expect(named(one, 2, '').record.branchNames).toEqual([]);
  });

  it('stays when the branch is resumed, goes on and is left again; a new one takes its place', () => {
    const resumed = moveHead(named(forked, 2, 'Over the centre'), 2);
    const longer = played(resumed, end);
    expect(nameOfLine(longer.record, longer.record.tip)).toBe('Over the centre');
    const left = moveHead(longer, 4);
    expect(namesOf(left)).toEqual([[5, 'Over the centre']]);
    const renamed = named(left, 5, 'Left');
    expect(namesOf(renamed)).toEqual([[5, 'Left']]);
    expect(named(renamed, 5, '').record.branchNames).toEqual([]);
  });

  it('given before it parted belongs to both; another name for one leaves it to the other, none takes it from both', () => {
    const atFork = { ...twice, record: { ...twice.record, branchNames: withLabel([], 0, 'Forward') } };
    expect(namesOf(atFork)).toEqual([
      [2, 'Forward'],
      [4, 'Forward'],
    ]);
    expect(namesOf(named(atFork, 4, 'Back'))).toEqual([
      [2, 'Forward'],
      [4, 'Back'],
    ]);
    expect(named(atFork, 4, '').record.branchNames).toEqual([]);
    expect(nameOfLine(atFork.record, atFork.record.tip)).toBe('');
  });

  it('is its own: what other branches are called stays, whatever one is called or is no longer', () => {
    const both = named(named(moveHead(twice, 5), 2, 'Left'), 4, 'Right');
    expect(namesOf(both)).toEqual([
      [2, 'Left'],
      [4, 'Right'],
    ]);
    expect(namesOf(named(both, 2, 'Wide'))).toEqual([
      [2, 'Wide'],
      [4, 'Right'],
    ]);
    expect(named(both, 4, '').record.branchNames).toEqual([{ entry: 2, text: 'Left' }]);
    expect(named(named(both, 2, ''), 2, '').record.branchNames).toEqual([{ entry: 4, text: 'Right' }]);
  });

  it('can be given to the present line, which keeps it when it is left', () => {
    const present = named(named(forked, 2, 'Left'), 4, 'Here');
    expect(present.record.branchNames).toEqual([
      { entry: 2, text: 'Left' },
      { entry: 4, text: 'Here' },
    ]);
    expect(namesOf(moveHead(present, 2))).toEqual([[4, 'Here']]);
  });

  it('and a bookmark survive being written and read', () => {
    const noted = named(forked, 2, 'Over the centre');
    const bookmarks = withLabel(withLabel([], ROOT, 'The start'), 3, 'Here');
    const kept = { ...noted, record: { ...noted.record, bookmarks } };
    const { game } = loadGame(toySystem, JSON.parse(JSON.stringify(kept.record)), () => undefined);
    expect(game.record).toEqual(kept.record);
    expect(branchesOf(game.record)).toEqual(branchesOf(kept.record));
  });
});

describe('a note about an entry', () => {
  it('takes the place of the one it had, and an empty one takes it away', () => {
    const first = withLabel(withLabel([], 3, 'Here'), 4, 'There');
    expect(withLabel(first, 3, 'Not here')).toEqual([
      { entry: 4, text: 'There' },
      { entry: 3, text: 'Not here' },
    ]);
    expect(withLabel(first, 3, '')).toEqual([{ entry: 4, text: 'There' }]);
  });
});

describe('what going to an entry would take back', () => {
  it('counts the presses of the present line that would be left', () => {
    expect(pressesTakenBack(line.record, 0)).toBe(2);
    expect(pressesTakenBack(line.record, ROOT)).toBe(3);
    expect(pressesTakenBack(forked.record, 2)).toBe(2);
    expect(pressesTakenBack(forked.record, 1)).toBe(2);
  });

  it('is nothing on the way on, to the point itself, or into a branch that leaves from there', () => {
    const back = times(2, undo, forked);
    expect(back.record.head).toBe(0);
    for (const entry of [0, 3, 4, 1, 2]) expect(pressesTakenBack(back.record, entry), `${entry}`).toBe(0);
  });

  it('counts commands of one press once', () => {
    const { game } = performPress(toySystem, beginToy(), [end, end]);
    expect(pressesTakenBack(game.record, ROOT)).toBe(1);
  });
});

describe('the start of the phase', () => {
  const combat = played(line, attack('n1', 's1'), attack('n2', 's2'));
  const at = (game: ToyGame) => startOfSegment(toySystem, game);

  it('is where the phase was entered; there, where the phase before was', () => {
    expect(at(combat)).toBe(2);
    expect(at(moveHead(combat, 2))).toBe(ROOT);
    expect(at(moveHead(combat, 1))).toBe(ROOT);
    expect(at(beginToy())).toBe(ROOT);
  });

  it('leaves out phases that one press passed through, and tears no press apart', () => {
    const { game: passed } = performPress(toySystem, played(beginToy(), move('n1', '0203')), [end, end]);
    expect(at(passed)).toBe(ROOT);
    const south = played(passed, move('s2', '0405'));
    expect(at(south)).toBe(2);
  });
});
