/** Scale, counters, facing, stacking, sequence, activation and zones of control. */
import type { SaidCases } from './case';

export const SAID_01_TO_06 = {
  '0.1': {
    text: 'A hex is 100 metres, a turn 45 minutes, and there are eight turns. A foot counter is a battalion of 800 to 1000 men, a horse counter a squadron of 200 to 300, a battery about six pieces.',
    in1976: '14 turns of the same 45 minutes (Rocroi 15.22), on hexes of 175 metres.',
  },
  '0.2': {
    text: 'Every counter has its hex and its facing from the start: map and order of battle say where. Nobody chooses anything. What ground does is in a chart.',
    in1976:
      'There the counters are placed, too (3.0, Rocroi 15.1); which of two equal ones stands where does not matter.',
  },
  '1.0': {
    text: 'The colour and sign of a counter tell its corps, and corps are what is activated. A unit has a letter, Movement Points, and its morale in red. One of two steps is turned over when it loses the first.',
    in1976:
      'A unit has Combat Strength and movement and nothing else; morale comes in at Freiburg alone. Turned over it is disrupted (9.0), here it has lost a step.',
  },
  '2.0': {
    text: 'A unit has two hexes in front, two on its flanks and two in its rear. So has a tercio, but an attack on its flank or rear is like one from the front, and who retreats through these hexes of it is tested. Batteries look nowhere, and leaders everywhere.',
    in1976: 'Nobody has a front: all six hexes around a unit are alike (7.0).',
  },
  '3.0': {
    text: 'A hex holds one unit. One battery may be there as well, and leaders do not count. This holds during a move, too.',
    in1976: 'One unit to a hex as well, but only when a phase ends (6.32).',
  },
  '4.0': {
    text: 'Eight turns, each in four phases: both sides fire their batteries together; the markers are drawn one by one, and each leader drawn leads his corps, five French and four Spanish ones; commanders in chief who have not moved may do so; routed units are tested for rally. Then the clock moves on.',
    in1976:
      'One side does everything, then the other (4.1): recovery, fire, movement, combat. Nothing is drawn.',
  },
  '5.1': {
    text: 'All markers are mixed as the turn begins, and drawn one at a time. No side has more than two in a row: a third one of the same side is put back and drawn again, unless the other side has none left.',
    in1976:
      'Nothing is drawn: the French are always first (Rocroi 15.21), and each side moves its whole army.',
  },
  '5.2': {
    text: 'The corps whose leader is drawn moves first, then it fights the enemies in front of it. It may come up twice in a turn, by its leader and by the commander in chief, but none of its units moves or attacks twice.',
    in1976:
      'Movement Phase and Combat Phase of a whole army (4.1), with one move and one attack a unit (6.16, 8.14).',
  },
  '6.0': {
    text: 'The two hexes in front of a unit are its zone of control.',
    in1976: 'All six hexes around it are, but for those across a river (7.13).',
  },
  '6.1': {
    text: 'A unit that enters an enemy zone stops. One that begins its move in one pays 1 point more to leave, unless it goes back (7.3). One with an enemy in its own zone must fight, or support. One that retreats into one may fall into disorder. A friend in the hex lifts the zone for command and leaders.',
    in1976:
      'Zones neither stop nor cost anything (6.33) and nothing lifts them (7.11), but who stands in one as movement ends must fight (7.21).',
  },
  '6.2': {
    text: 'Flank hexes do not hinder movement. Who retreats into one may fall into disorder.',
    in1976: 'There are no flanks.',
  },
  '6.3': {
    text: 'Rear hexes hinder neither movement nor retreat, but for those of a tercio.',
    in1976: 'There is no rear.',
  },
} as const satisfies SaidCases;
