/** Foot and horse, as many as they are strong: they fill the upper part of a counter. */
import { HORSEMAN, outlineAt } from '../../../../surface/figures';

/** Strength Points that one file of pikes or one horseman stands for. */
const TO_A_FILE = 2;
const MOST_FILES = 8;
const MOST_RIDERS = 4;

/** How many files or riders are drawn for so many Strength Points: at least one, and no more than fit. */
function drawnFor(strength: number, most: number): number {
  return Math.min(Math.max(Math.round(strength / TO_A_FILE), 1), most);
}

const figure = (...values: readonly number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ');

const FILE = 3.5;

/** A block of pikes between two sleeves of shot, as wide as it is strong: a file for two Strength Points. */
export function Foot({ strength }: { readonly strength: number }) {
  const files = drawnFor(strength, MOST_FILES);
  const edge = (files * FILE) / 2;
  const solids = [`M${figure(-edge - 5.4, -8)}h4.6v4.8h-4.6z`, `M${figure(edge + 0.8, -8)}h4.6v4.8h-4.6z`];
  let shafts = `M${figure(-edge - 3.1, -8)}l1.3-4.2M${figure(edge + 3.1, -8)}l-1.3-4.2`;
  for (let file = 0; file < files; file += 1) {
    const x = (file + 0.5) * FILE - edge;
    // The outer pikes lean out a little and are lower.
    const lean = files === 1 ? 0 : (x / edge) * 1.5;
    const top = -19 + Math.abs(lean) * 0.8;
    solids.push(`M${figure(x - FILE / 2 + 0.3, -10)}h${FILE - 0.6}v6.8h${0.6 - FILE}z`);
    solids.push(`M${figure(x + lean, top - 2.6)}l1.3 4.2h-2.6z`);
    shafts += `M${figure(x, -10)}L${figure(x + lean, top)}`;
  }
  return (
    <g className="symbol foot">
      <path className="solid" d={solids.join('')} />
      <path className="pikes" d={shafts} />
    </g>
  );
}

const RIDER_SCALE = 0.62;
/** How far apart riders are, by their number. */
const APART = [0, 0, 13, 9, 6.4] as const;

/** The outlines of so many riders beside each other. */
function troopOf(riders: number): readonly string[] {
  const apart = APART[riders] ?? 0;
  return Array.from({ length: riders }, (_, index) =>
    outlineAt(HORSEMAN, [(index - (riders - 1) / 2) * apart, -9.2], RIDER_SCALE),
  );
}
const TROOPS = APART.map((_, riders) => troopOf(riders));

/** A troop of horse: a rider for two Strength Points, the foremost in front. */
export function Horse({ strength }: { readonly strength: number }) {
  return (
    <g className="symbol horse">
      {TROOPS[drawnFor(strength, MOST_RIDERS)]?.map((rider) => (
        <path key={rider} className="solid rider" d={rider} />
      ))}
    </g>
  );
}
