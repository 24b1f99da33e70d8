/** Every set that can be made of these, the empty one first; twice as many with each. */
export function subsets<I>(of: readonly I[]): readonly (readonly I[])[] {
  let sets: readonly (readonly I[])[] = [[]];
  for (const one of of) sets = sets.concat(sets.map((set) => [...set, one]));
  return sets;
}
