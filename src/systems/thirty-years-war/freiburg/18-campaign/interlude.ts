/** What lies between two campaign days, line by line with the case that each comes from: 18.2 to 18.52 and 18.71, 19.2 and 19.3, 20.2 and 20.3. */

import type { SideId } from '../../../../core/contract/values';
import type { Interlude, Receipt, ReceiptItem, RuleCase, Sheet, SheetRow } from '../../rulebook/cited';
import { countTypes } from '../../standard/03-setting-up/dealing';
import { sideName } from '../../state/battlefield';
import type { State } from '../../state/state';
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
export function interludeAfter(state: State): Interlude | null {
  const { pending } = state;
  const { regroup } = freiburgOf(state);
  if (!regroup || pending?.kind !== 'chooseRedeployment') return null;
  const [over, next] = daysAround(state, regroup);
  return {
    overline: titleOf(over, next),
    title: `${capital(dayName(over))} is over`,
    text: `Nobody fights or moves now. The armies regroup, then they set up for ${dayName(next)}, the Bavarians first.`,
    sheets: sheetsOf(state, regroup),
  };
}

/** The same beside the board, until both sides have set up for the next day. */
export function betweenSheets(state: State): readonly Sheet[] {
  const { pending } = state;
  const { regroup } = freiburgOf(state);
  const isBetween = pending?.kind === 'chooseRedeployment' || pending?.kind === 'setUp';
  return regroup && isBetween ? sheetsOf(state, regroup) : [];
}

/** The same for the log. */
export function regroupReceipt(state: State, regroup: Regroup): Receipt {
  const [over, next] = daysAround(state, regroup);
  return {
    title: titleOf(over, next),
    items: sheetsOf(state, regroup).flatMap(({ title, rows }) =>
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
function daysAround(state: State, { day }: Regroup): readonly [Day, Day] {
  const [over, next] = daysOf(state).slice(day, day + 2);
  if (!over || !next) throw new RangeError(`no day follows day ${day}`);
  return [over, next];
}

function titleOf(over: Day, next: Day): string {
  return `Between ${dayName(over)} and ${dayName(next)}`;
}

function sheetsOf(state: State, regroup: Regroup): readonly Sheet[] {
  return [
    sheet('between-day', daysAround(state, regroup)[0].title, null, dayRows(state, regroup)),
    ...regroup.armies.map(({ army }) => {
      const side = armyNamed(state.scenario, army)?.side ?? null;
      const rows = armyRows(state, regroup, army, daysAround(state, regroup));
      return sheet(`between-${army}`, armyName(state.scenario, army), side, rows);
    }),
    sheet('between-guns', 'Captured guns', null, gunRows(state, regroup)),
    ...townSheets(state, regroup),
    sheet('between-ground', 'Where the next day is fought', null, groundRows(state, regroup)),
  ];
}

function sheet(id: string, title: string, side: SideId | null, rows: readonly SheetRow[]): Sheet {
  return { id, title, side, rows };
}

/** The case that says how long a day is. */
function lengthCase(state: State, day: number): RuleCase {
  if (isSiege(state)) return day === 0 ? 'freiburg:19.21' : 'freiburg:19.22';
  if (day === 0) return freiburgOf(state).defence === 'town' ? 'freiburg:20.21' : 'freiburg:18.31';
  return day === 1 ? 'freiburg:18.32' : 'freiburg:18.62';
}

function howItEnded(state: State, regroup: Regroup) {
  const { gameTurn, atOnce, armies } = regroup;
  const [{ endsWhenDemoralized }] = daysAround(state, regroup);
  const wasBroken = (id: string) => armies.find(({ army }) => army === id)?.wasDemoralized;
  // A day that no army decides lasts all its Game-Turns.
  const isBroken = endsWhenDemoralized.length > 0 && endsWhenDemoralized.every(wasBroken);
  const rule = lengthCase(state, regroup.day);
  const when = atOnce ? 'before its first Game-Turn' : `after Game-Turn ${gameTurn}`;
  if (!isBroken) return { rule, when, because: `it lasted all its ${gameTurn} Game-Turns` };
  const how = atOnce ? 'as it began' : `in Game-Turn ${gameTurn}`;
  return { rule, when, because: `all armies that decide it were demoralized ${how}` };
}

function dayRows(state: State, regroup: Regroup): readonly SheetRow[] {
  const { rule, when, because } = howItEnded(state, regroup);
  return [row(rule, 'Over', when, because), ...worksRows(state, regroup)];
}

/** @rule freiburg:18.71 */
function worksRows(state: State, { day, hillWorks }: Regroup): readonly SheetRow[] {
  if (hillWorks !== null) {
    const held = counted(hillWorks, 'Bavarian unit');
    return [
      row('freiburg:18.71', 'The works on the Hill', `${held} in them`, 'with none the French had won'),
    ];
  }
  if (day === 0 || isSiege(state)) return [];
  return [
    row('freiburg:18.71', 'The works on the Hill', 'decide nothing', 'the day was not fought from the Hill'),
  ];
}

/** @rule freiburg:18.36 */
function gunRows(state: State, regroup: Regroup): readonly SheetRow[] {
  const { scenario } = state;
  if (regroup.guns.length === 0) return [row('freiburg:18.36', 'Guns taken and held', 'none')];
  const { redeployed } = freiburgOf(state);
  const stands = state.day > regroup.day && redeployed ? [redeployed] : openStands(regroup);
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
function groundRows(state: State, regroup: Regroup): readonly SheetRow[] {
  const [, next] = daysAround(state, regroup);
  const isChosen = state.day > regroup.day;
  const { firstPlayer } = next;
  // The French attack the Line first, whoever is First Player of the day otherwise.
  const mayBeLine = firstPlayer !== frenchSide(state.scenario);
  const unlessLine = mayBeLine ? ', but French when it is fought over the Line' : '';
  return [
    ...regroup.stands.map(({ to, isOpen }) => {
      const { rule, words } = whyStand(regroup, to);
      const value = isChosen && freiburgOf(state).redeployed === to ? 'chosen' : isOpen ? 'open' : 'closed';
      return row(rule, capital(STAND_NAMES[to]), value, words());
    }),
    ...forceRows(state, regroup),
    row(
      lengthCase(state, regroup.day + 1),
      next.title,
      counted(next.gameTurns, 'Game-Turn'),
      `First Player: ${sideName(state.scenario, firstPlayer)}${unlessLine}`,
    ),
  ];
}

/** Until the field is cleared the forces can be told from it; then they are beside the map, and the tray tells them. @rule freiburg:18.33 */
function forceRows(state: State, regroup: Regroup): readonly SheetRow[] {
  if (state.day > regroup.day) return [];
  return [bavarianSide(state.scenario), frenchSide(state.scenario)].map((side) => {
    const force = nextForce(state, regroup, side).map(({ printed }) => printed);
    return row(
      'freiburg:18.33',
      `${sideName(state.scenario, side)} force`,
      counted(force.length, 'counter'),
      countTypes(force),
    );
  });
}
