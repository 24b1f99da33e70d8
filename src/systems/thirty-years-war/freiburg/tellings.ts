/** How the log words what happens by the rules of Freiburg. */

import type { CounterId } from '../../../core/contract/values';
import { grave, NOTABLE, telling } from '../play/declare';
import { about, line, sideFor } from '../play/log/lines';
import { fallen } from '../play/log/remains';
import type { Board } from '../state/board';
import { hexNumberOf, knownPiece } from '../state/position';
import { capital, listed, named } from '../wording';
import { armyName, armyNamed } from './15-morale/armies';
import { moraleReceipt } from './15-morale/morale';
import { dayName, daysOf } from './17-days/days';
import { withdrawalReceipt } from './17-days/withdrawal';
import { regroupReceipt } from './18-campaign/interlude';
import { wallFireReceipt, wallsInWords } from './19-siege/breaching';
import { HITS_TO_BREACH } from './19-siege/walls';
import type { Defence, Stand } from './scenario';
import { freiburgOf } from './state';

export const STAND_LINES: { readonly [S in Stand]: string } = {
  line: 'The next day is fought over the 3 August Line.',
  rows: 'The next day is fought from the rows of 5 August.',
  hill: 'The next day is fought from the Hill.',
  town: 'The next day is fought in and around the town.',
};
export const DEFENCE_LINES: { readonly [D in Defence]: string } = {
  line: 'The Bavarians hold the 3 August Line.',
  town: 'The Bavarians defend the town.',
};

/** The army whose morale the loss of its Leader tries. @rule freiburg:15.22 */
export function armyTried({ scenario, demoralized }: Board, leader: CounterId): string {
  const army = scenario.categories.find((category) => category.leader === leader);
  return army && !demoralized.includes(army.id) ? `; the morale of the ${army.name} is tried` : '';
}

export const FREIBURG_TELLINGS = [
  // 15.12, 15.22
  telling(
    'moraleTested',
    (before, { army, level, die, demoralized }) => {
      const why = level === null ? 'has lost its Leader' : `has lost ${level} or more`;
      const rolled = die === null ? '' : `, rolls ${die}`;
      const end = demoralized ? 'and is demoralized' : 'and holds';
      const { scenario } = before;
      return {
        ...line(
          `The ${armyName(scenario, army)} ${why}${rolled} ${end}.`,
          armyNamed(scenario, army)?.side ?? null,
        ),
        receipt: die === null ? null : moraleReceipt(before, army, level, die),
      };
    },
    { weight: (_before, { demoralized }) => (demoralized ? grave('An army breaks') : NOTABLE) },
  ),
  telling(
    'armyFollowed',
    ({ scenario }, { army, after }) =>
      line(
        `The ${armyName(scenario, army)} is demoralized with the ${armyName(scenario, after)}.`,
        armyNamed(scenario, army)?.side ?? null,
      ),
    { weight: () => grave('An army breaks') },
  ),
  // 17.34
  telling(
    'gunWithdrawn',
    (before, { gun: id, away, die }) => {
      const gun = knownPiece(before, id);
      const text = `Withdrawal of ${named(before, gun)}: ${away ? 'it gets away' : 'it is lost'}.`;
      return {
        ...line(text, sideFor(before, gun)),
        receipt: withdrawalReceipt(before, gun, die),
        ...about(before, [gun]),
      };
    },
    {
      leaves: (before, { gun, away }, text) => {
        const { at } = knownPiece(before, gun);
        return away || at === null ? [] : fallen(before, gun, at, text);
      },
    },
  ),
  // 18
  telling(
    'dayEnded',
    (before, { regroup }) => {
      const day = daysOf(before)[regroup.day];
      const when = regroup.atOnce ? 'as it begins' : `after Game-Turn ${regroup.gameTurn}`;
      const text = `${day ? capital(dayName(day)) : ''} is over ${when}. The armies regroup.`;
      return { ...line(text, null), receipt: regroupReceipt(before, regroup) };
    },
    { weight: () => grave('A day ends') },
  ),
  telling('redeployed', (before, { to }) => line(STAND_LINES[to], before.pending?.by ?? null)),
  telling('gunsReturned', (before, { to, guns }) => {
    const name = (id: string) => before.scenario.counters.find((one) => one.id === id)?.name ?? id;
    const text = `Taken back with the works: ${listed(guns.map(({ counter, at }) => `${name(counter)} (${at})`))}.`;
    return {
      ...line(text, to),
      counters: guns.map(({ counter }) => counter),
      where: [{ kind: 'places', places: guns.map(({ at }) => at) }],
    };
  }),
  // 19.55
  telling(
    'wallsFiredAt',
    (before, { gun: id, at, hit, die }) => {
      const gun = knownPiece(before, id);
      const board = before;
      const come = !hit
        ? 'no effect'
        : isBreaching(before, at)
          ? `${wallsInWords(before, at)} breached`
          : 'a first hit';
      return {
        ...line(`${named(board, gun)} fires at the walls of ${at}: ${come}.`, sideFor(before, gun)),
        receipt: wallFireReceipt(before, gun, at, die),
        counters: [gun.id],
        where: [{ kind: 'places', places: [hexNumberOf(board, gun), at] }],
      };
    },
    { weight: (before, { hit, at }) => (hit && isBreaching(before, at) ? NOTABLE : {}) },
  ),
  // 20.1
  telling('defenceChosen', (before, { defend }) => line(DEFENCE_LINES[defend], before.pending?.by ?? null)),
];

/** Whether one more hit breaches the walls of the hex. */
function isBreaching(board: Board, at: string): boolean {
  return (freiburgOf(board).wallHits[at] ?? 0) + 1 >= HITS_TO_BREACH;
}
