/**
 * Lessons, step by step: their words are true, each goal is reached in the ways it names, and what is wrong is refused.
 */
import { describe, expect, it } from 'vitest';
import type { CounterView } from '../../src/core/contract/board';
import type { GameSystem } from '../../src/core/contract/system';
import { stateOf } from '../../src/core/game';
import type { Step } from '../../src/core/lesson/lesson';
import { holdsIn, isReachable } from '../../src/core/lesson/reached';
import { LESSONS, type Listed } from '../../src/store/learning/lessons';
import { atLesson } from './atLesson';

/** Positions that a solver looks at, at most. */
const MOST = 20_000;

const at = (lesson: Listed, n: number) => atLesson(lesson.system, lesson, n);

function goalIsReached(lesson: Listed, n: number, way: readonly string[]): void {
  const { learning, press, table } = at(lesson, n);
  for (const [i, name] of way.entries()) {
    expect(learning.getState().said?.tone, `before ${name}`).not.toBe('done');
    press(name);
    expect(table().refusal?.reasons.map(({ text }) => text) ?? [], `press ${i + 1}, ${name}`).toEqual([]);
  }
  expect(learning.getState().said).toMatchObject({ tone: 'done' });
}

/** What the text quotes and no button of the panel says on the way: texts name buttons as they are written. */
function misnamed(lesson: Listed, n: number, { text, way }: Step): readonly string[] {
  const { press, table } = at(lesson, n);
  const labels = ['', ...way].flatMap((name) => {
    if (name !== '') press(name);
    return table().play.prompt.choices.map(({ label }) => label);
  });
  const quoted = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, words]) => words ?? []);
  // After the words of the button may come what it is about: `Disrupt these: 4, at least 4 needed`, `Leave the map (by
  // 0401)`.
  return quoted.filter(
    (words) => !labels.some((label) => label.split(/: | \(/)[0] === words || label === words),
  );
}

/** What is wrong with the printed table of a step: it is not there, or does not say the answer where it should. */
function misread({ rulebook }: GameSystem, { table, goal }: Step): readonly string[] {
  if (!table) return [];
  const printed = rulebook.tables.find(({ id }) => id === table.id);
  if (!printed) return [`no table ${table.id}`];
  const { columns, rows, cells } = printed;
  const unknown = table.column === undefined || columns.includes(table.column) ? [] : [table.column];
  if (!table.cell) return unknown;
  const [column, row] = table.cell;
  const says = cells[rows.indexOf(row)]?.[columns.indexOf(column)];
  const answer = 'options' in goal ? goal.answer : undefined;
  return says === answer ? unknown : [...unknown, `${table.cell.join(', ')} says ${says}, not ${answer}`];
}

/** Where counters are asked for, those on the map that are not the answer; where places are, none are listed. */
function othersThan(answer: readonly string[], counters: readonly CounterView[]): readonly string[] {
  if (!counters.some(({ id }) => answer.includes(id))) return [];
  return counters.flatMap(({ id, at }) => (at === null || answer.includes(id) ? [] : [id]));
}

const isPlayed = ({ goal }: Step) => 'command' in goal || 'holds' in goal;

/** Declares a test for each step of a system's lessons; `cases` has every case that they can cite. */
export function lessonsHold(systemId: string, cases: ReadonlySet<string>): void {
  const lessons = LESSONS.filter(({ system }) => system === systemId);
  describe.each(lessons.map((lesson) => [`${lesson.number} ${lesson.title}`, lesson] as const))(
    'lesson %s',
    (_, lesson) => {
      it.each(lesson.steps.map((step, n) => [n + 1, step] as const))('step %i', (number, step) => {
        const n = number - 1;
        const { goal } = step;
        expect(step.rules.filter((rule) => !cases.has(rule))).toEqual([]);
        for (const words of [step.text, step.done, ...step.poor.map(({ text }) => text)])
          expect(words.match(/[.!?](?=\s+\P{Ll}|$)/gu)?.length ?? 1, words).toBeLessThanOrEqual(2);
        const { table } = at(lesson, n);
        const { system, game, board } = table().play;
        if (step.facts) expect(holdsIn(system, stateOf(game), { holds: step.facts }), 'facts').toBe(true);
        const isThere = (name: string) =>
          board.counters.some(({ id }) => id === name) || system.describe(stateOf(game), name) !== '';
        expect(
          step.lit.filter((name) => !isThere(name)),
          'lit',
        ).toEqual([]);
        expect(misread(system, step), 'printed table').toEqual([]);
        if ('read' in goal) return;
        expect(step.way.length, 'a way that the page can show').toBeGreaterThan(0);
        goalIsReached(lesson, n, step.way);
        expect(misnamed(lesson, n, step), 'buttons that the text names').toEqual([]);
        if ('ask' in goal) {
          const wrong =
            'options' in goal
              ? goal.options.filter((option) => option !== goal.answer)
              : othersThan(goal.press, board.counters);
          const told = step.poor.flatMap((poor) => ('when' in poor ? [poor.when] : []));
          expect(
            wrong.filter((one) => !told.includes(one)),
            'wrong answers without a why',
          ).toEqual([]);
        }
        if (step.other) goalIsReached(lesson, n, step.other);
        if (isPlayed(step)) {
          // Nothing is asked for that is there already, and a solver finds it.
          expect('holds' in goal && holdsIn(system, stateOf(game), goal), 'reached before it begins').toBe(
            false,
          );
          expect(isReachable(system, stateOf(game), goal, step.acts, step.dice, MOST)).toBe('yes');
        }
        if (step.wrong) {
          const tried = at(lesson, n);
          for (const name of step.wrong.way) tried.press(name);
          const { play, refusal } = tried.table();
          const reasons = refusal?.reasons ?? play.prompt.objections;
          expect(reasons.map(({ rule }) => rule)).toContain(step.wrong.rule);
          expect(tried.learning.getState().said?.tone).not.toBe('done');
        }
      });
    },
  );

  it('have a number and an id of their own, no two of any system the same id', () => {
    const numbers = lessons.map(({ number }) => number);
    expect(numbers).toEqual(lessons.map((_, i) => i + 1));
    const ids = LESSONS.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
  });

  it('have something to do in two steps or more', () => {
    const poor = lessons.filter(({ steps }) => steps.filter(isPlayed).length < 2).map(({ id }) => id);
    expect(poor).toEqual([]);
  });
}
