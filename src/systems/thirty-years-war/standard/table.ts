/** What the table shows of the standard rules. */

import type { BookTable } from '../play/tables';
import { setUpDraft } from './03-setting-up/draft';
import { setUpStage } from './03-setting-up/stage';
import { fireDraft } from './05-artillery/draft';
import { volleyDraft } from './05-artillery/volley';
import { groupDraft } from './06-movement/group';
import { moveDraft } from './06-movement/ways';
import {
  defenderLeadersDraft,
  defenderLeadersStage,
  exchangeDraft,
  exchangeStage,
} from './08-combat/decisions';
import { battleDraft } from './08-combat/draft';
import { STANDARD_HINTS } from './hints';
import { STANDARD_PHRASES } from './phrases';
import { STANDARD_TELLINGS } from './tellings';

export const STANDARD_TABLE = {
  name: 'standard',
  phrases: STANDARD_PHRASES,
  tellings: STANDARD_TELLINGS,
  decisions: [
    { name: 'setUp', stage: setUpStage, heading: (side) => `${side} set-up`, betweenPhases: true },
    { name: 'defenderLeaders', stage: defenderLeadersStage },
    { name: 'chooseDisrupted', stage: exchangeStage },
  ],
  drafts: [
    setUpDraft,
    fireDraft,
    volleyDraft,
    moveDraft,
    groupDraft,
    battleDraft,
    defenderLeadersDraft,
    exchangeDraft,
  ],
  hints: STANDARD_HINTS,
  overrides: [],
} satisfies BookTable;
