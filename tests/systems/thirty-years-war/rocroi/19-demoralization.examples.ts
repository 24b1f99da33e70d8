/** Cases 19.0 to 19.22 of Rocroi: the levels of demoralization. */
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { counted } from '../../../helpers/cases';
import { attack, played } from '../../../helpers/positions/board';
import { scenarioFile } from '../../../helpers/positions/boardFile';
import { changed, isTable } from '../../../helpers/positions/scenarioJson';

const FRANCE = ['french-infantry', 'french-cavalry'];

counted('rocroi:19.1', 'the lower one first in whatever order a file has the categories', () => {
  const setting = { phase: 'combat', side: 'S', rules: 'rocroi', losses: { F: [76, 0] } } as const;
  const file = scenarioFile('S 99-2 0605 | F 15-3 0606', setting);
  const categories = isTable(file) && Array.isArray(file.categories) ? file.categories.toReversed() : [];
  const scenario = thirtyYearsWar.read.scenario(changed(file, [['categories'], categories]));
  const state = thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
  return [played(state, [attack(['0605'], ['0606']), 1]).demoralized, FRANCE];
});
