/** What a cell of a chart says, in a sentence, and a small position in which it is read. */
import type { CellExample } from '../../../core/contract/reader';
import { LETTERS, type Letter } from '../scenario/scenario';
import { COMBAT_RESULTS, effectOf } from '../tables/combatResults';
import { EQUIPMENT } from '../tables/equipment';
import { listed } from '../wording';

/** With its sign, but for 0. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}

const SIDES = ['attacker', 'defender'] as const;

/** @rule 11.7 */
export function combatSaid(row: number, column: number): string {
  const result = COMBAT_RESULTS.rows[row];
  const side = SIDES[column] ?? 'defender';
  if (!result) return '';
  return `With ${result.total} the ${side} ${effectSaid(result[side])}.`;
}

/** What a printed result does, after who suffers it. */
function effectSaid(printed: string): string {
  if (printed === '-') return 'is not affected';
  const { lost, disorganised, back, star } = effectOf(printed);
  if (lost === 'all') return 'is eliminated';
  const done = [
    ...(lost === 1 ? ['loses a step'] : []),
    ...(disorganised ? ['is disorganised'] : []),
    ...(back > 0 ? [`goes back ${back === 1 ? 'one hex' : 'two hexes'}`] : []),
  ];
  return `${listed(done)}${star ? '; horse that was disorganised before is eliminated' : ''}`;
}

const [HERE, THERE] = ['1418', '1319'];
const FACING = { attacker: `F %1 ${HERE}>3`, target: `S %2 ${THERE}>0` } as const;

type Fighter = { readonly kind: string; readonly morale: number };

function fought(attacker: Fighter, target: Fighter, die: number, leader = 0): CellExample {
  const [ours, theirs] = [FACING.attacker, FACING.target];
  const line = [
    `${ours.replace('%1', attacker.kind)} m${attacker.morale}`,
    `${theirs.replace('%2', target.kind)} m${target.morale}`,
    ...(leader > 0 ? [`F leader${leader}-6 ${HERE}`] : []),
  ];
  return {
    position: { position: line.join(' | '), step: 'combat' },
    act: { command: { do: 'attack', unit: `f${HERE}`, target: `s${THERE}` }, dice: [die] },
  };
}

/**
 * Somebody attacks so that die and modifiers come to that row: light horse a tercio for the lowest, foot that is alike
 * for the middle, foot with a leader for the highest. @rule 11.7
 */
export function combatShown(row: number): CellExample {
  const total = COMBAT_RESULTS.rows[row]?.total ?? 3;
  if (total < 1) {
    const against = EQUIPMENT.modifiers.D.A;
    return fought({ kind: 'light', morale: 2 + total - 1 - against }, { kind: 'tercio', morale: 2 }, 1);
  }
  if (total <= 6) return fought({ kind: 'foot', morale: 2 }, { kind: 'foot', morale: 2 }, total);
  const more = total - 6;
  const byMorale = Math.min(more, 2);
  return fought({ kind: 'foot', morale: 1 + byMorale }, { kind: 'foot', morale: 1 }, 6, more - byMorale);
}

/** Units of each letter. */
const ARMED: { readonly [L in Letter]: string } = { A: 'tercio', B: 'foot', C: 'horse', D: 'light' };

/** @rule 11.4 */
export function equipmentSaid(row: number, column: number): string {
  const [ours, theirs] = [LETTERS[row], LETTERS[column]];
  if (!ours || !theirs) return '';
  const by = EQUIPMENT.modifiers[ours][theirs];
  return `When ${ours} attacks ${theirs}, ${by === 0 ? 'nothing' : signed(by)} is added to the die.`;
}

/** @rule 11.4 */
export function equipmentShown(row: number, column: number): CellExample | null {
  const [ours, theirs] = [LETTERS[row], LETTERS[column]];
  if (!ours || !theirs) return null;
  return fought({ kind: ARMED[ours], morale: 2 }, { kind: ARMED[theirs], morale: 2 }, 3);
}
