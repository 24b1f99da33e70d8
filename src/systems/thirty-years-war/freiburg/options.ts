/** How the wording of the rules of Freiburg is read. */
import type { OptionSettings, ValuesOf } from '../scenario/optionSettings';
import type { Scenario } from '../scenario/scenario';

export const FREIBURG_OPTIONS = {
  hillWorks: {
    rule: 'freiburg:18.71',
    label: 'The works on the Hill',
    text: 'With no Bavarian unit in the works on the Hill at the end of 5 August the French win: after a set-up in the rows of that day, or always.',
    values: { rows: 'After a set-up in the rows of 5 August', always: 'Always' },
    default: 'rows',
    // Victory of the campaign is what it is about; @rule freiburg:18.7
    means: ({ freiburg }) => freiburg?.victory === '18.7',
  },
  wallFire: {
    rule: 'freiburg:19.55',
    label: 'Fire at walls',
    text: 'A shot at the walls of a hex is not stopped by those walls, or it is, and guns outside have to aim at a hex before the wall.',
    values: { past: 'Not stopped by them', stopped: 'Stopped by them' },
    default: 'past',
  },
  siegeGround: {
    rule: 'freiburg:19.12',
    label: 'French ground before the town',
    text: 'The French set up three hexes or more from every Bavarian counter as it stands, or from every hex of the town.',
    values: { counters: 'From every Bavarian counter', town: 'From every hex of the town' },
    default: 'counters',
    isFelt: (scenario) => forcesOf(scenario).some(({ apart }) => apart),
  },
} as const satisfies OptionSettings;

function forcesOf({ deployment, freiburg }: Scenario) {
  return [deployment, freiburg?.townDefence?.deployment].flatMap((own) =>
    Object.values(own?.forces ?? {}).flat(),
  );
}

declare module '../engine/types' {
  interface OptionTypes extends ValuesOf<typeof FREIBURG_OPTIONS> {}
}
