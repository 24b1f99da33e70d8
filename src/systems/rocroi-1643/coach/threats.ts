/** What the enemy could do in his next segment: to each unit the attack that would cost it most. */

import { OFF_MAP } from '../../../core/hex/hex';
import { LEADER_TAKEN } from '../11-combat/lone-leader';
import { chargeModifier, reckon } from '../11-combat/modifiers';
import { flankBonus } from '../11-combat/support';
import { dieWords } from '../11-combat/words';
import { check } from '../engine/judge';
import { type Attack, gainOf } from '../estimate/gains';
import { costOfLeader } from '../estimate/measure';
import type { Fight } from '../estimate/plan';
import { WEIGHTS } from '../estimate/weights';
import { type Board, boardOf, type Leader, type Unit } from '../state/board';
import { isAlike } from '../state/counters';
import { apart } from '../state/near';
import { numberingOf } from '../state/numbering';
import { EQUIPMENT } from '../tables/equipment';
import { named } from '../wording';
import { type Approach, approachOf, type Comer, changedHexes } from './approach';
import { Danger } from './danger/danger';
import { type Advice, targetEnds, warning, whereWords } from './words';

export type Threat = {
  readonly target: Unit;
  readonly comer: Comer;
  /** Once it stands there, in the combat of its segment. */
  readonly board: Board;
  readonly attack: Attack;
  /** By how much the measure of the side that attacks is expected to change. */
  readonly gain: number;
};

/**
 * So much more than he wins at a glance comes of it, as units advance, run through others and are cut off: what recruits
 * win in a segment, on average.
 */
const FOLLOWED = 1.3;
/** Of those who could attack a unit so many are reckoned with, the likeliest. */
const TRIED = 2;
const MOST = 3;

export type ThreatWeights = {
  /** How much of the usual heed is paid to them, in per cent. */
  readonly care?: number;
  /** What it is worth besides that a unit is a hex nearer to the enemy. */
  readonly nearer?: number;
  /** Whether it counts how many its own leaders will have in command. @rule 8.1 */
  readonly command?: boolean;
};

/** Of a position that is compared with others, what the enemy could do to each unit, and to all together. */
export class Threats {
  private readonly onBase = new Map<string, Threat | null>();
  private readonly care: number;
  private readonly together: Danger;
  readonly nearer: number;
  readonly command: boolean;

  constructor(
    readonly approach: Approach,
    { care = 100, nearer = WEIGHTS.nearer, command = true }: ThreatWeights = {},
  ) {
    this.care = care;
    this.together = new Danger(approach);
    this.nearer = nearer;
    this.command = command;
  }

  /** Whether nothing of the enemy counts. */
  get isHeedless(): boolean {
    return this.care === 0;
  }

  /** The same of another board, where the enemy's ways are others. */
  after(board: Board): Threats {
    const { care, nearer, command, approach } = this;
    return this.isHeedless
      ? this
      : new Threats(approachOf(board, approach.side, approach), { care, nearer, command });
  }

  /** Those that cost something, the worst first; `isAsked`: to these units alone. */
  on(board: Board, isAsked: (unit: Unit) => boolean = () => true): readonly Threat[] {
    const { side, board: base } = this.approach;
    const changed = changedHexes(base, board);
    const found: Threat[] = [];
    for (const unit of board.units) {
      if (unit.side === side || unit.hex === OFF_MAP || !isAsked(unit)) continue;
      const threat = this.against(board, unit, changed);
      if (threat && threat.gain > 0) found.push(threat);
    }
    return found.sort((a, b) => b.gain - a.gain);
  }

  /**
   * What the enemy could do to the side with all of his corps, in the figures of the measure, with leaders who stand
   * alone before him; `fights`: attacks of ours that are made before.
   */
  danger(board: Board, fights: readonly Fight[] = []): number {
    if (this.isHeedless) return 0;
    const units = this.together.of(board, fights);
    const leaders = this.loneLeaders(board).reduce((sum, leader) => sum + costOfLeader(board, leader), 0);
    return ((FOLLOWED * this.care) / 100) * (units + (leaders * (7 - LEADER_TAKEN)) / 6);
  }

  /** Leaders whom an enemy could have in front of him, and who are with no unit. @rule 8.4 */
  loneLeaders(board: Board): readonly Leader[] {
    return board.leaders.filter(
      ({ side, hex }) =>
        side !== this.approach.side &&
        hex !== OFF_MAP &&
        !board.unitIn(hex) &&
        this.approach.before(hex).some((comer) => isFree(board, comer)),
    );
  }

  private against(board: Board, unit: Unit, changed: readonly number[]): Threat | null {
    const { board: base } = this.approach;
    const was = base.unit(unit.id);
    const isSame =
      was !== null && isAlike(was, unit) && !changed.some((hex) => apart(board, hex, unit.hex) <= 1);
    if (!isSame) return threatTo(board, unit, this.approach);
    const known = this.onBase.get(unit.id);
    const usable = known === null || (known && !changed.includes(known.comer.hex));
    if (usable) return known;
    const found = threatTo(board, unit, this.approach);
    if (changed.length === 0) this.onBase.set(unit.id, found);
    return found;
  }
}

function isFree(board: Board, { unit, hex }: Comer): boolean {
  const there = board.unitIn(hex);
  return there === null || there.id === unit.id;
}

/** The worst that could come to a unit; null: nobody. */
export function threatTo(board: Board, target: Unit, approach: Approach): Threat | null {
  const likeliest = approach
    .before(target.hex)
    .filter((comer) => isFree(board, comer))
    .map((comer) => ({ comer, weight: weightOf(board, comer, target) }))
    .sort((a, b) => b.weight - a.weight);
  let worst: Threat | null = null;
  const tried: string[] = [];
  for (const { comer, weight } of likeliest) {
    if (tried.length === TRIED) break;
    const kind = `${comer.unit.id} ${weight}`;
    if (tried.includes(kind)) continue;
    tried.push(kind);
    const threat = threatFrom(board, comer, target);
    if (!worst || threat.gain > worst.gain) worst = threat;
  }
  return worst;
}

/** What makes an attack likely at a glance; what it comes to is reckoned by the rules. */
export function weightOf(
  board: Board,
  { unit, hex, charge }: Pick<Comer, 'unit' | 'hex' | 'charge'>,
  target: Unit,
): number {
  return (
    flankBonus(board, { ...unit, hex }, target) +
    EQUIPMENT.modifiers[unit.letter][target.letter] +
    unit.morale -
    target.morale +
    (charge ? chargeModifier(target) : 0) -
    (unit.order === 'good' ? 0 : 2)
  );
}

function threatFrom(board: Board, comer: Comer, target: Unit): Threat {
  const there = boardWith(board, comer);
  const attacker = there.knownUnit(comer.unit.id);
  const aim = { attacker, target: there.knownUnit(target.id) };
  const command = { do: 'attack', unit: attacker.id, target: target.id, charge: true } as const;
  const charge = comer.charge && check(there, command).length === 0;
  const ways = [false, ...(charge ? [true] : [])].map((charges) => ({ ...aim, charge: charges }));
  const rated = ways.map((attack) => ({ attack, gain: gainOf(there, attack) }));
  const best = rated.reduce((one, other) => (other.gain > one.gain ? other : one));
  return { target, comer, board: there, ...best };
}

/** In the combat of its segment, once it stands there. */
function boardWith(board: Board, { unit, hex, facing, charge, segment }: Comer): Board {
  const { state } = board;
  const at = numberingOf(state.scenario).units.get(unit.id) ?? -1;
  const begun = segment.state.units[at];
  if (!begun || !segment.segment) throw new Error(`${unit.id} has no segment`);
  return boardOf({
    ...state,
    ...{ step: 'combat', side: segment.state.side, agenda: [], routing: [] },
    segment: { ...segment.segment, charging: charge ? [unit.id] : [] },
    units: state.units.with(at, { ...begun, at: board.number(hex), facing, moved: true }),
  });
}

export function threatAdvice(board: Board, threats: Threats): readonly Advice[] {
  const leaders = threats.loneLeaders(board).map((leader) => loneLeaderAdvice(board, leader));
  const attacks = threats.on(board).map(attackAdvice);
  return [...leaders.slice(0, 1), ...attacks].slice(0, MOST);
}

export function attackAdvice(threat: Threat): Advice {
  const { comer, target, attack, board } = threat;
  const at = board.number(comer.hex);
  const text = `Next segment ${threatWords(threat)}: ${targetEnds(board, attack)}.`;
  const rules = ['11.0', ...(attack.charge ? (['11.2'] as const) : [])] as const;
  return warning(text, rules, [target, comer.unit], [target.at ?? '', at]);
}

/** `Alsace (1310) could come to 1418 and charge Piémont (1419) on its flank, die +4` */
export function threatWords({ comer, target, attack, board }: Threat): string {
  const at = board.number(comer.hex);
  const comes = comer.unit.at === at ? 'could' : `could come to ${at} and`;
  const bonus = flankBonus(board, attack.attacker, target);
  const total = dieWords(reckon(board, attack).total);
  return `${named(comer.unit)} ${comes} ${attack.charge ? 'charge' : 'attack'} ${named(target)}${whereWords(bonus)}, ${total}`;
}

export function loneLeaderAdvice(board: Board, leader: Leader): Advice {
  return warning(
    `${named(leader)} is with no unit, and the enemy could attack him there: ${LEADER_TAKEN} or more of the die takes him.`,
    ['8.4'],
    [leader],
    [board.number(leader.hex)],
  );
}
