/** The threats to a side as the table shows them. */
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../src/core/contract/board';
import type { Threats } from '../../../../src/core/contract/coach';
import type { SideId } from '../../../../src/core/contract/values';
import { reader, rocroi1643 } from '../../../../src/systems/rocroi-1643';
import { rocroi1643Coach as coach } from '../../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { judgeOf } from '../../../helpers/coached';
import { stateAt } from '../../../helpers/rocroi1643/positions';

type State = Rocroi1643['State'];
const judge = judgeOf(rocroi1643, coach);
const [FRENCH, SPANISH] = ['french', 'spanish'] as unknown as readonly [SideId, SideId];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function threats(state: State, side: SideId): Threats {
  const found = coach.threats?.(state, side, null);
  if (!found) throw new Error('nothing is counted');
  for (const { text, rules } of found.rows) expect(judge.texts('threat', text, rules)).toEqual([]);
  expect(judge.texts('note', found.note, [])).toEqual([]);
  return found;
}
const rows = (state: State, side = FRENCH) => threats(state, side).rows.map(({ text }) => plain(text));
const marked = (marks: readonly Mark[]) =>
  marks.map(({ label, shape }) => (shape.kind === 'places' ? `${shape.places.join()} ${label}` : label));

const line = 'F foot 1520>0 | S horse 1116>0 | S leader2-8 1116';
const contact = stateAt(line);

describe('a row for each unit', () => {
  it('is what the coach says of it, though it may do the enemy no good', () => {
    const said = coach.coach(contact).threats.map(({ text }) => plain(text));
    expect(rows(contact)).toEqual(said);
    expect(rows(contact)[0]).toMatch(/^Next segment S horse \(1116\) could come to \d{4} and .+: .+ \d+ %/);
    const strong = stateAt(line.replace('F foot', 'F tercio'));
    expect(rows(strong)).toHaveLength(1);
  });
  it('is of either side, with either to move', () => {
    expect(rows(contact, SPANISH)).toEqual([]);
    expect(threats(contact, SPANISH).note).toMatch(/^No enemy can come/);
    const other = stateAt('S foot 1520>0 | F horse 1116>0 | F leader2-8 1116');
    expect(rows(other, SPANISH)[0]).toContain('F horse (1116) could');
    expect(rows(other)).toEqual([]);
  });
  it('8.4 names a leader who is with no unit', () => {
    const alone = stateAt(`${line} | F leader2-6 1419`);
    expect(rows(alone)[0]).toContain('is with no unit, and the enemy could attack him there');
  });
});

describe('on the map and of one counter', () => {
  it('each unit that could be attacked has what is added to the die', () => {
    const [mark, ...others] = threats(contact, FRENCH).marks;
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ means: { own: 'threatened' }, side: 'french' });
    expect(marked(mark ? [mark] : [])[0]).toMatch(/^1520 (plain die|die [+-]\d+)$/);
  });
  it('where a move leads, or as it stands, and nothing of another side', () => {
    const moves = [...rocroi1643.moves(contact)].filter((one) => one.do === 'move');
    const to = (command: (typeof moves)[number] | null, counter: string | null, side = FRENCH) =>
      coach.threatTo?.(contact, side, command, contact.units.find(({ id }) => id === counter)?.id ?? null) ??
      null;
    const standing = to(null, 'f1520');
    expect(standing?.text).toBe(threats(contact, FRENCH).rows[0]?.text);
    expect(to(null, 'f1520', SPANISH)).toBeNull();
    const friend = stateAt(`${line} | F horse 1524>0 | F leader2-8 1524`);
    const infantry = friend.units.find(({ id }) => id === 'f1520')?.id ?? null;
    expect(coach.threatTo?.(friend, SPANISH, null, infantry)).toBeNull();
    expect(to(null, null)).toBeNull();
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves.slice(0, 8)) {
      const after = to(move, null);
      if (after) expect(judge.texts('threat', after.text, after.rules)).toEqual([]);
    }
    const illegal = reader.read.command({ ...moves[0], unit: 's1116' });
    expect(to(illegal as (typeof moves)[number], null)).toBeNull();
  });
});

describe('guns of the enemy (10.2)', () => {
  const guns = 'F foot 1516>0 | S foot 0101 | S gun 1514 | S gun 1712';
  it('stand in a row of their own where nobody comes, the best shot first, and how many others there are', () => {
    expect(rows(stateAt(guns))).toEqual([
      expect.stringMatching(
        /^Next turn S gun \(1514\) could fire at F foot \(1516\) and hit it, \d+ %; 1 battery more could\.$/,
      ),
    ]);
  });
  it('stand behind the attack of somebody who comes, and not in the last turn', () => {
    const both = guns.replace('S foot 0101', 'S horse 1116>0 | S leader2-8 1116');
    const [first] = rows(stateAt(both));
    expect(first).toMatch(/^Next segment S horse .+ %\. Next turn S gun \(1514\) could fire at F foot/);
    expect(rows(stateAt(guns, { turn: 8 }))).toEqual([]);
  });
});
