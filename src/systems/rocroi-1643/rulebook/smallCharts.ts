/** What the rules say in lists, as tables: modifiers of combat, tests of morale, points. */
import type { CellExample } from '../../../core/contract/reader';
import type { PrintedTable } from './cited';
import { MODIFIERS_SHOWN, POINTS_SHOWN, TESTS_SHOWN } from './shown';

type Line = readonly [what: string, by: string, said: string, shown: CellExample];

function chart(
  parts: Pick<PrintedTable, 'id' | 'rule' | 'title' | 'corner' | 'notes'>,
  column: string,
  lines: readonly Line[],
): PrintedTable {
  return {
    ...parts,
    columns: [column],
    rows: lines.map(([what]) => what),
    cells: lines.map(([, by]) => [by]),
    says: (row) => lines[row]?.[2] ?? '',
    shownBy: (row) => lines[row]?.[3] ?? null,
  };
}

export const MODIFIERS = chart(
  {
    ...{ id: 'modifiers', rule: '11.4', title: 'Modifiers of combat', corner: 'What counts' },
    notes: ['All that apply are added up, with equipment and ground.'],
  },
  'To the die',
  [
    [
      'Leader with the attacker',
      'his value',
      'The best leader in the hex of the attacker adds his value.',
      MODIFIERS_SHOWN.leader,
    ],
    [
      'Morale',
      '-2 to +2',
      'The morale of the attacker less that of the defender, 2 at most.',
      MODIFIERS_SHOWN.morale,
    ],
    ['Each unit in support', '+1', 'Every unit that supports the attack adds 1.', MODIFIERS_SHOWN.support],
    [
      'Combined arms',
      '+1',
      'Active foot and active horse both have the target in front of them.',
      MODIFIERS_SHOWN.combinedArms,
    ],
    [
      'From a flank',
      '+2',
      'The attacker, or a supporter that is in no other enemy zone, is on a flank of the target; not of a tercio.',
      MODIFIERS_SHOWN.flank,
    ],
    ['From the rear', '+3', 'The same from the rear; not of a tercio.', MODIFIERS_SHOWN.rear],
    ['Charge at horse', '+1', 'A charge at horse in any state adds 1.', MODIFIERS_SHOWN.chargeAtHorse],
    [
      'Charge at disorganised foot',
      '+2',
      'A charge at foot or a tercio that is disorganised adds 2.',
      MODIFIERS_SHOWN.chargeAtFoot,
    ],
    [
      'Target disorganised',
      '+1',
      'A target that is disorganised, and not routed, adds 1.',
      MODIFIERS_SHOWN.disorganisedTarget,
    ],
    [
      'Target routed',
      '+2',
      'A routed target adds 2, instead of the 1 for disorder.',
      MODIFIERS_SHOWN.routedTarget,
    ],
    [
      'Each support of the target',
      '-1',
      'Every unit that supports the defender takes off 1.',
      MODIFIERS_SHOWN.targetSupport,
    ],
    [
      'Horse into rough ground',
      '-1',
      'Horse that attacks a unit in wood or marsh: 1 less, besides what the ground says.',
      MODIFIERS_SHOWN.horseInTheRough,
    ],
    [
      'Attacker disorganised',
      '-2',
      'A disorganised attacker has 2 less.',
      MODIFIERS_SHOWN.disorganisedAttacker,
    ],
    [
      'Attacker reduced',
      '-2',
      'An attacker that has lost a step has 2 less.',
      MODIFIERS_SHOWN.reducedAttacker,
    ],
    ['Attacker out of command', '-1', 'An attacker out of command has 1 less.', MODIFIERS_SHOWN.outOfCommand],
  ],
);

export const TESTS = chart(
  {
    ...{ id: 'tests', rule: '12.2', title: 'Tests of morale', corner: 'Die and morale are added after' },
    notes: ['A unit that is disorganised by a test and was so before is tested for rout.'],
  },
  'Goes wrong at',
  [
    [
      'A turn in an enemy zone (7.2)',
      '5 or less',
      'With 5 or less the unit is disorganised; it is turned in any case.',
      TESTS_SHOWN.turn,
    ],
    [
      'A charge (11.2)',
      '5 or less',
      'With 5 or less the horse that charged is disorganised.',
      TESTS_SHOWN.charge,
    ],
    [
      'Retreat into an enemy zone (11.8)',
      '6 or less',
      'With 6 or less the unit is disorganised; on the flank or rear of a tercio, too.',
      TESTS_SHOWN.retreatIntoZone,
    ],
    [
      'Retreat onto a flank (11.8)',
      '4 or less',
      'With 4 or less the unit is disorganised.',
      TESTS_SHOWN.retreatOntoFlank,
    ],
    [
      'A second disorder (12.2)',
      '5 or less',
      'With 5 or less the unit routs. A leader in its hex adds 1.',
      TESTS_SHOWN.rout,
    ],
    [
      'Rally (12.4)',
      '6 or less',
      'With 6 or less it runs again; with 7 it rallies. The value of a leader in range is added.',
      TESTS_SHOWN.rally,
    ],
  ],
);

export const POINTS = chart(
  {
    ...{ id: 'points', rule: '13.0', title: 'Victory points', corner: 'Loss of the enemy' },
    notes: [
      'Routed units count as lost.',
      'The larger sum by the smaller, cut to one decimal: 1.0 draw, 1.1 to 1.4 minor, 1.5 to 1.9 major, 2.0 strategic.',
    ],
  },
  'Points',
  [
    ['Commander in chief', '10', 'A commander in chief who is dead is worth 10 points.', POINTS_SHOWN.chief],
    ['Leader of a corps', '6', 'Each leader of a corps who is dead is worth 6 points.', POINTS_SHOWN.leader],
    ['Aide', '3', 'Each aide who is dead is worth 3 points.', POINTS_SHOWN.aide],
    ['Step of a tercio', '3', 'Each step of a tercio that is lost is worth 3 points.', POINTS_SHOWN.tercio],
    ['Step of other foot', '2', 'Each step of other foot that is lost is worth 2 points.', POINTS_SHOWN.foot],
    ['Horse', '1', 'Each unit of horse that is lost is worth 1 point.', POINTS_SHOWN.horse],
    [
      'Disorganised',
      'a quarter',
      'A unit that is disorganised as the game ends is worth a quarter of its remaining steps.',
      POINTS_SHOWN.disorganised,
    ],
  ],
);
