/**
 * The mind of Rocroi 1643. It does what its coach would advise: the ideas are found, rated and worded there, so that a
 * player who asks for a reason reads the coach's own. With little thought to spare it overlooks whom its leaders have
 * in command and, where its army is large, at times what the enemy could do, with less that always; with much it looks
 * on to the end of a movement, and past an attack to what the enemy could do then.
 */
import type { Effort, Mind, Plan } from '../../../core/contract/opponent';
import type { Draw } from '../../../core/dice/draw';
import { POINTS, standing } from '../13-victory/points';
import { actsOn, worthOf } from '../coach';
import { fromEnemy } from '../coach/nearness';
import type { Threats } from '../coach/threats';
import type { Advice } from '../coach/words';
import { check } from '../engine/judge';
import type { Rocroi1643 } from '../engine/system';
import type { Command } from '../engine/types';
import { measure } from '../estimate/measure';
import { rules } from '../index';
import { actingId, actingSide, openDecision } from '../play/heading';
import { type Board, boardOf, enemyOf } from '../state/board';
import { type SideIndex, sideIndexOf } from '../state/numbering';
import type { State } from '../state/state';
import { attackPlans, attackTold } from './attacks';
import { EAGER, HASTY, mustAttack, threatsFor } from './heed';
import { counted, FARSIGHTED, worthLater } from './later';

/** Positions that may be weighed: with fewer of them, or without any heed, the enemy is overlooked. */
const CAREFUL = 40;
/** Who overlooks the enemy looks at so many ideas and no more. */
const GLANCE = 6;

export const rocroi1643Mind: Mind<Rocroi1643> = {
  system: rules.id,
  unit: 'points',
  // Turns are not told: a segment takes some thirty commands, and each costs the coach too much to play on to its end.
  decides: (state) => (state.over ? null : actingId(boardOf(state))),
  moment: ({ turn, step, side, cup, units, leaders, batteries, segment, agenda, rallying }) =>
    JSON.stringify([turn, step, side, cup, units, leaders, batteries, segment, agenda, rallying]),
  evaluate: (state, side) => Math.round(measure(boardOf(state), sideIndexOf(state.scenario, side))),
  outlook(state, side) {
    const board = boardOf(state);
    const own = sideIndexOf(state.scenario, side);
    return Math.round(urge(board, own) - urge(board, enemyOf(own)));
  },
  // What dice bring is reckoned, not thrown; who may weigh many positions looks on to the end of a movement by himself.
  isFarReaching: () => false,
  plans: (state, effort, draw) => plans(boardOf(state), effort, draw),
  told(state, why) {
    const { act = 0, care = 0, left = 0, weighed = 0 } = why.figures;
    if (why.kind === 'end') return 'All in all the moves that were looked at risk more than they promise.';
    const board = boardOf(state);
    const attack = attackTold(board, why);
    if (attack !== null) return attack;
    const found =
      looked?.state === board.state && isSame(looked, { care, left, weighed }) && act < looked.acts.length
        ? looked.acts
        : actsOn(
            board,
            threatsFor(board, { care, left }),
            counted(left, (count) => count < weighed, act + 1),
          );
    return found[act]?.text ?? 'Nothing else can be done.';
  },
};

/** How the acts of a position were found. */
type Look = { readonly care: number; readonly left: number; readonly weighed: number };

/** What was found last: who decides on one of them is asked for its reason next. */
let looked: (Look & { readonly state: State; readonly acts: readonly Advice[] }) | null = null;

function isSame(one: Look, { care, left, weighed }: Look): boolean {
  return one.care === care && one.left === left && one.weighed === weighed;
}

function* plans(board: Board, effort: Effort, draw: Draw): Generator<Plan<Rocroi1643>> {
  if (board.state.over) return;
  const isBlind = overlooks(board, effort, draw);
  const care = isBlind ? 0 : careOf(board, effort);
  const threats = threatsFor(board, { care, left: effort.left });
  const left = isBlind ? Math.min(GLANCE, effort.left) : effort.left;
  if (left >= FARSIGHTED && board.state.step === 'combat' && !openDecision(board))
    return yield* combatPlans(board, threats, effort);
  const isHasty = left < HASTY && board.state.step === 'movement' && !openDecision(board);
  const budget = counted(
    left,
    (weighed) => effort.weigh() && weighed < left,
    isHasty ? AT_ONCE : Math.min(effort.wanted, LOOKED_ON),
  );
  const acts = actsOn(board, threats, budget);
  const { weighed } = budget;
  looked = { state: board.state, care, left, weighed, acts };
  const done = acts.map(
    ({ commands, counters }, act): Done => ({
      ...{ commands, why: { kind: 'advice', counters, figures: { act, care, left, weighed } } },
    }),
  );
  for (const [act, { commands, why }] of done.entries()) {
    if (commands.length === 0) continue;
    const now = worthOf(board, threats, commands);
    const worth = Math.round(
      left < FARSIGHTED ? now : Math.max(now, worthLater(board, commands, care, effort)),
    );
    yield { commands, worth, why, after: isHasty ? done.slice(act + 1) : [] };
    if (isHasty || !effort.weigh()) break;
  }
  const end = endOf(board);
  // To be compared with, where plans are played on.
  if (end && effort.wanted > 1)
    yield {
      commands: [end],
      worth: Math.round(worthOf(board, threats, [])),
      why: { kind: 'end', counters: [], figures: {} },
    };
}

type Done = Pick<Plan<Rocroi1643>, 'commands' | 'why'>;
/** Who is hasty finds so many acts at one look at a movement; no counter is named in two of them. */
const AT_ONCE = 3;
/** And who looks on does so from no more than these of the acts that he found. */
const LOOKED_ON = 3;

/**
 * Of the usual heed to the enemy, in per cent, what those pay who look on: what a plan promises is surest at its end.
 */
const HEED = 140;

/** Whether the enemy is overlooked: with few positions always, with more by chance where the army is too large. */
function overlooks(board: Board, { left }: Effort, draw: Draw): boolean {
  if (left < CAREFUL) return true;
  if (left >= HASTY) return false;
  const side = actingSide(board);
  const army = board.units.filter((unit) => unit.side === side).length;
  return army > OVERSEEN && draw(army) >= OVERSEEN;
}
/** Units of an army that such a player has an eye on at once; with more of them he overlooks the enemy as often. */
const OVERSEEN = 36;

function careOf(board: Board, { left, care }: Effort): number {
  return left < FARSIGHTED ? care : Math.round((HEED * care * prudence(board)) / 100);
}

/**
 * To lose by more is to lose as well: who is behind heeds the enemy less, and who leads more, the more so the less can
 * still turn it; a factor, 1 where it is even. @rule 13.0
 */
function prudence(board: Board): number {
  const own = actingSide(board);
  const { quarters } = standing(board);
  const lead = (quarters[own] - quarters[enemyOf(own)]) / 4;
  const begun = board.units.reduce((sum, { kind, fullSteps }) => sum + POINTS.step[kind] * fullSteps, 0);
  const { turn, cup, scenario } = board.state;
  const segments = cup.length + (scenario.turns.count - turn) * scenario.leaders.length;
  const turned = (TURNED * begun * (SOME + segments)) / 100;
  return Math.max(LEAST, Math.min(MOST, 1 + lead / turned));
}
/** Of the points that both sides began with, in per cent: so much a segment can turn, and as if there were some more. */
const TURNED = 0.5;
const SOME = 5;
const LEAST = 0.02;
const MOST = 2;

/** What else is advised besides attacks on units, as it is: the attacks on lone leaders. @rule 8.4 */
function* combatPlans(board: Board, threats: Threats, effort: Effort): Generator<Plan<Rocroi1643>> {
  yield* attackPlans(board, threats, effort);
  for (const [act, { commands, counters }] of actsOn(board, threats).entries()) {
    if (commands[0]?.do !== 'attackLeader') continue;
    const worth = Math.round(worthOf(board, threats, commands) - threats.danger(board));
    yield { commands, worth, why: { kind: 'advice', counters, figures: { act } } };
  }
}

/** The same of all its units, where plans are played on. */
function urge(board: Board, side: SideIndex): number {
  if (!mustAttack(board, side)) return 0;
  const units = board.units.filter((unit) => unit.side === side && unit.at !== null && unit.order === 'good');
  return -EAGER * units.reduce((sum, unit) => sum + fromEnemy(board, unit), 0);
}

/** What ends the step, where that may be done. */
function endOf(board: Board): Command | null {
  if (openDecision(board) || board.state.step !== 'movement') return null;
  const end = { do: 'endMovement' } as const;
  return check(board, end).length === 0 ? end : null;
}
