/** What the pointer on the board needs of it, and tells it. */
import type { CounterView, Ghost } from '../../core/contract/board';
import type { BoardGeometry } from '../../core/contract/geometry';
import type { Pivot, Target } from '../../core/contract/table';
import type { BubblePlace } from './bubblePlace';
import type { Camera } from './camera/camera';
import type { Turnable } from './turning/turned';

export type PointerUse = {
  readonly camera: Camera;
  readonly geometry: BoardGeometry;
  readonly counters: readonly CounterView[];
  /** Where what is being put together would bring counters. */
  readonly ghosts: readonly Ghost[];
  /** The counter in the hand, where it can be turned. */
  readonly turnable: Turnable | null;
  onPress(target: Target): void;
  onHover(target: Target | null): void;
  /** A finger rests on something; null when the next tap has put an end to it. */
  onRest(rest: Rest | null): void;
  /** Where a handle is drawn to; null when it is let go. */
  onTurning(turning: Turning | null): void;
  /** Several counters can be chosen. */
  readonly several: boolean;
  /** A drag draws a frame around those who are chosen, without Shift. */
  readonly framed: boolean;
  /** A row can be drawn: by every drag where it has begun, else with Shift. */
  readonly row: 'begun' | 'offered' | undefined;
  /** Keys point at something: a mouse that lies still has nothing to say. */
  readonly byKeys: boolean;
  /** Whether it is lit as where the one in the hand can go. */
  isLit(target: Target): boolean;
  /** Whether a tap there only shows what the next one would do. */
  showsFirst(target: Target): boolean;
};
export type Turning = { readonly facing: number; readonly pivot: Pivot | null };
/** What a finger rests on, and where what is there is said. */
export type Rest = { readonly target: Target; readonly place: BubblePlace };
