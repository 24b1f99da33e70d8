/**
 * What an attack costs either unit on average, at a glance: by how both stand and the sum of the modifiers alone. Who
 * is in the way of a retreat or a run is not looked at; `gains` reckons that.
 */
import { drivenBack, stepsLost, takesAll } from '../../11-combat/attack';
import { ROUT_TEST } from '../../12-rout/disorder';
import { waysToFail } from '../../12-rout/tests';
import { worthOfUnit } from '../../estimate/measure';
import { WEIGHTS } from '../../estimate/weights';
import { UNIT_KINDS } from '../../scenario/scenario';
import type { Unit } from '../../state/board';
import { type Effect, effectOf, resultRow } from '../../tables/combatResults';

/** On average over the die: what it costs in the figures of the measure, and how likely the unit is lost, or routs. */
export type Blow = { readonly cost: number; readonly lost: number; readonly routs: number };
export type Struck = Pick<Unit, 'kind' | 'foot' | 'steps' | 'order' | 'morale'>;

const NOTHING: Blow = { cost: 0, lost: 0, routs: 0 };
/** More than that changes nothing any more. */
const LEAST = -9;
const MOST = 12;

type Blows = {
  readonly attacker: readonly Blow[];
  readonly target: readonly Blow[];
  readonly stranded: readonly Blow[];
};
/** Units that stand alike are struck alike: there are a few dozen kinds. */
const known: Blows[] = [];

/** What the one who attacks with those modifiers suffers. @rule 11.7 */
export function blowToAttacker(unit: Struck, modifiers: number): Blow {
  return blowsTo(unit).attacker[placeOf(modifiers)] ?? NOTHING;
}

/** What the one who is attacked suffers; `trapped`: it has nowhere to retreat to. @rule 11.7, 11.8 */
export function blowToTarget(unit: Struck, modifiers: number, trapped: boolean): Blow {
  const { target, stranded } = blowsTo(unit);
  return (trapped ? stranded : target)[placeOf(modifiers)] ?? NOTHING;
}

function placeOf(modifiers: number): number {
  return Math.max(LEAST, Math.min(MOST, modifiers)) - LEAST;
}

function blowsTo(unit: Struck): Blows {
  const key = numberOf(unit);
  known[key] ??= madeFor(unit);
  return known[key];
}

/** Another one for each that stands otherwise: it is asked for at every attack that is thought of. */
function numberOf({ kind, steps, order, morale }: Struck): number {
  return ((UNIT_KINDS.indexOf(kind) * 3 + ORDERS.indexOf(order)) * 10 + morale) * 10 + steps;
}
const ORDERS = ['good', 'disorganised', 'routed'] as const;

function madeFor(unit: Struck): Blows {
  const all = Array.from({ length: MOST - LEAST + 1 }, (_, at) => LEAST + at);
  const faces = [1, 2, 3, 4, 5, 6];
  const over = (modifiers: number, printed: 'attacker' | 'defender', trapped = false) =>
    meanOf(faces.map((face) => blowOf(unit, effectOf(resultRow(face + modifiers)[printed]), trapped)));
  return {
    attacker: all.map((modifiers) => over(modifiers, 'attacker')),
    target: all.map((modifiers) => over(modifiers, 'defender')),
    stranded: all.map((modifiers) => over(modifiers, 'defender', true)),
  };
}

function meanOf(blows: readonly Blow[]): Blow {
  const mean = (of: (blow: Blow) => number) => blows.reduce((sum, one) => sum + of(one), 0) / blows.length;
  return {
    cost: mean(({ cost }) => cost),
    lost: mean(({ lost }) => lost),
    routs: mean(({ routs }) => routs),
  };
}

function blowOf(unit: Struck, effect: Effect, trapped: boolean): Blow {
  const lost = stepsLost(unit, effect);
  const now = worthOfUnit(unit);
  if (takesAll(unit, lost)) return { cost: now, lost: 1, routs: 0 };
  const steps = unit.steps - lost;
  const { back } = drivenBack(unit, effect);
  if (trapped && back > 0) return { cost: now, lost: 1, routs: 0 };
  const asIs = now - worthOfUnit({ ...unit, steps }) + WEIGHTS.ground * back;
  if (!effect.disorganised || unit.order === 'routed') return { ...NOTHING, cost: asIs };
  if (unit.order === 'good')
    return {
      ...NOTHING,
      cost: now - worthOfUnit({ ...unit, steps, order: 'disorganised' }) + WEIGHTS.ground * back,
    };
  const routs = waysToFail(unit.morale, ROUT_TEST) / 6;
  const away = now - worthOfUnit({ ...unit, steps, order: 'routed' });
  return { cost: routs * away + (1 - routs) * asIs, lost: 0, routs };
}
