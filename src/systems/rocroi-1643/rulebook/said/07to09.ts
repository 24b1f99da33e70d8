/** Movement, leaders and commanders in chief. */
import type { SaidCases } from './case';

export const SAID_07_TO_09 = {
  '7.1': {
    text: 'Units move one after the other, each always into a hex in front of it and paying what the chart says. Points left over are lost, and cannot be lent. Horse may pass through foot of its own side that looks the same way, though never in a retreat. Everybody may pass a battery; batteries stay where they are.',
    in1976:
      'A counter moves in any direction (6.0) and passes through friends freely (6.31). Points left over are lost, too (6.14).',
  },
  '7.2': {
    text: 'Turning costs 1 point for each corner, in an enemy zone 2. There it takes a test, too: die and morale of 5 or less leave the unit disorganised. It is turned whatever comes of that.',
    in1976: 'Nobody turns.',
  },
  '7.3': {
    text: 'From an enemy zone a move begins in one of two ways. Forward into a front hex without an enemy, for 1 point more. Or back into one rear hex, looking the same way, for half of the Movement Points and the ground; with what is left it may turn.',
    in1976: 'A unit walks out of a zone as out of any other hex (6.33).',
  },
  '7.4': {
    text: 'A commander in chief who did not move in his own segment may do so in phase 3. Hexes in front of enemy units and on their flanks are closed to him, unless a unit of his side is there.',
    in1976: 'Leaders move with their army, and enemy zones do not hinder them (6.33).',
  },
  '8.0': {
    text: 'The leaders of the corps are the marshals of the armies. Each is activated once a turn.',
    in1976: 'Leaders strengthen units and help them to recover (10.0); they give no orders.',
  },
  '8.1': {
    text: 'A leader has a range in hexes and a value that helps in combat and rally. In command is who is reached by a chain of hexes no longer than the range. It passes no enemy unit, nor the front or flank of one, unless a friend stands there. This is fixed as the segment begins. The leader need not be with anybody.',
    in1976: 'Nobody needs to be in command.',
  },
  '8.2': {
    text: 'A unit out of command has half of its points, and keeps away from hexes next to enemies. If it begins in an enemy zone it has all of its points. One that has an enemy in front of it at the end has to fight, at -1.',
    in1976: 'Every unit always does what its player wants.',
  },
  '8.3': {
    text: 'Who is out of range is in command all the same beside a unit that is, if both look the same way.',
    in1976: 'There are lines of battle on the map, but no rule needs them.',
  },
  '8.4': {
    text: 'A leader dies with the unit he stands with, in combat or where it cannot retreat. An aide takes his place, anywhere his player likes, and so does another one after him. The marker of the corps stays in play.',
    in1976: 'A leader is eliminated when he is alone in an enemy zone (10.0); nobody follows him.',
  },
  '9.0': {
    text: 'Each side has one commander in chief.',
    in1976: 'Condé and Melo are leaders like others, with higher values.',
  },
  '9.1': {
    text: 'He has a range and a value like other leaders. Only how he moves and what his marker does is different.',
    in1976: 'A leader has one value, and movement (10.0).',
  },
  '9.2': {
    text: 'His marker activates one corps within his range, as if its own leader had been drawn. Units beyond his range act as case 8.2 says. A unit still moves once and fights once a turn.',
    in1976: 'There is no second activation.',
  },
  '9.3': {
    text: 'He moves like any leader, in phase 2 as his marker is drawn, or in phase 3 if he has not done so.',
    in1976: 'Leaders move in the Movement Phase of their side (6.11).',
  },
  '9.4': {
    text: 'When his unit is lost a die is thrown: 1 or 2 kills him, otherwise he joins a friend within his range. If he is dead nobody replaces him, all units of his side stay disorganised for the rest of the game, and his marker is taken out.',
    in1976:
      'An army breaks by its losses alone (11.0); a leader who is lost is worth Victory Points (Rocroi 20.11, 20.12).',
  },
} as const satisfies SaidCases;
