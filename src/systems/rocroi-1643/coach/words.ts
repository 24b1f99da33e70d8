/** How the coach words what it has computed. */
import type { Target } from '../../../core/contract/table';
import type { CounterId, Shape } from '../../../core/contract/values';
import { endsInWords, perCent } from '../../../core/prospects';
import { combatReceipt } from '../11-combat/receipt';
import { REAR_BONUS } from '../11-combat/support';
import type { Rocroi1643 } from '../engine/system';
import type { Attack } from '../estimate/gains';
import type * as cited from '../rulebook/cited';
import type { Board } from '../state/board';
import { named } from '../wording';

export type Advice = cited.Advice<Rocroi1643>;
type Counted = { readonly id: CounterId };

/** An advice that only says something. */
export function warning(
  text: string,
  rules: Advice['rules'],
  counters: readonly Counted[],
  places: readonly string[] = [],
): Advice {
  return {
    ...{ text, rules: [...new Set(rules)], counters: idsOf(counters), where: shapesAt(places) },
    ...{ commands: [], prepare: [], point: null },
  };
}

export function idsOf(counters: readonly Counted[]): readonly CounterId[] {
  return [...new Set(counters.map(({ id }) => id))];
}

export function shapesAt(places: readonly string[]): readonly Shape[] {
  return places.length > 0 ? [{ kind: 'places', places: [...new Set(places)] }] : [];
}

export const onCounter = ({ id }: Counted): Target => ({ on: 'counter', id });
export const onHex = (at: string): Target => ({ on: 'place', at });
export const onOption = (id: string): Target => ({ on: 'option', id });

/** `67 %` of a chance from 0 to 1. */
export function chanceInWords(chance: number): string {
  return perCent(Math.round(100 * chance));
}

/** The sentences, each with a full stop, one after the other. */
export function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part): part is string => part !== null && part !== '').join(' ');
}

/** Its first letter as a sentence has it. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `Alsace (1418): disorganised 33 %, nothing 67 %.` for each of those whom the attack can change. */
export function prospectsInWords(board: Board, attack: Attack): string {
  const { prospects } = combatReceipt(board, attack, null);
  return sentences(
    ...prospects
      .filter(({ ends }) => ends.some(({ tone }) => tone !== 'none'))
      .map((one) => `${one.who}: ${endsInWords(one)}.`),
  );
}

/** What may happen to the target of an attack: `routs 33 %, nothing 67 %`. */
export function targetEnds(board: Board, attack: Attack): string {
  const { prospects } = combatReceipt(board, attack, null);
  const found = prospects.find(({ counters }) => counters.includes(attack.target.id));
  return found ? endsInWords(found) : '';
}

/** ` on its flank`, ` in the rear`, or nothing, by the bonus for it. @rule 11.6 */
export function whereWords(bonus: number): string {
  if (bonus === 0) return '';
  return bonus >= REAR_BONUS ? ' in the rear' : ' on its flank';
}

/** `attacks`, `charges`, on which side: `attacks Piémont (1418) on its flank`. */
export function attackWords({ attacker, target, charge }: Attack, bonus: number): string {
  return `${attacker.name} ${charge ? 'charges' : 'attacks'} ${named(target)}${whereWords(bonus)}`;
}

/** `rallies 33 %, runs on 67 %`: the outcomes of a test, the wanted one first. */
export function endsOfReceipt({ outcomes }: cited.Receipt): string {
  return outcomes
    .toReversed()
    .filter(({ chance: [ways] }) => ways > 0)
    .map(({ label, chance: [ways, of] }) => `${label} ${chanceInWords(ways / of)}`)
    .join(', ');
}
