/** Artillery, combat, disorder and rout, victory. */
import type { SaidCases } from './case';

export const SAID_10_TO_13 = {
  '10.0': {
    text: 'Batteries never move, need no command, and fire in phase 1 alone. They cannot be destroyed, only change hands; their two sides show who holds them.',
    in1976: 'The same: guns stand, and are captured but not destroyed (5.0, 5.35).',
  },
  '10.1': {
    text: 'Both sides fire at the same moment, as the turn begins.',
    in1976:
      'Each side fires before its own movement, and sees what came of one gun before it aims the next (5.0).',
  },
  '10.2': {
    text: 'A battery reaches 10 hexes, in any direction, by the Artillery Fire Table; results mean what they mean in combat. The line of sight must be free: units block it, and hexes of wood in it; leaders do not. The next hex may always be fired at.',
    in1976:
      'No distance is too far, only harder (5.11). Lines of sight are judged much the same (5.21 to 5.26), with hills besides.',
  },
  '10.3': {
    text: 'A battery is taken as an enemy unit enters its hex or passes through it, and it may be taken again and again. It then fires for its captor, from then on at -1, even after its own side has it back.',
    in1976: 'Taken in the same way (5.32), but it fires as well as before (5.33).',
  },
  '11.0': {
    text: 'Active units must attack enemies in their zone, unless they support another attack. The active player attacks, the other one defends.',
    in1976:
      'All undisrupted units in each other’s zones must fight, and every such enemy be attacked (8.11, 8.12).',
  },
  '11.1': {
    text: 'A unit attacks once, and one enemy. With two of them in front its player chooses. One unit attacks, the others support; they may do so again and again. A unit may be attacked in each segment, but once in each.',
    in1976:
      'Up to six units attack one enemy together (8.13, 8.22), and one unit may have to attack several (8.21).',
  },
  '11.2': {
    text: 'Horse that is marked for it may charge, for a bonus and at a risk. It must have come straight at the enemy over at least one clear hex, without turning, and the enemy must stand in the clear. After the combat die and morale are added: 5 or less disorganises the horse.',
    in1976:
      'Cavalry is doubled when it charges infantry that is disrupted or demoralized (Rocroi 16.0), and always disrupted afterwards (16.14).',
  },
  '11.3': {
    text: 'The attacker throws one die, adds all modifiers, and reads the row of the Combat Results Table.',
    in1976: 'One die as well, read in the column of the odds (8.0, 8.6).',
  },
  '11.4': {
    text: 'Modifiers are added up. Leader with the attacker: his value. Morale: the difference, up to 2. Each support +1, flank +2, rear +3, combined arms +1. Charge +1 against horse, +2 against disorganised foot. Target disorganised +1, routed +2, each support of it -1. Horse into rough ground -1, attacker disorganised -2, reduced -2, out of command -1. And equipment.',
    in1976:
      'Strengths make a ratio (8.0). A leader adds to strength (10.11); ground may double a defender (8.4). Numbers decide there, here position does.',
  },
  '11.5': {
    text: 'Units next to the target that do not attack may support. Flank to flank a unit always does. From the front it does if no enemy in its other front hex has a zone on it.',
    in1976: 'Who stands beside the target joins the attack with his whole strength (8.22, 8.3).',
  },
  '11.6': {
    text: 'A supporter with the target in front of it, and itself on its flank or in its rear, adds that bonus to its +1. In the zone of another enemy it gives the +1 alone. A unit that attacks from flank or rear by itself always has the bonus.',
    in1976: 'From where a unit is attacked makes no difference.',
  },
  '11.7': {
    text: 'First a step is lost (1), then disorder comes (D), then retreat of one hex or two (R, R2). A star eliminates horse that was disorganised. E eliminates.',
    in1976: 'Units are disrupted or eliminated (8.61); nobody retreats.',
  },
  '11.8': {
    text: 'A beaten unit goes where no zone and no flank of an enemy is and no friend in its way, if it can, and looks where it looked. No way at all eliminates it. In an enemy zone, or on flank or rear of a tercio, die and morale of 6 or less disorganise it, on the flank of others 4 or less. A friend in the way is pushed on, in disorder; it may be removed instead.',
    in1976: 'There are no retreats; a second disruption eliminates (9.0).',
  },
  '11.9': {
    text: 'Into a hex that is left empty one of the winners may step, attacker or defender: one hex, at once.',
    in1976: 'Winners stay where they are.',
  },
  '12.1': {
    text: 'Disorganised units are marked. The mark comes off as a segment of their corps begins, though not in an enemy zone. A second result D may rout them.',
    in1976:
      'Disruption is thrown for, with a leader’s help, 5 or more (9.2); a disrupted unit does not attack (9.14), here it does, at -2.',
  },
  '12.2': {
    text: 'A disorganised unit with another D adds a die to its morale: with 5 or less it routs. Disorganised horse is lost when the result has a star.',
    in1976: 'A second disruption eliminates at once (9.0).',
  },
  '12.3': {
    text: 'A routed unit has no zone and neither attacks nor moves, but runs: three hexes at once, the shortest way to its own edge, Spanish to the north and French to the south. Friends in its way fall into disorder, or test if they were in it. It never stops in a hex with another one. Without a way it is eliminated.',
    in1976: 'Nobody runs. Demoralized infantry that is disrupted no longer recovers (11.11).',
  },
  '12.4': {
    text: 'Each routed unit is tested in phase 4: die, morale, and the value of a leader in whose range it is. With 7 it rallies, disorganised; with less it runs three hexes more. In an enemy zone it runs without a test. Who leaves the map is lost.',
    in1976:
      'Recovery is the first phase of a side’s turn (9.2), with a leader in the next hex at most (10.21).',
  },
  '12.5': {
    text: 'As a turn ends each corps whose lost and routed steps are more than half of the units it began with is demoralised: all that is left of it stays disorganised. A tercio that is routed counts 2. Leaders do not count.',
    in1976: 'Levels of the whole army, by strength lost, for each kind of its units (11.0, Rocroi 19.1).',
  },
  '13.0': {
    text: 'A commander in chief is worth 10 points, a leader 6, an aide 3; a step of a tercio 3, of other foot 2, of horse 1; a disorganised unit a quarter of that. The larger sum is divided by the smaller: below 1.1 a draw, up to 1.4 a minor victory, up to 1.9 a major one, from 2 on a strategic one.',
    in1976: 'Points for losses and for who is demoralized; the difference decides (Rocroi 20.0).',
  },
} as const satisfies SaidCases;
