/** The Exclusive Rules of Freiburg in our own words: the campaign of three days. */
import type { CaseText } from '../../rulebook/case';

const say = (title: string, text: string, ruling = '', option: CaseText['option'] = ''): CaseText => ({
  ...{ title, text, ruling, option },
});

export const FREIBURG_CAMPAIGN = {
  'freiburg:18.0': say(
    'The campaign',
    'The three days are fought one after the other. Between them the armies regroup, and where they stand next depends on how the day before went.',
    'The French are First Player on the first and third day, the Bavarians on the second, unless it is fought over the 3 August Line. Of the Victory Conditions of the single days only those of 3 August matter, for 18.51; no guns are withdrawn.',
  ),
  'freiburg:18.1': say('Set-up of the campaign', 'Both sides set up as on 3 August, by 17.11 and 17.12.'),
  'freiburg:18.21': say(
    'French reinforcements',
    'Before the second day four 6-3, one 3-8, seven 4-3, four 2-8, two guns and Turenne join the French.',
  ),
  'freiburg:18.22': say('No Bavarian reinforcements', 'The Bavarians receive none.'),
  'freiburg:18.3': say(
    'Between two days',
    'There is no fighting and no movement. The armies separate, take up reinforcements and replacements, and set up for the next day.',
  ),
  'freiburg:18.31': say(
    'Length of the first day',
    'Five Game-Turns, or until both armies are demoralized, at that instant.',
    'A battle in hand is completed first.',
  ),
  'freiburg:18.32': say(
    'Length of the second day',
    'At most twelve Game-Turns; the day is over at the instant when the last of the three armies breaks. Then 18.71 is looked at.',
    'When the armies that end a day are all demoralized as it begins, it is over at once.',
  ),
  'freiburg:18.33': say(
    'Clearing the field',
    'After a day’s last Game-Turn it is seen where the Bavarians may redeploy. All forces leave the map. The Bavarians set up first, then the French, each with replacements and reinforcements, and a new first Game-Turn begins.',
    'Who survived is set up, not the list of the single day. The Bavarians are always first.',
  ),
  'freiburg:18.34': say(
    'Disruption between days',
    'Every disrupted unit is undisrupted.',
    'Those of demoralized armies too, and of armies without a Leader.',
  ),
  'freiburg:18.35': say(
    'Demoralization between days',
    'Casualties return to zero, and a demoralized army is steady again, unless its Leader has been lost: then it stays demoralized to the end.',
    'Each day is counted on the row of its date, wherever it is fought. An army that has lost its Leader without breaking keeps the 1 less on its tests. The Mercenaries depend on Turenne alone, even when the Regulars stay demoralized.',
  ),
  'freiburg:18.36': say(
    'Captured guns between days',
    'A captured gun belongs to its captor from then on, and he sets it up. One that stands in an entrenchment is the Bavarians’ instead, if they redeploy in that hex.',
    'It is theirs when they set up a unit in the hex; the gun then stands there. Otherwise the captor sets it up.',
  ),
  'freiburg:18.41': say(
    'Replacements',
    'Of the units that were eliminated on the day half come back, infantry and cavalry counted apart, fractions dropped.',
    'Counted for each army by itself, from that day only, cavalry given up by 16.1 included. They come at full strength.',
  ),
  'freiburg:18.42': say('Where replacements stand', 'They are set up with the rest of the force.'),
  'freiburg:18.43': say(
    'Armies without a Leader',
    'An army whose Leader has been lost gets no replacements.',
    'Neither on that day nor later, and Leaders never come back.',
  ),
  'freiburg:18.51': say(
    'Redeployment for 5 August',
    'If the French have broken the Line as 17.15 asks, the Bavarians redeploy by 17.21. Otherwise they choose between the area of 3 August and that of 5 August. The French follow, by 17.12 or 17.22.',
    'The area of 3 August is the Line, and 2012 for one cavalry unit.',
  ),
  'freiburg:18.52': say(
    'Redeployment for 9 August',
    'Both sides redeploy in the areas of 9 August, 17.31 and 17.32.',
    'If more Bavarian units are left than the Hill has hexes, the rest stand next to it, not in forest.',
  ),
  'freiburg:18.61': say(
    'The way out',
    'On the third day Bavarian units and the Leader may leave the map from 0601 to 0901, and never come back.',
    'These hexes take the place of 1101 to 1601.',
  ),
  'freiburg:18.62': say(
    'Length of the third day',
    'Twelve Game-Turns, or until no Bavarian unit is left on the map: 29 Game-Turns in all at most.',
    'Demoralization does not end it.',
  ),
  'freiburg:18.71': say(
    'The works on the Hill',
    'If no Bavarian unit is left in the entrenchments on the Hill at the end of 5 August, the French win.',
    'Looked at only when that day was set up by 17.21; an option has it looked at always.',
    'hillWorks',
  ),
  'freiburg:18.72': say(
    'French victory',
    'At the end of the third day the French win if fewer than seven Bavarian units are on the map and fewer than seven have left it.',
  ),
  'freiburg:18.73': say(
    'Bavarian victory',
    'At the end of the third day the Bavarians win if seven units or more and the Leader are on the map and have a Line of Communications: a chain of clear hexes to the edge from 0601 to 0901 that no French unit holds or controls, over the river at bridges only.',
    'Seven units and the Leader, each with a chain of his own. Its first hex is exempt. Slopes and fortress hexes are clear, entrenchments are not, streams do not matter, a ford counts as a bridge. Walls are passed where breached or by a gateway friendly to the Bavarians. Bavarian units do not lift French control.',
  ),
  'freiburg:18.74': say('A draw', 'Anything else at the end of the third day is a draw.'),
} satisfies { readonly [rule: string]: CaseText };
