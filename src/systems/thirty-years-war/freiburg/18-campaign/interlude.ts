/**
 * What lies between two campaign days, line by line with the case that each comes from: 18.2 to 18.52 and 18.71, 19.2
 * and 19.3, 20.2 and 20.3.
 */

import type { SideId } from '../../../../core/contract/values';
import type { Interlude, Receipt, ReceiptItem, RuleCase, Sheet, SheetRow } from '../../rulebook/cited';
import { countTypes } from '../../standard/03-setting-up/dealing';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { capital, counted } from '../../wording';
import { armyName, armyNamed, bavarianSide, frenchSide, isSiege } from '../15-morale/armies';
import { dayName, daysOf } from '../17-days/days';
import { townSheets } from '../19-siege/sheets';
import type { Day } from '../scenario';
import { row } from '../sheet-row';
import { freiburgOf } from '../state';
import { armyRows } from './army-rows';
import type { Regroup } from './regroup';
import { nextForce } from './regrouping';
import { BAVARIAN_AREAS, openStands, STAND_NAMES, whyStand } from './stands';

/** While it is open where the next day is fought. @rule freiburg:18.3 */
export function interludeAfter(board: Board): Interlude | null {
  const { pending } = board;
  const { regroup } = freiburgOf(board);
  if (!regroup || pending?.kind !== 'chooseRedeployment') return null;
  const [over, next] = daysAround(board, regroup);
  return {
    overline: titleOf(over, next),
    title: `${capital(dayName(over))} is over`,
    text: `There is no fighting or moving now. The armies regroup, then they set up for ${dayName(next)}, the Bavarians first.`,
    sheets: sheetsOf(board, regroup),
  };
}

/** The same beside the board, until both sides have set up for the next day. */
export function betweenSheets(board: Board): readonly Sheet[] {
  const { pending } = board;
  const { regroup } = freiburgOf(board);
  const isBetween = pending?.kind === 'chooseRedeployment' || pending?.kind === 'setUp';
  return regroup && isBetween ? sheetsOf(board, regroup) : [];
}

/** The same for the log. */
export function regroupReceipt(board: Board, regroup: Regroup): Receipt {
  const [over, next] = daysAround(board, regroup);
  return {
    title: titleOf(over, next),
    items: sheetsOf(board, regroup).flatMap(({ title, rows }) =>
      rows.map(
        ({ label, value, note, rule, counters = [] }): ReceiptItem => ({
          by: value,
          because: `${title}, ${label}${note === '' ? '' : `: ${note}`}`,
          ...{ rule, counters },
        }),
      ),
    ),
    total: '',
    outcomes: [],
    prospects: [],
    result: null,
    table: null,
  };
}

/** The day that is over, and the one that follows. */
function daysAround(board: Board, { day }: Regroup): readonly [Day, Day] {
  const [over, next] = daysOf(board).slice(day, day + 2);
  if (!over || !next) throw new RangeError(`no day follows day ${day}`);
  return [over, next];
}

function titleOf(over: Day, next: Day): string {
  return `Between ${dayName(over)} and ${dayName(next)}`;
}

function sheetsOf(board: Board, regroup: Regroup): readonly Sheet[] {
  return [
    sheet('between-day', daysAround(board, regroup)[0].title, null, dayRows(board, regroup)),
    ...regroup.armies.map(({ army }) => {
      const side = armyNamed(board.scenario, army)?.side ?? null;
      const rows = armyRows(board, regroup, army, daysAround(board, regroup));
      return sheet(`between-${army}`, armyName(board.scenario, army), side, rows);
    }),
    sheet('between-guns', 'Captured guns', null, gunRows(board, regroup)),
    ...townSheets(board, regroup),
    sheet('between-ground', 'Where the next day is fought', null, groundRows(board, regroup)),
  ];
}

function sheet(id: string, title: string, side: SideId | null, rows: readonly SheetRow[]): Sheet {
  return { id, title, side, rows };
}

/** The case that says how long a day is. */
function lengthCase(board: Board, day: number): RuleCase {
  if (isSiege(board)) return day === 0 ? 'freiburg:19.21' : 'freiburg:19.22';
  if (day === 0) return freiburgOf(board).defence === 'town' ? 'freiburg:20.21' : 'freiburg:18.31';
  return day === 1 ? 'freiburg:18.32' : 'freiburg:18.62';
}

function howItEnded(board: Board, regroup: Regroup) {
  const { gameTurn, atOnce, armies } = regroup;
  const [{ endsWhenDemoralized }] = daysAround(board, regroup);
  const wasBroken = (id: string) => armies.find(({ army }) => army === id)?.wasDemoralized;
  // A day that no army decides lasts all its Game-Turns.
  const isBroken = endsWhenDemoralized.length > 0 && endsWhenDemoralized.every(wasBroken);
  const rule = lengthCase(board, regroup.day);
  const when = atOnce ? 'before its first Game-Turn' : `after Game-Turn ${gameTurn}`;
  if (!isBroken) return { rule, when, because: `it lasted all its ${gameTurn} Game-Turns` };
  const how = atOnce ? 'as it began' : `in Game-Turn ${gameTurn}`;
  return { rule, when, because: `all armies that decide it were demoralized ${how}` };
}

function dayRows(board: Board, regroup: Regroup): readonly SheetRow[] {
  const { rule, when, because } = howItEnded(board, regroup);
  return [row(rule, 'Over', when, because), ...worksRows(board, regroup)];
}

/** @rule freiburg:18.71 */
function worksRows(board: Board, { day, hillWorks }: Regroup): readonly SheetRow[] {
  if (hillWorks !== null) {
    const held = counted(hillWorks, 'Bavarian unit');
    return [
      row('freiburg:18.71', 'The works on the Hill', `${held} in them`, 'with none the French had won'),
    ];
  }
  if (day === 0 || isSiege(board)) return [];
  return [
    row('freiburg:18.71', 'The works on the Hill', 'decide nothing', 'the day was not fought from the Hill'),
  ];
}

/** @rule freiburg:18.36 */
function gunRows(board: Board, regroup: Regroup): readonly SheetRow[] {
  const { scenario } = board;
  if (regroup.guns.length === 0) return [row('freiburg:18.36', 'Guns taken and held', 'none')];
  const { redeployed } = freiburgOf(board);
  const stands = board.day > regroup.day && redeployed ? [redeployed] : openStands(regroup);
  return regroup.guns.map(({ gun, holder, at, inWorks }) => {
    const name = scenario.counters.find(({ id }) => id === gun)?.name ?? gun;
    const mayReturn = stands.some((to) => scenario.map.areas[BAVARIAN_AREAS[to]]?.includes(at));
    const note = !inWorks
      ? 'who has taken it owns it from now on and sets it up'
      : mayReturn
        ? `unless a Bavarian unit is set up in its works`
        : 'it stands in works, but no Bavarian unit can be set up there';
    return row('freiburg:18.36', `${name} (${at})`, sideName(scenario, holder), note);
  });
}

/** @rule freiburg:18.33, freiburg:18.51, freiburg:18.52 */
function groundRows(board: Board, regroup: Regroup): readonly SheetRow[] {
  const [, next] = daysAround(board, regroup);
  const isChosen = board.day > regroup.day;
  const { firstPlayer } = next;
  // The French attack the Line first, even if the other side is First Player of the day.
  const mayBeLine = firstPlayer !== frenchSide(board.scenario);
  const unlessLine = mayBeLine ? ', but French when it is fought over the Line' : '';
  return [
    ...regroup.stands.map(({ to, isOpen }) => {
      const { rule, words } = whyStand(regroup, to);
      const value = isChosen && freiburgOf(board).redeployed === to ? 'chosen' : isOpen ? 'open' : 'closed';
      return row(rule, capital(STAND_NAMES[to]), value, words());
    }),
    ...forceRows(board, regroup),
    row(
      lengthCase(board, regroup.day + 1),
      next.title,
      counted(next.gameTurns, 'Game-Turn'),
      `First Player: ${sideName(board.scenario, firstPlayer)}${unlessLine}`,
    ),
  ];
}

/** Until the field is cleared the map shows the forces; then they are beside it, in the tray. @rule freiburg:18.33 */
function forceRows(board: Board, regroup: Regroup): readonly SheetRow[] {
  if (board.day > regroup.day) return [];
  return [bavarianSide(board.scenario), frenchSide(board.scenario)].map((side) => {
    const force = nextForce(board, regroup, side).map(({ printed }) => printed);
    return row(
      'freiburg:18.33',
      `${sideName(board.scenario, side)} force`,
      counted(force.length, 'counter'),
      countTypes(force),
    );
  });
}
