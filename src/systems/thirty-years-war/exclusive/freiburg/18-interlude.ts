/** What lies between two campaign days, line by line with the case that each comes from: 18.2 to 18.52 and 18.71, 19.2 and 19.3, 20.2 and 20.3. */
import type {
  CounterId,
  Interlude,
  Receipt,
  ReceiptItem,
  Sheet,
  SheetRow,
  SideId,
} from '../../../../core/seam';
import { sideName } from '../../battlefield';
import { dayName, daysOf } from '../../days';
import type { RuleCase } from '../../rulebook';
import { countTypes } from '../../rules/03-dealing';
import type { Day, Regroup } from '../../scenario';
import type { State } from '../../state';
import { moraleLevels } from '../../tables/moraleTests';
import { capital, counted } from '../../wording';
import { nextForce } from './18-regroup';
import { BAVARIAN_AREAS, openStands, STAND_NAMES, whyStand } from './18-stands';
import { townSheets } from './19-sheets';
import { armyName, armyNamed, bavarianSide, frenchSide, isSiege } from './armies';

/** While it is open where the next day is fought. @rule freiburg:18.3 */
export function interludeAfter(state: State): Interlude | null {
  const { regroup, pending } = state;
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
  const { regroup, pending } = state;
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
    came: null,
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
      return sheet(`between-${army}`, armyName(state.scenario, army), side, armyRows(state, regroup, army));
    }),
    sheet('between-guns', 'Captured guns', null, gunRows(state, regroup)),
    ...townSheets(state, regroup),
    sheet('between-ground', 'Where the next day is fought', null, groundRows(state, regroup)),
  ];
}

function sheet(id: string, title: string, side: SideId | null, rows: readonly SheetRow[]): Sheet {
  return { id, title, side, rows };
}

function row(
  rule: RuleCase,
  label: string,
  value: string,
  note = '',
  counters: readonly CounterId[] = [],
): SheetRow {
  return { label, value, share: null, note, rule, counters };
}

/** The case that says how long a day is. */
function lengthCase(state: State, day: number): RuleCase {
  if (isSiege(state)) return day === 0 ? 'freiburg:19.21' : 'freiburg:19.22';
  if (day === 0) return state.defence === 'town' ? 'freiburg:20.21' : 'freiburg:18.31';
  return day === 1 ? 'freiburg:18.32' : 'freiburg:18.62';
}

function howItEnded(state: State, { day, gameTurn, atOnce, armies }: Regroup) {
  const broken = daysOf(state)[day]?.endsWhenDemoralized ?? [];
  const isBroken = broken.every((id) => armies.find(({ army }) => army === id)?.wasDemoralized);
  const rule = lengthCase(state, day);
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
  const { redeployed } = state;
  if (isSiege(state)) return [];
  if (hillWorks !== null) {
    const held = counted(hillWorks, 'Bavarian unit');
    return [
      row('freiburg:18.71', 'The works on the Hill', `${held} in them`, 'with none the French had won'),
    ];
  }
  if (day === 0 || redeployed === null) return [];
  return [
    row('freiburg:18.71', 'The works on the Hill', 'decide nothing', 'the day was not fought from the Hill'),
  ];
}

function armyRows(state: State, regroup: Regroup, army: string): readonly SheetRow[] {
  const [over] = daysAround(state, regroup);
  const hasFought = moraleLevels(over.moraleRow, army).length > 0;
  return [
    ...(hasFought
      ? [
          moraleRow(regroup, army),
          leaderRow(state, regroup, army),
          ...lossRows(regroup, army),
          rallyRow(state, regroup, army),
        ]
      : []),
    ...reinforcementRows(state, regroup, army),
    levelsRow(state, regroup, army),
  ];
}

type ArmyAfter = Regroup['armies'][number];

function armyAfter({ armies }: Regroup, army: string): ArmyAfter {
  const found = armies.find((one) => one.army === army);
  if (!found) throw new RangeError(`no army ${army}`);
  return found;
}

/** @rule freiburg:18.35 */
function moraleRow(regroup: Regroup, army: string): SheetRow {
  const { wasDemoralized, isDemoralized, leaderLost } = armyAfter(regroup, army);
  const value = isDemoralized ? 'stays demoralized' : wasDemoralized ? 'steady again' : 'steady';
  const note = isDemoralized
    ? 'to the end of the game: its Leader is lost'
    : leaderLost
      ? 'without its Leader: 1 less on every Morale Test'
      : wasDemoralized
        ? 'it was demoralized, and its Leader lives'
        : '';
  return row('freiburg:18.35', 'Morale', value, note);
}

/** @rule freiburg:18.43 */
function leaderRow({ scenario }: State, regroup: Regroup, army: string): SheetRow {
  const { leaderLost } = armyAfter(regroup, army);
  const leader = armyNamed(scenario, army)?.leader ?? null;
  const name = scenario.counters.find(({ id }) => id === leader)?.name ?? 'Leader';
  const note = leaderLost ? 'Leaders do not come back, and his army gets no replacements' : '';
  return row('freiburg:18.43', name, leaderLost ? 'lost' : 'lives', note);
}

/** What was lost of each type, and the half of it that comes back. @rule freiburg:18.41, freiburg:18.43 */
function lossRows(regroup: Regroup, army: string): readonly SheetRow[] {
  const { casualties } = armyAfter(regroup, army);
  const losses = regroup.losses.filter((loss) => loss.army === army);
  if (losses.length === 0) return [row('freiburg:18.41', 'Units lost', 'none')];
  return [
    row('freiburg:15.11', 'Strength Points lost', `${casualties}`, 'counted from zero on the next day'),
    ...losses.flatMap(({ kind, lost, back, leaderless }) => {
      const note = leaderless
        ? 'none: its Leader is lost'
        : `half of ${lost.length}, rounded down, at full strength`;
      const rule: RuleCase = leaderless ? 'freiburg:18.43' : 'freiburg:18.41';
      return [
        row('freiburg:18.41', `${capital(kind)} lost`, `${lost.length}`, '', lost),
        row(rule, `${capital(kind)} that comes back`, `${back.length}`, note),
      ];
    }),
  ];
}

/** @rule freiburg:18.34 */
function rallyRow({ scenario }: State, { rallied }: Regroup, army: string): SheetRow {
  const ours = scenario.counters.filter(({ category }) => category === army).map(({ id }) => id);
  const recover = rallied.filter((id) => ours.includes(id));
  if (recover.length === 0) return row('freiburg:18.34', 'Disrupted units', 'none');
  const note = 'in whatever state their army is';
  return row('freiburg:18.34', 'Disrupted units', `${recover.length} recover`, note, recover);
}

/** Guns without an army of their own come with the one whose reinforcements are named before them. @rule freiburg:18.21, freiburg:18.22 */
function reinforcementRows(
  state: State,
  { day, reinforcements }: Regroup,
  army: string,
): readonly SheetRow[] {
  if (day > 0 || isSiege(state)) return [];
  const { scenario } = state;
  if (armyNamed(scenario, army)?.side === bavarianSide(scenario))
    return [row('freiburg:18.22', 'Reinforcements', 'none')];
  const come = scenario.counters.filter(
    ({ id, category, kind }) =>
      reinforcements.includes(id) &&
      (kind === 'artillery' ? army === gunsComeWith(state) : category === army),
  );
  if (state.defence === 'town')
    return [row('freiburg:20.12', 'Reinforcements', 'none', 'all have been there from the first day')];
  if (come.length === 0) return [row('freiburg:18.21', 'Reinforcements', 'none')];
  const ids = come.map(({ id }) => id);
  return [row('freiburg:18.21', 'Reinforcements', `${come.length}`, countTypes(come), ids)];
}

/** The army of the Leader who is among the reinforcements. */
function gunsComeWith({ scenario }: State): string | null {
  const coming = scenario.freiburg?.reinforcements ?? [];
  return scenario.categories.find(({ leader }) => leader !== null && coming.includes(leader))?.id ?? null;
}

/** @rule freiburg:18.35 */
function levelsRow(state: State, regroup: Regroup, army: string): SheetRow {
  const [, next] = daysAround(state, regroup);
  const levels = moraleLevels(next.moraleRow, army);
  const rule = isSiege(state) ? 'freiburg:19.22' : 'freiburg:18.35';
  return row(rule, `Levels of ${dayName(next)}`, `at ${levels.join(', ')}`, 'Strength Points lost');
}

/** @rule freiburg:18.36 */
function gunRows(state: State, regroup: Regroup): readonly SheetRow[] {
  const { scenario } = state;
  if (regroup.guns.length === 0) return [row('freiburg:18.36', 'Guns taken and held', 'none')];
  const stands = state.day > regroup.day && state.redeployed ? [state.redeployed] : openStands(regroup);
  return regroup.guns.map(({ gun, holder, at, inWorks }) => {
    const name = scenario.counters.find(({ id }) => id === gun)?.name ?? gun;
    const mayReturn = stands.some((to) => scenario.map.areas[BAVARIAN_AREAS[to]]?.includes(at));
    const note = !inWorks
      ? 'who has taken it owns it from now on and sets it up'
      : mayReturn
        ? `unless a Bavarian unit is set up in its works at ${at}`
        : 'it stands in works, but no Bavarian unit can be set up there';
    return row('freiburg:18.36', `${name}, at ${at}`, sideName(scenario, holder), note);
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
      const { rule, text } = whyStand(regroup, to);
      const value = isChosen && state.redeployed === to ? 'chosen' : isOpen ? 'open' : 'closed';
      return row(rule, capital(STAND_NAMES[to]), value, text);
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
