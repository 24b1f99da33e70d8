/** The standard rules in our own words: combat, disruption, Leaders, demoralization, terrain. */
import type { CaseText } from './case';

export const STANDARD_08_TO_12 = {
  '8.0': {
    title: 'Combat',
    text: 'Undisrupted units of both sides that stand next to each other must fight; Leaders take part if their owner wishes, guns do not. The attack’s Strength Points over the defence’s are rounded down to printed odds, one die is thrown and the result read in 8.6. The Phasing Player takes his combats in the order he likes, but has to finish them all.',
    ruling:
      'Below 1-1 the defence is divided by the attack and rounded up, so that every fraction favours the defender.',
    option: '',
  },
  '8.11': {
    title: 'Enemies that must be attacked',
    text: 'Every undisrupted Enemy unit that has an undisrupted unit of the Phasing Player in its Zone of Control has to be attacked.',
    ruling:
      'Combats are declared one by one. A declaration is refused if it would leave such a unit with no unit that could still attack it.',
    option: '',
  },
  '8.12': {
    title: 'Units that must attack',
    text: 'Every undisrupted unit of the Phasing Player that is in an Enemy-controlled hex when movement ends must attack something. He decides who attacks whom.',
    ruling:
      'Attacking any neighbour satisfies this, even a disrupted one. A declaration is refused if it would leave such a unit with nothing to attack.',
    option: '',
  },
  '8.13': {
    title: 'Attacking from all sides',
    text: 'Up to six units, one from each neighbouring hex, may attack one hex.',
    ruling: '',
    option: '',
  },
  '8.14': {
    title: 'One attack a phase',
    text: 'In a Combat Phase a unit attacks once at most, and is attacked once at most.',
    ruling:
      'In one battle several attackers may fight several defenders if each attacker may attack each defender. By option one of the two sides must be a single unit.',
    option: 'manyAgainstMany',
  },
  '8.15': {
    title: 'Only neighbours attack',
    text: 'An attacker must be next to the unit that it attacks.',
    ruling: '',
    option: '',
  },
  '8.21': {
    title: 'Attacking several units',
    text: 'A unit that several undisrupted Enemy units control must attack all of them that no other unit attacks. Their strengths are added together.',
    ruling: 'Each attacker has to be adjacent to each defender of its battle, and allowed to attack it.',
    option: 'manyAgainstMany',
  },
  '8.22': {
    title: 'Attacking together',
    text: 'Units from different hexes may join in one attack if each is next to the target. Their strengths are added together.',
    ruling: '',
    option: 'manyAgainstMany',
  },
  '8.3': {
    title: 'Strength is not divided',
    text: 'A unit fights with its whole Combat Strength in one battle; no part of it may go to another.',
    ruling: '',
    option: '',
  },
  '8.4': {
    title: 'Terrain in combat',
    text: 'Terrain may strengthen a defender, as chart 12.0 says. Only one effect counts for each, the best for the defender.',
    ruling:
      'With several defenders each is looked at by itself. Attackers get no effect of terrain, except that marsh halves them too.',
    option: '',
  },
  '8.5': {
    title: 'Diversionary attacks',
    text: 'A player may attack at bad odds in one place so as to have better ones in another. Bombardment does not count as such an attack and does not settle what case 8.11 demands.',
    ruling: '',
    option: '',
  },
  '8.6': {
    title: 'Combat Results Table',
    text: 'One die is read in the column of the odds. Better odds than 6-1 count as 6-1, worse ones than 1-5 as 1-5.',
    ruling: 'Units stay where they are: no unit retreats or advances.',
    option: '',
  },
  '8.61': {
    title: 'Combat results',
    text: 'Ad disrupts the attackers, Dd the defenders; De eliminates the defenders, Ae the attackers; a dot does nothing. Defenders that were disrupted before are eliminated by Dd and Dx. With Dx, an exchange, the attacker also disrupts attackers of his choice from that battle, whose printed strengths come to no less than those of the defenders.',
    ruling:
      'The printed strength is that of the undisrupted face; Leaders and terrain add nothing. Attackers who are too weak even together are disrupted to the last. More may be chosen than is needed.',
    option: '',
  },
  '9.0': {
    title: 'Disruption',
    text: 'Combat and fire can disrupt a unit, which is then turned over, fights worse and is easier to destroy. A disrupted unit that is disrupted again is lost. In his own Disruption Removal Phase a player tries to put such units in order.',
    ruling: 'Only combat eliminates a disrupted unit; fire never does.',
    option: '',
  },
  '9.11': {
    title: 'Only units are disrupted',
    text: 'Leaders and guns take no notice of disruption, neither as a result nor among disrupted units.',
    ruling: '',
    option: '',
  },
  '9.12': {
    title: 'Disrupted units control nothing',
    text: 'A disrupted unit is without a Zone of Control, so no unit is obliged to attack it.',
    ruling: 'It may be attacked, alone or together with undisrupted ones.',
    option: '',
  },
  '9.13': {
    title: 'Strength when disrupted',
    text: 'A disrupted unit defends with the Combat Strength on its back.',
    ruling: 'That is half of the face value, rounded up.',
    option: '',
  },
  '9.14': {
    title: 'Disrupted units do not attack',
    text: 'A disrupted unit cannot attack, and no Zone of Control obliges it to fight.',
    ruling: '',
    option: '',
  },
  '9.15': {
    title: 'Movement when disrupted',
    text: 'Disrupted, a unit goes two hexes at most, whatever the terrain would cost. Rivers and woods are closed to it.',
    ruling:
      'Four hexes when demoralized (11.12). It still enters nothing that is closed to its kind, and crosses no river even at a bridge. A road opens woods and whatever else it runs through.',
    option: '',
  },
  '9.2': {
    title: 'Disruption Removal',
    text: 'The Phasing Player rolls for each of his disrupted units outside Enemy Zones of Control, adding the help of a Leader. With 5 or more the unit recovers and may move and fight in the same Player-Turn.',
    ruling:
      'One roll for each unit in a phase, in the order its player likes; ending the phase makes the rolls still due.',
    option: '',
  },
  '10.0': {
    title: 'Leaders',
    text: 'A Leader has no Combat Strength and controls no hexes; his Leadership Value helps units to fight and to recover. He is never disrupted. Alone in an Enemy Zone of Control, without a Friendly unit in his hex, he is eliminated.',
    ruling:
      'This is looked at when a phase ends and after every battle, so he may ride through such hexes. A disrupted unit protects him as well. An Enemy unit that enters his hex eliminates him at once.',
    option: '',
  },
  '10.11': {
    title: 'A Leader in combat',
    text: 'Either player may have a Leader strengthen a unit in his hex: its Combat Strength rises by the Leadership Value.',
    ruling:
      'A Leader helps one unit in a Combat Phase. The declaration carries the Leaders of both sides; by option the defender is asked for his.',
    option: 'askDefender',
  },
  '10.12': {
    title: 'Leader first, then adjustments',
    text: 'The Leadership Value joins the printed strength first; disruption and terrain then change the sum of both.',
    ruling:
      'In this order: face value and Leader added, halved and rounded up if disrupted, then the one effect of terrain.',
    option: '',
  },
  '10.13': {
    title: 'One Leader to a unit in combat',
    text: 'Only one Leader at a time adds to the strength of a unit.',
    ruling: '',
    option: '',
  },
  '10.21': {
    title: 'A Leader and Disruption Removal',
    text: 'A Leader in the same or a neighbouring hex adds his Leadership Value to the die of a disrupted unit.',
    ruling: 'The best Leader within reach is used.',
    option: '',
  },
  '10.22': {
    title: 'More than six',
    text: 'A total above 6 counts as 6.',
    ruling: '',
    option: '',
  },
  '10.23': {
    title: 'One Leader to a recovery roll',
    text: 'Only one Leader adds to the roll of a unit.',
    ruling: '',
    option: '',
  },
  '10.24': {
    title: 'One Leader, many units',
    text: 'In a Disruption Removal Phase a Leader helps every disrupted unit of his side within one hex.',
    ruling: '',
    option: '',
  },
  '10.25': {
    title: 'Leaders do not lift enemy control',
    text: 'A disrupted unit in an Enemy Zone of Control makes no roll, Leader or not.',
    ruling: '',
    option: '',
  },
  '11.0': {
    title: 'Demoralization',
    text: 'An army with heavy losses reaches its Demoralization Level and fights worse from then on. The levels are in the Exclusive Rules.',
    ruling: 'It works from the moment the level is reached, within the same phase too.',
    option: '',
  },
  '11.11': {
    title: 'Demoralized infantry stays disrupted',
    text: 'Once an army is demoralized, its disrupted infantry no longer recovers.',
    ruling: 'Its disrupted cavalry still does, and undisrupted units notice nothing.',
    option: '',
  },
  '11.12': {
    title: 'Movement when demoralized',
    text: 'Disrupted units of a demoralized army move up to four hexes, whatever the terrain would cost.',
    ruling: 'Closed terrain and rivers stay closed to them.',
    option: '',
  },
  '12.0': {
    title: 'Terrain Effects Chart',
    text: 'What each kind of hex and hexside costs to enter or cross, which attacks it forbids and when it doubles a defender.',
    ruling:
      'A defender is doubled only if everyone who attacks him does so across hexsides of one kind; streams, rivers, bridges and fords are one kind. Forest and towns are attacked into or out of only where a road joins both hexes.',
    option: 'woodsCost',
  },
} satisfies { readonly [rule: string]: CaseText };
