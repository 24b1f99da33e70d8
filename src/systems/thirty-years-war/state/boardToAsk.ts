/**
 * All that can be asked of a board: the counters where they stand now, who controls what, and what else is known.
 * Nothing here writes; how each of it changes is in `board`.
 */

import type { HexIndex } from '../../../core/hex/hex';
import type { Options } from '../scenario/optionSettings';
import type { Scenario } from '../scenario/scenario';
import type { Barriers } from './barriers';
import { type Battlefield, battlefieldOf, sideIndex } from './battlefield';
import { type Facts, factsOf, type Ground } from './facts';
import { Occupancy } from './occupancy';
import { LivePiece, type Piece } from './piece';
import { newStamp } from './stamps';
import type { State } from './state';

export abstract class BoardToAsk {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly field: Battlefield;
  protected readonly live: readonly LivePiece[];
  /** All Leaders, and all guns, wherever they are. */
  readonly leaders: readonly Piece[];
  readonly guns: readonly Piece[];
  /** All units and Leaders of either side, which are its own for good. */
  readonly forces: readonly [readonly Piece[], readonly Piece[]];
  protected readonly standing: Occupancy;
  protected known: Facts;
  protected ground: Ground;
  protected phasing: 0 | 1;
  protected stamped: number;
  protected readonly laidOut: [number, number];
  protected seen: number;

  /** As another one has it; of a state all but where its counters are, and where zones reach. */
  constructor(from: State | BoardToAsk) {
    this.scenario = from.scenario;
    this.options = from.options;
    this.field = battlefieldOf(from.scenario);
    const like = from instanceof BoardToAsk ? from : null;
    this.live = like
      ? like.live.map((piece) => piece.copy())
      : from.scenario.counters.map((printed, index) => new LivePiece(this.field, index, printed));
    const { leaders, guns, forces } = this.field;
    this.leaders = piecesAt(this.live, leaders);
    this.guns = piecesAt(this.live, guns);
    this.forces = [piecesAt(this.live, forces[0]), piecesAt(this.live, forces[1])];
    this.standing = new Occupancy(this.field, this.live, like?.standing);
    this.stamped = like ? like.stamped : newStamp();
    this.laidOut = like ? [...like.laidOut] : [newStamp(), newStamp()];
    this.seen = like ? like.seen : newStamp();
    this.ground = like ? like.ground : { walls: null, zones: new Uint8Array(this.field.grid.size * 6) };
    this.known = from instanceof BoardToAsk ? from.known : factsOf(from);
    this.phasing = like ? like.phasing : sideIndex(from.scenario, from.phasingSide);
  }

  /** Another one after every write. */
  get stamp(): number {
    return this.stamped;
  }
  /** By side: another one whenever one of its units comes, goes, is disrupted or recovers. */
  get layouts(): readonly [number, number] {
    return this.laidOut;
  }
  /**
   * Another one whenever a unit or a gun comes, goes or moves: until then it is seen past all of them as before.
   * @rule 5.23
   */
  get sights(): number {
    return this.seen;
  }

  /** In the scenario's order. */
  get pieces(): readonly Piece[] {
    return this.live;
  }
  get walls(): Barriers | null {
    return this.ground.walls;
  }
  /** 0 or 1: whose Player-Turn it is. */
  get phasingIndex(): 0 | 1 {
    return this.phasing;
  }
  /** Where Zones of Control reach, six a hex by direction. */
  get zones(): Uint8Array {
    return this.ground.zones;
  }
  get facts(): Facts {
    return this.known;
  }
  get day(): Facts['day'] {
    return this.known.day;
  }
  get deployment(): Facts['deployment'] {
    return this.known.deployment;
  }
  get gameTurn(): Facts['gameTurn'] {
    return this.known.gameTurn;
  }
  get phasingSide(): Facts['phasingSide'] {
    return this.known.phasingSide;
  }
  get phase(): Facts['phase'] {
    return this.known.phase;
  }
  get losses(): Facts['losses'] {
    return this.known.losses;
  }
  get demoralized(): Facts['demoralized'] {
    return this.known.demoralized;
  }
  get obligations(): Facts['obligations'] {
    return this.known.obligations;
  }
  get mayReturnToMovement(): Facts['mayReturnToMovement'] {
    return this.known.mayReturnToMovement;
  }
  get pending(): Facts['pending'] {
    return this.known.pending;
  }
  get over(): Facts['over'] {
    return this.known.over;
  }

  /** Who stands in the hex, in the scenario's order; off the map stands nobody. */
  piecesIn(hex: HexIndex): readonly Piece[] {
    return this.standing.piecesIn(hex);
  }
  unitIn(hex: HexIndex): Piece | null {
    return this.standing.unitIn(hex);
  }
  /** Undisrupted units of a side that control the hex, in the scenario's order. @rule 7.11 */
  controllersOf(side: 0 | 1, hex: HexIndex): readonly Piece[] {
    return this.standing.controllersOf(side, hex);
  }
  isControlled(side: 0 | 1, hex: HexIndex): boolean {
    return this.standing.isControlled(side, hex);
  }
  /** Whether units of a side stand beside the hex, whatever lies between. */
  isBeside(side: 0 | 1, hex: HexIndex): boolean {
    return this.standing.isBeside(side, hex);
  }
  /** How many units of a side stand in each hex. */
  unitsBy(side: 0 | 1): Uint8Array {
    return this.standing.units[side];
  }
  /** How many units and guns of either side stand in each hex: what stops a line of sight. @rule 5.23 */
  get opaque(): Uint8Array {
    return this.standing.opaque;
  }
  /** Whether two or more units of a side share a hex somewhere. @rule 6.32 */
  isCrowded(side: 0 | 1): boolean {
    return this.standing.crowded[side] > 0;
  }
}

function piecesAt(live: readonly Piece[], indices: readonly number[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const index of indices) {
    const piece = live[index];
    if (piece) pieces.push(piece);
  }
  return pieces;
}
