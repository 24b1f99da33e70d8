import { describe, expect, it } from 'vitest';
import { reasonsInShort } from '../../../src/core/example/playOut';
import { stateOf } from '../../../src/core/game';
import { examplesOf, hasExamples } from '../../../src/store/learning/examples';
import { createLive } from '../../../src/store/learning/live';
import { CATALOGUE } from '../../../src/store/opening/catalogue';
import { offerOf } from '../../../src/store/opening/offer';
import { SYSTEMS } from '../../../src/systems';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { DATA_EXAMPLES } from '../../helpers/exampleFiles';

const OFFER = offerOf({ systems: SYSTEMS, catalogue: CATALOGUE });
const SYSTEM = 'thirty-years-war';
const live = (rule: string, kind: string, consult = (_rule: string | null) => {}) => {
  const example = DATA_EXAMPLES.find((one) => one.rule === rule && one.kind === kind);
  if (!example) throw new Error(`no ${kind} example of ${rule}`);
  return { example, ...createLive(OFFER, SYSTEM, example, consult) };
};

describe('an example on its table', () => {
  it('is refused as in play, with its cases, and put back', () => {
    const { store, example, tryIt, putBack } = live('8.21', 'illegal');
    const before = store.getState().play?.game;
    tryIt();
    const { play, refusal } = store.getState();
    if (!play || !refusal) throw new Error('not refused');
    expect(reasonsInShort(thirtyYearsWar, play.game, refusal.reasons)).toEqual(example.refused);
    putBack();
    expect(store.getState().refusal).toBeNull();
    expect(store.getState().play?.game.start).toBe(before?.start);
  });

  it('is carried out with its dice, and may be tried again', () => {
    const { store, example, tryIt } = live('8.13', 'legal');
    for (const _ of [1, 2]) {
      tryIt();
      const { play, lastReceipt, news } = store.getState();
      expect(play?.game.record.entries.length).toBe(1);
      expect(lastReceipt?.dice.map(({ face }) => face)).toEqual(example.act?.dice);
      expect(news.length).toBeGreaterThan(0);
    }
  });

  it('lies as it stands when something is tried, though a phase with nothing to do would pass', () => {
    const { store, example } = live('8.14', 'legal');
    expect(store.getState().play?.moment.segment).toContain('Combat Phase');
    expect(example.position).toMatchObject({ phase: 'combat' });
  });

  it('stays where it leads to, though the phase that begins has nothing to do and would pass', () => {
    const example = DATA_EXAMPLES.find(
      ({ rule, name }) => rule === '12.0' && name.startsWith('cavalry and a unit in woods: nobody'),
    );
    if (!example) throw new Error('no such example');
    const { store, counts, tryIt } = createLive(OFFER, SYSTEM, example, () => {});
    tryIt();
    const { play } = store.getState();
    expect(play?.moment.segment).toBe('French Combat Phase');
    expect(play && counts(stateOf(play.game))).toEqual(['Must attack: none.', 'Must be attacked: none.']);
  });

  it('leaves the cases of its refusals to the book around it', () => {
    const read: (string | null)[] = [];
    const { store } = live('8.21', 'illegal', (rule) => read.push(rule));
    store.getState().consult('8.11');
    expect(read).toEqual(['8.11']);
    expect(store.getState().consulting).toBeNull();
  });

  // That all of them are told in words is asked where they are played out (`cases.test.ts`).
  it('can be laid for the first example of each kind of every case, and is told in words', () => {
    const first = DATA_EXAMPLES.filter(
      ({ rule, kind }, i) => DATA_EXAMPLES.findIndex((one) => one.rule === rule && one.kind === kind) === i,
    );
    expect(first.length).toBeGreaterThan(250);
    for (const example of first) {
      const { words, store } = createLive(OFFER, SYSTEM, example, () => {});
      const about = `${example.rule} ${example.name}: ${words}`;
      expect(store.getState().play, about).not.toBeNull();
      if (example.act) expect(words, about).toMatch(/^[A-Za-z0-9].*\.$/);
    }
  }, 60_000);
});

describe('the examples of a case', () => {
  it('begin with something forbidden and something allowed, where there is both', async () => {
    const kinds = (await examplesOf(SYSTEM, '8.11')).map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['illegal', 'legal', 'counted']);
  });

  it('are those of its own', async () => {
    const rules = (await examplesOf(SYSTEM, 'rocroi:16.11')).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['rocroi:16.11']));
  });

  it('are those that it introduces where it has none', async () => {
    const rules = (await examplesOf(SYSTEM, 'freiburg:15.1')).map(({ rule }) => rule);
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.every((rule) => rule.startsWith('freiburg:15.1'))).toBe(true);
    const whole = (await examplesOf(SYSTEM, 'freiburg:17.0')).map(({ rule }) => rule);
    expect(new Set(whole.map((rule) => rule.slice(0, 'freiburg:17.1'.length))).size).toBe(3);
  });

  it('are there for every case but those of history and of the table', () => {
    const without = thirtyYearsWar.rulebook.entries
      .map(({ rule }) => rule)
      .filter((rule) => !hasExamples(SYSTEM, rule) && !rule.startsWith('table:'));
    expect(without).toEqual(['rocroi:14.0', 'freiburg:14.0']);
    expect(hasExamples('toy', '8.11')).toBe(false);
  });

  it('may be laid at every one of them', async () => {
    for (const { rule } of thirtyYearsWar.rulebook.entries) {
      if (hasExamples(SYSTEM, rule)) expect((await examplesOf(SYSTEM, rule)).length, rule).toBeGreaterThan(0);
    }
  });
});
