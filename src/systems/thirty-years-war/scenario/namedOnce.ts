/** The places in a list of what an earlier place has already. */
export function repeatsIn(list: readonly string[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeats = new Set<number>();
  for (const [i, item] of list.entries()) {
    if (seen.has(item)) repeats.add(i);
    seen.add(item);
  }
  return repeats;
}
