/** Retreats at the table: the owner of the unit that has to go chooses hex by hex (11.8). */
import type { Mark } from '../../../core/contract/board';
import type { Choice } from '../../../core/contract/table';
import { theDecision } from '../engine/declare';
import { noSuchOption } from '../play/reasons';
import {
  atHex,
  commandIfLegal,
  onPlace,
  option,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
} from '../play/stage';
import { subjectOf } from '../play/subject';
import type { Preview } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { named } from '../wording';
import { retreatsFirst } from './reasons';
import { optionsOf } from './retreat';
import { type RetreatHex, retreatOf } from './retreat-hexes';

export const retreatStage: Stage = {
  prompt(board) {
    const { mover, left, chain } = open(board);
    const { removable } = options(board);
    const isPushed = chain.length > 0;
    const hexes = left > 1 && !isPushed ? ` It goes back two hexes; this is the first.` : '';
    const why = isPushed ? `${mover.name} makes room for ${pusherOf(board)}` : `${mover.name} is driven back`;
    return {
      instruction: `${why}: choose its hex.${hexes}${removable ? ' Or it may be removed instead.' : ''}`,
      names: [mover],
      subject: () => subjectOf(board, mover),
      choices: [
        ...inOrder(board, options(board).open).map((hex, i) => hexChoice(board, mover, hex, i)),
        ...(removable
          ? [option('remove', `Remove ${named(mover)} instead`, { key: 'k', weight: 'back' })]
          : []),
      ],
    };
  },
  press(board, _draft, target) {
    if (target.on === 'option') {
      if (target.id === 'cancel') return toDraft(null);
      return target.id === 'remove' ? commandIfLegal(board, { do: 'removeUnit' }) : refuse(noSuchOption());
    }
    const pointed = pointedAt(board, target);
    const { mover } = open(board);
    if (!pointed || pointed.hex < 0) return refuse(retreatsFirst({ counters: [mover] }));
    return commandIfLegal(board, { do: 'retreat', to: board.number(pointed.hex) });
  },
  preview(board, _draft, target, pressed): Preview | null {
    if (pressed.to !== 'commands') return null;
    const pointed = pointedAt(board, target);
    const hex = options(board).open.find((one) => one.hex === pointed?.hex);
    if (!hex) return null;
    const { mover } = open(board);
    const to = board.number(hex.hex);
    const marks = [pathMark(mover.at ?? '', to), ...pushedPaths(board, hex)];
    return {
      text: `${mover.name} goes back to ${to}: ${waitsWords(board, mover, hex)}.`,
      cost: '',
      reasons: [],
      marks,
    };
  },
  marks(board) {
    const { mover, chain } = open(board);
    return [
      { means: 'selected', label: '', shape: atHex(mover.at ?? '') },
      ...chain.map(
        ({ unit, to }): Mark => ({
          means: 'path',
          label: '',
          shape: { kind: 'line', through: [board.knownUnit(unit).at ?? '', to] },
        }),
      ),
      ...inOrder(board, options(board).open).map(
        (hex, i): Mark => ({
          means: { own: classOf(hex) },
          label: keyOf(i),
          shape: atHex(board.number(hex.hex)),
        }),
      ),
    ];
  },
};

function open(board: Board) {
  const decision = theDecision(board, 'retreatTo');
  return { ...decision, mover: board.knownUnit(decision.mover) };
}

function options(board: Board) {
  return optionsOf(board, theDecision(board, 'retreatTo'));
}

function pusherOf(board: Board): string {
  const last = open(board).chain.at(-1);
  return last ? board.knownUnit(last.unit).name : '';
}

function pathMark(from: string, to: string): Mark {
  return { means: 'path', label: '', shape: { kind: 'line', through: [from, to] } };
}

/** Where a friend who is pushed goes, and whom he pushes, as far as there is only one way. */
function pushedPaths(board: Board, { hex, pushes }: RetreatHex): readonly Mark[] {
  if (!pushes) return [];
  const [only, ...others] = retreatOf(board, pushes, board.hex(open(board).from), true).open;
  if (!only || others.length > 0) return [];
  return [pathMark(board.number(hex), board.number(only.hex)), ...pushedPaths(board, only)];
}

/** As a list of hexes has them, so that their keys count up in it. */
function inOrder(board: Board, hexes: readonly RetreatHex[]): readonly RetreatHex[] {
  return hexes.toSorted((a, b) => Number(board.number(a.hex)) - Number(board.number(b.hex)));
}

/** The same in the list and on the map. */
function keyOf(i: number): string {
  return `${i + 1}`;
}

/** As its mark is called. */
function classOf({ test, pushes }: RetreatHex): string {
  if (pushes) return 'pushes';
  return test === null ? 'free' : `tested-${test}`;
}

function hexChoice(board: Board, mover: Unit, hex: RetreatHex, i: number): Choice {
  const at = board.number(hex.hex);
  return onPlace(at, `Back to ${at}`, { key: keyOf(i), cost: waitsWords(board, mover, hex) });
}

/** What waits for it there: `safe`; a test with the die it needs; a friend, and where he could go. */
export function waitsWords(board: Board, mover: Unit, { test, pushes }: RetreatHex): string {
  const least = test === null ? 0 : test + 1 - mover.morale;
  const tested =
    test === null
      ? []
      : [least <= 1 ? `a test that it cannot fail` : `a test, ${disordered(mover)} unless ${least} or more`];
  if (!pushes) return tested.length > 0 ? tested.join() : 'safe';
  return [`pushes ${named(pushes)}, ${pushedWords(board, pushes)}`, ...tested].join('; ');
}

/** What a further disorder does to a unit. @rule 12.2 */
function disordered({ order }: Unit): string {
  return order === 'disorganised' ? 'disorganised again and may rout' : 'disorganised';
}

/** What becomes of a friend who is pushed on. */
function pushedWords(board: Board, friend: Unit): string {
  const { from } = open(board);
  const further = retreatOf(board, friend, board.hex(from), true).open;
  if (further.length === 0) return 'who has no hex to go to and is lost';
  const hexes = further.map(({ hex }) => board.number(hex)).join(' or ');
  const falls = board.options.pushDisorder === 'pushed' && friend.order !== 'routed';
  const chain = further.every(({ pushes }) => pushes) ? ' and pushes another one' : '';
  return `who goes to ${hexes}${chain}${falls ? ` and is ${disordered(friend)}` : ''}`;
}
