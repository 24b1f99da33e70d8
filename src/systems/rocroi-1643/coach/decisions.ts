/** Open decisions, also of the side that is not active: of the ways to answer one, those expected to leave the most. */
import { unitsInCommand } from '../08-leaders/command';
import { reachWords } from '../09-chiefs/stage';
import { optionsOf } from '../11-combat/retreat';
import { waitsWords } from '../11-combat/retreat-stage';
import { waits } from '../12-rout/run-stage';
import { theDecision } from '../engine/declare';
import { moves } from '../engine/judge';
import type { Command, CommandOf } from '../engine/types';
import { expected, firstOf } from '../estimate/expect';
import { WEIGHTS } from '../estimate/weights';
import { openDecision } from '../play/heading';
import { corpsName } from '../play/names';
import type { RuleCase } from '../rulebook/cited';
import { type Board, boardOf } from '../state/board';
import { inEnemyZone } from '../state/near';
import type { SideIndex } from '../state/numbering';
import { counted, listed, named } from '../wording';
import { outlook } from './outlook';
import type { Threats } from './threats';
import { threatWords } from './threats';
import { weighedOnce } from './weighed';
import { type Advice, idsOf, onCounter, onHex, onOption, sentences, shapesAt } from './words';

/** So many answers are compared, and so many of those who could be joined. */
const COMPARED = 40;
const MOST = 2;

export function decisionActs(board: Board, threats: Threats): readonly Advice[] {
  const ways = waysToDecide(board, threats).toSorted((a, b) => b.worth - a.worth);
  const least = meanOf(ways);
  const good = ways.filter(({ worth }) => worth >= least).slice(0, MOST);
  return good.map(({ command }) => adviceOf(board, threats, command));
}

type Rated = { readonly command: Command; readonly worth: number };

/** As an answer taken by chance would be: not to decide is no choice. */
export function worthOfAnyDecision(board: Board, threats: Threats): number {
  return meanOf(waysToDecide(board, threats));
}

function meanOf(ways: readonly Rated[]): number {
  return ways.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, ways.length);
}

function waysToDecide(board: Board, threats: Threats): readonly Rated[] {
  const all = [...firstOf(candidates(board), COMPARED)];
  return all.map((command) => ({ command, worth: worthOfDecision(board, threats, command) }));
}

/** Of an aide who may be placed anywhere only places with a unit; of those who advance with all their leaders. */
function* candidates(board: Board): Generator<Command> {
  const all = [...moves(board)];
  const withUnits = all.filter((command) => command.do === 'placeLeader' && isWithUnit(board, command));
  if (withUnits.length > 0) return yield* withUnits;
  const isWhole = (command: Command) =>
    command.do !== 'advance' ||
    command.unit === null ||
    command.leaders.length === companions(board, command);
  yield* all.filter(isWhole);
}

function isWithUnit(board: Board, { to }: CommandOf<'placeLeader'>): boolean {
  const { leader } = theDecision(board, 'placeLeader');
  const { corps } = board.knownLeader(leader);
  const unit = board.unitIn(board.hex(to));
  return unit !== null && unit.order !== 'routed' && (corps === null || unit.corps === corps);
}

function companions(board: Board, { unit }: CommandOf<'advance'>): number {
  if (unit === null) return 0;
  const { hex, side } = board.knownUnit(unit);
  return board.leadersIn(hex).filter((leader) => leader.side === side).length;
}

export function worthOfDecision(board: Board, threats: Threats, command: Command): number {
  const side = openDecision(board)?.owner ?? 0;
  return weighedOnce(threats, [command], () =>
    expected(board.state, command, side, (after) => outlook(after, side, threats) + ready(after, side)),
  );
}

/** Units in command that still can move and fight, where a segment has just been begun. @rule 9.2 */
function ready(board: Board, side: SideIndex): number {
  const { segment } = board;
  if (board.state.step !== 'movement' || segment === null || segment.moving) return 0;
  const commanded = new Set(segment.command.filter(({ by }) => by !== 'nobody').map(({ unit }) => unit));
  const able = board.units.filter((unit) => unit.side === side && commanded.has(unit.id) && !unit.moved);
  return WEIGHTS.ready * able.filter(({ order }) => order !== 'routed').length;
}

type Said = { readonly text: string; readonly rules: readonly RuleCase[]; readonly point: Advice['point'] };

function adviceOf(board: Board, threats: Threats, command: Command): Advice {
  const { text, rules, point } = wordsFor(board, threats, command);
  const counters = 'unit' in command && command.unit !== null ? [board.knownUnit(command.unit)] : [];
  const hexes = 'to' in command ? [command.to] : [];
  return {
    ...{ text, rules, point, commands: [command], prepare: [] },
    counters: idsOf([...counters, ...hexes.flatMap((hex) => board.unitsIn(board.hex(hex)))]),
    where: shapesAt(hexes),
  };
}

function wordsFor(board: Board, threats: Threats, command: Command): Said {
  switch (command.do) {
    case 'retreat':
      return retreatWords(board, command.to);
    case 'removeUnit':
      return removeWords(board);
    case 'advance':
      return advanceWords(board, threats, command);
    case 'runTo':
      return runWords(board, command.to);
    case 'placeLeader':
      return placeWords(board, command.to);
    case 'chooseCorps':
      return corpsWords(board, command.corps);
    default:
      throw new Error(`${command.do} decides nothing`);
  }
}

/** @rule 11.8 */
function retreatWords(board: Board, to: string): Said {
  const open = theDecision(board, 'retreatTo');
  const mover = board.knownUnit(open.mover);
  const hex = optionsOf(board, open).open.find((one) => one.hex === board.hex(to));
  const waiting = hex ? `: ${waitsWords(board, mover, hex)}` : '';
  return { text: `${named(mover)} goes back to ${to}${waiting}.`, rules: ['11.8'], point: onHex(to) };
}

function removeWords(board: Board): Said {
  const mover = board.knownUnit(theDecision(board, 'retreatTo').mover);
  const text = `Remove ${named(mover)} instead: nobody else is pushed and disordered.`;
  return { text, rules: ['11.8'], point: onOption('remove') };
}

/** @rule 11.9 */
function advanceWords(board: Board, threats: Threats, { unit: id, leaders }: CommandOf<'advance'>): Said {
  const { to } = theDecision(board, 'advanceInto');
  const rules = ['11.9'] as const;
  if (id === null)
    return { text: `Nobody advances into ${to}: all keep their places.`, rules, point: onOption('nobody') };
  const unit = board.knownUnit(id);
  const names = leaders.map((leader) => board.knownLeader(leader).name);
  const with_ = names.length > 0 ? ` with ${listed(names)}` : '';
  const zone = inEnemyZone(board, board.hex(to), unit.side) ? ', into an enemy zone of control' : '';
  const worst = threatThere(board, threats, { do: 'advance', unit: id, leaders });
  const text = sentences(`${named(unit)} advances into ${to}${with_}${zone}.`, worst);
  return { text, rules, point: onCounter(unit) };
}

/** What the enemy could do to it then, in his next segment. */
function threatThere(board: Board, threats: Threats, command: CommandOf<'advance'> & { unit: string }) {
  const { to } = theDecision(board, 'advanceInto');
  const at = board.state.units.map((unit) => (unit.id === command.unit ? { ...unit, at: to } : unit));
  const after = boardOf({ ...board.state, units: at });
  const [found] = threats.on(after, ({ id }) => id === command.unit);
  return found ? `Next segment ${threatWords(found)}.` : null;
}

/** @rule 12.3 */
function runWords(board: Board, to: string): Said {
  const unit = board.knownUnit(theDecision(board, 'runTo').unit);
  const text = `${named(unit)} runs to ${to}: ${waits(board, unit, board.hex(to))}.`;
  return { text, rules: ['12.3'], point: onHex(to) };
}

/** @rule 8.4 */
function placeWords(board: Board, to: string): Said {
  const { leader: id } = theDecision(board, 'placeLeader');
  const leader = board.knownLeader(id);
  const unit = board.unitIn(board.hex(to));
  const there = boardOf({
    ...board.state,
    leaders: board.state.leaders.map((one) => (one.id === id ? { ...one, at: to } : one)),
  });
  const { corps } = leader;
  const count = corps === null ? null : unitsInCommand(there, there.knownLeader(id), corps).length;
  const who = leader.at === null ? `${leader.printedName}’s aide` : leader.name;
  const reaches = count === null ? '' : `, where he has ${counted(count, 'unit')} in command`;
  const text = `${who} goes to ${unit ? named(unit) : to}${reaches}.`;
  return { text, rules: corps === null ? ['9.4'] : ['8.4', '8.1'], point: onHex(to) };
}

/** @rule 9.2 */
function corpsWords(board: Board, corps: string | null): Said {
  const chief = board.knownLeader(theDecision(board, 'chooseCorps').leader);
  const text =
    corps === null
      ? `${chief.name} leads no corps.`
      : `${chief.name} leads the ${corpsName(board, corps)}: ${reachWords(board, chief, corps)}.`;
  return { text, rules: ['9.2'], point: onOption(`corps:${corps ?? ''}`) };
}
