/** The Exclusive Rules of Rocroi in our own words. */
import type { CaseText } from '../rulebook/case';

export const ROCROI_CASES = {
  'rocroi:14.0': {
    title: 'Introduction',
    text: 'The battle of 19 May 1643, in which a French army broke the Spanish tercios before the town of Rocroi.',
    ruling: '',
    option: '',
  },
  'rocroi:15.0': {
    title: 'Initial deployment',
    text: 'Both armies start as they stood at eight in the morning of 19 May 1643. There are no reinforcements.',
    ruling: 'Only the optional arrival of Beck (17.0) brings more units.',
    option: '',
  },
  'rocroi:15.1': {
    title: 'Historical deployment',
    text: 'The historical names of the units and their hexes are given for interest; the game does not need them.',
    ruling: 'The Spanish set-up and the terrain are a reconstruction, and marked as one.',
    option: '',
  },
  'rocroi:15.11': {
    title: 'French army',
    text: 'The French regiments and Leaders with the hexes they start in.',
    ruling: '',
    option: '',
  },
  'rocroi:15.12': {
    title: 'Spanish army',
    text: 'Too little is known of the Spanish regiments, so their names are made up and their strengths shared out to the scale of the game.',
    ruling: '',
    option: '',
  },
  'rocroi:15.2': {
    title: 'Player sequence',
    text: 'Who begins, and how long the game lasts.',
    ruling: '',
    option: '',
  },
  'rocroi:15.21': {
    title: 'First Player',
    text: 'The French are the First Player in each Game-Turn.',
    ruling: 'Printed under the number 15.31.',
    option: '',
  },
  'rocroi:15.22': {
    title: 'Length of the game',
    text: 'There are 14 Game-Turns, each some 45 minutes of the battle.',
    ruling: '',
    option: '',
  },
  'rocroi:16.0': {
    title: 'Cavalry charge',
    text: 'The attacker may double the strength of his cavalry against infantry that is disrupted or belongs to a demoralized army.',
    ruling:
      'Infantry of a demoralized category is enough, the Royaux included. Only the cavalry’s own face strength is doubled, not a Leader’s value.',
    option: '',
  },
  'rocroi:16.11': {
    title: 'Whom cavalry may charge',
    text: 'Every defender in the battle must be infantry that is disrupted or demoralized.',
    ruling: '',
    option: '',
  },
  'rocroi:16.12': {
    title: 'All the cavalry or none',
    text: 'Charging is a free choice, announced before the die is thrown. In one battle all attacking cavalry charges or none does.',
    ruling: '',
    option: '',
  },
  'rocroi:16.13': {
    title: 'Infantry and Leaders in a charge',
    text: 'Infantry and Leaders may join a charge, but only the strength of the cavalry is doubled.',
    ruling: '',
    option: '',
  },
  'rocroi:16.14': {
    title: 'Disrupted by the charge',
    text: 'Cavalry that has charged is disrupted afterwards whatever the die brought, and nothing worse can happen to it.',
    ruling: 'Not even Ae eliminates it. Infantry that attacked with it takes the result in full.',
    option: '',
  },
  'rocroi:16.15': {
    title: 'Charge and Disruption Exchange',
    text: 'With Dx the printed strength of the cavalry that charged is part of what the attacker has to disrupt; infantry makes up only what is missing.',
    ruling: '',
    option: '',
  },
  'rocroi:17.0': {
    title: 'Beck’s arrival',
    text: 'Optional. From Game-Turn 9 on the Spanish Player rolls before each Game-Turn until Beck comes. A 5 brings Beck (value 1), a 4-6 and a 6-6; a 6 brings two 8-2s and a 10-2 as well; anything less, none yet.',
    ruling:
      'Beck’s cavalry belongs to the Spanish cavalry, his infantry to the category that 19.1 names. They join it as it is, demoralized or not. A game that starts before the first phase of such a Game-Turn starts with the roll.',
    option: 'beck',
  },
  'rocroi:17.11': {
    title: 'Counters for Beck’s force',
    text: 'Eliminated units of the right strengths, or blank counters, stand for Beck’s force.',
    ruling: 'New counters are always used, so earlier losses stay lost.',
    option: 'beck',
  },
  'rocroi:17.12': {
    title: 'Where and when they enter',
    text: 'They come in during the Spanish Movement Phase of the Game-Turn of the roll, in any of the hexes 0110 to 0118.',
    ruling:
      'The phase does not end while one of them can still enter; one that finds no hex waits for a later turn. By option entry may be put off.',
    option: 'beckEntry',
  },
  'rocroi:17.13': {
    title: 'After entering',
    text: 'From then on they move and fight like all other units.',
    ruling: '',
    option: 'beck',
  },
  'rocroi:17.14': {
    title: 'Cost of entering',
    text: 'The entry hex costs 1 Movement Point. Several may use the same one if they no longer share a hex when the Movement Phase ends.',
    ruling: 'It costs 1 whatever its terrain; the rest of the allowance may be used.',
    option: 'beck',
  },
  'rocroi:17.15': {
    title: 'Entry hexes held by the enemy',
    text: 'No one enters in a hex with an Enemy unit. An Enemy Zone of Control does not prevent entry.',
    ruling: '',
    option: 'beck',
  },
  'rocroi:18.0': {
    title: 'Increased Leader effects',
    text: 'Optional. A Leader helps, in combat and in Disruption Removal, as many hexes away as his Leadership Value, his own hex not counted. In combat he still adds to one unit only, and if the unit in his own hex is attacked it must be that one.',
    ruling:
      'For Disruption Removal the radius is the value plus one, by option the value alone. A Leader who was used before in the phase, or whose unit attacks, is not bound.',
    option: 'increasedLeaders',
  },
  'rocroi:19.0': {
    title: 'Demoralization levels',
    text: 'Each army has several categories of units. All Strength Points it has lost are counted together, and a category whose level the count reaches is demoralized. It is worth Victory Points to the opponent.',
    ruling:
      'Eliminated units count with their face strength. The designer’s simpler way, one average level for each army, is an option: 112 Spanish, 86 French.',
    option: 'simplifiedDemoralization',
  },
  'rocroi:19.1': {
    title: 'Levels of the categories',
    text: 'Spanish side: cavalry 100; Italians, Germans, Burgundians and Beck’s infantry 110; Spanish and Walloon infantry 125. French side: infantry 82; cavalry and the Royaux 90.',
    ruling: '',
    option: 'simplifiedDemoralization',
  },
  'rocroi:19.21': {
    title: 'Demoralized for good',
    text: 'What is demoralized once does not recover in this game.',
    ruling: '',
    option: '',
  },
  'rocroi:19.22': {
    title: 'In part or as a whole',
    text: 'An army may be demoralized in some categories or in all, and both armies may be so together; one does not shield the other.',
    ruling: '',
    option: 'simplifiedDemoralization',
  },
  'rocroi:20.0': {
    title: 'Victory conditions',
    text: 'After Game-Turn 14 the higher total of Victory Points wins. They are earned by eliminating units and by holding captured guns at the close; the difference gives the level of victory.',
    ruling:
      'The points are counted then and never earlier. A gun counts against its printed owner, one that was retaken for neither side.',
    option: '',
  },
  'rocroi:20.1': {
    title: 'Victory Point Schedule',
    text: 'What each side earns points for.',
    ruling:
      'Whether infantry was demoralized is judged when it is eliminated, before that battle’s losses are added. The award for a whole army replaces the one for part of it.',
    option: 'simplifiedDemoralization',
  },
  'rocroi:20.11': {
    title: 'Spanish points',
    text: '1 for each French Strength Point eliminated, 2 if it was demoralized infantry; 5 for each captured gun still held; 15 for one demoralized category, 20 for the whole army. D’Enghien is worth 20, Gassion 10, Seneterre and Despendin 5 each.',
    ruling: '',
    option: 'simplifiedDemoralization',
  },
  'rocroi:20.12': {
    title: 'French points',
    text: '1 for each Spanish Strength Point eliminated, 2 if it was demoralized infantry; 5 for each captured gun still held; 15 for one or two demoralized categories, 25 for the whole army. De Melos is worth 15, Yenbourg 10, Fontaine, Albuquerque and Beck 5 each.',
    ruling: '',
    option: 'simplifiedDemoralization',
  },
  'rocroi:20.2': {
    title: 'Victory Level Table',
    text: 'A margin of 0 to 5 is a draw, up to 15 a marginal victory, 16 to 29 a substantive one, beyond that a decisive one.',
    ruling: 'A margin of exactly 5 is a draw, of exactly 30 decisive.',
    option: '',
  },
} satisfies { readonly [rule: string]: CaseText };

type Cases = { readonly [C in keyof typeof ROCROI_CASES]: true };
declare module '../engine/types' {
  interface CaseTypes extends Cases {}
}
