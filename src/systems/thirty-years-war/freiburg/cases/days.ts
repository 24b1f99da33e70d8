/** The Exclusive Rules of Freiburg in our own words: armies and days. */
import type { CaseText } from '../../rulebook/case';

const say = (title: string, text: string, ruling = ''): CaseText => ({ title, text, ruling, option: '' });

export const FREIBURG_DAYS = {
  'freiburg:14.0': say(
    'Introduction',
    'In August 1644 a Bavarian army under von Mercy held the heights before Freiburg against the French under D’Enghien and Turenne, on three days within a week, and then got away to the east.',
  ),
  'freiburg:15.0': say(
    'Demoralization Levels',
    'No army has a fixed level. Dice decide whether it breaks, and the chance grows with its losses.',
  ),
  'freiburg:15.1': say('Casualty Level', 'What the losses of an army come to.'),
  'freiburg:15.11': say(
    'Casualties of each army',
    'Each army counts the Strength Points of its eliminated units. When the count reaches a Morale Test Level, a die decides whether the army is demoralized.',
    'Face strengths count, of disrupted units too. Units that left the map or are still in play do not.',
  ),
  'freiburg:15.12': say(
    'Four levels',
    'Each army has four Morale Test Levels on each day. A die is rolled when the first is reached and again at each higher one; at the fourth the army is demoralized without a die.',
  ),
  'freiburg:15.13': say(
    'At once, one for each',
    'The die is rolled as soon as losses reach or pass a level. A battle that carries them past several levels asks for a roll at each.',
    'The lowest level comes first, and once the army is demoralized no more are rolled. Of two French armies hurt in one battle the Regulars roll first.',
  ),
  'freiburg:15.14': say(
    'Reading the table',
    'Find day, army and level. The army is demoralized if the roll is within the range at the head of that column.',
  ),
  'freiburg:15.15': say(
    'Example',
    'On 5 August the French Regulars have lost 54 points and lose 6 more. 60 is past their second level of 58, so a roll of 1 to 4 demoralizes them.',
    'They passed the test at 48 before.',
  ),
  'freiburg:15.16': say(
    'Regulars and Mercenaries',
    'On 5 and 9 August the two French armies count their losses apart. The Mercenaries can break alone; when the Regulars break, the Mercenaries break with them.',
    'Never the other way round. On 3 August there are no Mercenaries.',
  ),
  'freiburg:15.2': say('Loss of Leader', 'What the loss of its Leader means for an army.'),
  'freiburg:15.21': say(
    'Leaders of the armies',
    'Von Mercy commands the Bavarians, D’Enghien the French Regulars, Turenne the French Mercenaries.',
  ),
  'freiburg:15.22': say(
    'Test for the lost Leader',
    'An army that loses its Leader rolls at once: 1 to 4 demoralizes it. With a 5 or 6 it stands, but from then on 1 is taken off each of its morale rolls.',
    'Lower rolls are worse, so the 1 taken off makes every later test harder. The roll for the Leader himself is not changed. It concerns his own army only, and an army that is demoralized already does not roll.',
  ),
  'freiburg:15.23': say(
    'An additional test',
    'The test for a Leader comes on top of any test that losses ask for.',
    'After one battle it comes last, behind the tests for losses.',
  ),
  'freiburg:15.24': say(
    'Reminder',
    'If the Regulars are demoralized by the loss of D’Enghien, the Mercenaries are demoralized with them.',
  ),
  'freiburg:15.3': say(
    'Morale Test Table',
    'The levels of each army on each day: 1 to 3 demoralizes at the first, 1 to 4 at the second, 1 to 5 at the third; the fourth is automatic.',
  ),
  'freiburg:17.0': say('Scenarios', 'The three days of battle as games of their own.'),
  'freiburg:17.1': say('3 August', 'The assault on the entrenched line south-west of the town.'),
  'freiburg:17.11': say(
    'Bavarian set-up, 3 August',
    'Fourteen 6-3, four 2-8, five guns and von Mercy in entrenchments of the 3 August Line; one more 2-8 in 2012.',
    'Units one to a hex; guns and Leaders freely. Cavalry may be set up in the works, although it could not move into them.',
  ),
  'freiburg:17.12': say(
    'French set-up, 3 August',
    'Ten 6-3, nine 3-8, four guns and D’Enghien west or south of the Line, at least three hexes from every entrenchment.',
    'Three hexes away means a distance of three or more, to the works on the Hill as well.',
  ),
  'freiburg:17.13': say(
    'Length, 3 August',
    'Five Game-Turns, or until both armies are demoralized.',
    'The game ends at that very instant, in mid-phase; the battle in hand is completed first.',
  ),
  'freiburg:17.14': say(
    'Special rules, 3 August',
    'The Bavarians set up first; the French are First Player.',
  ),
  'freiburg:17.15': say(
    'Victory, 3 August',
    'The French win if at the end four or more Line hexes that lie together are cleared of Bavarian units and French units hold at least two of them. Otherwise the Bavarians win.',
    'The two held hexes belong to the same group. Disrupted units hold, Leaders and guns do not; a hex that no Bavarian ever held is cleared; the works on the Hill are no part of the Line.',
  ),
  'freiburg:17.2': say('5 August', 'The battle for the Hill before the town.'),
  'freiburg:17.21': say(
    'Bavarian set-up, 5 August',
    'Twelve 6-3, five 2-8, five guns and von Mercy on or east of the row from 1113 to 2108.',
  ),
  'freiburg:17.22': say(
    'French set-up, 5 August',
    'Eleven 6-3, ten 3-8, seven 4-3, four 2-8, six guns, D’Enghien and Turenne on or west of the row from 1116 to 2011.',
    'The abandoned works of the 3 August Line may be used.',
  ),
  'freiburg:17.23': say(
    'Length, 5 August',
    'The day has twelve Game-Turns; it is cut short at the instant the third of the three armies becomes demoralized.',
  ),
  'freiburg:17.24': say(
    'Special rules, 5 August',
    'The French set up first; the Bavarians are First Player.',
  ),
  'freiburg:17.25': say(
    'Victory Conditions, 5 August',
    'French: the Bavarians demoralized; all Bavarian guns taken and held; no Bavarian unit on the Hill. Bavarian: the Mercenaries demoralized; both French armies demoralized; all French guns taken and held. The fulfilled ones are counted against each other.',
    'Counted at the end of the game. Both French armies demoralized counts in addition to the Mercenaries. Leaders and guns on the Hill do not matter.',
  ),
  'freiburg:17.26': say(
    'Level of Victory, 5 August',
    'A lead of one condition is a marginal victory, of two a substantive, of three a decisive one; none is a draw.',
  ),
  'freiburg:17.3': say('9 August', 'The Bavarians try to get away to the east.'),
  'freiburg:17.31': say(
    'Bavarian set-up, 9 August',
    'Eight 6-3, three 2-8, five guns and von Mercy on the Hill.',
  ),
  'freiburg:17.32': say(
    'French set-up, 9 August',
    'Six 6-3, seven 3-8, three 4-3, four 2-8, six guns, D’Enghien and Turenne on or west of the row from 1116 to 2011.',
  ),
  'freiburg:17.33': say(
    'Special rules, 9 August',
    'The Bavarians set up first; the French are First Player. Bavarian units and the Leader may leave the map from 1101 to 1601, and never come back.',
    'Leaving costs 1 Movement Point from the exit hex, or one hex for a disrupted unit. French Zones of Control do not hinder it. A Leader leaves by himself, guns only by 17.34.',
  ),
  'freiburg:17.34': say(
    'Withdrawal of guns',
    'Instead of firing, a gun in Bavarian hands may try to get away if a way leads from it to an exit hex that meets no forest, no French unit and no French Zone of Control. With a 6 it is away, with any other roll it is lost; either way it leaves the map.',
    'The gun’s own hex need not be free, every other one must be, the exit hex too. Rivers are crossed at bridges, walls as in movement. A captured French gun may try as well; neither side scores for it.',
  ),
  'freiburg:17.35': say(
    'Length, 9 August',
    'Twelve Game-Turns, or until no Bavarian unit is left on the map.',
    'At the instant the last one leaves or falls; a Leader or gun left behind does not count. Demoralization does not end the day.',
  ),
  'freiburg:17.36': say(
    'Victory Points, 9 August',
    'French: 1 for each Bavarian gun destroyed, or captured and held, and 1 for each Bavarian unit that has not left the map. Bavarian: 1 for each unit that has; 5 if only the Mercenaries are demoralized, 35 if both French armies are.',
    'Eliminated units have not left. 5 or 35, never both. Leaders are worth nothing.',
  ),
  'freiburg:17.37': say(
    'Level of Victory, 9 August',
    'The larger total against the smaller: less than 2 to 1 is marginal, from 2 to 1 substantive, from 3 to 1 decisive.',
    'The exact ratio counts. Equal totals are a draw, and a total of 0 against anything is a decisive loss.',
  ),
} satisfies { readonly [rule: string]: CaseText };
