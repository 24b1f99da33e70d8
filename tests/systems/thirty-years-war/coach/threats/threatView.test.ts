/** The threats to a side as the table shows them: sentences, their order, marks; on small boards counted by hand. */
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../../src/core/contract/board';
import type { Threats } from '../../../../../src/core/contract/coach';
import type { CounterId, SideId } from '../../../../../src/core/contract/values';
import { stateOf } from '../../../../../src/core/game';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../../../../src/systems/thirty-years-war/coach';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { textFaults } from '../../../../helpers/coached';
import { type Act, board, endPhase, move } from '../../../../helpers/positions/board';
import { playRandomly, SCENARIOS } from '../../../../helpers/random/wholeGame';

const FRENCH = 'french' as SideId;
const SPANISH = 'spanish' as SideId;
const counterOf = (state: State, id: string) => state.counters.find((one) => one.id === id)?.id ?? null;

function threats(state: State, side = FRENCH, counter: CounterId | null = null): Threats {
  const found = thirtyYearsWarCoach.threats?.(state, side, counter);
  if (!found) throw new Error('nothing is counted');
  return found;
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rows = (state: State, side = FRENCH) => threats(state, side).rows.map(({ text }) => plain(text));
const marked = (marks: readonly Mark[]) =>
  marks.map(({ means, label, shape }) => {
    const places = shape.kind === 'places' ? shape.places : [];
    return `${typeof means === 'string' ? means : means.own} ${plain(label)} ${places.join(' ')}`;
  });

function threatTo(state: State, act: Act | null, id: string | null = null, side = FRENCH): string | null {
  const found = thirtyYearsWarCoach.threatTo?.(
    state,
    side,
    act?.(state) ?? null,
    id === null ? null : counterOf(state, id),
  );
  return found ? plain(found.text) : null;
}

const set = { phase: 'movement', gameTurns: 5 } as const;

describe('a row for each counter', () => {
  it('says who could attack it, with what chance, the likeliest lost first; the coach says the same', () => {
    const state = board('F 4-3 0606 | F 2-3* 0202 | S 8-4 0610 | S 8-4 0710 | S 8-2 0204', set);
    expect(rows(state)).toEqual([
      'An enemy could attack F 2-3 (0202): 8 against 1, 6-1, eliminated in every case.',
      'Two enemies could attack F 4-3 (0606): 16 against 4, 4-1, eliminated 17 %, disrupted 67 %, nothing 17 %.',
    ]);
    const said = thirtyYearsWarCoach.coach(state).threats.map(({ text }) => plain(text));
    for (const row of rows(state)) expect(said.join(' ').toLowerCase()).toContain(row.toLowerCase());
  });
  it('names battles that do the enemy no good, too: they can be brought about', () => {
    const state = board('F 8-3 0606 | S 2-4 0609', set);
    expect(thirtyYearsWarCoach.coach(state).threats).toEqual([]);
    expect(rows(state)).toEqual([
      'An enemy could attack F 8-3 (0606): 2 against 8, 1-4, nothing in every case.',
    ]);
  });
  it('5.11 what guns do before the battle, and to whom nobody comes', () => {
    const state = board('F 4-3 0606 | F 4-3 0106 | S 8-4 0610 | S gun 0608', set);
    expect(rows(state)).toEqual([
      'An enemy could attack F 4-3 (0606): 8 against 4, 2-1, disrupted 67 %, nothing 33 %. S gun (0608) could disrupt it first, 50 %: then 8 against 2, 4-1, eliminated 83 %, nothing 17 %. In all: eliminated 42 %.',
      'S gun (0608) could disrupt F 4-3 (0106), 33 %.',
    ]);
  });
  it('10.0, 5.32 Leaders and guns without a unit', () => {
    const state = board('F 8-3 0602 | F leader2 0606 | F gun 0607 | S 2-4 0611', set);
    expect(rows(state)).toEqual([
      'An enemy could catch F leader2 (0606): a Leader without a unit is lost then.',
      'S 2-4 (0611) could take F gun (0607): no unit holds it.',
    ]);
  });
  it('of either side in any phase, and of none that has no Player-Turn to fear', () => {
    const at = (gameTurn: number) =>
      board('F 4-3 0606 | S 4-3 0608', { phase: 'combat', side: 'S', gameTurn, gameTurns: 5 });
    expect(rows(at(4), FRENCH)).toHaveLength(1);
    expect(rows(at(4), SPANISH)).toHaveLength(1);
    expect(threats(at(5))).toEqual({ rows: [], note: 'No Player-Turn of the enemy is to come.', marks: [] });
  });
});

describe('what is said of one counter', () => {
  const state = board('F 2-6 0606 | F 4-3 0610 | S 8-3 0611', set);

  it('is what could be brought where a move leads, and not where it stands', () => {
    expect(threatTo(state, move('0606', '0607 0608'))).toBe(
      'Here 8 against 2 could be brought: 4-1, eliminated 17 %, disrupted 67 %, nothing 17 %.',
    );
    expect(threatTo(state, move('0606', '0605 0604'))).toBeNull();
  });
  it('is what could be brought against it as it stands where nothing is moved', () => {
    expect(threatTo(state, null, 'f0610')).toBe(
      '8 against 4 could be brought against it: 2-1, disrupted 67 %, nothing 33 %.',
    );
    expect(threatTo(state, endPhase(), 'f0610')).toContain('against it');
  });
  it('is nothing of another side, of a move that is none, or where nothing is pointed at', () => {
    expect(threatTo(state, null, 's0611')).toBeNull();
    expect(threatTo(state, null, 's0611', SPANISH)).toContain('against it');
    expect(threatTo(state, move('0606', '0611'))).toBeNull();
    expect(threatTo(state, null)).toBeNull();
  });
  it('10.0 of a Leader is that he is alone', () => {
    const led = board('F 4-6 0606 | F leader2 0606 | S 8-4 0611', set);
    expect(threatTo(led, move('f0606l', '0607'))).toBe(
      'F leader2 (0607) is then alone, and next turn an enemy could catch him: bring him to a unit.',
    );
    expect(threatTo(led, null, 'f0606l')).toBeNull();
  });
});

describe('marks', () => {
  it('are the odds on each unit, by how likely it is lost, and where the enemy could attack at all', () => {
    const state = board('F 2-3* 0606 | F 8-3 0206 | S 4-2 0609 | S gun 0209', set);
    const [ground, ...units] = marked(threats(state).marks);
    expect(ground).toMatch(/^contact {2}.*\b0606\b/);
    expect(ground).not.toContain('0602');
    expect(units).toEqual(['peril 4-1 0606', 'contact 33 % 0206']);
  });
  it('are of a chosen unit what is said of each hex in which it could stop', () => {
    const state = board('F 2-6 0606 | S 8-2 0609 | S 8-2 0709 | S 3-1 0203', set);
    const graded = new Map(
      threats(state, FRENCH, counterOf(state, 'f0606')).marks.flatMap(({ means, label, shape }) =>
        typeof means !== 'string' && label === '' && shape.kind === 'places'
          ? shape.places.map((place) => [place, means.own] as const)
          : [],
      ),
    );
    const seen = new Set<string>();
    for (const command of thirtyYearsWar.moves(state)) {
      if (command.do !== 'move') continue;
      const said = gradeIn(threatTo(state, () => command));
      seen.add(said ?? 'none');
      expect([command.path.at(-1), graded.get(command.path.at(-1) ?? '')]).toEqual([
        command.path.at(-1),
        said,
      ]);
    }
    expect([...seen].sort()).toEqual(['contact', 'danger', 'none', 'peril']);
  });
});

/** As the last chance of being eliminated that a text names. */
function gradeIn(text: string | null): string | undefined {
  if (text === null) return undefined;
  if (/eliminated in every case\.$/.test(text)) return 'peril';
  const chance = /.*eliminated (\d+) %/.exec(text)?.[1];
  if (chance === undefined) return 'contact';
  return Number(chance) < 50 ? 'danger' : 'peril';
}

describe.each(SCENARIOS)('in a random game of %s', (scenarioId) => {
  it('every row is whole sentences about counters that are there, for each counter asked about', () => {
    const faults: string[] = [];
    let [positions, said] = [0, 0];
    playRandomly(scenarioId, `threats ${scenarioId}`, (game) => {
      if (positions++ % 97 > 0) return;
      const state = stateOf(game);
      for (const { id } of state.scenario.sides) {
        const { rows: found, note } = threats(state, id);
        for (const { text, rules } of found) faults.push(...textFaults('threat', text, rules));
        faults.push(...textFaults('note', note, []));
        said += found.length;
      }
    });
    expect(faults).toEqual([]);
    expect(said).toBeGreaterThan(0);
  }, 60_000);
});
