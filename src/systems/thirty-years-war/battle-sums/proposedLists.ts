/** Whole lists for what is left of a Combat Phase: the three that promise most points, each with its sums. */
import { meanOf } from '../../../core/distribution';
import { Gains } from '../estimate/gains';
import { type Fight, type Plan, plansOn } from '../estimate/plan';
import type { ProposedList } from '../rulebook/cited';
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
  const distinct = new Map<string, Plan>();
  const plans = plansOn(after, new Gains());
  // The first is what has to be fought and nothing else: none that is worth less is proposed.
  const least = plans[0]?.worth ?? 0;
  for (const plan of plans.filter(({ worth }) => worth >= least)) {
    const key = plan.fights.map(keyOf).toSorted().join('|');
    if (key !== '' && !distinct.has(key)) distinct.set(key, plan);
  }
  const weighed = [...distinct.values()].map((plan): Weighed => {
    const { ahead } = sumsOf(
      after,
      plan.fights.map(({ battle }) => battle),
    );
    return { ...plan, points: ahead && meanOf(ahead) };
  });
  return weighed
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0) || b.worth - a.worth)
    .slice(0, MOST)
    .map((plan, at) => proposed(after, plan, at));
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
