/**
 * Cases 19.5, 19.6 and 20.1 of Freiburg as players read them: shots at walls, sections, conditions, and what is
 * defended.
 */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { wallFireReceipt } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/breaching';
import { outlooksOf } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/sections';
import { counted } from '../../../../helpers/cases';
import { board } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';
import { BAVARIAN, heading, startOf } from '../../../../helpers/positions/campaign';

const TOWN: Ground = { sections: [['0606', '0607']], gates: [['0606', '0605']] };
const gunBefore = (wallHits: { readonly [hex: string]: number }) =>
  board('F gun 0603 | S 6-3 0707', {
    map: TOWN,
    rules: 'freiburg',
    phase: 'artilleryFire',
    start: { wallHits },
  });
const receiptOf = (hits: 0 | 1, die: number | null) => {
  const state = gunBefore(hits === 0 ? {} : { '0606': hits });
  const gun = boardOf(state).pieces.find(({ kind }) => kind === 'artillery');
  return gun && wallFireReceipt(boardOf(state), gun, '0606', die);
};
counted('freiburg:19.55', 'the receipt says what the die decides: a first hit, or the breach', () => {
  const receipt = (
    so: string,
    what: string,
    hit: { readonly tone: string; readonly means: string },
    die: object,
  ) => ({
    title: 'Fire of F gun (0603) at the walls of 0606',
    items: [
      {
        ...{ by: 'range 3', because: 'column 3-5 of the Artillery Fire Table', rule: '5.11' },
        counters: ['f0603g'],
      },
      {
        ...{ by: `${so.charAt(0)} of 2`, rule: 'freiburg:19.55', counters: ['f0603g'] },
        because: `${so} on 0606 so far; 2 breach the walls to 0506, 0507, 0706 and 0707 and the gateway to 0605`,
      },
    ],
    total: '2 in 6',
    outcomes: [
      { label: 'Dd', ...hit, chance: [2, 6] },
      { label: '•', tone: 'none', means: 'no effect', chance: [4, 6] },
    ],
    prospects: [
      {
        ...{ who: 'Walls of 0606', counters: [] },
        ends: [
          { what, tone: hit.tone, chance: [2, 6], by: ['Dd'] },
          { what: 'nothing', tone: 'none', chance: [4, 6], by: ['•'] },
        ],
      },
    ],
    ...die,
  });
  const first = { tone: 'good', means: 'a first hit; one more breaches its walls' };
  const breach = { tone: 'best', means: 'all walls of the hex are breached' };
  const thrown = (result: string | null, row: number | null) => ({
    ...{ result, table: { id: 'artillery-fire', column: 2, row } },
  });
  return [
    [receiptOf(0, null), receiptOf(0, 3), receiptOf(1, 2)],
    [
      receipt('0 hits', 'hit once', first, thrown(null, null)),
      receipt('0 hits', 'hit once', first, thrown('•', 2)),
      receipt('1 hit', 'breached', breach, thrown('Dd', 1)),
    ],
  ];
});

/** 0505, 0506, 0605 and 0606 lie together; the other section has two hexes. */
const SMALL: Ground = {
  sections: [
    ['0505', '0506', '0605', '0606'],
    ['0909', '0910'],
  ],
};
const outlook = (...french: readonly string[]) => {
  const state = board('F 6-3 0101 | S 6-3 0112', {
    ...{ map: SMALL, rules: 'freiburg' },
    start: { lastIn: Object.fromEntries(french.map((hex) => [hex, 'french'])) },
  });
  const rings = thirtyYearsWar
    .overlay(state, 'sections', null)
    .filter(({ means }) => typeof means !== 'string' && means.own === 'decides');
  return {
    needed: outlooksOf(boardOf(state)).map(({ needed, hexes }) => `${needed} ${hexes.join(' ')}`.trim()),
    rings: rings.flatMap(({ shape }) => (shape.kind === 'places' ? shape.places : [])),
  };
};
counted('freiburg:19.58', 'where all that is left of a section has to be taken, all of it is ringed', () => [
  [outlook('0505', '0506'), outlook()],
  [
    { needed: ['2 0605 0606', '0'], rings: ['0605', '0606'] },
    { needed: ['4 0505 0506 0605 0606', '0'], rings: [] },
  ],
]);
counted('freiburg:19.58', 'a section of fewer hexes than break it cannot be broken', () => [
  outlook('0909', '0910').needed[1],
  '0',
]);

counted('freiburg:20.11', 'what each choice leads to: forces, ground, length, levels and later days', () => {
  const sheets = thirtyYearsWar.interlude?.(startOf('both'))?.sheets ?? [];
  return [
    sheets.map(({ title, side, rows }) => [
      `${title}: ${side}`,
      ...rows.map(
        ({ rule, label, value, note }) =>
          `${rule.slice(9)} ${label}: ${value}${note === '' ? '' : ` (${note})`}`,
      ),
    ]),
    [
      [
        `If the 3 August Line is held: ${BAVARIAN}`,
        '20.11 Bavarian: 14 × 6-3, 5 × 2-8, von Mercy and 5 guns (the entrenchments of the 3 August Line)',
        "20.11 French: 10 × 6-3, 9 × 3-8, D'Enghien and 4 guns (the ground west or south of the Line, three hexes or more from every entrenchment)",
        '20.21 The first day: 5 Game-Turns (or until 2 armies are demoralized)',
        '20.22 Morale is tried: as on 3 August (Bavarian army 31, 40, 49, 59; French Regular army 44, 52, 61, 70)',
        '20.31 Later days: the Line or the rows of 5 August, then the Hill',
      ],
      [
        `If the town is defended: ${BAVARIAN}`,
        '20.12 Bavarian: 12 × 6-3, 5 × 2-8, von Mercy and 5 guns (the town)',
        "20.12 French: 11 × 6-3, 7 × 4-3, 10 × 3-8, 4 × 2-8, D'Enghien, Turenne and 6 guns (the ground north of the Dreisam, three hexes or more from every Bavarian counter)",
        '20.21 The first day: 12 Game-Turns (or until 3 armies are demoralized)',
        '20.22 Morale is tried: as on 5 August (Bavarian army 41, 49, 58, 66; French Regular army 48, 58, 67, 77; French Mercenary army 18, 22, 25, 29)',
        '20.31 Later days: the town too, unless the French cut the way back to it; on the last day the town alone',
      ],
    ],
  ];
});
counted('freiburg:20.11', 'a file in which it is said already asks no one', () => {
  const { scenario, options } = startOf('both');
  const begun = (defence: 'line' | 'town' | null) =>
    heading(thirtyYearsWar.start({ ...scenario, start: { ...scenario.start, defence } }, options));
  return [
    [begun(null), begun('line'), begun('town')],
    ['Bavarian choice of ground', 'Bavarian set-up', 'Bavarian set-up'],
  ];
});
