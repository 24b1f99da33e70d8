/** What each case says, in our own words; how it is read where that is unclear stands with the cases. */
import type { RuleCase } from './cited';

export const TEXTS: { readonly [C in RuleCase]: string } = {
  '0.1':
    'A hex is 100 metres, a turn 45 minutes. A foot unit is a battalion, a horse unit a squadron, a battery about six guns.',
  '0.2': 'All counters stand in printed places, and face the enemy. Nobody sets anything up.',
  '1.0':
    'A unit has a letter for its formation and weapons, movement points, morale, and one step or two. A leader has a value, a radius of command and movement points.',
  '2.0':
    'Units look at a corner of their hex: two hexes are in front of it, two on its flanks, two in its rear. A tercio has them as well, but cannot be attacked with a bonus for flank or rear. Batteries have no facing, and neither have leaders.',
  '3.0': 'One unit to a hex, besides it a battery, and any leaders. This holds while a unit moves, too.',
  '4.0':
    'A turn has four parts: artillery, operations, late moves of the commanders in chief, and rally. In the operations markers are drawn until the cup is empty; each gives its leader a segment.',
  '5.1':
    'The markers of all leaders go into the cup as a turn begins, and are drawn by chance. No side has three in a row while the other has one left.',
  '5.2':
    'The corps of the drawn leader moves, then fights; its leader moves too. A corps may be active twice in a turn, under its own leader and the commander in chief, but each unit moves once and attacks once.',
  '6.0': 'A unit controls the two hexes in front of it.',
  '6.1':
    'Who enters an enemy zone of control stops there. To leave one costs a point more. A unit that retreats into one is tested. A friend in the hex cancels the zone for command and for leaders.',
  '6.2': 'Flank hexes do not hinder movement. Who retreats into one is tested.',
  '6.3': 'Rear hexes have no effect, but those of a tercio on retreats.',
  '7.1':
    'A unit steps into one of its two front hexes, pays for the ground, and goes on as long as it has points. Horse may pass through foot of its side that faces the same way. Everybody may pass a battery.',
  '7.2': 'A turn costs a point for each corner, in an enemy zone of control two, and there it needs a test.',
  '7.3':
    'From an enemy zone of control a unit moves forward at a point more, or goes back one hex for half of its points and the ground.',
  '7.4':
    'Leaders move in any direction, but not in front or on the flank of an enemy unless a unit of their side is there.',
  '8.0': 'Each corps has a leader, who is active once in a turn.',
  '8.1':
    'A unit is in command if a chain of hexes, no longer than the radius, leads from its leader to it, past no enemy and no front or flank of one. It is fixed as the segment begins.',
  '8.2':
    'Out of command a unit has half of its points and may not come next to an enemy. If it begins in an enemy zone of control it has all of them. It attacks at -1.',
  '8.3':
    'A unit next to one that is in command and faces the same way is in command as well: a line of battle.',
  '8.4':
    'A leader is lost with the last unit in his hex. An aide takes over, who may be placed anywhere; he is lost and replaced in the same way. A leader who stands alone may be attacked: 5 or 6 takes him.',
  '9.0': 'Each side has a commander in chief.',
  '9.1': 'He has a value and a radius, and follows the rules for leaders but for what is said here.',
  '9.2': 'When his marker is drawn he may lead one corps of which he reaches a unit.',
  '9.3': 'If he has not moved in the operations, he may do so after them.',
  '9.4':
    'With his unit lost a die is thrown: 1 or 2 kills him, else he goes to another unit. When he is dead nobody takes over, and every unit of his side is disorganised for good.',
  '10.0':
    'Batteries do not move, need no command, and fire only at the beginning of a turn. They can be captured, not destroyed.',
  '10.1': 'Both sides name their targets before any die is thrown. All shots count at the same time.',
  '10.2':
    'A battery fires at one enemy unit within 10 hexes that it sees. The further away, the higher the die must be. A hit disorganises.',
  '10.3':
    'A battery is captured by the enemy unit that enters its hex. From then on it fires at -1, whoever holds it.',
  '11.0': 'A unit of the active corps with an enemy unit in front must attack one, or support an attack.',
  '11.1':
    'A unit attacks one unit, once a turn. Each unit is attacked once in a segment, by one unit; others support.',
  '11.2':
    'Some horse may charge: it comes straight on into a clear hex, at an enemy in the clear. After the combat it is tested.',
  '11.3': 'The attacker throws one die and adds all modifiers. The table gives the result for both.',
  '11.4':
    'What counts: the leader with the attacker, morale, equipment, supports of both sides, flank and rear, foot and horse together, charge, disorder and losses, command, ground.',
  '11.5':
    'Units next to the enemy support: flank to flank by themselves, or with the enemy in front if no other enemy holds their second front hex.',
  '11.6':
    'A supporter with the target in front, on its flank or in its rear, adds 1, and 2 or 3 more unless another enemy has it in his zone of control. The attacker always has its own bonus.',
  '11.7':
    '1: a step is lost. D: disorganised. R, R2: retreat by one or two hexes. *: horse that was disorganised is lost. E: eliminated.',
  '11.8':
    'A beaten unit goes back hex by hex, away from the enemy, and keeps its facing. A zone of control is tested with 6 or less, a flank with 4 or less. A friend in the way is pushed on and disorganised, or removed. Without a hex it is lost.',
  '11.9': 'Into a hex that was left one of the victors may advance at once.',
  '12.1':
    'Disorder is marked. It is removed as the corps becomes active, but not in an enemy zone of control.',
  '12.2': 'Who is disorganised again is tested: a die and morale, 5 or less routs.',
  '12.3':
    'A routed unit runs three hexes by the shortest way to its own edge. It has no zone of control and does nothing else. Friends on its way are disorganised. Off the map it is lost.',
  '12.4':
    'Each routed unit is tested after the operations: a die, morale, and the value of a leader in reach. 7 or more rallies it, disorganised; else it runs on. In an enemy zone of control there is no test.',
  '12.5':
    'A corps that has lost or routed more than half is demoralised: all its units are disorganised for the rest of the game.',
  '13.0':
    'Points for losses of the enemy: 10 for a commander in chief, 6 for a leader, 3 for an aide, 3 for a step of a tercio, 2 of other foot, 1 of horse; a quarter of that for who is disorganised. Their ratio gives the level.',
  'table:game-over':
    'The game has been decided. It can be looked through, and played on from an earlier point.',
  'table:no-such-counter': 'The game has no counter of that name.',
  'table:typed':
    'What was typed does not name anything that can be done here. A move is typed as two hexes: 1319-1218.',
};
