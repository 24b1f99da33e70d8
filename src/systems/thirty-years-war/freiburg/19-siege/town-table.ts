/** What the table shows of the walls of a town, wherever a map has one. */

import { furtherOverlays } from '../../play/board/overlays';
import type { BookTable } from '../../play/tables';
import { furtherGround, furtherLegend, tracesOf } from '../../standard/12-terrain/further-ground';
import { SECTIONS } from './town-marks';
import { tracesOfTown } from './traces';
import { groundOfTown, legendOfTown } from './wall-words';

export const TOWN_TABLE = {
  name: 'town',
  phrases: [],
  tellings: [],
  decisions: [],
  drafts: [],
  overrides: [
    furtherGround.by(groundOfTown),
    furtherLegend.by(legendOfTown),
    tracesOf.by(tracesOfTown),
    furtherOverlays.by(() => [SECTIONS]),
  ],
} satisfies BookTable;
