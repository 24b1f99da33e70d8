/**
 * What is written to a board from a mark on, so that it can be taken back. What is written to several times is noted
 * once: as it was where the mark was set.
 */
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

type Mark<Known> = { readonly number: number; readonly entries: number; readonly known: Known };

/** `Known`: what the board was known by where a mark was set. */
export class UndoLog<Known> {
  private readonly entries: Write[] = [];
  private readonly marks: Mark<Known>[] = [];
  /** Of the last mark that is not taken back; 0: there is none. Each mark has a number of its own. */
  private current = 0;
  private numbers = 0;
  /** By what is written to: the number of the mark since which it is noted. */
  private readonly notedSince: number[];

  /** `things`: so many are written to, each with a number from 0. */
  constructor(things: number) {
    this.notedSince = new Array<number>(things).fill(0);
  }

  mark(known: Known): void {
    this.current = ++this.numbers;
    this.marks.push({ number: this.current, entries: this.entries.length, known });
  }

  /**
   * Whether what a thing was has to be noted before it is written to: it is asked for once from each mark on. Before
   * the first mark there is nothing to go back to.
   */
  wants(thing: number): boolean {
    if (this.current === this.notedSince[thing] || this.current === 0) return false;
    this.notedSince[thing] = this.current;
    return true;
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
    this.current = this.marks.at(-1)?.number ?? 0;
    return mark.known;
  }
}
