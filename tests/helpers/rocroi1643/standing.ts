import type { Json } from '../../../src/core/contract/values';
import type { Game } from '../../../src/core/game';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { type Standing, standingBy } from '../standing';

/** How a game of Rocroi 1643 stands, as `standingOf` tells it of the games of 1976. */
export function standingOf1643(game: Game<Rocroi1643>): Standing {
  return standingBy(rocroi1643, game, factsOf);
}

function factsOf({
  turn,
  step,
  side,
  units,
  leaders,
  batteries,
  cup,
  demoralized,
}: Rocroi1643['State']): Json {
  return {
    ...{ turn, step, side, cup: cup.toSorted(), demoralized: demoralized.toSorted() },
    units: units.map(({ id, at, facing, steps, order, moved, attacked }) => [
      ...[id, at, facing, steps, order],
      ...[moved, attacked],
    ]),
    leaders: leaders.map(({ id, at, fallen, aidesLost, moved }) => [id, at, fallen, aidesLost, moved]),
    batteries: batteries.map(({ id, owner, captured }) => [id, owner, captured]),
  };
}
