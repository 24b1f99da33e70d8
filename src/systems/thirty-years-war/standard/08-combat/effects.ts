/**
 * What a result of the Combat Results Table does to each of those in a battle: cases 8.61, 9.0, 10.0, rocroi:16.14 and
 * freiburg:16.24. The one answer for preview, resolution and log.
 */

import { assertNever } from '../../../../core/assertNever';
import { type Concerned, decided, type End, namesOf, type Result } from '../../play/prospects';
import type { Receipt } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { COMBAT_RESULT_TONES, type CombatResult, resultsInColumn } from '../../tables/combatResults';
import { counted } from '../../wording';
import { leadersCaughtAlone } from '../10-leaders/leaders';

/** Attackers of whom some are disrupted, and the face strength that they must have together. */
export type Exchange = { readonly from: readonly Piece[]; readonly needed: number };

export type Effects = {
  readonly disrupted: readonly Piece[];
  readonly eliminated: readonly Piece[];
  readonly exchange: Exchange | null;
  /** Cavalry that is disrupted by its own charge, whatever the result. */
  readonly charged: readonly Piece[];
};

const NOBODY: readonly Piece[] = [];

/** What that result does, a choice of the attacker left open. */
export function effectsOf(board: Board, battle: Declaration, result: CombatResult): Effects {
  const attackers = piecesOf(board, battle.attackers);
  const defenders = piecesOf(board, battle.defenders);
  // A charge has one adverse effect only, and always: its Cavalry ends disrupted.
  const charged = battle.charge ? attackers.filter((unit) => charges(battle, unit)) : NOBODY;
  const exposed = battle.charge ? attackers.filter((unit) => !charges(battle, unit)) : attackers;
  switch (result) {
    case 'Ae':
      return { disrupted: NOBODY, eliminated: exposed, exchange: null, charged };
    case 'Ad':
      return { disrupted: exposed, eliminated: NOBODY, exchange: null, charged };
    case 'Dx':
      return disruptedAgain(defenders, exchange(board, battle), charged);
    case 'Dd':
      return disruptedAgain(defenders, null, charged);
    case 'De':
      return { disrupted: NOBODY, eliminated: defenders, exchange: null, charged };
    case '•':
      return { disrupted: NOBODY, eliminated: NOBODY, exchange: null, charged };
    default:
      return assertNever(result);
  }
}

/** @rule 9.0: a disrupted unit that is disrupted again in combat is eliminated. */
function disruptedAgain(
  units: readonly Piece[],
  exchange: Exchange | null,
  charged: readonly Piece[],
): Effects {
  return {
    disrupted: units.filter((unit) => !unit.disrupted),
    eliminated: units.filter((unit) => unit.disrupted),
    exchange,
    charged,
  };
}

/**
 * What a Dx costs the attacker: face strength of at least that of all defenders. Charging Cavalry is disrupted
 * anyway and counts first; others make up a shortfall. @rule 8.61, rocroi:16.15
 */
export function exchange(board: Board, battle: Declaration): Exchange {
  const attackers = piecesOf(board, battle.attackers);
  const toMatch = faceStrength(piecesOf(board, battle.defenders));
  return {
    from: attackers.filter((unit) => !charges(battle, unit)),
    needed: Math.max(0, toMatch - faceStrength(attackers.filter((unit) => charges(battle, unit)))),
  };
}

/** Those whom no choice can spare: without one of them the others are not enough. */
export function certainIn({ from, needed }: Exchange): readonly Piece[] {
  const total = faceStrength(from);
  return needed === 0 ? [] : from.filter((unit) => total - unit.printed.strength < needed);
}

/** Whether there is nothing to choose: none has to be disrupted, or only all of them together are enough. */
export function isForced(exchange: Exchange): boolean {
  return exchange.needed === 0 || certainIn(exchange).length === exchange.from.length;
}

export function faceStrength(units: readonly Piece[]): number {
  return units.reduce((sum, unit) => sum + unit.printed.strength, 0);
}

/** Whether a unit of that battle charges in it. @rule rocroi:16.12, rocroi:16.13 */
export function charges(battle: Pick<Declaration, 'charge'>, unit: Piece): boolean {
  return battle.charge && unit.kind === 'cavalry';
}

/** What may become of each unit in the battle and of the Leaders beside them, read in that column. @rule 8.6 */
export function battleOutcomes(
  board: Board,
  battle: Declaration,
  column: number,
  thrown: CombatResult | null,
): Pick<Receipt, 'outcomes' | 'prospects' | 'result'> {
  const attackers = piecesOf(board, battle.attackers);
  const defenders = piecesOf(board, battle.defenders);
  const told = resultsInColumn(column).map(({ result, ways }) => {
    const effects = effectsOf(board, battle, result);
    const lost = leadersLostBy(board, effects);
    return { result, ways, effects, lost };
  });
  // A Leader who is safe in every case does not depend on this die.
  const atRisk = [...new Set(told.flatMap(({ lost }) => [...lost.surely, ...lost.perhaps]))];
  const results = told.map(
    ({ result, ways, effects, lost }): Result => ({
      label: result,
      tone: COMBAT_RESULT_TONES[result],
      ways,
      means: effectsInWords(effects, lost, attackers, defenders),
      ends: [
        ...[...defenders, ...attackers].map((unit) => endOf(unit, effects, defenders.includes(unit))),
        ...atRisk.map((leader) => leaderEnd(leader, lost, defenders[0]?.side === leader.side)),
      ],
    }),
  );
  const concerned = [...defenders, ...attackers, ...atRisk].map(
    ({ printed, id }): Concerned => ({ name: printed.name, counter: id }),
  );
  return decided(concerned, results, thrown);
}

const NOTHING: End = { what: 'nothing', tone: 'none' };

function endOf(unit: Piece, effects: Effects, defends: boolean): End {
  const { eliminated, disrupted, exchange, charged } = effects;
  if (eliminated.includes(unit)) return { what: 'eliminated', tone: defends ? 'best' : 'worst' };
  const isDisrupted =
    disrupted.includes(unit) ||
    charged.includes(unit) ||
    (exchange !== null && certainIn(exchange).includes(unit));
  if (isDisrupted) return { what: 'disrupted', tone: defends ? 'good' : 'bad' };
  const isOpen = exchange !== null && exchange.needed > 0 && exchange.from.includes(unit);
  return isOpen ? { what: 'may be disrupted', tone: 'mixed' } : NOTHING;
}

type Lost = { readonly surely: ReadonlySet<Piece>; readonly perhaps: ReadonlySet<Piece> };

/**
 * Leaders whose unit is eliminated beside an enemy who still controls the hex. The more attackers an exchange
 * disrupts, the fewer control it: so the least and the most of them tell what is sure. @rule 10.0
 */
function leadersLostBy(board: Board, { eliminated, disrupted, exchange, charged }: Effects): Lost {
  const spent = [...disrupted, ...charged];
  const caught = (exchanged: readonly Piece[]) =>
    leadersCaughtAlone(board, { eliminated, disrupted: [...spent, ...exchanged] });
  const most = exchange && exchange.needed > 0 ? exchange.from : [];
  const surely = new Set(caught(most));
  const perhaps = caught(exchange ? certainIn(exchange) : []).filter((leader) => !surely.has(leader));
  return { surely, perhaps: new Set(perhaps) };
}

function leaderEnd(leader: Piece, lost: Lost, defends: boolean): End {
  if (lost.surely.has(leader)) return { what: 'lost', tone: defends ? 'best' : 'worst' };
  return lost.perhaps.has(leader) ? { what: 'may be lost', tone: 'mixed' } : NOTHING;
}

function effectsInWords(
  { eliminated, disrupted, exchange, charged }: Effects,
  { surely, perhaps }: Lost,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): string {
  const all = (units: readonly Piece[]) => {
    if (units.length > 2 && units.length === attackers.length && units[0] === attackers[0])
      return 'every attacker is';
    if (units.length > 2 && units.length === defenders.length && units[0] === defenders[0])
      return 'every defender is';
    return namedWithVerb(units);
  };
  const parts: string[] = [];
  if (eliminated.length > 0) parts.push(`${all(eliminated)} eliminated`);
  if (disrupted.length > 0) parts.push(`${all(disrupted)} disrupted`);
  if (exchange && exchange.needed > 0) {
    parts.push(
      isForced(exchange)
        ? `in exchange ${all(exchange.from)} disrupted`
        : `in exchange the attacker disrupts units of his own, together worth ${counted(exchange.needed, 'Strength Point')} or more as printed`,
    );
  }
  if (charged.length > 0) parts.push(`${namedWithVerb(charged)} disrupted by the charge`);
  if (surely.size > 0) parts.push(`${namedWithVerb([...surely])} caught alone and lost`);
  if (perhaps.size > 0) parts.push(`${namesOf(printedNames([...perhaps]))} may be caught alone and lost`);
  return parts.length > 0 ? parts.join('; ') : 'nothing happens';
}

function namedWithVerb(units: readonly Piece[]): string {
  return `${namesOf(printedNames(units))} ${units.length > 1 ? 'are' : 'is'}`;
}

function printedNames(units: readonly Piece[]): readonly string[] {
  return units.map(({ printed }) => printed.name);
}
