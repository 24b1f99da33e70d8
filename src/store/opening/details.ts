/** What is said of a battle before it begins. */
import type { Parts } from '../context';
import type { Listing } from './listing';

/** null while systems and battles are on their way, and for a battle that is not among them. */
export function detailsOf(offer: Parts | null, { system: systemId, id }: Pick<Listing, 'system' | 'id'>) {
  const system = offer?.systems.find((one) => one.id === systemId);
  const entry = offer?.catalogue.find((one) => one.system === systemId && one.id === id);
  if (!system || !entry) return null;
  const scenario = system.read.scenario(entry.load());
  const specs = system.optionSpecs(scenario);
  const options = Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));
  const start = system.start(scenario, system.read.options(scenario, options));
  const { notes, sides } = system.table(start);
  return { system, specs, notes, sides, start };
}
