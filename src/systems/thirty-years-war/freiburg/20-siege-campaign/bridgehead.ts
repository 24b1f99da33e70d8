import type { HexNumber } from '../../scenario/map';
import type { Scenario } from '../../scenario/scenario';

/** Hexes that the way back into the town hangs on, where it can be defended from the first day. @rule freiburg:20.31 */
export function bridgeheadOf({ map, freiburg }: Scenario): readonly HexNumber[] {
  return freiburg?.townDefence ? (map.areas.bridgehead ?? []) : [];
}
