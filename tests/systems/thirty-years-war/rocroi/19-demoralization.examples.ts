/** Cases 19.0 to 19.22 of Rocroi: the levels of demoralization. */
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { counted } from '../../../helpers/cases';
import { after, attack, board, endPhase, played } from '../../../helpers/positions/board';
import type { Setting } from '../../../helpers/positions/boardFile';
import { scenarioFile } from '../../../helpers/positions/boardFile';
import { changed, isTable } from '../../../helpers/positions/scenarioJson';

const SPAIN = ['spanish-cavalry', 'italian', 'spanish-infantry'];
const FRANCE = ['french-infantry', 'french-cavalry'];
const gone = (losses: Setting['losses'], options: Setting['options'] = {}) =>
  board('F 8-3 0606 | S 8-2 0101', { rules: 'rocroi', losses: losses ?? {}, options }).demoralized;
/** A French unit is eliminated when so much has been lost before; what that demoralizes, in order. */
const loses = (unit: string, before: number, options: Setting['options'] = {}) => {
  const setting = { phase: 'combat', side: 'S', rules: 'rocroi', losses: { F: [before, 0] } } as const;
  const state = board(`S 99-2 0605 | F ${unit} 0606`, { ...setting, options });
  const { events } = after(state, attack(['0605'], ['0606']), [1]);
  return events.flatMap((event) => (event.happened === 'categoryDemoralized' ? [event.category] : []));
};

counted('rocroi:19.0', 'losses of all categories add up to one total', () => {
  const line = 'S 99-2 0605 | F 40-3* 0606 | S 99-2 0105 | F 42-6* 0106';
  const state = board(line, { phase: 'combat', side: 'S', rules: 'rocroi' });
  const one = played(state, [attack(['0605'], ['0606']), 1]);
  const two = played(one, [attack(['0105'], ['0106']), 1]);
  return [
    [one.demoralized, two.demoralized, two.losses.french],
    [[], ['french-infantry'], { ordinary: 82, demoralizedInfantry: 0 }],
  ];
});
counted('rocroi:19.0', 'Strength Points of demoralized infantry count toward the total too', () => [
  gone({ F: [80, 10] }),
  FRANCE,
]);
counted('rocroi:19.0', 'a disrupted unit counts with the strength of its face', () => [
  loses('8-3*', 74),
  ['french-infantry'],
]);
counted('rocroi:19.0', 'an army at its level is demoralized, not only beyond it', () => [
  loses('6-3', 76),
  ['french-infantry'],
]);
counted('rocroi:19.0', 'by the designer’s simpler way an army has one level: 112 Spanish, 86 French', () => {
  const simplified = { simplifiedDemoralization: 'yes' };
  return [
    [
      gone({ S: [111, 0], F: [85, 0] }, simplified),
      gone({ S: [112, 0] }, simplified),
      gone({ F: [86, 0] }, simplified),
    ],
    [[], SPAIN, FRANCE],
  ];
});
counted('rocroi:19.0', 'and then all its categories go at once', () => [
  loses('8-3', 78, { simplifiedDemoralization: 'yes' }),
  FRANCE,
]);

const LEVELS: readonly (readonly [losses: Setting['losses'], name: string, gone: readonly string[]])[] = [
  [{ F: [81, 0] }, '81 French points: none', []],
  [{ F: [82, 0] }, '82 French points: infantry', ['french-infantry']],
  [{ F: [89, 0] }, '89 French points: infantry only', ['french-infantry']],
  [{ F: [90, 0] }, '90 French points: cavalry and Royaux as well', FRANCE],
  [{ S: [99, 0] }, '99 Spanish points: none', []],
  [{ S: [100, 0] }, '100 Spanish points: cavalry', SPAIN.slice(0, 1)],
  [{ S: [110, 0] }, '110 Spanish points: Italians, Germans and Burgundians', SPAIN.slice(0, 2)],
  [{ S: [124, 0] }, '124 Spanish points: not yet the Spaniards and Walloons', SPAIN.slice(0, 2)],
  [{ S: [125, 0] }, '125 Spanish points: all', SPAIN],
];
for (const [losses, name, expected] of LEVELS) counted('rocroi:19.1', name, () => [gone(losses), expected]);
counted('rocroi:19.1', 'six more after 76 demoralize the French infantry, eight more the rest', () => [
  [loses('6-3', 76), loses('8-6', 82)],
  [['french-infantry'], ['french-cavalry']],
]);
counted('rocroi:19.1', 'one great loss passes both levels, the lower one first', () => [
  loses('15-3', 76),
  FRANCE,
]);
counted('rocroi:19.1', 'the lower one first in whatever order a file has the categories', () => {
  const setting = { phase: 'combat', side: 'S', rules: 'rocroi', losses: { F: [76, 0] } } as const;
  const file = scenarioFile('S 99-2 0605 | F 15-3 0606', setting);
  const categories = isTable(file) && Array.isArray(file.categories) ? file.categories.toReversed() : [];
  const scenario = thirtyYearsWar.read.scenario(changed(file, [['categories'], categories]));
  const state = thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
  return [played(state, [attack(['0605'], ['0606']), 1]).demoralized, FRANCE];
});
counted('rocroi:19.1', 'the losses of each army are shown beside every level, with how far they go', () => {
  const losses = { F: [70, 15], S: [3, 0] } as const;
  const state = board('F 8-3 0606 | S 8-2 0101', { rules: 'rocroi', losses });
  return [
    thirtyYearsWar
      .sheets(state)
      .filter(({ id }) => id.startsWith('losses'))
      .map(({ side, rows }) => [side, ...rows.map(({ value, share, rule }) => [value, share, rule])]),
    [
      ['french', ['85 of 82', [82, 82], 'rocroi:19.1'], ['85 of 90', [85, 90], 'rocroi:19.1']],
      [
        'spanish',
        ['3 of 100', [3, 100], 'rocroi:19.1'],
        ['3 of 110', [3, 110], 'rocroi:19.1'],
        ['3 of 125', [3, 125], 'rocroi:19.1'],
      ],
    ],
  ];
});

counted('rocroi:19.21', 'a category stays demoralized to the end of the game', () => {
  const turns = Array.from({ length: 24 }, () => endPhase());
  const state = played(board('F 8-3 0606', { rules: 'rocroi', losses: { F: [82, 0] } }), ...turns);
  return [
    [state.gameTurn, state.demoralized],
    [4, ['french-infantry']],
  ];
});
counted('rocroi:19.21', 'it is demoralized once only, though more is lost', () => [loses('4-6', 82), []]);
counted('rocroi:19.22', 'both armies may be demoralized, one in part and one as a whole', () => [
  gone({ F: [90, 0], S: [100, 0] }),
  [...FRANCE, 'spanish-cavalry'],
]);
counted('rocroi:19.22', 'the Spanish demoralization does not shield the French', () => {
  const losses = { F: [76, 0], S: [125, 0] } as const;
  const state = board('S 99-2 0605 | F 6-3 0606', { phase: 'combat', side: 'S', rules: 'rocroi', losses });
  return [
    played(state, [attack(['0605'], ['0606']), 1]).demoralized.toSorted(),
    [...SPAIN, 'french-infantry'].toSorted(),
  ];
});
