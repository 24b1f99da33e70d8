/** What each level is like, for those who choose one. */
import type { LevelName } from '../../core/opponent/levels';

export const LEVEL_NOTES: { readonly [L in LevelName]: string } = {
  recruit: 'answers at once and overlooks a lot',
  captain: 'takes a little longer and misses less',
  marshal: 'plays its plans on to the next turn, some seconds each',
};
