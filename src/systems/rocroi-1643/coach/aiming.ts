/** The guns: which unit each battery fires at, by what a hit would bring and who could make use of it. */
import type { Target } from '../../../core/contract/table';
import type { CounterId } from '../../../core/contract/values';
import { endsInWords } from '../../../core/prospects';
import { shotReasons } from '../10-artillery/fire';
import { isFutile, shotReceipt, waysToHit } from '../10-artillery/receipt';
import { waysToRout } from '../12-rout/disorder';
import type { Command } from '../engine/types';
import { worthOfUnit } from '../estimate/measure';
import { WEIGHTS } from '../estimate/weights';
import { actingSide } from '../play/heading';
import type { Battery, Board, Unit } from '../state/board';
import { named } from '../wording';
import { type Approach, approachOf } from './approach';
import { type Advice, idsOf, onCounter, onOption, sentences, shapesAt } from './words';

type Shot = { readonly battery: Battery; readonly target: Unit; readonly worth: number };

export function aimingActs(board: Board): readonly Advice[] {
  const own = approachOf(board, actingSide(board));
  const shots = openBatteries(board).flatMap((battery) => bestShot(board, own, battery) ?? []);
  return [shots.length > 0 ? shotsAdvice(board, shots) : endAdvice()];
}

/** Batteries of the side that aims, without a target yet, that see somebody. */
export function openBatteries(board: Board): readonly Battery[] {
  return board.batteries.filter(
    (battery) =>
      battery.side === actingSide(board) && battery.target === null && targetsOf(board, battery).length > 0,
  );
}

function targetsOf(board: Board, battery: Battery): readonly Unit[] {
  return board.units.filter((unit) => unit.at !== null && shotReasons(board, battery, unit).length === 0);
}

function bestShot(board: Board, own: Approach, battery: Battery): Shot | null {
  const shots = targetsOf(board, battery)
    .filter((target) => !isFutile(board, battery, target))
    .map((target) => ({ battery, target, worth: worthOfShot(board, own, battery, target) }));
  return shots.reduce<Shot | null>((best, one) => (best && best.worth >= one.worth ? best : one), null);
}

/** What shots bring together, as they are named. */
export function worthOfShots(board: Board, commands: readonly Command[]): number {
  const own = approachOf(board, actingSide(board));
  return commands.reduce((sum, command) => {
    if (command.do !== 'aim') return sum;
    const battery = board.battery(command.battery);
    return sum + (battery ? worthOfShot(board, own, battery, board.knownUnit(command.target)) : 0);
  }, 0);
}

/** @rule 10.2, 12.2 */
function worthOfShot(board: Board, own: Approach, battery: Battery, target: Unit): number {
  const isFollowed = own.before(target.hex).length > 0;
  return (
    (waysToHit(board, battery, target) / 6) * costOfHit(board, target) * (isFollowed ? WEIGHTS.followed : 1)
  );
}

function costOfHit(board: Board, target: Unit): number {
  const now = worthOfUnit(target);
  if (target.order === 'good') return now - worthOfUnit({ ...target, order: 'disorganised' });
  const routs = waysToRout(board, target) / 6;
  return target.order === 'routed' ? 0 : routs * (now - worthOfUnit({ ...target, order: 'routed' }));
}

function shotsAdvice(board: Board, shots: readonly Shot[]): Advice {
  const counters = shots.flatMap(({ battery, target }) => [battery, target]);
  return {
    text: sentences(...shots.map((shot) => shotWords(board, shot))),
    rules: ['10.2', '12.1'],
    counters: idsOf(counters),
    where: shapesAt(counters.flatMap(({ at }) => at ?? [])),
    commands: [
      ...shots.map(({ battery, target }): Command => ({ do: 'aim', battery: battery.id, target: target.id })),
      { do: 'endAiming' },
    ],
    prepare: presses(board, shots),
    point: onOption('fire'),
  };
}

function shotWords(board: Board, { battery, target }: Shot): string {
  const [prospect] = shotReceipt(board, battery, target, null).prospects;
  return `${named(battery)} fires at ${named(target)}: ${prospect ? endsInWords(prospect) : ''}.`;
}

/** After each target the next battery without one is in the hand. */
function presses(board: Board, shots: readonly Shot[]): readonly Target[] {
  const open = openBatteries(board);
  const aimed: CounterId[] = [];
  let hand: CounterId | null = null;
  const targets: Target[] = [];
  for (const { battery, target } of shots) {
    if (hand !== battery.id) targets.push(onCounter(battery));
    targets.push(onCounter(target));
    aimed.push(battery.id);
    hand = open.find(({ id }) => !aimed.includes(id))?.id ?? null;
  }
  return targets;
}

function endAdvice(): Advice {
  return {
    text: 'No battery has a target that fire would change: go on.',
    ...{ rules: ['10.2'], counters: [], where: [] },
    ...{ commands: [{ do: 'endAiming' }], prepare: [], point: onOption('fire') },
  };
}
