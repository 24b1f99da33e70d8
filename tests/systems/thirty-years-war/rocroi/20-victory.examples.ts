/** Cases 20.0 to 20.2 of Rocroi: Victory Points and levels. */
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../helpers/cases';
import { endPhase, played } from '../../../helpers/positions/board';
import { ABSENT, type Change, changed, composed, rocroi } from '../../../helpers/positions/scenarioJson';

type Losses = { readonly french?: readonly [number, number]; readonly spanish?: readonly [number, number] };
type End = {
  readonly losses?: Losses;
  readonly lost?: readonly string[];
  readonly captured?: readonly string[];
  readonly demoralized?: readonly string[];
  readonly options?: { readonly [option: string]: string };
};

/** Rocroi in its very last phase, with two units far apart, all guns, and such losses; the file may be changed. */
function lastPhase(end: End, ...changes: readonly Change[]): State {
  const { losses = {}, lost = [], captured = [], demoralized = [], options = {} } = end;
  const guns = { 'fr-art-1': '1811', 'fr-art-2': '1814', 'sp-art-1': '1212', 'sp-art-2': '1215' };
  const positions = { 'fr-royaux': '2116', 'sp-1-german': '0813', ...guns };
  const asLosses = Object.entries(losses).map(([side, [ordinary, demoralizedInfantry]]) => [
    side,
    { ordinary, demoralizedInfantry },
  ]);
  const start = {
    ...{ gameTurn: 14, phasingSide: 'spanish', phase: 'combat', beckHasCome: true },
    ...{ losses: Object.fromEntries(asLosses), eliminated: lost, captured, demoralized },
  };
  const file = changed(
    composed(),
    [['positions'], positions],
    [['totals'], ABSENT],
    [['start'], start],
    ...changes,
  );
  const scenario = thirtyYearsWar.read.scenario(file);
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, options));
}
/** Victory Points when the game ends so: `[French, Spanish]`. */
function points(end: End, ...changes: readonly Change[]): readonly (number | undefined)[] {
  const { points: won } = verdictOf(end, ...changes);
  return [won?.french, won?.spanish];
}
function verdictOf(end: End, ...changes: readonly Change[]) {
  const verdict = thirtyYearsWar.verdict(played(lastPhase(end, ...changes), endPhase()));
  if (!verdict) throw new Error('the game has not ended');
  return verdict;
}

counted('rocroi:20.11', 'an army without categories is never demoralized', () => {
  const spanish = rocroi.categories.filter(({ side }) => side === 'spanish');
  const counters = rocroi.counters.filter(({ side, kind }) => side === 'spanish' || kind === 'artillery');
  const positions = { 'fr-art-1': '1811', 'sp-1-german': '0813' };
  const file: readonly Change[] = [
    [['categories'], spanish],
    [['counters'], counters],
    [['positions'], positions],
    [['leaderPoints'], {}],
  ];
  return [points({ losses: { french: [300, 0] } }, ...file), [0, 300]];
});
counted('rocroi:20.12', 'where a file names no points for it, demoralization is worth nothing', () => [
  points({ losses: { french: [82, 0], spanish: [125, 0] } }, [['demoralizationPoints'], ABSENT]),
  [125, 82],
]);
