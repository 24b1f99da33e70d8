/** A position to think on: its boards share a table of their own, which is turned from one to the next and back. */
import type { Asking, Thinking } from '../../../core/contract/rules';
import { Unfolding } from '../../../core/unfolding';
import { Board } from '../state/board';
import { newTable } from '../state/places';
import type { State } from '../state/state';
import { canonical, check, evolve, moves, resolveOn } from './judge';
import type { Rocroi1643 } from './system';
import type { Command } from './types';

export function think(state: State): Thinking<Rocroi1643> {
  return new Thought(new Board(state, newTable(state.scenario)));
}

const RULES = { evolve };

class Thought implements Thinking<Rocroi1643> {
  private readonly before: Board[] = [];

  constructor(private board: Board) {}

  get over(): boolean {
    return this.board.state.over;
  }
  moves(asking?: Asking): Iterable<Command> {
    return moves(this.board, asking);
  }
  isLegal(command: Command): boolean {
    return check(this.board, canonical(this.board, command)).length === 0;
  }
  play(command: Command, roll: (sides: number) => number): void {
    const play = new Unfolding<Rocroi1643>(RULES, this.board.state, (purposes, sides = 6) =>
      purposes.map(() => roll(sides)),
    );
    this.before.push(this.board);
    this.board = resolveOn(this.board, play, command);
  }
  takeBack(): void {
    const before = this.before.pop();
    if (!before) throw new RangeError('nothing to take back');
    this.board = before;
  }
  state(): State {
    return this.board.state;
  }
}
