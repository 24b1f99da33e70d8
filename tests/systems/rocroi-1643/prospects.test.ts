/** What players are shown before a throw, held against the throws themselves. */
import { describe, expect, it } from 'vitest';
import type { CounterId } from '../../../src/core/contract/values';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { markerChances } from '../../../src/systems/rocroi-1643/05-activation/chances';
import { commandOf } from '../../../src/systems/rocroi-1643/08-leaders/command';
import { chargeReasons } from '../../../src/systems/rocroi-1643/11-combat/charge';
import { targetsOf } from '../../../src/systems/rocroi-1643/11-combat/obligations';
import { prospectsOf, type UnitEnd } from '../../../src/systems/rocroi-1643/11-combat/prospects';
import { combatReceipt } from '../../../src/systems/rocroi-1643/11-combat/receipt';
import { runWay } from '../../../src/systems/rocroi-1643/12-rout/run';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { strewnState } from '../../helpers/rocroi1643/strewn';
import { everyThrow } from '../../helpers/rocroi1643/throws';

type State = Rocroi1643['State'];

function stateOf(position: string, more: object = {}): State {
  const scenario = reader.read.scenario(reader.read.variant?.({ position, ...more }, () => undefined));
  return rules.start(scenario, reader.read.options(scenario, {}));
}

/**
 * Ends of all throws of an attack, the test of a charge included and nobody advancing: what is left of both, and whether
 * they have gone anywhere. Null: it is left out.
 */
function thrown(
  state: State,
  unit: CounterId,
  target: CounterId,
  charge = false,
): ReadonlyMap<string, number> | null {
  const ends = new Map<string, number>();
  const all = everyThrow(state, { unit, target, charge }, (after, ways) => {
    const end = JSON.stringify([unit, target].map((id) => left(state, after, id)));
    ends.set(end, (ends.get(end) ?? 0) + ways);
  });
  return all ? ends : null;
}

function left(before: State, after: State, id: CounterId): string {
  const [then, now] = [before, after].map((state) => boardOf(state).knownUnit(id));
  if (!then || now?.at == null) return GONE;
  return told({ lost: then.steps - now.steps, order: now.order, goes: now.at !== then.at });
}

const GONE = 'gone';
type Left = { readonly lost: number; readonly order: string; readonly goes: boolean };
/** A run may end where it began: after a retreat to one side. */
const told = ({ lost, order, goes }: Left) =>
  `${lost} lost, ${order}${goes && order !== 'routed' ? ', goes' : ''}`;

function shown({ lost, order, back, runs }: UnitEnd): string {
  return lost === 'all' ? GONE : told({ lost, order, goes: back > 0 || runs });
}

describe('the prospects of an attack (11.7, 12.2)', () => {
  const positions = Array.from({ length: 3000 }, (_, i) => 7000 + i)
    .map((seed) => ({ seed, state: strewnState(seed) }))
    .filter(({ state }) => state.step === 'combat');

  it.each([
    ['', false, 200],
    [', with the test of a charge', true, 5],
  ])('are those of all throws%s', (_, charge, least) => {
    let compared = 0;
    for (const { seed, state } of positions) {
      const board = boardOf(state);
      for (const attacker of board.units) {
        if (
          rules.check(state, { do: 'attack', unit: attacker.id, target: attacker.id, charge: false })[0]
            ?.kind !== 'notAnEnemy'
        )
          continue;
        for (const target of targetsOf(board, attacker)) {
          if (charge && chargeReasons(board, attacker, target).length > 0) continue;
          const all = thrown(state, attacker.id, target.id, charge);
          if (all === null) continue;
          const ends = new Map<string, number>();
          for (const end of prospectsOf(board, { attacker, target, charge })) {
            const key = JSON.stringify([shown(end.attacker), shown(end.target)]);
            ends.set(key, (ends.get(key) ?? 0) + end.ways);
          }
          expect([...all].toSorted(), `${seed} ${attacker.id} on ${target.id}`).toEqual([...ends].toSorted());
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(least);
  });

  it.each([
    ['routed beside its own edge', 'S foot 0102! m2', { runs: true }],
    ['in a corner with no second hex', 'S foot 0102>0 m2', { runs: false }],
  ])(
    'count who is driven back %s as lost, the leader where he stays (8.4, 11.8, 12.3)',
    (_, target, { runs }) => {
      const position = `F foot 0202>3 | F leader5-6 0202 | ${target} | S leader1-6 0102 left | S foot 1010 left`;
      const board = boardOf(stateOf(position, { step: 'combat' }));
      const [[attacker, beaten], leader] = [board.units, board.leaders.find(({ at }) => at === '0102')];
      if (!attacker || !beaten || !leader) throw new Error('two units and a leader');
      const attack = { attacker, target: beaten, charge: false };
      const lost = prospectsOf(board, attack).filter((end) => end.target.lost === 'all');
      expect(lost.map((end) => end.target.runs)).toContain(runs);
      const withHim = lost.filter((end) => !end.target.runs).reduce((sum, { ways }) => sum + ways, 0);
      const told = combatReceipt(board, attack, null).prospects?.find(
        ({ counters }) => counters[0] === leader.id,
      );
      expect(told?.ends.find(({ what }) => what === 'killed')?.chance[0]).toBe(withHim);
      const all = lost.reduce((sum, { ways }) => sum + ways, 0);
      expect(withHim < all).toBe(runs);
    },
  );

  it('count a charger that routs beside its own edge as lost on its run (11.2, 12.3)', () => {
    const board = boardOf(stateOf('S horse 0102>0* m1 charging | F foot 0202>3', { step: 'combat' }));
    const [target, attacker] = board.units.toSorted((a, b) => a.side - b.side).toReversed();
    if (!attacker || !target) throw new Error('two units');
    const ends = prospectsOf(board, { attacker, target, charge: true });
    const routs = ends.filter((end) => end.attacker.order === 'routed');
    expect(routs.map((end) => end.attacker)).toContainEqual({
      lost: 'all',
      order: 'routed',
      back: 0,
      runs: true,
    });
    expect(routs.filter((end) => end.attacker.lost !== 'all' && end.attacker.back === 0)).toEqual([]);
  });

  it('add up, and know the charge', () => {
    const state = stateOf('F horse 1910>3 charging | S horse 1810>0', { step: 'combat' });
    const board = boardOf(state);
    const attack = {
      attacker: board.knownUnit(board.units[0]?.id ?? neverId()),
      target: board.knownUnit(board.units[1]?.id ?? neverId()),
    };
    const ends = prospectsOf(board, { ...attack, charge: true });
    expect(ends.reduce((sum, { ways }) => sum + ways, 0)).toBe(ends[0]?.of);
    const disordered = ends.filter(({ attacker }) => attacker.order === 'disorganised');
    // Morale 2: the charge test fails on 1 to 3, and +1 of the charge brings its own D on no face.
    expect(disordered.reduce((sum, { ways }) => sum + ways, 0)).toBeGreaterThan((ends[0]?.of ?? 0) / 3);
  });

  /**
   * Shares of `disorganised and stays`, `driven back`, of 6, for attacker and target: the table of the rulings’ fights.
   */
  it.each([
    ['a battalion on a tercio', 'F foot 1418>3 | S tercio 1319>0 m3', [2, 3], [1, 0]],
    ['a tercio on a battalion', 'F tercio 1418>3 m3 | S foot 1319>0', [1, 1], [2, 2]],
    ['equal battalions', 'F foot 1418>3 | S foot 1319>0', [2, 1], [2, 1]],
  ] as const)('of %s alone', (_, position, ours, theirs) => {
    const board = boardOf(stateOf(position, { step: 'combat' }));
    const [attacker, target] = board.units;
    if (!attacker || !target) throw new Error('two units');
    const ends = prospectsOf(board, { attacker, target, charge: false });
    const share = (of: 'attacker' | 'target', is: (end: UnitEnd) => boolean) =>
      ends.filter((end) => is(end[of])).reduce((sum, { ways, of: all }) => sum + (6 * ways) / all, 0);
    const stays = ({ order, back }: UnitEnd) => order === 'disorganised' && back === 0;
    const goes = ({ back }: UnitEnd) => back > 0;
    expect([share('attacker', stays), share('attacker', goes)]).toEqual(ours);
    expect([share('target', stays), share('target', goes)]).toEqual(theirs);
  });
});

function neverId(): never {
  throw new Error('no unit');
}

describe('other aids', () => {
  it('know how likely each next marker is (5.1)', () => {
    const position =
      'F leader1-6 1520 | F leader1-6 1521 right | S leader1-6 0510 | F foot 2001 | S foot 0401';
    const free = markerChances(boardOf(stateOf(position, { step: 'cup' })));
    expect(free.map(({ chance }) => chance)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    const limited = markerChances(boardOf(stateOf(position, { step: 'cup', drawn: 'F2' })));
    expect(limited.map(({ leader, chance }) => [leader, chance])).toEqual([
      ['s0510l', [1, 1]],
      ['f1520l', [0, 1]],
      ['f1521l', [0, 1]],
    ]);
  });

  it('tell command as it was fixed, whatever the leader does since (8.1)', () => {
    const state = stateOf('F leader1-3 2010 | F foot 2008>3 | F foot 2001>3');
    const after = rules.evolve(state, {
      happened: 'leaderMoved',
      leader: state.leaders[0]?.id ?? neverId(),
      to: '2020',
    });
    const [near, far] = boardOf(after).units.map((unit) => commandOf(boardOf(after), unit));
    expect(near).toMatchObject({ by: 'chain', chain: ['2010', '2009', '2008'], fixed: true });
    expect(far).toMatchObject({ by: 'nobody', chain: [], fixed: true });
  });

  it('show the way that a unit would run (12.3)', () => {
    const board = boardOf(stateOf('S foot 0810>0!', {}));
    const unit = board.units[0];
    if (!unit) throw new Error('a unit');
    const { hexes, toEdge, leaves } = runWay(board, unit);
    expect([hexes.length, toEdge, leaves]).toEqual([3, 8, false]);
  });
});
