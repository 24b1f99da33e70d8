/** The standard rules in our own words: set-up, sequence, artillery, movement, Zones of Control. */
import type { CaseText } from './case';

export const STANDARD_03_TO_07 = {
  '3.0': {
    title: 'Setting up the game',
    text: 'Every counter starts where the scenario places it; what is left over comes in later as a reinforcement. Which historical unit stands where does not matter as long as type and strength are right.',
    ruling: 'Exchanging two equal counters changes nothing.',
    option: '',
  },
  '4.0': {
    title: 'Sequence of play',
    text: 'A game is a fixed number of Game-Turns, each made of two Player-Turns. After the last one the Victory Conditions decide.',
    ruling:
      'A side that has no units left plays on: the game stops only where its Victory Conditions say so.',
    option: '',
  },
  '4.1': {
    title: 'Sequence outline',
    text: 'In a Player-Turn the Phasing Player goes through Disruption Removal, Artillery Fire, Movement and Combat, in this order. The First Player has his Player-Turn, then the Second; then the Game-Turn Marker moves on.',
    ruling:
      'A phase in which nothing can be done still takes place; the table may pass through it by itself.',
    option: '',
  },
  '5.0': {
    title: 'Artillery',
    text: 'Artillery never moves and has no Combat Strength. In the Artillery Fire Phase each gun of the Phasing Player may bombard one Enemy unit. It cannot be disrupted or destroyed, only captured.',
    ruling:
      'Each gun fires at most once in a phase, if its player wants. Results apply at once, so the next gun may be aimed accordingly.',
    option: '',
  },
  '5.1': {
    title: 'Artillery Fire Table',
    text: 'One die, read in the column of the range, shows whether the target is disrupted.',
    ruling: '',
    option: '',
  },
  '5.11': {
    title: 'Range and results of fire',
    text: 'Range is counted in hexes, the gun’s own left out and the target’s included; no distance is too far, but the chance falls. Dd disrupts the target, a dot does nothing. Fire never eliminates, and a unit already disrupted does not mind it.',
    ruling: 'Firing at a disrupted unit is allowed, though nothing can come of it.',
    option: '',
  },
  '5.21': {
    title: 'Line of Sight',
    text: 'A gun may fire only along a free Line of Sight: a straight line to the target hex that meets no blocking terrain on its way.',
    ruling:
      'The line joins the centres of the two hexes. A hex is on its way if the line runs through its interior; touching a corner is not enough.',
    option: '',
  },
  '5.22': {
    title: 'Line along a hexside',
    text: 'Where the Line of Sight follows the border of two hexes, it is stopped there only when the two are blocking terrain alike.',
    ruling:
      'Each pair of hexes beside the line is judged by itself. A pair of which one hex is off the map never blocks.',
    option: '',
  },
  '5.23': {
    title: 'Blocking terrain',
    text: 'Sight is blocked by woods, forest, towns and hilltops, and by any hex that holds a unit or a gun of either side.',
    ruling:
      'Leaders block nothing, nor do slope hexes, rough ground or entrenchments. A road through woods does not open them to sight.',
    option: '',
  },
  '5.24': {
    title: 'Firing from a hilltop',
    text: 'A gun on a hilltop sees over every blocking hex that is nearer to the target than half the range. A hilltop is a hex with a slope hexside that is not itself a slope hex.',
    ruling:
      'Exactly half the range is not near enough. By option the half nearest to the gun is meant instead. Of two hexes beside the line each is measured by itself.',
    option: 'hilltopHalf',
  },
  '5.25': {
    title: 'Hilltop to hilltop',
    text: 'Between two hilltops a gun sees at any distance, unless a hilltop on the way holds forest, a unit or a gun.',
    ruling:
      'For such a pair nothing else blocks, and the half of case 5.24 is not used. Beside a hexside both hexes are still needed to block. Woods are not forest here and do not block.',
    option: '',
  },
  '5.26': {
    title: 'Ends of the line',
    text: 'What lies in the hexes of the gun and of the target does not matter for the Line of Sight.',
    ruling: 'Counters in these two hexes do not matter either.',
    option: '',
  },
  '5.31': {
    title: 'Whose gun it is',
    text: 'A gun belongs to the side whose unit is in its hex or was the last one there.',
    ruling: 'A gun that stands alone keeps its owner and goes on firing for him.',
    option: '',
  },
  '5.32': {
    title: 'Capturing artillery',
    text: 'A unit captures Enemy artillery by entering its hex, even if it only passes through. The captured counter is turned over.',
    ruling:
      'All guns in the hex are taken at that moment, by a disrupted unit too. A Leader alone takes none.',
    option: '',
  },
  '5.33': {
    title: 'Using captured artillery',
    text: 'A captured gun belongs to its captor in every way and fires for him in his later Artillery Fire Phases.',
    ruling: 'It first fires in the captor’s next Artillery Fire Phase.',
    option: '',
  },
  '5.34': {
    title: 'Artillery and Zones of Control',
    text: 'A gun has neither Combat Strength nor a Zone of Control, and no Zone of Control affects it.',
    ruling: '',
    option: '',
  },
  '5.35': {
    title: 'Artillery cannot be lost',
    text: 'Nothing disrupts or destroys a gun. It may change hands as often as units reach it.',
    ruling: '',
    option: '',
  },
  '6.0': {
    title: 'Movement',
    text: 'In his Movement Phase the Phasing Player moves any of his units and Leaders, one at a time, hex by hex in any direction. Each hex entered is paid for from the Movement Allowance. Leaders obey the same restrictions as units unless a case says otherwise.',
    ruling:
      'A Leader moves by himself with his own allowance and pays for terrain as infantry does; no unit carries him.',
    option: '',
  },
  '6.11': {
    title: 'Only in one’s own Movement Phase',
    text: 'Counters move in their own side’s Movement Phase and at no other time.',
    ruling: '',
    option: '',
  },
  '6.12': {
    title: 'Hexes held by the enemy',
    text: 'No counter may enter a hex with an Enemy unit in it.',
    ruling:
      'Leaders may not either. A hex with Enemy guns or Leaders only may be entered: a unit takes the guns and eliminates the Leaders, a Leader does neither.',
    option: '',
  },
  '6.13': {
    title: 'No fighting while moving',
    text: 'Nothing is attacked in the Movement Phase. With the first die thrown for combat the Combat Phase has begun for good.',
    ruling:
      'Before that die the Phasing Player may still go back to moving, with counters that have yet to move and have somewhere to go.',
    option: '',
  },
  '6.14': {
    title: 'Movement Allowance',
    text: 'A counter never spends more Movement Points in a phase than its Movement Allowance. What it leaves unspent is lost: it is neither saved nor given to another.',
    ruling: 'A hex that cannot be paid for in full is not entered; there is no free first hex.',
    option: '',
  },
  '6.15': {
    title: 'Hex by hex',
    text: 'A move runs from each hex into one of its neighbours; none is jumped over.',
    ruling: '',
    option: '',
  },
  '6.16': {
    title: 'One move a phase',
    text: 'A counter moves once in a Movement Phase. A finished move is changed only if the opponent agrees.',
    ruling:
      'A player who takes a move back is assumed to have that agreement. A way out and back again is a move too.',
    option: '',
  },
  '6.21': {
    title: 'Cost of terrain',
    text: 'A Clear hex costs 1 Movement Point, other terrain often more, and some is closed altogether: see the chart of case 12.0.',
    ruling:
      'Along a road a hex costs 1 and is open whatever its terrain; hexsides are still paid for unless there is a bridge.',
    option: '',
  },
  '6.22': {
    title: 'Streams',
    text: 'Crossing a stream costs 2 Movement Points on top of the hex that is entered.',
    ruling:
      'The example printed with this case counts woods as 3; the chart says 2, and the chart is used unless the option says otherwise.',
    option: 'woodsCost',
  },
  '6.23': {
    title: 'Rivers',
    text: 'A river is crossed only where a bridge is, and the bridge costs nothing extra.',
    ruling:
      'A ford counts as a bridge. At either nothing at all is paid for the hexside, a slope along it included.',
    option: '',
  },
  '6.24': {
    title: 'Slopes',
    text: 'Going up costs 1 Movement Point extra: this applies to a slope hexside crossed out of its slope hex. Going down costs nothing extra.',
    ruling: 'Only a hexside marked as a slope costs extra, never the slope hex as such.',
    option: '',
  },
  '6.31': {
    title: 'Passing through friends',
    text: 'A counter may pass through hexes of its own side at no extra cost.',
    ruling:
      'It may stop there for the moment if the unit found there has yet to move and all can still be parted, each into a hex of its own within reach.',
    option: '',
  },
  '6.32': {
    title: 'One unit to a hex',
    text: 'At the end of every phase a hex holds one unit at most. Leaders and guns do not count.',
    ruling:
      'A move is refused when it would leave units together that could no longer be parted, and the phase does not end while two share a hex.',
    option: '',
  },
  '6.33': {
    title: 'Moving through Zones of Control',
    text: 'Zones of Control of either side do not hinder movement.',
    ruling: '',
    option: '',
  },
  '7.0': {
    title: 'Zones of Control',
    text: 'An undisrupted unit controls the six hexes around its own; together they are its Zone of Control.',
    ruling: '',
    option: '',
  },
  '7.11': {
    title: 'Always in force',
    text: 'Undisrupted units of both sides have their Zones of Control in every phase. No other unit cancels them.',
    ruling: '',
    option: '',
  },
  '7.12': {
    title: 'Zones that overlap',
    text: 'A hex may be controlled by both players together. Being controlled by several units is no worse than by one.',
    ruling: '',
    option: '',
  },
  '7.13': {
    title: 'How far control reaches',
    text: 'All six neighbouring hexes are controlled, except those on the other side of a river hexside without a bridge.',
    ruling:
      'Control reaches into forest, towns, woods and entrenchments and over bridges, fords, streams and slopes. If one hex controls the other, the other controls it.',
    option: '',
  },
  '7.21': {
    title: 'Combat in Zones of Control',
    text: 'Undisrupted units that are in each other’s Zones of Control when the Movement Phase ends have to fight.',
    ruling:
      'Who must fight is settled at that moment. Two units that may not attack each other have no obligation to each other.',
    option: '',
  },
  '7.22': {
    title: 'Counters without a Zone of Control',
    text: 'Leaders, guns and disrupted units control no hexes.',
    ruling: '',
    option: '',
  },
  '7.23': {
    title: 'No rally under enemy control',
    text: 'In the Disruption Removal Phase a Leader cannot help a unit that stands in an Enemy-controlled hex.',
    ruling:
      'It is the unit’s hex that counts; a Leader who is himself in such a hex may help units elsewhere.',
    option: '',
  },
} satisfies { readonly [rule: string]: CaseText };
