/** A position to think on: one board that is written on and taken back. */
import type { Asking, Thinking } from '../../../core/contract/rules';
import { type Board, boardToPlayOn } from '../state/board';
import type { State } from '../state/state';
import { canonical, check, moves, playOn } from './judge';
import type { Rocroi1643 } from './system';
import type { Command } from './types';

export function think(state: State): Thinking<Rocroi1643> {
  return new Thought(boardToPlayOn(state));
}

/** A class, because V8 keeps what a getter in an object literal refers to until a full collection. */
class Thought implements Thinking<Rocroi1643> {
  constructor(private readonly board: Board) {}

  get over(): boolean {
    return this.board.facts.over;
  }
  moves(asking?: Asking): Iterable<Command> {
    return moves(this.board, asking);
  }
  isLegal(command: Command): boolean {
    return check(this.board, canonical(this.board, command)).length === 0;
  }
  play(command: Command, roll: (sides: number) => number): void {
    this.board.mark();
    playOn(this.board, command, roll);
  }
  takeBack(): void {
    this.board.takeBack();
  }
  state(): State {
    return this.board.state;
  }
}
