/** What independent dice bring, as a chart and in words. */
import type { Chart } from './contract/table';
import { chanceOf, type Spread, spreadOf } from './distribution';
import { perCent } from './prospects';

/** So many bars at most; where there are more figures, several share one. */
const MOST_BARS = 12;

/** `figureOf` words one figure; several that share a bar are `3–5`. */
export function barsOf(spread: Spread, figureOf: (figure: number) => string = inWords): Chart['bars'] {
  const figures = spread.bars.map(({ figure }) => figure);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const width = Math.ceil((most - least + 1) / MOST_BARS);
  const grouped = spreadOf(
    { of: spread.of, endings: spread.bars.map(({ figure, ways }) => ({ vector: [figure], ways })) },
    ([figure = 0]) => Math.floor((figure - least) / width),
  );
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, at) => {
    const from = least + at * width;
    const to = Math.min(most, from + width - 1);
    const ways = grouped.bars.find(({ figure }) => figure === at)?.ways ?? 0n;
    return {
      label: from === to ? figureOf(from) : `${figureOf(from)}–${figureOf(to)}`,
      chance: chanceOf(ways, spread.of),
    };
  });
}

function inWords(figure: number): string {
  return figure < 0 ? `−${-figure}` : `${figure}`;
}

/** `17 %`; neither 0 nor 100 unless it is for certain. */
export function chanceInWords(share: number): string {
  const whole = Math.round(100 * share);
  if (whole === 0) return `under ${perCent(1)}`;
  return whole === 100 && share < 1 ? `over ${perCent(99)}` : perCent(whole);
}

/** `3.5` */
export function rounded(figure: number): string {
  return figure.toFixed(1);
}

/** `+3.5`, `−0.4`, `0.0` */
export function signed(figure: number): string {
  const text = rounded(Math.abs(figure));
  return text === '0.0' ? text : figure < 0 ? `−${text}` : `+${text}`;
}
