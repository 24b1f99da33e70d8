/** Why a unit is in command or not, in words and as marks: cases 8.1 to 8.3. */
import type { Mark } from '../../../core/contract/board';
import type { CounterId } from '../../../core/contract/values';
import { commandBar } from '../06-zones/zones';
import { commandOf } from '../08-leaders/command';
import type { RuleCase } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { apart, enemiesNextTo, zoneOf } from '../state/near';
import type { SideIndex } from '../state/numbering';
import { allNamed, counted, named } from '../wording';
import { atHex } from './stage';

export type CommandWords = {
  readonly isCommanded: boolean;
  /** Without a full stop. */
  readonly text: string;
  readonly rule: RuleCase;
  readonly counters: readonly CounterId[];
  readonly marks: readonly Mark[];
};

/** Whether the position is a question about it, so that nothing tells who is in command. */
export function isCommandAsked({ scenario, segment }: Board): boolean {
  return scenario.start.commanded === 'asked' && segment?.command.length === 0;
}
const ASKED = { isCommanded: true, text: 'whether it is in command is the question', rule: '8.1' } as const;

/** Of a unit on the map: as it was fixed for this segment, or under its own leader as he stands now. */
export function commandWords(board: Board, unit: Unit): CommandWords {
  if (isCommandAsked(board)) return { ...ASKED, counters: [], marks: [] };
  const { by, chain, brokenAt, from, leader: id, fixed } = commandOf(board, unit);
  const leader = id === null ? null : board.leader(id);
  const path: readonly Mark[] =
    chain.length > 1 ? [{ means: { own: 'chain' }, label: '', shape: { kind: 'line', through: chain } }] : [];
  // A position that is about something else may say so of its units, and have nobody who leads them.
  if (by === 'chain' && chain.length === 0)
    return { isCommanded: true, text: 'in command', rule: '8.1', counters: [], marks: [] };
  if (!leader) return out('nobody leads it', '8.1', [], []);
  const steps = `${chain.length - 1} of ${counted(leader.radius, 'hex', 'hexes')}`;
  // It is fixed as a segment begins, and both may have gone on since.
  const isGone = fixed && (chain[0] !== leader.at || chain.at(-1) !== unit.at);
  const since = isGone ? ' when the segment began' : '';
  const counters = [leader.id];
  if (by === 'chain')
    return {
      isCommanded: true,
      text: `in command of ${named(leader)}, ${steps}${since}`,
      rule: '8.1',
      counters,
      marks: path,
    };
  if (by === 'line') {
    const neighbour = from === null ? null : board.unit(from);
    return {
      isCommanded: true,
      text: `in command of ${named(leader)}, in line with ${neighbour ? named(neighbour) : 'a neighbour'}`,
      rule: '8.3',
      counters: [...counters, ...(neighbour ? [neighbour.id] : [])],
      marks: [...path, ...lineMark(unit, neighbour)],
    };
  }
  if (brokenAt !== null) return broken(board, unit, leader.id, chain, brokenAt);
  if (fixed && (leader.moved || unit.moved))
    return out(`${named(leader)} did not reach it when the segment began`, '8.1', counters, path);
  const far = leader.at === null ? 0 : apart(board, leader.hex, unit.hex);
  const text =
    far > leader.radius
      ? `${counted(far, 'hex', 'hexes')} from ${named(leader)}, who reaches ${leader.radius}`
      : `no chain of ${counted(leader.radius, 'hex', 'hexes')} leads from ${named(leader)} to it`;
  return out(text, '8.1', counters, path);
}

function out(
  text: string,
  rule: RuleCase,
  counters: readonly CounterId[],
  marks: readonly Mark[],
): CommandWords {
  return { isCommanded: false, text: `out of command: ${text}`, rule, counters, marks };
}

function lineMark(unit: Unit, neighbour: Unit | null): readonly Mark[] {
  if (!neighbour?.at || !unit.at) return [];
  return [
    { means: { own: 'battle-line' }, label: '', shape: { kind: 'line', through: [neighbour.at, unit.at] } },
  ];
}

function broken(
  board: Board,
  unit: Unit,
  leader: CounterId,
  chain: readonly string[],
  at: string,
): CommandWords {
  const { enemies, how } = whatBreaks(board, at, unit.side);
  const marks: readonly Mark[] = [
    { means: { own: 'chain' }, label: '', shape: { kind: 'line', through: chain } },
    { means: { own: 'breaks' }, label: 'breaks the chain', shape: atHex(at) },
  ];
  const who = board.leader(leader);
  const text = `the chain from ${who ? named(who) : 'its leader'} is broken in ${at}, ${how}`;
  return out(text, '8.1', [leader, ...enemies.map(({ id }) => id)], marks);
}

/** What bars a hex to a chain, and who does it. */
function whatBreaks(board: Board, at: string, side: SideIndex): { enemies: readonly Unit[]; how: string } {
  const hex = board.hex(at);
  const bar = commandBar(board, hex, side);
  const near = enemiesNextTo(board, hex, side).filter(({ order }) => order !== 'routed');
  if (bar === 'enemyUnit') {
    const there = board.unitsIn(hex);
    return { enemies: there, how: `where ${allNamed(there)} stands` };
  }
  const zone = bar === 'enemyFlank' ? 'flank' : 'front';
  const enemies = near.filter((enemy) => zoneOf(board, enemy, hex) === zone);
  if (enemies.length === 0) return { enemies, how: 'as it was when the segment began' };
  return { enemies, how: `${zone === 'flank' ? 'on the flank' : 'in front'} of ${allNamed(enemies)}` };
}
