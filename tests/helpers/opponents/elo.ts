/** How much stronger a player is than another, out of the games between them. */

export type Score = { readonly won: number; readonly drawn: number; readonly lost: number };
/** A figure, and between what it lies in 95 of 100 cases. */
export type Estimate = { readonly is: number; readonly from: number; readonly to: number };

/** Standard deviations to either side that hold 95 in 100. */
const Z = 1.96;

/** From 0 to 1, a draw counting half; the interval is Wilson's, as if each game were won or lost. */
export function shareOf({ won, drawn, lost }: Score): Estimate {
  const games = won + drawn + lost;
  if (games === 0) throw new RangeError('no share of no games');
  const is = (won + drawn / 2) / games;
  const middle = (is + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((is * (1 - is)) / games + Z ** 2 / (4 * games ** 2));
  return { is, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** The same as a difference of Elo points; infinite for a player who never loses. */
export function eloOf(score: Score): Estimate {
  const { is, from, to } = shareOf(score);
  return { is: points(is), from: points(from), to: points(to) };
}

function points(share: number): number {
  return 400 * Math.log10(share / (1 - share));
}

/** `won 7, drawn 1, lost 2 of 10: 75 % (46 to 91), Elo +191 (-28 to +402)` */
export function scoreInWords(score: Score): string {
  const { won, drawn, lost } = score;
  const share = shareOf(score);
  const elo = eloOf(score);
  const perCent = (part: number) => Math.round(100 * part);
  return [
    `won ${won}, drawn ${drawn}, lost ${lost} of ${won + drawn + lost}:`,
    `${perCent(share.is)} % (${perCent(share.from)} to ${perCent(share.to)}),`,
    `Elo ${signed(elo.is)} (${signed(elo.from)} to ${signed(elo.to)})`,
  ].join(' ');
}

function signed(points: number): string {
  if (!Number.isFinite(points)) return points > 0 ? '+∞' : '-∞';
  return `${points < 0 ? '-' : '+'}${Math.abs(Math.round(points))}`;
}
