/** What the table shows of the walls of a town, wherever a map has one. */
import { furtherGround, furtherLegend, tracesOf } from '../../play/furtherGround';
import { furtherOverlays } from '../../play/overlays';
import type { BookTable } from '../../play/tables';
import { SECTIONS } from './19-town-marks';
import { tracesOfTown } from './19-traces';
import { groundOfTown, legendOfTown } from './19-wall-words';

export const TOWN_TABLE = {
  name: 'town',
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
