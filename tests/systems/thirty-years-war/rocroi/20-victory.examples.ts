/** Cases 20.0 to 20.2 of Rocroi: Victory Points and levels. */
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../helpers/cases';
import { attack, board, endPhase, move, played } from '../../../helpers/positions/board';
import type { Setting } from '../../../helpers/positions/boardFile';
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

counted('rocroi:20.0', 'victory is judged at the end of Game-Turn 14 and not before', () => {
  const before = lastPhase({ losses: { french: [60, 0] } });
  const after = played(before, endPhase());
  return [
    [before.over, thirtyYearsWar.verdict(before), after.over, thirtyYearsWar.verdict(after)?.winner],
    [false, null, true, 'spanish'],
  ];
});
counted('rocroi:20.0', 'an army without units has not lost before the last Game-Turn', () => {
  const setting = { phase: 'combat', rules: 'rocroi', gameTurn: 13 } as const;
  const state = played(
    board('F 40-3 0605 | S 10-2 0606', setting),
    [attack(['0605'], ['0606']), 1],
    endPhase(),
  );
  return [
    [state.over, state.phasingSide],
    [false, 'spanish'],
  ];
});
counted('rocroi:20.0', 'the higher total wins', () => [
  [
    verdictOf({ losses: { french: [40, 0], spanish: [20, 0] } }).winner,
    verdictOf({ losses: { spanish: [20, 0] } }).winner,
  ],
  ['spanish', 'french'],
]);

const fights = (line: string, setting: Setting = {}) =>
  board(line, { phase: 'combat', rules: 'rocroi', ...setting });
counted(
  'rocroi:20.1',
  'infantry counts double only if it was demoralized before the battle that eliminates it',
  () => {
    const line = 'F 99-3 0605 | S 10-2 0606 italian | F 99-3 0105 | S 8-2 0106 italian';
    const first = played(fights(line, { losses: { S: [105, 0] } }), [attack(['0605'], ['0606']), 1]);
    const second = played(first, [attack(['0105'], ['0106']), 1]);
    return [
      [first.losses.spanish, second.losses.spanish],
      [
        { ordinary: 115, demoralizedInfantry: 0 },
        { ordinary: 115, demoralizedInfantry: 8 },
      ],
    ];
  },
);
counted('rocroi:20.1', 'also when two infantry units fall in that one battle', () => {
  const line = 'F 99-3 0609 | S 10-2 0610 italian | S 10-2 0710 italian';
  const state = played(fights(line, { losses: { S: [105, 0] } }), [attack(['0609'], ['0610', '0710']), 1]);
  return [state.losses.spanish, { ordinary: 125, demoralizedInfantry: 0 }];
});
counted('rocroi:20.1', 'demoralized cavalry counts once', () => {
  const state = played(fights('F 99-3 0605 | S 4-6 0606', { losses: { S: [100, 0] } }), [
    attack(['0605'], ['0606']),
    1,
  ]);
  return [state.losses.spanish, { ordinary: 104, demoralizedInfantry: 0 }];
});
counted(
  'rocroi:20.1',
  'infantry of a category in good spirits counts once, whatever the other has suffered',
  () => {
    const state = played(fights('F 99-3 0605 | S 12-2 0606', { losses: { S: [110, 0] } }), [
      attack(['0605'], ['0606']),
      1,
    ]);
    return [state.losses.spanish, { ordinary: 122, demoralizedInfantry: 0 }];
  },
);
counted('rocroi:20.1', 'the Royaux count double once the French cavalry is demoralized', () => {
  const state = fights('S 99-2 0605 | F 15-3 0606 royaux', { side: 'S', losses: { F: [90, 0] } });
  return [
    played(state, [attack(['0605'], ['0606']), 1]).losses.french,
    { ordinary: 90, demoralizedInfantry: 15 },
  ];
});
counted('rocroi:20.1', 'a gun that was retaken counts for no one', () => {
  const setting = { rules: 'rocroi', gameTurn: 14, side: 'S', phase: 'movement' } as const;
  const line = 'S 4-6 0605 | S gun 0606 captured | F 8-3 1212';
  const kept = played(board(line, setting), endPhase(), endPhase());
  const retaken = played(board(line, setting), move('0605', '0606'), endPhase(), endPhase());
  return [
    [thirtyYearsWar.verdict(kept)?.points, thirtyYearsWar.verdict(retaken)?.points],
    [
      { french: 5, spanish: 0 },
      { french: 0, spanish: 0 },
    ],
  ];
});

/** What happened, and the points of the French and of the Spanish for it. */
type Award = readonly [name: string, end: End, french: number, spanish: number];
const SPANISH_AWARDS: readonly Award[] = [
  ['1. one for each French Strength Point eliminated', { losses: { french: [37, 0] } }, 0, 37],
  ['2. two for each of demoralized infantry', { losses: { french: [30, 7] } }, 0, 44],
  ['3. five for each captured gun held at the end', { captured: ['fr-art-1', 'fr-art-2'] }, 0, 10],
  ['4. fifteen for the demoralization of one category', { losses: { french: [82, 0] } }, 0, 82 + 15],
  ['4. and two for infantry eliminated after it', { losses: { french: [82, 7] } }, 0, 82 + 14 + 15],
  ['5. twenty, not thirty-five, for the whole army', { losses: { french: [90, 0] } }, 0, 90 + 20],
  ['6. twenty for D’Enghien', { lost: ['fr-leader-d-enghien'] }, 0, 20],
  ['7. ten for Gassion', { lost: ['fr-leader-gassion'] }, 0, 10],
  ['8. five for Seneterre', { lost: ['fr-leader-seneterre'] }, 0, 5],
  ['8. five for Despendin', { lost: ['fr-leader-despendin'] }, 0, 5],
];
const FRENCH_AWARDS: readonly Award[] = [
  ['1. one for each Spanish Strength Point eliminated', { losses: { spanish: [37, 0] } }, 37, 0],
  ['2. two for each of demoralized infantry', { losses: { spanish: [30, 7] } }, 44, 0],
  ['3. five for each captured gun held at the end', { captured: ['sp-art-1'] }, 5, 0],
  ['4. fifteen for the demoralization of one category', { losses: { spanish: [100, 0] } }, 100 + 15, 0],
  ['4. fifteen, not thirty, for two categories', { losses: { spanish: [110, 0] } }, 110 + 15, 0],
  ['5. twenty-five for the whole army', { losses: { spanish: [125, 0] } }, 125 + 25, 0],
  ['6. fifteen for de Melos', { lost: ['sp-leader-de-melos'] }, 15, 0],
  ['7. ten for Yenbourg', { lost: ['sp-leader-yenbourg'] }, 10, 0],
  ['8. five for Fontaine', { lost: ['sp-leader-fontaine'] }, 5, 0],
  ['8. five for Albuquerque', { lost: ['sp-leader-albuquerque'] }, 5, 0],
  ['8. five for Beck', { lost: ['sp-leader-beck'] }, 5, 0],
];
for (const [name, end, ...won] of SPANISH_AWARDS) counted('rocroi:20.11', name, () => [points(end), won]);
for (const [name, end, ...won] of FRENCH_AWARDS) counted('rocroi:20.12', name, () => [points(end), won]);
counted('rocroi:20.11', 'a Leader who is on the map or has not come is worth nothing', () => [
  points({}),
  [0, 0],
]);
counted('rocroi:20.12', 'what the enemy Leaders are worth is shown, and who of them is lost', () => {
  const shown = (end: End) =>
    thirtyYearsWar
      .sheets(lastPhase(end))
      .filter(({ id }) => id === 'points-french')
      .flatMap(({ rows }) =>
        rows.filter(({ label }) => label === 'Leaders eliminated').map(({ note }) => note),
      );
  return [
    [shown({}), shown({ lost: ['sp-leader-fontaine', 'fr-leader-gassion', 'sp-2-german'] })],
    [['de Melos 15, Albuquerque 5, Fontaine 5, Yenbourg 10, Beck 5'], ['Fontaine']],
  ];
});
const SIMPLIFIED = { simplifiedDemoralization: 'yes' };
counted('rocroi:20.11', 'by the simpler way 20 for the whole army at 86, and nothing for part of it', () => [
  [85, 86].map((lost) => points({ losses: { french: [lost, 0] }, options: SIMPLIFIED })),
  [
    [0, 85],
    [0, 106],
  ],
]);
counted('rocroi:20.12', 'by the simpler way 25 for the whole army at 112, and nothing for part of it', () => [
  [111, 112].map((lost) => points({ losses: { spanish: [lost, 0] }, options: SIMPLIFIED })),
  [
    [111, 0],
    [137, 0],
  ],
]);

counted('rocroi:20.11', 'by the simpler way also for a part that the file calls demoralized', () => [
  points({ demoralized: ['french-infantry'], options: SIMPLIFIED }),
  [0, 0],
]);
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
counted(
  'rocroi:20.11',
  'what the Spanish are awarded stands under this case, what the French under 20.12',
  () => [
    thirtyYearsWar
      .sheets(lastPhase({}))
      .filter(({ id }) => id.startsWith('points'))
      .map(({ side, rows }) => [side, ...new Set(rows.map(({ rule }) => rule))]),
    [
      ['french', 'rocroi:20.12'],
      ['spanish', 'rocroi:20.11'],
    ],
  ],
);

const LEVELS: readonly (readonly [margin: number, level: string])[] = [
  [0, 'Draw'],
  [5, 'Draw'],
  [6, 'Marginal'],
  [15, 'Marginal'],
  [16, 'Substantive'],
  [29, 'Substantive'],
  [30, 'Decisive'],
  [60, 'Decisive'],
];
for (const [margin, level] of LEVELS) {
  counted('rocroi:20.2', `a margin of ${margin} is: ${level}`, () => {
    const french = verdictOf({ losses: { spanish: [margin + 10, 0], french: [10, 0] } });
    const spanish = verdictOf({ losses: { spanish: [10, 0], french: [margin + 10, 0] } });
    const winners = level === 'Draw' ? [null, null] : ['french', 'spanish'];
    return [
      [french.level, french.winner, spanish.level, spanish.winner],
      [level, winners[0], level, winners[1]],
    ];
  });
}
