/**
 * How hard a computer player thinks. Looking back has a level of its own, made of the captain's (`review`); what
 * a mind does with few positions, and with little care, is its own: one may only ask whether they are few.
 */

export type Level = {
  /** Positions weighed for one decision, as a phase is. */
  readonly positions: number;
  /** How much of the usual heed is paid to what the other side could do next, in per cent. */
  readonly care: number;
  /** The best plans that are played on, and how often each; 0: none is. */
  readonly playedOn: number;
  readonly times: number;
  /** Positions for each decision while a plan is played on. */
  readonly onTheWay: number;
  /** How many turns it is played on, that of the plan counted. */
  readonly turns: number;
};

export const LEVELS = {
  recruit: { positions: 14, care: 0, playedOn: 0, times: 0, onTheWay: 0, turns: 0 },
  captain: { positions: 500, care: 100, playedOn: 0, times: 0, onTheWay: 0, turns: 0 },
  marshal: { positions: 1_500, care: 100, playedOn: 4, times: 8, onTheWay: 25, turns: 2 },
} as const satisfies { readonly [name: string]: Level };

export type LevelName = keyof typeof LEVELS;
/** The weakest first. */
export const LEVEL_NAMES = ['recruit', 'captain', 'marshal'] as const satisfies readonly LevelName[];
