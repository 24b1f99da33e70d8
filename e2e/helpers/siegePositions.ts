/** Moments of the siege of Freiburg as game files, on its real map. The players throw their own dice. */
import { scenarioNamed } from '../../src/headless/catalogue';

type Moment = {
  readonly on: { readonly [counter: string]: string };
  readonly start: { readonly [key: string]: unknown };
};

/** A game of the siege that begins at this moment, without a set-up. */
function siegeAt({ on, start }: Moment): object {
  const whole = scenarioNamed('freiburg-siege');
  if (typeof whole !== 'object' || whole === null) throw new Error('no siege');
  return {
    ...{
      format: 'tercio-game',
      formatVersion: 1,
      system: 'thirty-years-war',
      seed: 'siege',
      diceFrom: 'hand',
    },
    scenario: {
      whole: {
        ...whole,
        ...{ deployment: null, totals: {}, positions: on },
        start: { gameTurn: 1, phasingSide: 'french', ...start },
      },
    },
    entries: [],
  };
}

const lastFrench = (...hexes: readonly string[]) => ({
  lastIn: Object.fromEntries(hexes.map((hex) => [hex, 'french'])),
});

/** A French gun before the suburb, whose walls at 0913 have been hit once; no enemy unit to fire at. */
export function gunBeforeTheWalls(): object {
  return siegeAt({
    on: {
      ...{ 'fr-art-1': '0916', 'fr-6-3-01': '0916', 'me-4-3-01': '1014' },
      ...{ 'bav-6-3-01': '0811', 'bav-leader-von-mercy': '0811' },
    },
    start: { phase: 'artilleryFire', wallHits: { '0913': 1 } },
  });
}

/** A Bavarian tercio within the suburb, and a French one below its wall. */
export function overTheTeeth(phasingSide: 'french' | 'bavarian'): object {
  return siegeAt({
    on: { 'bav-6-3-01': '0813', 'fr-6-3-01': '0814', 'bav-6-3-02': '0711' },
    start: { phase: 'combat', phasingSide },
  });
}

/** French foot within the Predigertor, its comrades still outside: the gateway belongs to neither side. */
export function atTheGate(): object {
  return siegeAt({
    on: { 'fr-6-3-01': '0714', 'fr-3-8-01': '0716', 'bav-6-3-01': '0609' },
    start: { phase: 'movement' },
  });
}

/** The end of the first day, with the Neuburg in French hands. */
export function neuburgTaken(): object {
  return siegeAt({
    on: {
      ...{ 'fr-6-3-01': '0410', 'fr-6-3-02': '0510', 'fr-art-1': '0313', 'fr-leader-d-enghien': '0410' },
      ...{ 'bav-6-3-01': '0711', 'bav-6-3-02': '0811', 'bav-art-1': '0711', 'bav-leader-von-mercy': '0711' },
    },
    start: {
      ...{ gameTurn: 12, phasingSide: 'bavarian', phase: 'combat', wallHits: { '0410': 2 } },
      ...lastFrench('0409', '0410', '0411', '0510'),
    },
  });
}
