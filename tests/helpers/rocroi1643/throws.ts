/** Every way of throwing the dice of an attack, carried out by the rules. */
import type { CounterId } from '../../../src/core/contract/values';
import { thinkOn } from '../../../src/core/think';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import { optionsOf } from '../../../src/systems/rocroi-1643/11-combat/retreat';
import type { RetreatHex } from '../../../src/systems/rocroi-1643/11-combat/retreat-hexes';
import { theDecision } from '../../../src/systems/rocroi-1643/engine/declare';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { openDecision } from '../../../src/systems/rocroi-1643/play/heading';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];

/** As the attack counts its ways: each throw is one of six. */
export const WAYS = 6 ** 17;
/** Attacks with more throws behind each other are left out: friends who are pushed or run through are tested as well. */
const MOST_DICE = 6;

/**
 * Each end of an attack, with how many of the `WAYS` lead to it, the test of a charge included and nobody advancing. Who
 * has to go takes the hex that is safest, who runs the first of equal ways. False: it takes too many throws.
 */
export function everyThrow(
  state: State,
  of: { readonly unit: CounterId; readonly target: CounterId; readonly charge: boolean },
  end: (after: State, ways: number) => void,
): boolean {
  const attack = reader.read.command({ do: 'attack', ...of });
  const follow = (faces: readonly number[], ways: number): boolean => {
    let next = 0;
    const thinking = thinkOn(rules, state);
    const roll = () => faces[next++] ?? 1;
    for (let command: Command | null = attack; command && next <= faces.length; ) {
      thinking.play(command, roll);
      command = answered(thinking.state());
    }
    if (next > faces.length) {
      if (faces.length === MOST_DICE) return false;
      return [1, 2, 3, 4, 5, 6].every((face) => follow([...faces, face], ways / 6));
    }
    end(thinking.state(), ways);
    return true;
  };
  return follow([], WAYS);
}

/** What the owner of a unit that goes back, runs or may advance, or of a leader, answers; null: nothing of that is asked. */
function answered(state: State): Command | null {
  const board = boardOf(state);
  const asked = openDecision(board)?.name;
  if (asked === 'retreatTo') {
    const open = theDecision(board, 'retreatTo');
    const mover = board.knownUnit(open.mover);
    const risk = ({ test, pushes }: RetreatHex) =>
      (test === null ? 0 : Math.max(0, test - mover.morale)) +
      (pushes && board.options.pushDisorder === 'pushing' ? 6 : 0);
    const [safest] = optionsOf(board, open).open.toSorted((a, b) => risk(a) - risk(b));
    return safest ? { do: 'retreat', to: board.number(safest.hex) } : null;
  }
  if (asked === 'advanceInto') return { do: 'advance', unit: null, leaders: [] };
  if (asked !== 'runTo' && asked !== 'placeLeader') return null;
  const [first] = rules.moves(state);
  return first ?? null;
}
