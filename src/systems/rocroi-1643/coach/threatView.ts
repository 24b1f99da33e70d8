/** The threats to a side as the table shows them: a row for each counter, and marks on the map. */
import type { Mark } from '../../../core/contract/board';
import type { CounterId } from '../../../core/contract/values';
import { OFF_MAP } from '../../../core/hex/hex';
import { shotBar } from '../10-artillery/fire';
import { isFutile, waysToHit } from '../10-artillery/receipt';
import { reckon } from '../11-combat/modifiers';
import { dieWords } from '../11-combat/words';
import type { Command } from '../engine/types';
import { playedWith } from '../estimate/expect';
import { atHex } from '../play/stage';
import type { Threat as Row, Threats as Shown } from '../rulebook/cited';
import { type Battery, type Board, boardOf, enemyOf, type Unit } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { counted, named } from '../wording';
import { approachOf } from './approach';
import { attackAdvice, loneLeaderAdvice, type Threat, Threats, threatTo } from './threats';
import { type Advice, chanceInWords, sentences, warning } from './words';

const NOTE =
  'Counted as the position stands: to each unit the worst attack of one enemy in the next segment of his corps, from a hex that is free now and that he comes to without a test, and the best shot at it. Whom else he would have in front is left aside.';
const NOBODY_COMES =
  'No enemy can come to attack anyone in the next segment of his corps, and none of his guns has a target.';
const OVER = 'The battle is over.';

/** What the enemy of that side could do to it in the next segment of each of his corps, the worst first. */
export function threatsShown(board: Board, side: SideIndex): Shown {
  if (board.state.over) return { rows: [], note: OVER, marks: [] };
  const threats = new Threats(approachOf(board, enemyOf(side)));
  const leaders = threats.loneLeaders(board);
  const worst = board.units
    .filter((unit) => unit.side === side && unit.hex !== OFF_MAP)
    .flatMap((unit) => threatTo(board, unit, threats.approach) ?? [])
    .sort((a, b) => b.gain - a.gain);
  const attacked = new Set(worst.map(({ target }) => target.id));
  const onlyShotAt = board.units
    .filter((unit) => unit.side === side && !attacked.has(unit.id))
    .flatMap((unit) => shotAt(board, unit) ?? [])
    .sort((a, b) => b.ways - a.ways);
  const rows = [
    ...leaders.map((leader) => rowOf(leader.id, loneLeaderAdvice(board, leader))),
    ...worst.map((threat) => rowOf(threat.target.id, withShot(board, threat.target, attackAdvice(threat)))),
    ...onlyShotAt.map((shot) => rowOf(shot.target.id, shotAdvice(board, shot))),
  ];
  return {
    rows,
    note: rows.length > 0 ? NOTE : NOBODY_COMES,
    marks: worst.map((threat) => markOf(board, threat)),
  };
}

/** The same against the unit of that side that a move brings somewhere, all tests passed, or against that counter. */
export function threatShownTo(
  board: Board,
  side: SideIndex,
  command: Command | null,
  counter: CounterId | null,
): Row | null {
  if (board.state.over) return null;
  const threats = new Threats(approachOf(board, enemyOf(side)));
  if (command?.do === 'move') {
    const there = boardOf(playedWith(board.state, command, 6));
    return against(there, there.knownUnit(command.unit), side, threats);
  }
  const leader = threats.loneLeaders(board).find(({ id }) => id === counter);
  if (leader) return rowOf(leader.id, loneLeaderAdvice(board, leader));
  const unit = board.units.find(({ id }) => id === counter);
  return unit ? against(board, unit, side, threats) : null;
}

function against(board: Board, unit: Unit, side: SideIndex, { approach }: Threats): Row | null {
  if (unit.side !== side || unit.hex === OFF_MAP) return null;
  const threat = threatTo(board, unit, approach);
  if (threat) return rowOf(unit.id, withShot(board, unit, attackAdvice(threat)));
  const shot = shotAt(board, unit);
  return shot && rowOf(unit.id, shotAdvice(board, shot));
}

/** The battery of the enemy with the best chance to hit a unit, and how many others could fire at it, too. */
type ShotAt = {
  readonly battery: Battery;
  readonly target: Unit;
  /** Faces of six that hit. */
  readonly ways: number;
  readonly others: number;
};

/** As the batteries stand when guns are fired next; null: none can do anything to it, or that does not come. @rule 10.2 */
function shotAt(board: Board, target: Unit): ShotAt | null {
  const { step, turn, scenario } = board.state;
  if (target.hex === OFF_MAP || (step !== 'aiming' && turn >= scenario.turns.count)) return null;
  const shots = board.batteries
    .filter((battery) => battery.side !== target.side && shotBar(board, battery, target) === null)
    .filter((battery) => !isFutile(board, battery, target))
    .map((battery) => ({ battery, ways: waysToHit(board, battery, target) }))
    .toSorted((a, b) => b.ways - a.ways);
  const [best] = shots;
  return best ? { ...best, target, others: shots.length - 1 } : null;
}

/** `Next turn Spanish battery 2 (0812) could fire at Picardie (2316) and hit it, 33 %; 1 battery more could.` */
function shotAdvice(board: Board, { battery, target, ways, others }: ShotAt): Advice {
  const when = board.state.step === 'aiming' ? 'This turn' : 'Next turn';
  const more = others === 0 ? '' : `; ${counted(others, 'battery', 'batteries')} more could`;
  const text = `${when} ${named(battery)} could fire at ${named(target)} and hit it, ${chanceInWords(ways / 6)}${more}.`;
  return warning(text, ['10.2'], [target, battery], [target.at ?? '', board.number(battery.hex)]);
}

function withShot(board: Board, unit: Unit, attack: Advice): Advice {
  const shot = shotAt(board, unit);
  if (!shot) return attack;
  const { text, rules, counters, where } = shotAdvice(board, shot);
  return {
    ...attack,
    text: sentences(attack.text, text),
    rules: [...attack.rules, ...rules],
    counters: [...new Set([...attack.counters, ...counters])],
    where: [...attack.where, ...where],
  };
}

function rowOf(counter: CounterId, { text, rules, counters, where }: Advice): Row {
  return { counter, text, rules, counters, where };
}

/** With what is added to the die of the enemy. */
function markOf(board: Board, { target, attack, board: there }: Threat): Mark {
  const label = dieWords(reckon(there, attack).total);
  const shape = atHex(board.number(target.hex));
  return { means: { own: 'threatened' }, label, shape, side: board.sideId(target.side) };
}
