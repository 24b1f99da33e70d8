/** What is written to a board from a mark on, so that it can be taken back in as many steps as there were writes. */
import type { Battery, Leader, Unit } from './counters';
import type { Facts } from './facts';
import type { BatteryState, LeaderState, UnitState } from './state';

/** What was there before a write: the counter in a place of its list, or the facts. */
export type Write =
  | { readonly of: 'units'; readonly place: number; readonly unit: Unit; readonly state: UnitState | null }
  | { readonly of: 'leaders'; readonly place: number; readonly leader: Leader; readonly state: LeaderState }
  | {
      readonly of: 'batteries';
      readonly place: number;
      readonly battery: Battery;
      readonly state: BatteryState;
    }
  | { readonly of: 'facts'; readonly facts: Facts };

/** `Known`: what the board was known by where a mark was set. */
export class Journal<Known> {
  private readonly entries: Write[] = [];
  private readonly marks: { readonly entries: number; readonly known: Known }[] = [];

  mark(known: Known): void {
    this.marks.push({ entries: this.entries.length, known });
  }

  /** Whether writes are noted: before the first mark there is nothing to go back to. */
  get isKept(): boolean {
    return this.marks.length > 0;
  }

  note(was: Write): void {
    this.entries.push(was);
  }

  /** Undoes all since the last mark, the last write first. Throws a `RangeError` where there is none. */
  takeBack(undo: (was: Write) => void): Known {
    const mark = this.marks.pop();
    if (!mark) throw new RangeError('nothing to take back');
    while (this.entries.length > mark.entries) {
      const was = this.entries.pop();
      if (was) undo(was);
    }
    return mark.known;
  }
}
