/**
 * Threats held against every reach of every enemy on small boards, as a second implementation finds them, and what is
 * said of the worst against every throw.
 */
import { expect, it } from 'vitest';
import type { SideId } from '../../../../src/core/contract/values';
import { rocroi1643Coach as coach } from '../../../../src/systems/rocroi-1643/coach';
import { playedWith } from '../../../../src/systems/rocroi-1643/estimate/expect';
import type { State } from '../../../../src/systems/rocroi-1643/state/state';
import { strewnState } from '../../../helpers/rocroi1643/strewn';
import { everyThrow, WAYS } from '../../../helpers/rocroi1643/throws';
import { type Man, menOf, modifier } from '../../../oracle/rocroi1643/facts';
import { sideOf, steps } from '../../../oracle/rocroi1643/ground';
import { marches } from '../../../oracle/rocroi1643/marches';

/** The state in which the next marker of each corps of that side is drawn: of this turn, or else of the next. */
function segmentsOf(state: State, side: string): readonly State[] {
  const corpsOf = (id: string | null) => state.scenario.corps.find((one) => one.id === id);
  return state.scenario.leaders.flatMap(({ id, corps }, i) => {
    const leader = state.leaders[i];
    if (corpsOf(corps)?.side !== side || leader?.at == null) return [];
    const isDue = state.cup.includes(id);
    if (!isDue && state.turn >= state.scenario.turns.count) return [];
    const fresh = state.units.map((unit) => ({ ...unit, moved: false, attacked: false }));
    const rested = state.leaders.map((one) => ({ ...one, moved: false }));
    const then = isDue ? state : { ...state, units: fresh, leaders: rested };
    const cup = { step: 'cup', side: null, segment: null, inARow: null, cup: [id], agenda: [], routing: [] };
    return [playedWith({ ...then, ...cup } as State, { do: 'draw' }, 1)];
  });
}

/** Units of a side whom an enemy could have in front of him as his next segment has moved. */
function threatened(state: State, side: string, enemy: string): readonly string[] {
  const found = new Set<string>();
  for (const segment of segmentsOf(state, enemy)) {
    const corps = segment.segment?.corps;
    for (const man of menOf(segment)) {
      if (man.corps !== corps || man.order === 'routed' || man.attacked) continue;
      const ways = man.moved ? [] : marches(segment, man, true);
      for (const way of [`${man.at}>${man.facing}`, ...ways]) {
        const [, hex = '', facing = ''] = /^(\d{4})>(\d)/.exec(way) ?? [];
        if (menOf(state).some(({ id, at }) => at === hex && id !== man.id)) continue;
        for (const target of menOf(state))
          if (target.of === side && sideOf(hex, Number(facing), target.at) === 'front') found.add(target.id);
      }
    }
  }
  return [...found].toSorted();
}

/** In 72 and 125 an enemy comes to somebody without a test only by a way that is not his shortest (7.2). */
const SEEDS = [...Array.from({ length: 14 }, (_, i) => 60 + i), 125];

it('those who are threatened are all whom an enemy could come to attack, and nobody else (7.1, 7.3, 8.2, 11.0)', () => {
  let [positions, units] = [0, 0];
  const faults: string[] = [];
  for (const seed of SEEDS) {
    const state = strewnState(seed);
    if (state.over) continue;
    const [first, second] = state.scenario.sides.map(({ id }) => id) as [SideId, SideId];
    for (const [side, enemy] of [
      [first, second],
      [second, first],
    ] as const) {
      const shown = coach
        .threats?.(state, side, null)
        .rows.filter((row) => row.rules.includes('11.0'))
        .map(({ counter }) => String(counter))
        .toSorted();
      const told = threatened(state, side, enemy);
      positions++;
      units += told.length;
      if (JSON.stringify(shown) !== JSON.stringify(told)) faults.push(`${seed} ${side}: ${shown} / ${told}`);
    }
  }
  expect(faults).toEqual([]);
  expect([positions, units]).toEqual([30, 170]);
});

type Told = {
  readonly by: string;
  readonly hex: string | null;
  readonly charge: boolean;
  readonly die: string;
};

/** `Next segment S horse (0309) could come to 0209 and charge F light (0210) in the rear, die +5: …` */
const ATTACK =
  /^Next segment .+ \((\d{4})\) could (?:come to (\d{4}) and )?(attack|charge) .+?, (plain die|die [+-]\d+): (.+?)\.(?: |$)/;

/** `nothing 50`, `disorganised, back 1 hex 33`: what is told to come of the target, in per cent. */
function endsTold(text: string): readonly string[] {
  if (text.endsWith(' in every case')) return [text.replace(' in every case', ' 100')];
  return text
    .split(text.includes('; ') ? '; ' : ', ')
    .map((end) => end.replace(' %', ''))
    .toSorted();
}

/** The same out of every throw; null: friends in the way make it too many. */
function endsThrown(state: State, attacker: Man, target: Man, charge: boolean): readonly string[] | null {
  const shares = new Map<string, number>();
  const all = everyThrow(state, { unit: attacker.id, target: target.id, charge }, (after, ways) => {
    const what = whatBecomes(
      target,
      menOf(after).find(({ id }) => id === target.id),
    );
    shares.set(what, (shares.get(what) ?? 0) + ways / WAYS);
  });
  if (!all) return null;
  return [...shares].map(([what, share]) => `${what} ${Math.round(100 * share)}`).toSorted();
}

function whatBecomes(before: Man, after: Man | undefined): string {
  if (!after) return 'eliminated';
  const [runs, gone] = [after.order === 'routed', steps(before.at, after.at)];
  const parts = [
    after.steps < before.steps ? 'loses a step' : '',
    runs && before.order !== 'routed' ? 'routs' : '',
    after.order === 'disorganised' && before.order === 'good' ? 'disorganised' : '',
    runs && before.order === 'routed' && gone > 0 ? 'runs on' : '',
    !runs && gone > 0 ? `back ${gone} hex${gone > 1 ? 'es' : ''}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ') || 'nothing';
}

/** As it attacks from there, with every facing that it may come there with and has the target in front. */
function standings(state: State, enemy: string, { by, hex, charge }: Told, target: string): readonly State[] {
  return segmentsOf(state, enemy).flatMap((segment) => {
    const corps = segment.segment?.corps;
    const man = menOf(segment).find((one) => one.at === by && one.corps === corps);
    const aim = menOf(segment).find(({ id }) => id === target);
    if (!man || !aim || !segment.segment) return [];
    const ways = man.moved ? [] : marches(segment, man, true);
    const ends = [`${man.at}>${man.facing}`, ...ways.map((way) => way.split(' ')[0] ?? '')];
    const begun = { ...segment.segment, charging: charge ? [man.id] : [] };
    return ends.flatMap((end) => {
      const [at = '', facing = ''] = end.split('>');
      if (at !== (hex ?? man.at) || sideOf(at, Number(facing), aim.at) !== 'front') return [];
      const units = segment.units.map((unit) =>
        unit.id === man.id ? { ...unit, at, facing: Number(facing), moved: true } : unit,
      );
      return [{ ...segment, step: 'combat', agenda: [], segment: begun, units } as State];
    });
  });
}

it('die and chances of the attack that is told are those of every throw (7.3, 11.2, 11.4, 11.7)', () => {
  let [compared, charges] = [0, 0];
  for (const seed of [60, 62, 65]) {
    const state = strewnState(seed);
    const sides = state.scenario.sides.map(({ id }) => id);
    for (const side of sides) {
      const enemy = sides.find((other) => other !== side) ?? '';
      for (const { counter, text } of coach.threats?.(state, side, null).rows ?? []) {
        const plain = text.replaceAll('\u00a0', ' ');
        const [, by, hex = null, how, die, ends] = ATTACK.exec(plain) ?? [];
        if (!by || !die || !ends) continue;
        const told = { by, hex, charge: how === 'charge', die };
        const found = standings(state, enemy, told, String(counter)).map((there) => {
          const [attacker, target] = [hex ?? by, null].map((at) =>
            menOf(there).find((man) => (at === null ? man.id === String(counter) : man.at === at)),
          );
          if (!attacker || !target) throw new Error(`${seed} ${counter}`);
          const total = modifier(there, attacker, target, told.charge);
          const thrown = endsThrown(there, attacker, target, told.charge);
          return { die: total === 0 ? 'plain die' : `die ${total > 0 ? '+' : ''}${total}`, thrown };
        });
        expect(found.length, plain).toBeGreaterThan(0);
        if (found.some(({ thrown }) => thrown === null)) continue;
        compared++;
        if (told.charge) charges++;
        expect(found, `${seed}: ${plain}`).toContainEqual({ die, thrown: endsTold(ends) });
      }
    }
  }
  expect([compared, charges]).toEqual([27, 7]);
});
