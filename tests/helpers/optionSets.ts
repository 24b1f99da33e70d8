/** Which set-up options random games are played with: every one that matters on the map of Rocroi, alone and all. */
export type OptionSet = { readonly name: string; readonly options: { readonly [option: string]: string } };

const FLIPPED = {
  beck: 'yes',
  increasedLeaders: 'yes',
  simplifiedDemoralization: 'yes',
  askDefender: 'yes',
  manyAgainstMany: 'oneSide',
  beckEntry: 'mayWait',
  leaderRemovalRadius: 'value',
} as const;
type Flipped = keyof typeof FLIPPED;

/** There are no hilltops and no woods at Rocroi, so that `hilltopHalf` and `woodsCost` change nothing there. */
export const OPTION_SETS: readonly OptionSet[] = [
  { name: 'default', options: {} },
  flipped('beck'),
  flipped('increasedLeaders'),
  flipped('simplifiedDemoralization'),
  flipped('askDefender'),
  flipped('manyAgainstMany'),
  flipped('beck', 'beckEntry'),
  flipped('increasedLeaders', 'leaderRemovalRadius'),
  { name: 'all flipped', options: FLIPPED },
];

function flipped(...ids: readonly Flipped[]): OptionSet {
  return {
    name: ids.map((id) => `${id}=${FLIPPED[id]}`).join(' '),
    options: Object.fromEntries(ids.map((id) => [id, FLIPPED[id]])),
  };
}
