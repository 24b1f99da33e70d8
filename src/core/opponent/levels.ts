/**
 * How hard a computer player thinks. Advice is what `ADVISER` finds, and what is looked back at is compared with that
 * (`review`). What a mind does with few positions, and with little care, is its own: one may only ask whether they are
 * few.
 */

export type Level = {
  /** Positions weighed for one decision, as a phase is. */
  readonly positions: number;
  /** How much of the usual heed is paid to what the other side could do next, in per cent. */
  readonly care: number;
  /** The best plans that are played on, and how often each at most; 0: none is. */
  readonly playedOn: number;
  readonly times: number;
  /** Positions for each decision while a plan is played on. */
  readonly onTheWay: number;
  /**
   * How many turns it is played on, that of the plan counted: with four one's own answer to the reply is seen, and the
   * reply to that.
   */
  readonly turns: number;
  /** No plan is tried again once all tries of a decision took so many commands; left out: they do not count. */
  readonly commands?: number;
};

export const LEVELS = {
  recruit: { positions: 14, care: 0, playedOn: 0, times: 0, onTheWay: 0, turns: 0 },
  captain: { positions: 100, care: 60, playedOn: 0, times: 0, onTheWay: 0, turns: 0 },
  marshal: {
    ...{ positions: 1_500, care: 100 },
    ...{ playedOn: 6, times: 40, onTheWay: 8, turns: 4, commands: 5_000 },
  },
} as const satisfies { readonly [name: string]: Level };

/** Not a player: what plans are found with for a person who asks. */
export const ADVISER: Level = {
  ...{ positions: 500, care: 100, playedOn: 0, times: 0, onTheWay: 0, turns: 0 },
};

export type LevelName = keyof typeof LEVELS;
/** The weakest first. */
export const LEVEL_NAMES = ['recruit', 'captain', 'marshal'] as const satisfies readonly LevelName[];
