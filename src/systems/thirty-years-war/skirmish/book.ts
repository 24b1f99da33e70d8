/**
 * The rules of a skirmish: the standard ones, the charge as at Rocroi, and a victory line that the scenario states.
 * They are this table's own, for scenarios to learn by.
 */
import type { Book } from '../engine/book';
import { countsFor, sheets } from '../play/standing';
import { ROCROI_CHARGE } from '../rocroi/16-charge';
import { verdict } from '../standard/04-sequence/end';
import { chargeRule } from '../standard/08-combat/charge-rule';
import { SKIRMISH_CASES } from './cases';
import { checkSkirmish } from './check-scenario';
import { SKIRMISH_SCENARIO } from './scenario';
import * as points from './victory';

export const SKIRMISH = {
  name: 'skirmish',
  cases: SKIRMISH_CASES,
  scenario: SKIRMISH_SCENARIO,
  check: checkSkirmish,
  commands: [],
  events: [],
  decisions: [],
  overrides: [
    chargeRule.by(() => CHARGE),
    countsFor.by(points.countsFor),
    sheets.by(points.pointSheets),
    verdict.by(points.victory),
  ],
} satisfies Book;

/** No one is demoralized here, so that it need not be said. */
const CHARGE = { ...ROCROI_CHARGE, firm: 'no disrupted infantry' };
