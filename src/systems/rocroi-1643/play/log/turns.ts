/** How the log words the turn, the cup, segments and moves: sections 4 to 10. */
import { cupOf } from '../../05-activation/cup';
import { shotReceipt } from '../../10-artillery/receipt';
import { pointsWords, standing, verdict } from '../../13-victory/points';
import type { LogLine } from '../../rulebook/cited';
import { type Board, boardOf } from '../../state/board';
import { sideIndexOf } from '../../state/numbering';
import { allNamed, named } from '../../wording';
import { looking } from '../facings';
import { headingOfStep } from '../heading';
import { corpsName, sideName } from '../names';
import { atHex } from '../stage';
import { line, lineOn, type Tellings, trail, UNTOLD } from './lines';

type Told =
  | 'planned'
  | 'taken'
  | 'turnBegan'
  | 'cupOpened'
  | 'gameEnded'
  | 'drawn'
  | 'segmentBegan'
  | 'recovered'
  | 'commandFixed'
  | 'combatBegan'
  | 'stepped'
  | 'turned'
  | 'walked'
  | 'leaderMoved'
  | 'chiefsBegan'
  | 'aimingBegan'
  | 'aimed'
  | 'fired'
  | 'batteryTaken';

export const TURN_TELLINGS: Tellings<Told> = {
  planned: UNTOLD,
  taken: UNTOLD,
  cupOpened: UNTOLD,
  combatBegan: UNTOLD,
  stepped: UNTOLD,
  turned: UNTOLD,
  aimingBegan: UNTOLD,

  // What the last one came to is told, and the next is named above its own lines.
  turnBegan: UNTOLD,
  gameEnded: (before, { because }) => {
    const over = boardOf({ ...before.state, over: true });
    const why = because === 'noUnits' ? 'One side has no unit left. ' : '';
    return { ...line(`${why}${verdict(over)?.text ?? ''}`, null), weight: 'notable' };
  },

  drawn(before, { leader: id, passes }) {
    const leader = before.knownLeader(id);
    const { open, limited: barred } = cupOf(before);
    const limited =
      barred === null
        ? ''
        : ` It had to be ${sideName(before, leader.side)}, after two of the other side (5.1).`;
    const passed = passes ? ' He is gone, and it passes.' : '';
    const of = open.length === 1 ? 'the only one' : `one of ${open.length} markers`;
    const text = `The marker of ${leader.name} is drawn, ${of} that could come.${limited}${passed}`;
    return lineOn(before, text, [leader]);
  },
  segmentBegan(before, { leader: id, corps, side }) {
    const leader = before.knownLeader(id);
    if (corps === null)
      return { ...line(`${leader.name} leads no corps in this segment.`, side), counters: [id] };
    // The leader of a corps leads it without having to choose.
    return leader.corps === null
      ? lineOn(before, `${leader.name} leads the ${corpsName(before, corps)}.`, [leader])
      : null;
  },
  recovered: (before, { units: ids }) => {
    const units = ids.map((id) => before.knownUnit(id));
    return lineOn(before, `Back in good order: ${allNamed(units)}.`, units);
  },
  commandFixed(before, { command }) {
    const out = command.filter(({ by }) => by === 'nobody').map(({ unit }) => before.knownUnit(unit));
    const side = before.segment?.side ?? null;
    const still = command
      .map(({ unit }) => before.knownUnit(unit))
      .filter(({ order }) => order === 'disorganised');
    const disorder = still.length > 0 ? ` Still disorganised: ${allNamed(still)}.` : '';
    if (command.length === 0) return line('Nobody of the corps is left.', side);
    if (out.length === 0) {
      const all = command.length === 1 ? 'Its one unit is' : `All ${command.length} units are`;
      return line(`${all} in command.${disorder}`, side);
    }
    return lineOn(before, `Out of command: ${allNamed(out)}.${disorder}`, out);
  },

  walked(before, { unit: id, from, steps }) {
    const unit = before.knownUnit(id);
    const hexes = steps.filter((one) => typeof one === 'string');
    const side = before.sideId(unit.side);
    const text =
      hexes.length === 0
        ? `${unit.name} (${from}) turns to face ${looking(unit.facing)}.`
        : `${unit.name}: ${from} → ${hexes.at(-1)}, facing ${looking(unit.facing)}${spentWords(before)}.`;
    return {
      ...line(text, side),
      counters: [id],
      where: hexes.length > 0 ? [{ kind: 'line', through: [from, ...hexes] }] : [atHex(from)],
      ...trail(text, [from, ...hexes], side),
    };
  },
  leaderMoved(before, { leader: id, to }) {
    const leader = before.knownLeader(id);
    const through = leader.at === null ? [to] : [leader.at, to];
    const text = `${leader.name} goes to ${to}.`;
    const side = before.sideId(leader.side);
    return {
      ...line(text, side),
      counters: [id],
      where: [{ kind: 'line', through }],
      ...trail(text, through, side),
    };
  },
  chiefsBegan(before, { side }) {
    const chief = before.leaders.find(
      (leader) => leader.corps === null && before.sideId(leader.side) === side,
    );
    const stage = headingOfStep('chiefs', sideName(before, sideIndexOf(before.scenario, side)));
    if (!chief || chief.at === null)
      return { ...line('There is no commander in chief to move.', side), stage };
    return chief.moved ? { ...line(`${chief.name} has moved already.`, side), stage } : null;
  },

  aimed(before, { battery, target }) {
    const [gun, unit] = [before.battery(battery), before.knownUnit(target)];
    if (!gun) return null;
    return lineOn(before, `${gun.name} is to fire at ${named(unit)}.`, [gun, unit]);
  },
  fired(before, { battery, target, die, hit }) {
    const [gun, unit] = [before.battery(battery), before.knownUnit(target)];
    if (!gun) return null;
    const text = `${gun.name} fires at ${named(unit)}: ${hit ? 'a hit' : 'no effect'}.`;
    return lineOn(before, text, [gun, unit], {
      receipt: shotReceipt(before, gun, unit, die),
      // Both sides fire at once, though one of them has given the word.
      stage: 'Artillery fire',
    });
  },
  batteryTaken(before, { battery: id, by, unit }) {
    const battery = before.battery(id);
    if (!battery) return null;
    const text = `${before.knownUnit(unit).name} takes ${named(battery)}.`;
    return {
      ...line(text, by),
      ...{ counters: [id, unit], where: [atHex(battery.at)], weight: 'notable' },
      leaves: [{ kind: 'taken', label: text, shape: atHex(battery.at), side: by }],
    };
  },
};

function spentWords({ segment }: Board): string {
  return segment?.moving ? `, ${segment.moving.spent} MP` : '';
}

/** What has changed in a turn, in one line: points and level. */
export function recap(begun: Board, ended: Board): LogLine {
  const [then, now] = [standing(begun), standing(ended)];
  const points = ([0, 1] as const).map((side) => {
    const gained = now.quarters[side] - then.quarters[side];
    const change = gained === 0 ? '' : ` (${gained > 0 ? '+' : '-'}${pointsWords(Math.abs(gained))})`;
    return `${sideName(ended, side)} ${pointsWords(now.quarters[side])}${change}`;
  });
  return {
    ...line(`Turn ${begun.state.turn} is over. Points: ${points.join(', ')}.`, null),
    weight: 'notable',
  };
}
