/** What the table shows of the standard rules. */
import { battleDraft } from './battleDraft';
import { defenderLeadersDraft, defenderLeadersStage, exchangeDraft, exchangeStage } from './decisions';
import { fireDraft } from './fireDraft';
import { setUpStage } from './setUp';
import { setUpDraft } from './setUpDraft';
import type { BookTable } from './tables';
import { STANDARD_TELLINGS } from './tellings';
import { moveDraft } from './ways';

export const STANDARD_TABLE = {
  name: 'standard',
  tellings: STANDARD_TELLINGS,
  decisions: [
    { name: 'setUp', stage: setUpStage, heading: (side) => `${side} set-up`, betweenPhases: true },
    { name: 'defenderLeaders', stage: defenderLeadersStage },
    { name: 'chooseDisrupted', stage: exchangeStage },
  ],
  drafts: [setUpDraft, fireDraft, moveDraft, battleDraft, defenderLeadersDraft, exchangeDraft],
  overrides: [],
} satisfies BookTable;
