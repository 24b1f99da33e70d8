/**
 * What decides the days of Freiburg, for the computer player: in hundredths of a Strength Point, as all its weights.
 */
export const FREIBURG_WEIGHTS = {
  /**
   * Of each step towards a broken Line, four hexes cleared and two of them held, and of the whole. @rule freiburg:17.15
   */
  lineStep: 350,
  line: 3_000,
  /** Of each work of the Line that no Bavarian unit stands in, near a French one, in whatever gap. */
  work: 70,
  /** The share of its usual worth that a Strength Point has there. */
  strengthAtLine: 0.4,
  /** Of each condition met on 5 August, and of each Bavarian unit that is still on the Hill. @rule freiburg:17.25 */
  condition: 1_500,
  onHill: 60,
  /** Of each Victory Point of 9 August. @rule freiburg:17.36 */
  point: 300,
  /** Of each Victory Point of the siege, and of each hex towards a broken section. @rule freiburg:19.6 */
  siegePoint: 1_200,
  sectionHex: 120,
  /**
   * Of each Bavarian unit that has left on the last day of the campaign, up to seven, the share of it that one on the
   * map counts, which can still be lost, that much more for its Line of Communications, and of winning: for the
   * Bavarians half of it, as Lines can still be cut. @rule freiburg:18.7
   */
  counted: 200,
  stillThere: 0.5,
  linked: 100,
  campaign: 3_000,
  /**
   * Of an army that is demoralized; as its losses grow, that much of it as the square of their share. @rule
   * freiburg:15.1
   */
  army: { bavarian: 700, french: 700, mercenary: 500 },
} as const;
