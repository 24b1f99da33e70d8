/** What the table shows of the rules of Rocroi. */

import { grave, phrase, telling } from '../play/declare';
import { line } from '../play/log/lines';
import type { BookTable } from '../play/tables';
import { sideName } from '../state/battlefield';
import { beckRolledTold, beckStage } from './17-beck-table';
import { ROCROI_HINTS } from './hints';

export const ROCROI_TABLE = {
  name: 'rocroi',
  phrases: [phrase('rollForBeck', () => 'Roll for Beck’s arrival.')],
  tellings: [
    beckRolledTold,
    // 19.1
    telling(
      'categoryDemoralized',
      ({ scenario }, { category: id, losses }) => {
        const category = scenario.categories.find((one) => one.id === id);
        const side = category ? sideName(scenario, category.side) : '';
        return line(
          `${category?.name ?? id} demoralized, ${side} losses being ${losses}.`,
          category?.side ?? null,
        );
      },
      { weight: () => grave('Part of an army breaks') },
    ),
  ],
  decisions: [
    {
      name: 'rollForBeck',
      stage: beckStage,
      heading: (side, { gameTurn }) => `${side} roll before Game-Turn ${gameTurn}`,
    },
  ],
  drafts: [],
  hints: ROCROI_HINTS,
  overrides: [],
} satisfies BookTable;
