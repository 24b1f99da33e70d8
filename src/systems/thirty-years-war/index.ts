/** The Thirty Years War system: the 1976 standard rules with the exclusive rules of each battle. */
import type { GameSystem } from '../../core/seam';
import { answers } from './answers';
import { canonical, check, evolve, resolve } from './engine/judge';
import { readCommand } from './engine/read';
import type { ThirtyYearsWar } from './engine/system';
import './exclusive';
import './exclusive/tables';
import { isCampaign, optionSpecsOf, readOptions } from './options';
import { board, table, tracks } from './play/board';
import { describe } from './play/describe';
import { dieInWords } from './play/dieInWords';
import { overlay, overlays } from './play/overlays';
import { onward } from './play/passing';
import { completeTyped, foresee, press, prompt } from './play/prompt';
import { recap } from './play/recap';
import { interlude, sheets } from './play/standing';
import { builtIn, readDraft } from './play/tables';
import { moment, tell } from './play/tell';
import { TYPED_FORMS } from './play/typed';
import { composeScenario, partOfScenario, readScenario, variantOf } from './readScenario';
import { rulebook } from './rulebook';
import { verdict } from './rules/04-end';
import { start } from './start';

export const thirtyYearsWar: GameSystem<ThirtyYearsWar> = {
  id: 'thirty-years-war',
  title: 'Thirty Years War',
  rulesVersion: 2,
  // Books may become known later.
  get rulebook() {
    return rulebook();
  },
  typedForms: TYPED_FORMS,
  read: {
    whole: composeScenario,
    partOf: partOfScenario,
    variant: variantOf,
    scenario: readScenario,
    // What the scenario presets holds unless it is chosen otherwise; anything but an object is refused as such.
    options: (scenario, json) =>
      readOptions(
        isObject(json) ? { ...scenario.options, ...json } : (json ?? scenario.options),
        scenario.rules,
        isCampaign(scenario),
      ),
    command: readCommand,
    draft: readDraft,
  },
  optionSpecs: optionSpecsOf,
  start,

  canonical,
  check,
  resolve,
  evolve,
  onward,

  built: builtIn,
  press,
  foresee,
  completeTyped,
  prompt,
  board,
  overlays,
  overlay,
  describe,
  dieInWords,
  tracks,
  sheets,
  table,
  moment,
  tell,
  recap,
  interlude,
  answers,
  verdict: (state) => (state.over ? verdict(state) : null),
};

function isObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
