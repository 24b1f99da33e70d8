/** What the page offers, from the files of the project: for tools that run without a bundler. */
import { catalogue, earlierOf, scenarioNamed } from '../../src/headless/catalogue';
import type { Offer } from '../../src/store/context';
import { offerOf } from '../../src/store/opening/offer';
import { SYSTEMS } from '../../src/systems';

/** Every file is read once. */
export function headlessOffer(): Offer {
  const entries = catalogue().map(({ id, name, system }) => {
    const json = scenarioNamed(id);
    const earlier = earlierOf(id).map((version) => () => version);
    return { id, system, title: name, subtitle: '', load: () => json, earlier };
  });
  return offerOf({ systems: SYSTEMS, catalogue: entries });
}
