/** What exclusive rules change in the Terrain Effects Chart itself: plain values, read when its tables are made. */
import type { RuleCase } from '../rulebook';
import type { RuleFolder } from '../scenario';
import type { HexGround, MovementCost } from '../tables/terrainEffects';

type Exception = { readonly cost: MovementCost; readonly rule: RuleCase };
type Exceptions = { readonly [G in HexGround]?: Exception };

const FOR_CAVALRY: { readonly [F in RuleFolder]: Exceptions } = {
  standard: {},
  rocroi: {},
  // French Cavalry may enter a Bavarian entrenchment; the chart closes it to all Cavalry.
  freiburg: { enemyEntrenchment: { cost: 3, rule: 'freiburg:16.1' } },
};

/** What Cavalry pays to enter such a hex under these rules, where that is not what the chart says. */
export function cavalryException(rules: RuleFolder, ground: HexGround): Exception | null {
  return FOR_CAVALRY[rules][ground] ?? null;
}
