/**
 * Whole lists for what is left of a Combat Phase, up to three, each with its sums. Where few units are in contact they
 * are the three of all that promise most points; where many are, of those that were tried: the first is the best that
 * was found.
 */
import { meanOf } from '../../../core/distribution';
import { everyPlan } from '../estimate/everyPlan';
import { Gains } from '../estimate/gains';
import { type Fight, type Plan, plansOn, requiredOn } from '../estimate/plan';
import type { ProposedList } from '../rulebook/cited';
import { battleReasons } from '../standard/08-combat/combat';
import { oddsOf } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import { piecesOf } from '../state/position';
import type { Declaration } from '../state/state';
import { allNamed, capital, counted } from '../wording';
import { afterListed } from './afterListed';
import { shownSums } from './shown';
import { sumsOf } from './sums';

const MOST = 3;

/** What is proposed besides what is listed already. */
export type Proposed = ProposedList & { readonly battles: readonly Declaration[] };

export function proposedLists(board: Board, listed: readonly Declaration[]): readonly Proposed[] {
  const { stamp } = board;
  if (last?.board !== board || last.stamp !== stamp || last.listed !== listed)
    last = { board, stamp, listed, found: find(board, listed) };
  return last.found;
}
let last: {
  readonly board: Board;
  readonly stamp: number;
  readonly listed: readonly Declaration[];
  readonly found: readonly Proposed[];
} | null = null;

type Weighed = Plan & { readonly points: number | null };

function find(board: Board, listed: readonly Declaration[]): readonly Proposed[] {
  const after = afterListed(board, listed);
  const gains = new Gains();
  const distinct = new Map<string, Weighed>();
  for (const plan of plansToCompare(after, gains)) {
    const key = plan.fights.map(keyOf).toSorted().join('|');
    if (!distinct.has(key)) distinct.set(key, { ...plan, points: pointsOf(after, plan.fights) });
  }
  // The first is what has to be fought and nothing else: none is proposed that is worse in everything than that.
  const [least] = distinct.values();
  return [...distinct.values()]
    .filter((plan) => plan.fights.length > 0 && least && isAsGood(plan, least))
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0) || b.worth - a.worth)
    .slice(0, MOST)
    .map((plan, at) => proposed(after, plan, at));
}

/** What has to be fought and nothing else first. */
function plansToCompare(board: Board, gains: Gains): readonly Plan[] {
  const all = everyPlan(board, gains);
  if (all) return [requiredOn(board, gains), ...all];
  const charging = new Charging(board, gains);
  return plansOn(board, gains).flatMap((one) => [one, charging.forPoints(one)]);
}

function isAsGood(plan: Weighed, least: Weighed): boolean {
  return plan.worth >= least.worth || (plan.points ?? 0) > (least.points ?? 0);
}

/** By which the side of the attackers is expected to be ahead after these; null where there are no points. */
function pointsOf(board: Board, fights: readonly Fight[]): number | null {
  const { ahead } = sumsOf(
    board,
    fights.map(({ battle }) => battle),
  );
  return ahead && meanOf(ahead);
}

/** Plans go by what becomes of the units, and for points alone a charge may be better, or worse. */
class Charging {
  private readonly found = new Map<string, Fight>();

  constructor(
    private readonly board: Board,
    private readonly gains: Gains,
  ) {}

  /** The same plan, each of its battles with or without a charge, as more points are expected of it. */
  forPoints({ fights }: Plan): Plan {
    const better = fights.map((fight) => this.better(fight));
    return { fights: better, worth: better.reduce((sum, { gain }) => sum + gain, 0) };
  }

  private better(fight: Fight): Fight {
    const key = keyOf(fight);
    const found = this.found.get(key) ?? this.compared(fight);
    this.found.set(key, found);
    return found;
  }

  private compared(fight: Fight): Fight {
    const battle = { ...fight.battle, charge: !fight.battle.charge };
    if (battleReasons(this.board, battle).length > 0) return fight;
    const other = { battle, gain: this.gains.of(this.board, battle, this.board.phasingIndex) };
    return (pointsOf(this.board, [other]) ?? 0) > (pointsOf(this.board, [fight]) ?? 0) ? other : fight;
  }
}

function keyOf({ battle: { attackers, defenders, charge } }: Fight): string {
  return `${attackers.toSorted().join()}x${defenders.toSorted().join()}${charge ? '!' : ''}`;
}

function proposed(after: Board, { fights }: Weighed, at: number): Proposed {
  const battles = fights.map(({ battle: { do: _, ...battle } }) => battle);
  return {
    title: counted(battles.length, 'battle'),
    acts: battles.map((battle) => declarationInWords(after, battle)),
    counters: battles.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]),
    sums: shownSums(after, battles),
    take: { on: 'option', id: `plan-take-${at}` },
    battles,
  };
}

/** `Royal (0903) and Piémont (1003) against La Marine (0904), 3-1` */
function declarationInWords(board: Board, battle: Declaration): string {
  const who = (ids: Declaration['attackers']) => allNamed(board, piecesOf(board, ids));
  const does = battle.charge ? 'charging' : 'against';
  return `${capital(who(battle.attackers))} ${does} ${who(battle.defenders)}, ${oddsOf(board, battle)}`;
}
