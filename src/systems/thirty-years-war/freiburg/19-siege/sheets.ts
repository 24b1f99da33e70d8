/**
 * The town in the panels: its sections, the Victory Points of the siege, and both between two days. Cases 19.58, 19.6,
 * 20.31.
 */

import type { SideId } from '../../../../core/contract/values';
import type { Sheet, SheetRow } from '../../rulebook/cited';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { counted, listed } from '../../wording';
import { bavarianSide, frenchSide, isBesieged } from '../15-morale/armies';
import type { Regroup } from '../18-campaign/regroup';
import { nextForce } from '../18-campaign/regrouping';
import { bridgeheadOf } from '../20-siege-campaign/bridgehead';
import { standing } from '../sheet-row';
import { freiburgOf } from '../state';
import { type Outlook, outlooksOf, TO_BREAK } from './sections';
import { BAVARIAN_CONDITIONS, FRENCH_CONDITIONS, pointsOf, type SiegeCondition } from './victory';

/** So few hexes from its turning point a section has them named. */
const NEAR = 2;

/** Who controls each section, and what would change it. @rule freiburg:19.58, freiburg:20.31 */
export function sectionSheets(board: Board): readonly Sheet[] {
  if (!isBesieged(board)) return [];
  const outlooks = outlooksOf(board);
  const held = outlooks.filter(({ control }) => !control.broken).length;
  const rows = [...outlooks.map((outlook) => sectionRow(board, outlook)), ...wayBackRows(board)];
  const title = `Sections of the town: ${held} of ${outlooks.length} Bavarian`;
  return [{ id: 'sections', title, side: bavarianSide(board.scenario), rows }];
}

function sectionRow(board: Board, { control, needed, hexes }: Outlook): SheetRow {
  const { section, groups, broken } = control;
  const french = groups[0]?.length ?? 0;
  return {
    label: section.name,
    value: broken ? 'broken' : sideName(board.scenario, bavarianSide(board.scenario)),
    share: [Math.min(french, TO_BREAK), TO_BREAK],
    note: `${togetherFrench(french)}${whatItTakes(broken, needed, hexes)}`,
    rule: 'freiburg:19.58',
  };
}

/** `1 of 4 hexes together French`; `5 hexes together French` where so many break the control of it. */
function togetherFrench(french: number): string {
  const hexes = french < TO_BREAK ? `${french} of ${TO_BREAK}` : french;
  return `${hexes} hexes together French`;
}

/** `; 0710 or 0711 breaks it` where few hexes decide. */
function whatItTakes(broken: boolean, needed: number, hexes: readonly string[]): string {
  const verb = broken ? 'restore' : 'break';
  if (needed === 0) return '';
  if (needed === 1) return `; ${either(hexes)} would ${verb} it`;
  return needed <= NEAR ? `; ${needed} of ${listed(hexes)} would ${verb} it` : '';
}

function either(hexes: readonly string[]): string {
  return hexes.length <= 1 ? (hexes[0] ?? '') : `${hexes.slice(0, -1).join(', ')} or ${hexes.at(-1)}`;
}

/** On the first day of the campaign: whether the way back into the town stays open. @rule freiburg:20.31 */
function wayBackRows(board: Board): readonly SheetRow[] {
  const hexes = bridgeheadOf(board.scenario);
  if (hexes.length === 0 || board.day > 0) return [];
  const french = hexes.filter((hex) => freiburgOf(board).lastIn[hex] === frenchSide(board.scenario));
  const where = french.length === 0 ? '' : `French in ${listed(french)}; `;
  return [
    {
      label: `The way back over ${listed(hexes)}`,
      value: french.length === hexes.length ? 'closed' : 'open',
      share: [french.length, hexes.length],
      note: `${where}with the French last in all of them the army cannot redeploy in the town`,
      rule: 'freiburg:20.31',
    },
  ];
}

/** The seven conditions, as they stand. @rule freiburg:19.61, freiburg:19.62 */
export function siegeSheets(board: Board): readonly Sheet[] {
  const sheet = (side: SideId, conditions: readonly SiegeCondition[]): Sheet => ({
    id: `victory-${side}`,
    title: `${sideName(board.scenario, side)} Victory Points: ${pointsOf(board, conditions)}`,
    side,
    points: pointsOf(board, conditions),
    rows: conditions.map(({ label, points, holds, note, rule }) => {
      const isWon = holds(board);
      const value = isWon ? counted(points, 'point') : standing(board, false);
      const missing = isWon ? '' : `${counted(points, 'point')}; ${note(board)}`;
      return { label, value, share: null, rule, note: missing };
    }),
  });
  return [
    sheet(frenchSide(board.scenario), FRENCH_CONDITIONS),
    sheet(bavarianSide(board.scenario), BAVARIAN_CONDITIONS),
  ];
}

/** What the day has left of the town, and which units find no room in it. @rule freiburg:19.31, freiburg:20.31 */
export function townSheets(board: Board, regroup: Regroup): readonly Sheet[] {
  const { scenario } = board;
  const { town, day } = regroup;
  if (!town) return [];
  const sections = (scenario.map.fortress?.sections ?? []).map((section): SheetRow => {
    const broken = town.sections.some(({ id, broken: isBroken }) => id === section.id && isBroken);
    const note = broken
      ? 'no Bavarian counter is set up there; French ones may be'
      : `${counted(section.hexes.length, 'hex', 'hexes')} to set up in`;
    return { ...line(section.name, broken ? 'broken' : 'Bavarian', note), rule: 'freiburg:19.58' };
  });
  const bridgehead = (day === 0 ? town.bridgehead : []).map(
    ({ hex, french }): SheetRow => ({
      ...line(
        `Hex ${hex}`,
        french ? 'French' : 'not French',
        french ? 'a French unit was the last in it' : '',
      ),
      rule: 'freiburg:20.31',
    }),
  );
  const rows = [...sections, ...crowdedRows(board, regroup), ...bridgehead];
  return [{ id: 'between-town', title: 'The town', side: bavarianSide(scenario), rows }];
}

function line(label: string, value: string, note: string): Omit<SheetRow, 'rule'> {
  return { label, value, note, share: null };
}

/** Units beyond the hexes that are left are lost if the army stands there. @rule freiburg:19.31 */
function crowdedRows(board: Board, regroup: Regroup): readonly SheetRow[] {
  const { scenario } = board;
  if (board.day > regroup.day) return [];
  const broken = new Set((regroup.town?.sections ?? []).flatMap(({ id, broken: is }) => (is ? id : [])));
  const open = (scenario.map.fortress?.sections ?? []).filter(({ id }) => !broken.has(id));
  const room = open.reduce((sum, { hexes }) => sum + hexes.length, 0);
  const units = nextForce(board, regroup, bavarianSide(scenario)).filter(({ unit }) => unit).length;
  if (units <= room) return [];
  const note =
    room > 0
      ? `${counted(room, 'hex', 'hexes')} for ${counted(units, 'unit')}; who finds none is lost`
      : 'no unit finds a hex: all are lost, and the French have the guns';
  return [{ ...line('Units without a hex', `${units - room}`, note), rule: 'freiburg:19.31' }];
}
