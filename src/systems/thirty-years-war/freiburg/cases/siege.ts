/** The Exclusive Rules of Freiburg in our own words: the siege of the town, alone and in the campaign. */
import type { CaseText } from '../../rulebook/case';

const say = (title: string, text: string, ruling = ''): CaseText => ({ title, text, ruling, option: '' });

export const FREIBURG_SIEGE = {
  'freiburg:19.0': say(
    'The siege',
    'Mercy marched away rather than be shut in. This battle is about the town that he left, as if he had stayed in it.',
  ),
  'freiburg:19.11': say(
    'Bavarian set-up in the town',
    'The Bavarian force of 5 August, as 17.21 lists it, stands within the walls.',
    'Any hex of the three sections.',
  ),
  'freiburg:19.12': {
    ...say(
      'French set-up before the town',
      'The French force of 17.22 stands on the northern bank of the Dreisam, every counter three hexes or more from any Bavarian one.',
      'Measured to the Bavarian units, Leader and guns as they have been set up. Not in forest, and not within the walls: a section without units is open to neither side before it is broken.',
    ),
    option: 'siegeGround',
  },
  'freiburg:19.2': say(
    'Two days',
    'The siege is fought on two days; between them the armies regroup as in the campaign.',
    'Cases 18.33 to 18.43 hold. Neither side gets reinforcements.',
  ),
  'freiburg:19.21': say(
    'First day of the siege',
    'At most twelve Game-Turns; the day is over at the instant when the last of the three armies breaks. Morale is tried by the rows of 5 August.',
  ),
  'freiburg:19.22': say(
    'Second day of the siege',
    'Twelve Game-Turns, or until the last Bavarian unit is gone from the map. Morale is tried by the rows of 9 August.',
    'Demoralization does not end it.',
  ),
  'freiburg:19.31': say(
    'Bavarian redeployment',
    'Between the days the Bavarians set up in the town again, but nothing of theirs in a section that the French have broken.',
    'Counters that find no hex are lost: units and the Leader are eliminated, without a Morale Test and without coming back, and guns fall to the French.',
  ),
  'freiburg:19.32': say(
    'French redeployment',
    'The French set up three hexes or more from the town, in sections that they have broken, or in both.',
    'On either bank of the river, not in forest.',
  ),
  'freiburg:19.4': say(
    'Order of the siege',
    'The Bavarians set up first and the French are First Player. The way out of 18.61 is open to the Bavarians.',
    'On the second day alone.',
  ),
  'freiburg:19.6': say(
    'Victory in the siege',
    'Both sides get Victory Points for conditions that they fulfil.',
    'Looked at when the second day is over, as everything stands then.',
  ),
  'freiburg:19.61': say(
    'French Victory Points',
    'Two when all that is left of the Bavarians is on the map, nothing has left it, and no counter has a Line of Communications (18.73). One for a demoralized Bavarian army, one when all three sections are broken, and one when every Bavarian counter is eliminated or taken and none has left.',
    'For the two points something must be left, and not one counter of it may have a Line. Demoralization counts as it stands at the end. Guns count by the side that they were printed for.',
  ),
  'freiburg:19.62': say(
    'Bavarian Victory Points',
    'One when both French armies are demoralized, one when seven units and the Leader have left the map by 18.61, and one when the Bavarians control all three sections.',
  ),
  'freiburg:19.63': say(
    'Level of Victory in the siege',
    'The Bavarian points are taken from the French ones, and the table of 17.26 tells the level. Four more for the French are an overwhelming victory.',
  ),
  'freiburg:20.0': say(
    'The siege in the campaign',
    'The Bavarians may make the town part of the campaign. The cases from here on say what is different then.',
  ),
  'freiburg:20.11': say(
    'Holding the Line',
    'Before anything is set up the Bavarians say whether they hold the 3 August Line. If they do, both sides set up by 17.11 and 17.12.',
    'The sheet has the two answers exchanged; the case numbers that it leads to are right.',
  ),
  'freiburg:20.12': say(
    'Starting in the town',
    'If they do not, both sides set up by 19.11 and 19.12.',
    'With the forces of 17.21 and 17.22 from the first day; the reinforcements of 18.21 are among them and do not come again.',
  ),
  'freiburg:20.21': say(
    'Length of the first day',
    'Twelve Game-Turns, or until the three armies are all demoralized.',
    'After a start in the town. After a start in the Line it is five, and two armies end it, as 18.31 says: there is no third yet.',
  ),
  'freiburg:20.22': say(
    'Rows of the first day',
    'After a start in the Line morale is tried by the rows of 3 August, after one in the town by those of 5 August, on the second day too.',
    'The later days have the rows of their own dates.',
  ),
  'freiburg:20.31': say(
    'Redeployment for the second day',
    'After a start in the Line the choice is that of 18.51. After one in the town the town itself is open as well, by 19.31, unless French units are or were the last in 1218, 1219 and 1220.',
    'It takes all three of them. With every section broken the town is closed too, as there is other ground to stand on.',
  ),
  'freiburg:20.32': say(
    'Redeployment for the third day',
    'After a start in the Line both sides redeploy for the Hill, by 17.31 and 17.32; after one in the town for the town, by 19.3.',
    'Wherever the second day was fought.',
  ),
  'freiburg:20.33': say(
    'French redeployment with it',
    'The French always redeploy by the case that goes with what the Bavarians have chosen.',
  ),
  'freiburg:20.4': say(
    'Order of the campaign with the siege',
    'The Bavarians set up first and the French are First Player, on every day. The special rules of campaign and siege hold together.',
  ),
  'freiburg:20.5': say(
    'Victory in the campaign with the siege',
    'Section 18.7 decides.',
    '18.71 is looked at only when the second day was set up by 17.21, unless the option says always.',
  ),
} satisfies { readonly [rule: string]: CaseText };
