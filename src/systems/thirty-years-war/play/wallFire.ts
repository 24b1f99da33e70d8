/** Fire at walls at the table: the other aim that a gun can be given. @rule freiburg:19.55 */
import { hexAt, numberOf, OFF_MAP } from '../../../core/hex';
import type { Choice, Foresight, Mark } from '../../../core/seam';
import type { Draft } from '../draft';
import { exclusiveRules } from '../exclusive';
import { rangeTo, wallFireReceipt, wallsInWords } from '../exclusive/freiburg/19-breaching';
import { hexNumberOf, type Piece, positionOf } from '../position';
import { fireReasons, targetsOf, waysToDisrupt } from '../rules/05-artillery';
import type { Aim } from '../rules/05-line-of-sight';
import { HITS_TO_BREACH } from '../rules/12-walls';
import type { HexNumber } from '../scenario';
import type { State } from '../state';
import { counted } from '../wording';
import { sightTo } from './sightLine';
import { atHex, foreseePress, type Press, perform, refuse, toDraft } from './stage';

export function aimOf(draft: Draft | null): Aim {
  return draft?.kind === 'fire' ? draft.aim : 'unit';
}

/** A gun taken up is aimed at units, unless walls are all that it sees. */
export function takenUp(state: State, gun: Piece): Draft {
  const onlyWalls = targetsOf(state, gun).length === 0 && wallTargets(state, gun).length > 0;
  return { kind: 'fire', gun: gun.id, aim: onlyWalls ? 'walls' : 'unit' };
}

function wallTargets(state: State, gun: Piece): readonly HexNumber[] {
  return exclusiveRules(state).wallTargets(state, gun);
}

export function seesWallsOf(state: State, gun: Piece, at: HexNumber): boolean {
  return exclusiveRules(state).wallFireReasons(state, gun, at).length === 0;
}

/** What to do now with the gun in hand. */
export function instructionFor(state: State, gun: Piece, aim: Aim): string {
  const where = hexNumberOf(positionOf(state), gun);
  if (aim === 'walls') {
    return `Choose a hex at whose walls the gun at ${where} fires. Every wall along a hex is breached by ${HITS_TO_BREACH} hits on it.`;
  }
  return `Choose an enemy unit for the gun at ${where}.`;
}

/** Turning the gun from units to walls, or back. */
export function aimChoice(state: State, gun: Piece, aim: Aim): readonly Choice[] {
  const [units, walls] = [targetsOf(state, gun).length, wallTargets(state, gun).length];
  if (aim === 'walls') {
    if (units === 0) return [];
    return [
      {
        ...{ target: { on: 'option', id: 'aim-units' }, label: 'Fire at a unit instead', key: 'b' },
        price: counted(units, 'target'),
      },
    ];
  }
  if (walls === 0) return [];
  return [
    {
      ...{ target: { on: 'option', id: 'aim-walls' }, label: 'Fire at a wall instead', key: 'b' },
      price: `${counted(walls, 'hex', 'hexes')} in sight`,
    },
  ];
}

export function wallChoices(state: State, gun: Piece): readonly Choice[] {
  return wallTargets(state, gun).map((at) => {
    const range = rangeTo(state, gun, at);
    return {
      target: { on: 'place', at },
      label: `Walls of ${at}, range ${range}${(state.wallHits[at] ?? 0) > 0 ? ', hit once' : ''}`,
      price: `${waysToDisrupt(range)} in 6`,
    };
  });
}

export function wallMarks(state: State, gun: Piece): readonly Mark[] {
  return wallTargets(state, gun).map((at) => ({
    means: 'target',
    label: `${waysToDisrupt(rangeTo(state, gun, at))}/6`,
    shape: atHex(at),
  }));
}

/**
 * A press with the gun aimed at walls: it fires, or for a unit without walls in sight is turned to units; of a unit
 * that it cannot fire at either both whys are told.
 */
export function pressWalls(state: State, gun: Piece, at: HexNumber, there: Piece | null): Press {
  const pressed = perform(state, { do: 'fireAtWalls', gun: gun.id, at });
  if (pressed.to !== 'refusal' || !there?.unit || there.side === gun.side) return pressed;
  const reasons = fireReasons(state, gun.id, there.id);
  if (reasons.length === 0) return toDraft({ kind: 'fire', gun: gun.id, aim: 'unit' });
  const further = pressed.reasons.filter(({ text }) => !reasons.some((reason) => reason.text === text));
  return refuse([...reasons, ...further]);
}

/** What a shot at the walls of that hex would come to, with the line of sight. */
export function foreseeWalls(state: State, gun: Piece, at: HexNumber, pressed: Press): Foresight {
  const { grid } = positionOf(state).field;
  const hex = hexAt(grid, at);
  if (hex === OFF_MAP) return foreseePress(pressed, '');
  const { marks } = sightTo(state, gun, hex, 'walls');
  if (pressed.to !== 'commands')
    return { ...foreseePress(pressed, 'Press to fire at the unit instead.'), marks };
  const { title, total } = wallFireReceipt(state, gun, numberOf(grid, hex), null);
  const hits = state.wallHits[at] ?? 0;
  const so = hits + 1 < HITS_TO_BREACH ? 'one of two hits that breach' : 'the second hit breaches';
  return {
    ...foreseePress(pressed, `${title}: ${so} ${wallsInWords(state, at)}.`, `${total} to hit`),
    marks,
  };
}

/** What the gun could fire at: `2 targets`, `4 hexes with walls`, `2 targets, 4 hexes with walls`. */
export function inSight(state: State, gun: Piece): string {
  const units = counted(targetsOf(state, gun).length, 'target');
  const walls = wallTargets(state, gun).length;
  if (walls === 0) return units;
  const hexes = `${counted(walls, 'hex', 'hexes')} with walls`;
  return targetsOf(state, gun).length === 0 ? hexes : `${units}, ${hexes}`;
}
