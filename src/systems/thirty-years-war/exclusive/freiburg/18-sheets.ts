/** The campaign as checklists during play, and what lies between two days: cases 18.2 to 18.74. */
import type { CounterId, Receipt, ReceiptItem, Sheet, SheetRow } from '../../../../core/seam';
import { sideName } from '../../battlefield';
import type { RuleCase } from '../../rulebook';
import type { Regroup } from '../../scenario';
import type { State } from '../../state';
import { counted, listed } from '../../wording';
import { bestBreach, CLEARED, HELD, isBroken } from './17-scenarios';
import { bavariansInHillWorks, bavariansWin, countUp, ENOUGH, frenchWin, winsByHill } from './18-victory';
import { armyName, bavarianSide, frenchSide, today } from './armies';

export function campaignSheets(state: State): readonly Sheet[] {
  const between =
    state.pending?.kind === 'setUp' || state.pending?.kind === 'chooseRedeployment'
      ? betweenSheets(state)
      : [];
  return [...between, ...daySheets(state)];
}

function daySheets(state: State): readonly Sheet[] {
  switch (today(state).id) {
    case '3-august':
      return [lineSheet(state)];
    case '5-august':
      return [hillSheet(state)];
    default:
      return lastDaySheets(state);
  }
}

/** @rule freiburg:18.51 */
function lineSheet(state: State): Sheet {
  const breach = bestBreach(state);
  const { hexes, held } = breach;
  return {
    id: 'victory-french',
    title: `The 3 August Line is ${isBroken(breach) ? '' : 'not '}broken now`,
    side: frenchSide(state.scenario),
    rows: [
      outOf('Line hexes together without Bavarian units', hexes.length, CLEARED, 'freiburg:18.51'),
      outOf('of them held by French units', held, HELD, 'freiburg:18.51'),
    ],
  };
}

/** @rule freiburg:18.71 */
function hillSheet(state: State): Sheet {
  const there = bavariansInHillWorks(state).length;
  const decides = winsByHill(state);
  const note = !decides
    ? 'decides nothing: the day is not fought from the Hill'
    : there === 0
      ? 'holds now: at the end of the day the French win'
      : 'none at the end of the day, and the French win';
  return {
    id: 'victory-french',
    title: 'The works on the Hill',
    side: frenchSide(state.scenario),
    rows: [row('Bavarian units in them', `${there}`, note, 'freiburg:18.71')],
  };
}

/** @rule freiburg:18.72, freiburg:18.73 */
function lastDaySheets(state: State): readonly Sheet[] {
  const count = countUp(state);
  const { onMap, exited, linked, leader } = count;
  const fewer = (label: string, now: number) =>
    row(label, `${now}`, now < ENOUGH ? 'holds now' : `${now - ENOUGH + 1} too many`, 'freiburg:18.72');
  return [
    {
      id: 'victory-french',
      title: `French victory: ${frenchWin(count) ? 'holds now' : 'does not hold now'}`,
      side: frenchSide(state.scenario),
      rows: [
        fewer(`Bavarian units on the map, fewer than ${ENOUGH}`, onMap),
        fewer(`Bavarian units that have left, fewer than ${ENOUGH}`, exited),
      ],
    },
    {
      id: 'victory-bavarian',
      title: `Bavarian victory: ${bavariansWin(count) ? 'holds now' : 'does not hold now'}`,
      side: bavarianSide(state.scenario),
      rows: [
        outOf('Units on the map with a Line of Communications', linked, ENOUGH, 'freiburg:18.73'),
        row('The Leader has one', leader, leader === 'traces' ? 'holds now' : 'not now', 'freiburg:18.73'),
      ],
    },
  ];
}

function outOf(label: string, now: number, of: number, rule: RuleCase): SheetRow {
  const note = now >= of ? 'holds now' : `${of - now} missing`;
  return { label, value: `${now} of ${of}`, share: [Math.min(now, of), of], note, rule };
}

function row(label: string, value: string, note: string, rule: RuleCase): SheetRow {
  return { label, value, share: null, note, rule };
}

/** One thing that the end of a day leads to, with the case that it comes from. */
type Entry = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly rule: RuleCase;
  readonly counters: readonly CounterId[];
};

function betweenSheets(state: State): readonly Sheet[] {
  const { regroup } = state;
  if (!regroup) return [];
  const rows = entriesOf(state, regroup).map(({ counters: _, ...entry }) => ({ ...entry, share: null }));
  return [{ id: 'between-days', title: titleOf(state, regroup), side: null, rows }];
}

/** The same for the log. */
export function regroupReceipt(state: State, regroup: Regroup): Receipt {
  return {
    title: titleOf(state, regroup),
    items: entriesOf(state, regroup).map(
      ({ label, value, note, rule, counters }): ReceiptItem => ({
        by: value,
        because: note === '' ? label : `${label}: ${note}`,
        rule,
        counters,
      }),
    ),
    total: '',
    outcomes: [],
    came: null,
    table: null,
  };
}

function titleOf({ scenario }: State, { day }: Regroup): string {
  const titles = scenario.freiburg?.days.map(({ title }) => title) ?? [];
  return `Between ${titles[day] ?? ''} and ${titles[day + 1] ?? ''}`;
}

function entriesOf(state: State, regroup: Regroup): readonly Entry[] {
  return [
    ...armyEntries(state, regroup),
    rallyEntry(regroup),
    ...lossEntries(state, regroup),
    ...reinforcementEntries(state, regroup),
    ...gunEntries(state, regroup),
    standEntry(regroup),
  ];
}

/** @rule freiburg:18.35 */
function armyEntries({ scenario }: State, { armies }: Regroup): readonly Entry[] {
  return armies
    .filter(({ wasDemoralized, leaderLost }) => wasDemoralized || leaderLost)
    .map(({ army, isDemoralized, leaderLost }) => ({
      label: armyName(scenario, army),
      value: isDemoralized ? 'stays demoralized' : leaderLost ? 'steady, −1' : 'steady again',
      note: isDemoralized
        ? 'its Leader is lost'
        : leaderLost
          ? 'its Leader is lost: 1 less on every Morale Test'
          : 'its Leader lives',
      rule: 'freiburg:18.35',
      counters: [],
    }));
}

/** @rule freiburg:18.34 */
function rallyEntry({ rallied }: Regroup): Entry {
  const note = 'whatever has become of their army';
  return {
    label: 'Disrupted units that recover',
    value: `${rallied.length}`,
    note,
    rule: 'freiburg:18.34',
    counters: rallied,
  };
}

/** @rule freiburg:18.41, freiburg:18.43 */
function lossEntries({ scenario }: State, { losses }: Regroup): readonly Entry[] {
  return losses.map(({ army, kind, lost, back, leaderless }) => ({
    label: `${armyName(scenario, army)}, ${kind}`,
    value: `${back.length} of ${lost.length} come back`,
    note: leaderless ? 'its Leader is lost' : `half of the ${lost.length} lost today, rounded down`,
    rule: leaderless ? 'freiburg:18.43' : 'freiburg:18.41',
    counters: back,
  }));
}

/** @rule freiburg:18.21 */
function reinforcementEntries(state: State, { reinforcements }: Regroup): readonly Entry[] {
  if (reinforcements.length === 0) return [];
  const printed = state.scenario.counters.filter(({ id }) => reinforcements.includes(id));
  const of = (kind: string) => printed.filter((counter) => counter.kind === kind);
  const parts = [
    `${of('infantry').length} infantry`,
    `${of('cavalry').length} cavalry`,
    counted(of('artillery').length, 'gun'),
    ...of('leader').map(({ name }) => name),
  ];
  return [
    {
      label: 'Reinforcements',
      value: sideName(state.scenario, frenchSide(state.scenario)),
      note: listed(parts),
      rule: 'freiburg:18.21',
      counters: reinforcements,
    },
  ];
}

/** @rule freiburg:18.36 */
function gunEntries({ scenario }: State, { guns }: Regroup): readonly Entry[] {
  return guns.map(({ gun, holder, at, inWorks }) => ({
    label: `${scenario.counters.find(({ id }) => id === gun)?.name ?? gun}, captured`,
    value: sideName(scenario, holder),
    note: inWorks ? `unless a Bavarian unit is set up in the works at ${at}` : 'set up by who holds it',
    rule: 'freiburg:18.36',
    counters: [gun],
  }));
}

/** @rule freiburg:18.51, freiburg:18.52 */
function standEntry({ line, stands }: Regroup): Entry {
  if (!line) {
    const note = 'both sides set up as on 9 August';
    return { label: 'Redeployment', value: 'the Hill', note, rule: 'freiburg:18.52', counters: [] };
  }
  const { broken, cleared, held } = line;
  const seen = `${counted(cleared, 'hex', 'hexes')} of the Line together cleared, ${held} of them held`;
  return {
    label: 'Redeployment',
    value: stands.length > 1 ? 'the Line, or the rows of 5 August' : 'the rows of 5 August',
    note: broken ? `the Line is broken: ${seen}` : `the Line stands: ${seen}`,
    rule: 'freiburg:18.51',
    counters: [],
  };
}
