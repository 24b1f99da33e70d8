/** What players are shown before a throw, held against the throws themselves. */
import { describe, expect, it } from 'vitest';
import { Unfolding } from '../../../src/core/unfolding';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { markerChances } from '../../../src/systems/rocroi-1643/05-activation/chances';
import { commandOf } from '../../../src/systems/rocroi-1643/08-leaders/command';
import { targetsOf } from '../../../src/systems/rocroi-1643/11-combat/obligations';
import { prospectsOf, type UnitEnd } from '../../../src/systems/rocroi-1643/11-combat/prospects';
import { runWay } from '../../../src/systems/rocroi-1643/12-rout/run';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { strewnState } from '../../helpers/rocroi1643/strewn';

type State = Rocroi1643['State'];
type Event = Rocroi1643['Event'];

function stateOf(position: string, more: object = {}): State {
  const scenario = reader.read.scenario(reader.read.variant?.({ position, ...more }, () => undefined));
  return rules.start(scenario, reader.read.options(scenario, {}));
}

/** Ends of all throws of an attack up to where a hex has to be chosen or entered: steps, order and rout of both. */
function thrown(state: State, unit: string, target: string): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  const command = reader.read.command({ do: 'attack', unit, target });
  const follow = (faces: readonly number[], share: number): void => {
    let next = 0;
    const missing = Symbol('missing');
    const play = new Unfolding<Rocroi1643>(rules, state, (purposes) =>
      purposes.map(() => {
        const face = faces[next++];
        if (face === undefined || beyond(play.events)) throw missing;
        return face;
      }),
    );
    try {
      rules.resolve(play, command);
    } catch (stop) {
      if (stop !== missing) throw stop;
      if (!beyond(play.events)) {
        for (let face = 1; face <= 6; face++) follow([...faces, face], share / 6);
        return;
      }
    }
    const end = JSON.stringify([ofUnit(play.events, unit), ofUnit(play.events, target)]);
    ends.set(end, (ends.get(end) ?? 0) + share);
  };
  follow([], 6 ** 5);
  return ends;
}

/** Whether somebody has gone anywhere by now: what comes then is no part of the prospects. */
function beyond(events: readonly Event[]): boolean {
  return events.some(({ happened }) => happened === 'retreated' || happened === 'ran');
}

function ofUnit(events: readonly Event[], unit: string): string {
  const told: string[] = [];
  for (const event of events) {
    if (beyond(events.slice(0, events.indexOf(event)))) break;
    if (!('unit' in event) || event.unit !== unit) continue;
    if (['eliminated', 'stepLost', 'disorganised', 'routed'].includes(event.happened))
      told.push(event.happened);
  }
  // How a run ends is not told; a unit without a retreat is lost, whatever came before.
  if (told.includes('routed')) return told.slice(0, told.indexOf('routed') + 1).join(' ');
  return told.includes('eliminated') ? 'eliminated' : told.join(' ');
}

function shown({ lost, order }: UnitEnd, before: string): string {
  if (lost === 'all') return 'eliminated';
  const now = order === before ? [] : order === 'routed' ? ['routed'] : ['disorganised'];
  return [...(lost > 0 ? ['stepLost'] : []), ...now].join(' ');
}

describe('the prospects of an attack (11.7, 12.2)', () => {
  const positions = Array.from({ length: 500 }, (_, i) => 7000 + i)
    .map((seed) => ({ seed, state: strewnState(seed) }))
    .filter(({ state }) => state.step === 'combat');

  it('are those of all throws', () => {
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
          if (target.order === 'routed') continue;
          const ends = new Map<string, number>();
          for (const end of prospectsOf(board, { attacker, target, charge: false })) {
            const key = JSON.stringify([
              shown(end.attacker, attacker.order),
              shown(end.target, target.order),
            ]);
            ends.set(key, (ends.get(key) ?? 0) + end.ways);
          }
          const all = [...thrown(state, attacker.id, target.id)].toSorted();
          expect(all, `${seed} ${attacker.id} on ${target.id}`).toEqual([...ends].toSorted());
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
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
