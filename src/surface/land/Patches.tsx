/** One sign in many places: see `patches` in `paths`. */
export function Patches({
  className,
  paths,
}: {
  readonly className: string;
  readonly paths: readonly string[];
}) {
  // Drawn once a game, in this order.
  return paths.map((d) => <path key={d} className={className} d={d} />);
}
