/**
 * A rout move at the table: where equal ways lead to the edge, they are drawn as far as the run goes; the owner takes
 * the first of them with one press, or chooses another one hex by hex (12.3).
 */
import type { Mark } from '../../../core/contract/board';
import type { HexIndex } from '../../../core/hex/hex';
import { theDecision } from '../engine/declare';
import type { Command } from '../engine/types';
import type { Draft } from '../play/drafts';
import { noSuchOption } from '../play/reasons';
import {
  atHex,
  commandIfLegal,
  onPlace,
  option,
  type Press,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
} from '../play/stage';
import { subjectOf } from '../play/subject';
import type { Preview } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import { counted, named } from '../wording';
import { restOfRally } from './rally-stage';
import { runsFirst } from './reasons';
import { nextRunHexes, type RunWay, runWay, wayToEdge } from './run';

export const runStage: Stage = {
  prompt(board, draft) {
    const unit = who(board);
    const rest = restOfRally(board, draft).length;
    const way = wayToEdge(board, unit) ?? 0;
    const { entered } = theDecision(board, 'runTo');
    const left = counted(way, 'hex', 'hexes');
    const told =
      entered > 0 ? `has run ${counted(entered, 'hex', 'hexes')}, and is ${left}` : `runs, ${left}`;
    const hexes = openTo(board);
    const isLast = wayOver(board, null).hexes.length === 1;
    return {
      instruction: `${unit.name} ${told} from leaving the map. Take the first of the equal ways, or choose a hex.`,
      names: [unit],
      subject: () => subjectOf(board, unit),
      choices: [
        ...hexes.map((hex, i) =>
          onPlace(board.number(hex), `${isLast ? 'To' : 'First to'} ${board.number(hex)}`, {
            key: keyOf(i),
            cost: waits(board, unit, hex),
          }),
        ),
        option('way', `Run ${wayWords(wayOver(board, null))}`, {
          key: 'r',
          weight: 'main',
          cost: leftWords(board, unit, wayOver(board, null)),
        }),
        ...(rest > 0
          ? [
              option(
                'way-on',
                `Run so, then ${rest === 1 ? 'roll for the last one' : `roll for all ${rest} left`}`,
                { key: 'a', sweeping: true },
              ),
            ]
          : []),
      ],
    };
  },
  press(board, draft, target) {
    if (target.on === 'option') return pressOption(board, draft, target.id);
    const pointed = pointedAt(board, target);
    if (!pointed || pointed.hex < 0) return refuse(runsFirst({ counters: [who(board)] }));
    const to = board.number(pointed.hex);
    // Who presses the end of a way that is drawn means all of it.
    const whole = waysOf(board).find(({ hexes }) => hexes.length > 1 && hexes.at(-1) === to);
    return whole ? runAlong(board, whole) : commandIfLegal(board, { do: 'runTo', to });
  },
  preview(board, draft, target, pressed): Preview | null {
    if (pressed.to !== 'commands') return null;
    const unit = who(board);
    const goesOn = target.on === 'option' && target.id === 'way-on';
    const then = goesOn
      ? ` Then ${counted(restOfRally(board, draft).length, 'other is', 'others are')} tested.`
      : '';
    const hex = pointedAt(board, target)?.hex ?? null;
    const first = hex !== null && nextRunHexes(board, unit).includes(hex) ? hex : null;
    const at = hex === null ? null : board.number(hex);
    const way = waysOf(board).find(({ hexes }) => hexes.at(-1) === at) ?? wayOver(board, first);
    return {
      text: `${unit.name} runs ${wayWords(way)}.${then}`,
      cost: endWords(board, unit, way),
      reasons: [],
      marks: [{ means: 'path', label: '', shape: { kind: 'line', through: [unit.at ?? '', ...way.hexes] } }],
    };
  },
  marks: (board) => runMarks(board, who(board)),
};

/** Where it can go next, as a list of hexes has them: their keys count up in it, and the first is taken by itself. */
function openTo(board: Board): readonly HexIndex[] {
  return nextRunHexes(board, who(board)).toSorted(
    (a, b) => Number(board.number(a)) - Number(board.number(b)),
  );
}

function who(board: Board): Unit {
  return board.knownUnit(theDecision(board, 'runTo').unit);
}

function pressOption(board: Board, draft: Draft | null, id: string): Press {
  if (id === 'cancel') return toDraft(null);
  if (id === 'way') return runAlong(board, wayOver(board, null));
  const rest = restOfRally(board, draft);
  return id === 'way-on' && rest.length > 0
    ? runAlong(board, wayOver(board, null), rest)
    : refuse(noSuchOption());
}

/** Each hex of the way at which there is a choice; the others are entered by themselves. */
function runAlong(board: Board, { chosen }: RunWay, then: readonly Command[] = []): Press {
  const [first, ...rest] = chosen.map((to): Command => ({ do: 'runTo', to }));
  return first ? commandIfLegal(board, first, ...rest, ...then) : refuse(noSuchOption());
}

export function waits(board: Board, unit: Unit, hex: HexIndex): string {
  const friends = board.unitsIn(hex).filter(({ order }) => order !== 'routed');
  if (friends.length > 0) return `through ${named(friends[0] ?? unit)}, who falls into disorder`;
  return inEnemyZone(board, hex, unit.side) ? 'stops in an enemy zone of control' : 'free';
}

/** The way to leave the map that begins with that hex, as far as this run goes; null: with the first of all. */
function wayOver(board: Board, begin: HexIndex | null): RunWay {
  const { entered } = theDecision(board, 'runTo');
  const first = begin ?? openTo(board)[0] ?? null;
  return runWay(board, who(board), { entered, first });
}

function waysOf(board: Board): readonly RunWay[] {
  return nextRunHexes(board, who(board)).map((hex) => wayOver(board, hex));
}

/** `over 1620 and 1520 to 1420`, `off the map` */
function wayWords({ hexes, leaves }: RunWay): string {
  const over = leaves ? hexes : hexes.slice(0, -1);
  const through = over.length > 0 ? `over ${over.join(', ')} ` : '';
  return leaves ? `${through}off the map` : `${through}to ${hexes.at(-1) ?? ''}`;
}

/** How far the edge is from the end of that way: `8 to the edge`. */
function leftWords(board: Board, unit: Unit, way: RunWay): string {
  if (way.leaves) return 'lost';
  const left = wayToEdge(board, { ...unit, hex: board.hex(way.hexes.at(-1) ?? '') });
  return left === null ? '' : `${left} to the edge`;
}

/** The same where the way is not beside it: `then 8 to the edge`. */
function endWords(board: Board, unit: Unit, way: RunWay): string {
  const left = leftWords(board, unit, way);
  return way.leaves || left === '' ? left : `then ${left}`;
}

/**
 * The ways that it can take, their first hexes with the numbers of their keys, and how far each end is from leaving the
 * map where they differ in that.
 */
function runMarks(board: Board, unit: Unit): readonly Mark[] {
  const ways = waysOf(board).map((way) => ({ way, left: leftWords(board, unit, way) }));
  const differ = new Set(ways.map(({ left }) => left)).size > 1;
  const numbers = openTo(board).map((hex) => board.number(hex));
  const firsts = numbers.map(atHex);
  return [
    { means: 'selected', label: '', shape: atHex(unit.at ?? '') },
    ...firsts.map((shape): Mark => ({ means: 'reach', label: '', shape })),
    ...firsts.map((shape, i): Mark => ({ means: { own: 'number' }, label: keyOf(i), shape })),
    ...ways.map(
      ({ way, left }): Mark => ({
        means: 'path',
        // Ends of ways can lie side by side: each says which way it is of.
        label: differ ? `${keyOf(numbers.indexOf(way.hexes[0] ?? ''))}: ${left}` : '',
        shape: { kind: 'line', through: [unit.at ?? '', ...way.hexes] },
      }),
    ),
  ];
}

/** The same in the list and on the map. */
function keyOf(i: number): string {
  return `${i + 1}`;
}
