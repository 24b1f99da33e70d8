/** The log: one line an event, with the receipt of what a die decided. */

import { neverCase } from '../../../core/neverCase';
import type { LogLine, Moment } from '../../../core/seam';
import { sideName } from '../battlefield';
import { EXIT } from '../commands';
import { dayName, daysOf } from '../days';
import type { Event } from '../events';
import { exclusiveRules } from '../exclusive/books';
import { withdrawalReceipt } from '../exclusive/freiburg/17-withdrawal';
import { regroupReceipt } from '../exclusive/freiburg/18-interlude';
import { wallFireReceipt, wallsInWords } from '../exclusive/freiburg/19-breaching';
import { armyName, armyNamed } from '../exclusive/freiburg/armies';
import { beckReceipt } from '../exclusive/rocroi/17-beck';
import { hexNumberOf, pieceOf, piecesOf, positionOf } from '../position';
import { fireReceipt } from '../rules/05-artillery';
import { allowanceOf } from '../rules/06-reach';
import { battleReceipt } from '../rules/08-strength';
import { removalReceipt } from '../rules/09-disruption';
import { HITS_TO_BREACH } from '../rules/12-walls';
import type { Defence, Stand } from '../scenario';
import type { State } from '../state';
import { allNamed, capital, counted, listed, named, namedFrom } from '../wording';
import { armyTried } from './leaderLossWords';
import { headingOf } from './prompt';
import { forceInWords } from './setUpDraft';
import { about, line, moraleLine, passedLine, sideFor, wayInWords, withoutHexLine } from './tellLines';

export function moment(state: State): Moment {
  const { pending } = state;
  const decides =
    pending?.kind === 'rollForBeck' ||
    pending?.kind === 'setUp' ||
    pending?.kind === 'chooseDefence' ||
    pending?.kind === 'chooseRedeployment';
  const side = decides ? pending.by : state.phasingSide;
  return { turn: `${dayOf(state)}Game-Turn ${state.gameTurn}`, stretch: headingOf(state), side };
}

/** `5 August · `, where the battle has days. */
function dayOf(state: State): string {
  const title = daysOf(state)[state.day]?.title;
  return title === undefined ? '' : `${title} · `;
}

const STAND_LINES: { readonly [S in Stand]: string } = {
  line: 'The next day is fought over the 3 August Line.',
  rows: 'The next day is fought from the rows of 5 August.',
  hill: 'The next day is fought from the Hill.',
  town: 'The next day is fought in and around the town.',
};
const DEFENCE_LINES: { readonly [D in Defence]: string } = {
  line: 'The Bavarians hold the 3 August Line.',
  town: 'The Bavarians defend the town.',
};

/** null for what the log shows by its headings already. */
export function tell(before: State, event: Event): LogLine | null {
  const position = positionOf(before);
  switch (event.happened) {
    case 'phaseBegan':
    case 'decisionOpened':
      return null;
    case 'phasePassed':
      return passedLine(before);
    case 'returnedToMovement':
      return line('Back to the Movement Phase.', before.phasingSide);
    case 'beckRolled': {
      const come =
        event.arrive.length > 0
          ? `${allNamed(position, piecesOf(before, event.arrive))} arrive`
          : 'nobody arrives';
      return {
        ...line(`Roll for Beck: ${event.die}, ${come}.`, before.scenario.beck?.side ?? null),
        receipt: beckReceipt(before, event.die),
      };
    }
    case 'removalAttempted': {
      const [unit] = piecesOf(before, [event.unit]);
      if (!unit) return null;
      const text = `${named(position, unit)} ${event.undisrupted ? 'recovers' : 'stays disrupted'}.`;
      return {
        text,
        side: sideFor(before, unit),
        receipt: removalReceipt(before, unit, event.die),
        ...about(before, [unit]),
      };
    }
    case 'gunFired': {
      const [gun, target] = piecesOf(before, [event.gun, event.target]);
      if (!gun || !target) return null;
      const text = `${named(position, gun)} fires on ${namedFrom(position, gun, target)}: ${event.disrupted ? 'disrupted' : 'no effect'}.`;
      return {
        text,
        side: sideFor(before, gun),
        receipt: fireReceipt(before, gun, target, event.die),
        ...about(before, [gun, target]),
      };
    }
    case 'wallsFiredAt': {
      const [gun] = piecesOf(before, [event.gun]);
      if (!gun) return null;
      const hits = (before.wallHits[event.at] ?? 0) + (event.hit ? 1 : 0);
      const come = !event.hit
        ? 'no effect'
        : hits < HITS_TO_BREACH
          ? 'a first hit'
          : `${wallsInWords(before, event.at)} breached`;
      const text = `${named(position, gun)} fires at the walls of ${event.at}: ${come}.`;
      return {
        text,
        side: sideFor(before, gun),
        receipt: wallFireReceipt(before, gun, event.at, event.die),
        counters: [gun.id],
        where: [{ kind: 'places', places: [hexNumberOf(position, gun), event.at] }],
      };
    }
    case 'counterMoved': {
      const [piece] = piecesOf(before, [event.counter]);
      if (!piece) return null;
      const coin = piece.state.disrupted ? 'hexes' : 'MP';
      const text = `${piece.printed.name} ${wayInWords(position, piece, event.path)}, ${event.spent} of ${allowanceOf(before, piece)} ${coin}.`;
      const onMap = event.path.filter((number) => number !== EXIT);
      const through = piece.state.at === null ? onMap : [piece.state.at, ...onMap];
      return {
        text,
        side: sideFor(before, piece),
        receipt: null,
        counters: [piece.id],
        where: [{ kind: 'line', through }],
      };
    }
    case 'gunCaptured': {
      const [gun] = piecesOf(before, [event.gun]);
      if (!gun) return null;
      return {
        ...line(`${named(position, gun)} is captured.`, event.by),
        ...about(before, [gun]),
      };
    }
    case 'leaderEliminated': {
      const name = pieceOf(before, event.leader)?.printed.name ?? '';
      const how = event.caught === 'entered' ? 'is overrun' : 'is caught alone in an enemy Zone of Control';
      return {
        ...line(`${name} (${event.where}) ${how} and lost${armyTried(before, event.leader)}.`, null),
        counters: [event.leader],
        where: [{ kind: 'places', places: [event.where] }],
      };
    }
    case 'battleFought': {
      const { attackers, defenders, leaders } = event.battle;
      const verb = `${event.battle.charge ? 'charge' : 'attack'}${attackers.length > 1 ? '' : 's'}`;
      const [ours, theirs] = [piecesOf(before, attackers), piecesOf(before, defenders)];
      const text = `${allNamed(position, ours)} ${verb} ${allNamed(position, theirs)}: ${event.result === '•' ? 'no effect' : event.result}.`;
      return {
        text,
        side: before.phasingSide,
        receipt: battleReceipt(before, event.battle, event.die),
        ...about(before, [...ours, ...theirs]),
        counters: [...attackers, ...defenders, ...leaders.map(({ leader }) => leader)],
      };
    }
    case 'unitsDisrupted': {
      const units = piecesOf(before, event.units);
      const why = {
        result: '',
        charge: ' after the charge',
        exchange: ' in exchange',
        entrenchments: ' under the entrenchments',
      }[event.by];
      return { ...line(`Disrupted${why}: ${allNamed(position, units)}.`, null), ...about(before, units) };
    }
    case 'unitEliminated': {
      const name = pieceOf(before, event.unit)?.printed.name ?? '';
      const worth = counted(event.points, 'Strength Point');
      return {
        ...line(
          `${name} (${event.where}) is eliminated: ${worth}${event.demoralizedInfantry ? ' of demoralized infantry' : ''}.`,
          null,
        ),
        counters: [event.unit],
        where: [{ kind: 'places', places: [event.where] }],
      };
    }
    case 'categoryDemoralized': {
      const category = before.scenario.categories.find((c) => c.id === event.category);
      const side = category ? sideName(before.scenario, category.side) : '';
      return line(
        `${category?.name ?? event.category} demoralized, ${side} losses being ${event.losses}.`,
        category?.side ?? null,
      );
    }
    case 'sideSetUp': {
      const ids = event.positions.map(({ counter }) => counter);
      const text = `The ${sideName(before.scenario, event.side)} force is set up: ${forceInWords(before, ids)}.`;
      return { ...line(text, event.side), counters: ids };
    }
    case 'defenceChosen':
      return line(DEFENCE_LINES[event.defend], before.pending?.by ?? null);
    case 'dayEnded': {
      const day = daysOf(before)[event.regroup.day];
      const when = event.regroup.atOnce ? 'as it begins' : `after Game-Turn ${event.regroup.gameTurn}`;
      const text = `${day ? capital(dayName(day)) : ''} is over ${when}. The armies regroup.`;
      return { ...line(text, null), receipt: regroupReceipt(before, event.regroup) };
    }
    case 'redeployed': {
      return line(STAND_LINES[event.to], before.pending?.by ?? null);
    }
    case 'gunsReturned': {
      const where = event.guns.map(({ at }) => at);
      const name = (id: string) => before.scenario.counters.find((one) => one.id === id)?.name ?? id;
      const text = `Taken back with the works: ${listed(event.guns.map(({ counter, at }) => `${name(counter)} (${at})`))}.`;
      const places = [{ kind: 'places', places: where }] as const;
      return { ...line(text, event.to), counters: event.guns.map(({ counter }) => counter), where: places };
    }
    case 'leftWithoutHex':
      return withoutHexLine(before, event);
    case 'moraleTested':
      return moraleLine(before, event);
    case 'armyFollowed': {
      const [army, after] = [event.army, event.after].map((id) => armyName(before.scenario, id));
      return line(
        `The ${army} is demoralized with the ${after}.`,
        armyNamed(before.scenario, event.army)?.side ?? null,
      );
    }
    case 'steppedBack': {
      const [unit] = piecesOf(before, [event.unit]);
      if (!unit) return null;
      const from = hexNumberOf(position, unit);
      return {
        ...line(
          `${unit.printed.name} ${wayInWords(position, unit, [event.to], 'steps back')}.`,
          sideFor(before, unit),
        ),
        counters: [unit.id],
        where: [{ kind: 'line', through: [from, event.to] }],
      };
    }
    case 'gunWithdrawn': {
      const [gun] = piecesOf(before, [event.gun]);
      if (!gun) return null;
      const text = `Withdrawal of ${named(position, gun)}: ${event.away ? 'it gets away' : 'it is lost'}.`;
      return {
        ...line(text, sideFor(before, gun)),
        receipt: withdrawalReceipt(before, gun, event.die),
        ...about(before, [gun]),
      };
    }
    case 'gameEnded':
      return line(exclusiveRules(before).verdict(before).text, null);
    default:
      return neverCase(event);
  }
}
