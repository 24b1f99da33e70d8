/** How the log words combat and what it does to units and leaders: sections 8, 9 and 11 to 13. */
import { combatReceipt, leaderReceipt, meansOf } from '../../11-combat/receipt';
import { TEST_WORDS, testReceipt } from '../../12-rout/receipt';
import type { Receipt } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { sideIndexOf } from '../../state/numbering';
import type { Gone } from '../../state/state';
import { allNamed, counted, listed, named } from '../../wording';
import { looking } from '../facings';
import { headingOfStep } from '../heading';
import { corpsName, rankOf, sideName } from '../names';
import { atHex } from '../stage';
import { fallen, line, lineOn, type Tellings, trail } from './lines';

type Told =
  | 'fought'
  | 'leaderAttacked'
  | 'stepLost'
  | 'eliminated'
  | 'leaderKilled'
  | 'chiefTested'
  | 'chiefKilled'
  | 'leaderPlaced'
  | 'retreated'
  | 'advanced'
  | 'advanceDeclined'
  | 'advancesDeclined'
  | 'tested'
  | 'disorganised'
  | 'routed'
  | 'ran'
  | 'ranOut'
  | 'rallyBegan'
  | 'rallyTaken'
  | 'rallied'
  | 'demoralized';

const HOW_GONE: { readonly [G in Gone]: string } = {
  combat: 'is eliminated',
  noWay: 'has no way to go and is lost',
  removed: 'is removed',
  leftMap: 'runs off the map and is lost',
};

export const FIGHT_TELLINGS: Tellings<Told> = {
  fought(before, { unit: id, target: at, charge, die, attackerResult, targetResult }) {
    const [attacker, target] = [before.knownUnit(id), before.knownUnit(at)];
    const came = meansOf({ attacker: attackerResult, defender: targetResult }, attacker, target);
    const text = `${named(attacker)} ${charge ? 'charges' : 'attacks'} ${named(target)}: ${came}.`;
    return lineOn(before, text, [attacker, target], {
      receipt: combatReceipt(before, { attacker, target, charge }, die),
      leaves: [dieMark(text, die, attacker.at ?? '', target.at ?? '', before.sideId(attacker.side))],
    });
  },
  leaderAttacked(before, { unit: id, leader: at, die, killed }) {
    const [unit, leader] = [before.knownUnit(id), before.knownLeader(at)];
    const text = `${named(unit)} attacks ${named(leader)}: ${killed ? 'killed or taken' : 'he escapes'}.`;
    return lineOn(before, text, [unit, leader], { receipt: leaderReceipt(unit, leader, die) });
  },
  stepLost(before, { unit: id, steps }) {
    const unit = before.knownUnit(id);
    return lineOn(before, `${named(unit)} loses ${counted(steps, 'step')}.`, [unit]);
  },
  eliminated(before, { unit: id, at, how }) {
    const unit = before.knownUnit(id);
    const text = `${unit.name} (${at}) ${HOW_GONE[how]}.`;
    return lineOn(before, text, [unit], { weight: 'notable', ...fallen(text, at, before.sideId(unit.side)) });
  },

  leaderKilled(before, { leader: id, aide }) {
    const leader = before.knownLeader(id);
    const after = aide ? 'an aide takes over' : 'nobody is left to lead';
    const text = `${leader.name}, ${rankOf(before, leader)}, is killed or taken; ${after}.`;
    return lineOn(before, text, [leader], {
      ...{ weight: 'grave', headline: 'A leader falls' },
      ...fallen(text, leader.at ?? '', before.sideId(leader.side)),
    });
  },
  chiefTested(before, { leader: id, die, killed }) {
    const leader = before.knownLeader(id);
    return lineOn(
      before,
      `${leader.name} has lost his unit: ${killed ? 'he is killed' : 'he escapes'}.`,
      [leader],
      {
        receipt: chiefReceipt(leader.name, die, killed),
      },
    );
  },
  chiefKilled(before, { leader: id, side }) {
    const leader = before.knownLeader(id);
    const text = `${leader.name} is dead: every ${sideName(before, leader.side)} unit is disorganised for the rest of the game.`;
    return lineOn(before, text, [leader], {
      ...{ weight: 'grave', headline: 'A commander in chief falls' },
      ...fallen(text, leader.at ?? '', side),
    });
  },
  leaderPlaced(before, { leader: id, to }) {
    const leader = before.knownLeader(id);
    const unit = before.unitIn(before.hex(to));
    const who = leader.at === null ? `${leader.printedName}’s aide` : leader.name;
    const text = `${who} goes to ${unit ? named(unit) : to}.`;
    return { ...line(text, before.sideId(leader.side)), counters: [id], where: [atHex(to)] };
  },

  retreated(before, { unit: id, to, pushed, leaders }) {
    const unit = before.knownUnit(id);
    const with_ =
      leaders.length > 0 ? ` with ${listed(leaders.map((one) => before.knownLeader(one).name))}` : '';
    const text = `${unit.name}${with_} ${pushed ? 'is pushed on' : 'goes back'}: ${unit.at} → ${to}.`;
    const side = before.sideId(unit.side);
    const through = [unit.at ?? to, to];
    return {
      ...line(text, side),
      ...{ counters: [id, ...leaders], where: [{ kind: 'line', through }] },
      ...trail(text, through, side),
    };
  },
  advanced(before, { unit: id, to, leaders }) {
    const unit = before.knownUnit(id);
    const with_ =
      leaders.length > 0 ? ` with ${listed(leaders.map((one) => before.knownLeader(one).name))}` : '';
    const text = `${unit.name}${with_} advances into ${to}.`;
    const side = before.sideId(unit.side);
    const through = [unit.at ?? to, to];
    return {
      ...line(text, side),
      ...{ counters: [id, ...leaders], where: [{ kind: 'line', through }] },
      ...trail(text, through, side),
    };
  },
  advanceDeclined: (_before, { to }) => ({
    ...line(`Nobody advances into ${to}.`, null),
    where: [atHex(to)],
  }),
  advancesDeclined: (before, { side }) =>
    line(
      `No ${sideName(before, sideIndexOf(before.scenario, side))} unit advances in this segment any more.`,
      side,
    ),

  tested(before, event) {
    const { unit: id, test, die, failed } = event;
    const unit = before.knownUnit(id);
    const receipt = testReceipt(before, unit, event, die);
    const end = receipt.result ?? (failed ? 'failed' : 'passed');
    return lineOn(before, `${named(unit)} ${TEST_WORDS[test]}: ${end}.`, [unit], { receipt });
  },
  disorganised: (before, { unit: id }) => {
    const unit = before.knownUnit(id);
    return lineOn(before, `${named(unit)} is disorganised.`, [unit]);
  },
  routed: (before, { unit: id }) => {
    const unit = before.knownUnit(id);
    return lineOn(before, `${named(unit)} is routed.`, [unit], { weight: 'notable' });
  },
  ran(before, { unit: id, to }) {
    const unit = before.knownUnit(id);
    const friends = before.unitsIn(before.hex(to)).filter(({ order }) => order !== 'routed');
    if (friends.length === 0) return null;
    return lineOn(before, `${unit.name} runs through ${allNamed(friends)}.`, [unit, ...friends]);
  },
  ranOut(before, { unit: id, at, entered }) {
    const unit = before.knownUnit(id);
    return lineOn(before, `${unit.name} has run ${counted(entered, 'hex', 'hexes')}, to ${at}.`, [unit]);
  },

  rallyBegan(before, { side, units: ids }) {
    const name = before.scenario.sides.find(({ id }) => id === side)?.name ?? '';
    const stage = headingOfStep('rally', name);
    if (ids.length === 0) return { ...line(`Rally: no ${name} unit is routed.`, side), stage };
    const units = ids.map((id) => before.knownUnit(id));
    return lineOn(before, `To be rallied: ${allNamed(units)}.`, units, { stage });
  },
  rallyTaken(before, { unit: id, inZone }) {
    const unit = before.knownUnit(id);
    if (!inZone) return null;
    return lineOn(before, `${named(unit)} is in an enemy zone of control: it runs on.`, [unit]);
  },
  rallied(before, { unit: id, facing }) {
    const unit = before.knownUnit(id);
    const text = `${named(unit)} rallies, disorganised, and faces ${looking(facing)}.`;
    return lineOn(before, text, [unit], { weight: 'notable' });
  },
  demoralized(before, { corps, lost, routed }) {
    const own = before.units.filter((unit) => unit.corps === corps);
    const text = `The ${corpsName(before, corps)} is demoralised: ${strainWords(lost, routed)}, more than half of ${counted(own.length, 'unit')}.`;
    const units = own.filter(({ at }) => at !== null);
    return lineOn(before, text, units, { weight: 'grave', headline: 'A corps breaks' });
  },
};

/** `3 steps lost and 2 routed`, `4 steps routed` */
function strainWords(lost: number, routed: number): string {
  const counts = [[lost, 'lost'] as const, [routed, 'routed'] as const].filter(([steps]) => steps > 0);
  return counts.map(([steps, how], i) => `${i === 0 ? counted(steps, 'step') : steps} ${how}`).join(' and ');
}

function dieMark(label: string, die: number, from: string, to: string, side: ReturnType<Board['sideId']>) {
  const shape = { kind: 'hexside', between: [from, to] } as const;
  return { kind: 'die', sign: `${die}`, label, shape, side } as const;
}

function chiefReceipt(name: string, die: number, killed: boolean): Receipt {
  return {
    title: `${name} has lost his unit`,
    items: [{ by: '1 or 2', because: 'kills him', rule: '9.4', counters: [] }],
    total: `${die}`,
    outcomes: [
      { label: 'killed', tone: 'worst', means: `${name} is killed`, chance: [2, 6] },
      { label: 'escapes', tone: 'good', means: `${name} goes to a unit`, chance: [4, 6] },
    ],
    prospects: [],
    result: killed ? 'killed' : 'escapes',
    table: null,
  };
}
