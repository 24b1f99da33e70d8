/**
 * The cases of the rules by their printed numbers, with how each is read where its wording is unclear or damaged. This
 * is the ledger of readings of this system; `option` names the switch that reads a case otherwise.
 */
export type CaseReading = { readonly title: string; readonly ruling: string };

const plain = (title: string): CaseReading => ({ title, ruling: '' });
const read = (title: string, ruling: string): CaseReading => ({ title, ruling });

export const CASES = {
  '0.1': read(
    'Scale',
    'Eight turns of 45 minutes last from 4 to 10 in the morning; the printed 10 pm is a slip.',
  ),
  '0.2': read(
    'Map and set-up',
    'Map, set-up and charts could not be consulted and are a reconstruction. The set-up is fixed; turn 1 is a whole turn.',
  ),
  '1.0': read(
    'Counters',
    'The back of a counter is the unit with one step lost: it attacks at -2. The letter is its class in the table of equipment.',
  ),
  '2.0': read(
    'Facing',
    'A unit faces a corner of its hex. That all sides of a leader are frontal concerns his movement alone. Nobody has a bonus on the flank or rear of a tercio; who retreats there is tested as in a zone of control, of an enemy tercio that is not routed.',
  ),
  '3.0': read(
    'Stacking',
    'One unit a hex, and one battery. Leaders of both sides may share a hex without effect. A running unit alone may be over it, until its run ends.',
  ),
  '4.0': read(
    'Sequence of play',
    'Where both sides act in a phase the Spanish begin. An event is finished, with its dice and decisions, before the next begins; rout moves wait for their place and are made in the order in which the units routed.',
  ),
  '5.1': read(
    'Activation: the cup',
    'After two markers of one side in a row the third is drawn among those of the other, if it has one left in the cup. The count begins again each turn. The marker of a corps with nothing to do is drawn like any other; one whose leader is gone without an aide passes.',
  ),
  '5.2': read(
    'A segment',
    'Disorder is removed, command is fixed, the corps moves, then it fights. Moved and attacked are counted apart, each once a turn. Any point spent is the move, and beginning with another unit ends it; the leader may move in between. What a rout, retreat, push or advance does is no move.',
  ),
  '6.0': read(
    'Zones of control',
    'The two front hexes of a unit that is not routed, in any ground and across streams.',
  ),
  '6.1': read(
    'What a zone does',
    'Who enters one goes no further, but may turn. A friendly unit in the hex, routed or not, cancels it for chains of command and for leaders alone. Only an enemy unit in a unit’s own front obliges it to fight, not that it stands in an enemy zone.',
  ),
  '6.2': plain('Flank hexes'),
  '6.3': plain('Rear hexes'),
  '7.1': read(
    'Movement',
    'Only through front hexes, and without a free first step. Horse passes through foot of its side that is not routed, faces the same way and is in no enemy zone; it does not turn or stay there. A road costs 1 along it; a stream costs 1 more on a road too.',
  ),
  '7.2': read(
    'Turning',
    'All turning without a step between is one turn, and in an enemy zone has one test: die and morale of 5 or less. The turn is made in any case. A turn that is ordered later, after other acts were seen, is another one.',
  ),
  '7.3': read(
    'Leaving a zone',
    'Only as the first act of a move. Forward costs 1 more, and the move goes on. Back is one hex, for half the printed points (rounded up) and the ground; what is left is for turning alone.',
  ),
  '7.4': read(
    'Leaders move',
    'This holds for every leader and wherever one is placed. A routed friend in the hex is enough. Enemies that are routed have neither front nor flank.',
  ),
  '8.0': plain('Leaders'),
  '8.1': read(
    'Chains of command',
    'The entered hexes are counted, those of leader and unit never break a chain. Command is fixed as the segment begins, even if the leader moves or dies.',
  ),
  '8.2': read(
    'Out of command',
    'Half of the points, rounded up. A unit that begins in an enemy zone has all of them, and no step may bring it next to an enemy unit to which it was not next before that step. Routed enemies count.',
  ),
  '8.3': read(
    'Lines of battle',
    'A neighbour of the same corps that faces the same way and is not routed; command is handed on from unit to unit.',
  ),
  '8.4': read(
    'Loss of leaders',
    'A leader is lost with the unit in his hex, by combat, for want of a way or by removal; not when it leaves the map. With several own units in the hex he is lost only with the last one. The nearest unit is never routed, of his corps before others. Alone he may be attacked by a unit that need not attack: 5 or 6; only the attacker advances. Who escapes may be attacked by another unit, wherever he stands alone. His hex is closed to enemy units.',
  ),
  '9.0': plain('Commanders in chief'),
  '9.1': plain('Their ratings'),
  '9.2': read(
    'Leading a corps',
    'One of which he reaches a unit by a chain; or none. Who is neither reached nor in line acts out of command. Disorder is removed as under its own leader.',
  ),
  '9.3': read('Late moves', 'If he has not moved in his segment. He gives no orders then.'),
  '9.4': read(
    'Loss of a commander in chief',
    '1 or 2 kills him; attacked alone there is no second die. All units of the side are disorganised for good, which is no test and no result D; routed units rally into it. His marker leaves the game.',
  ),
  '10.0': plain('Artillery'),
  '10.1': read(
    'Fire',
    'The Spanish name their targets, then the French, then all dice are thrown. Results count unit by unit, Spanish first and then by hex; rout moves come after all of them.',
  ),
  '10.2': read(
    'Range and sight',
    'From centre to centre. Woods, units and batteries in the interior block; along a hexside only if both hexes do, and not on the border of the map. Both ends never block. Who runs onto a battery, or has rallied there, is none of its targets.',
  ),
  '10.3': read(
    'Capture',
    'By a unit that enters in any way and is not routed; one that ran there takes nothing when it rallies either. -1 for ever, also after recapture. It fires for its holder from the next turn on.',
  ),
  '11.0': read(
    'Combat: who must fight',
    'Not who attacked this turn, has counted as support in this segment, or has only enemies in front that were attacked already. Reckoned again after every combat.',
  ),
  '11.1': read('One attack', 'A unit attacks once a turn, and is attacked once a segment.'),
  '11.2': read(
    'Charges',
    'The last act of the move was a forward step into the clear, over no stream, with no enemy unit in front before it, and the unit has not been displaced since. The target is in the clear and not across a stream, and may have been pushed before the unit since it moved. The test comes after the advance: 5 or less.',
  ),
  '11.3': plain('Procedure'),
  '11.4': read(
    'Modifiers',
    'The best leader with the attacker counts, of its corps or in chief. Morale counts as a difference up to 2. Combined arms need active units that are not routed. A routed unit counts 2 and is not disorganised besides; its flanks are unknown.',
  ),
  '11.5': read(
    'Support',
    'Flank to flank by itself; from the front unless an enemy in the other front hex has a zone on the supporter. Active or not, before or after an attack of its own; never routed.',
  ),
  '11.6': read(
    'Flank and rear',
    'A supporter on the flank or rear with the target in front always gives 1, and its bonus unless it is in the zone of another enemy. The attacker itself always has it.',
  ),
  '11.7': read(
    'Results',
    'Losses, then the star (by the state before the combat), then D, the defender’s first, then the retreat. A unit that routs on its D runs instead. D does nothing to a routed unit, R makes it run again.',
  ),
  '11.8': read(
    'Retreat',
    'Each hex lies further from the enemy that caused it. Free hexes come first. A pushed unit takes a vacant hex before one with a friend. The pushed unit is disorganised. Its owner may remove who has to go: one that is pushed always, the beaten unit only where every hex open to it holds a friend.',
  ),
  '11.9': read(
    'Advance',
    'After all rout moves, through the front, facing kept; the attacking side first. Leaders with the unit may go along.',
  ),
  '12.1': plain('Disorganisation'),
  '12.2': read(
    'Rout',
    '5 or less routs. Any own leader in the hex adds 1, once; if it routs they go to the nearest unit.',
  ),
  '12.3': read(
    'Rout moves',
    'The shortest way off the map, over hexes without an enemy zone first, then without friends; of equal ones the owner chooses. An enemy zone without a friend stops it, the one it starts in does not.',
  ),
  '12.4': read(
    'Rally',
    'Compulsory for who is routed as its side begins. The facing is said with the test, which comes to the same as after it: it counts if the unit rallies. Tested one by one, each can face as the tests before it went.',
  ),
  '12.5': read(
    'Demoralisation',
    'Counted as the turn ends, after rally, all corps at once. Routed units count with all their remaining steps.',
  ),
  '13.0': read(
    'Victory',
    'Routed units count as lost, disorganised ones a quarter of their remaining steps. The ratio is cut to one decimal.',
  ),
  'table:game-over': plain('The game is over'),
  'table:no-such-counter': plain('Unknown counters'),
  'table:typed': plain('Not understood'),
  'table:dice': plain('Dice of your own'),
  'table:take-back': read(
    'Taking back',
    'What was rolled stays rolled: the same command at the same point keeps its dice, any other draws new ones. What is taken back stays in the log.',
  ),
  'table:replay': plain('Looking back'),
  'table:plan': plain('A plan'),
  'table:other-tab': plain('Another tab'),
  'table:computer': plain('A side of the computer'),
  'table:damaged-file': plain('Damaged file'),
  'table:full': plain('As much as a game holds'),
  'table:mistake': plain('A mistake in Tercio'),
} as const satisfies { readonly [rule: string]: CaseReading };
