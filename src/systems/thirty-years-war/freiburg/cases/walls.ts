/** The Exclusive Rules of Freiburg in our own words: the walls of the town. */
import type { CaseText } from '../../rulebook/case';

export const FREIBURG_WALLS = {
  'freiburg:19.5': {
    title: 'The walls of Freiburg',
    text: 'Walls with gateways divide the town into three sections and close it. The teeth of a wall point to its outer side.',
    ruling:
      'They stand in every battle of Freiburg. A wall belongs to the section on its inner side. Hexes within the walls are clear ground.',
    option: '',
  },
  'freiburg:19.51': {
    title: 'Walls in movement and combat',
    text: 'An unbreached wall cannot be crossed, and only units behind its teeth attack over it.',
    ruling:
      'Both sides may attack over the teeth. No unit has to, the defender is not doubled for it, and it settles what cases 8.11 and 8.12 demand.',
    option: '',
  },
  'freiburg:19.52': {
    title: 'Walls and the Line of Sight',
    text: 'An unbreached wall stops a shot that crosses it, except from a gun right behind its teeth.',
    ruling:
      'What counts is from which hex into which the line goes, even where it does so at a corner; a wall that the line follows or only touches stops nothing. Along a hexside the line may be taken through either neighbour and is stopped only if both ways are, by a wall or a blocking hex. A gun on a hilltop sees over no wall.',
    option: '',
  },
  'freiburg:19.53': {
    title: 'Walls and Zones of Control',
    text: 'No Zone of Control reaches over an unbreached wall.',
    ruling: 'Nor over a gateway, whichever side holds it.',
    option: '',
  },
  'freiburg:19.54': {
    title: 'Below the walls',
    text: 'A French unit stays disrupted in a hex at which the teeth of a wall point, as long as the Bavarians control the section that the wall belongs to.',
    ruling:
      'Gateways and breached walls count like whole walls in this. Between two days all units recover nevertheless.',
    option: '',
  },
  'freiburg:19.55': {
    title: 'Breaching the walls',
    text: 'A gun may fire at any one hex instead of at a unit. Two hits on a hex breach all walls along it; the first is only marked.',
    ruling:
      'Either side may, at a hex with a wall that still stands, within sight and at one hex or more. Units are not hurt. Hits add up over the whole game, and gateways are breached like walls. The walls of the hex aimed at do not stop the shot; an option has them stop it, so that guns outside aim at the hex before the wall.',
    option: 'wallFire',
  },
  'freiburg:19.56': {
    title: 'Through a breach',
    text: 'A breached wall is crossed for 1 more Movement Point and stops neither sight nor control. Attacks go through it both ways; who is attacked only through breaches is doubled.',
    ruling:
      'A breached gateway is a breach for both sides, and costs the point even its owner. A disrupted unit counts hexes alone.',
    option: '',
  },
  'freiburg:19.57': {
    title: 'Gateways',
    text: 'A gateway is a wall in everything, except that the side whose units were the last in both hexes beside it moves through at no extra cost. At first all are Bavarian.',
    ruling:
      'Setting up in a hex and passing through it count, Leaders do not. A unit holds the hex that it comes from. With one hex last held by each side a gateway is open to neither side. The French can own one too.',
    option: '',
  },
  'freiburg:19.58': {
    title: 'Sections of the town',
    text: 'The Bavarians control all three sections at first. They have lost one while French units are in, or were the last in, four hexes of it that lie together, and have it again as soon as that is no longer so.',
    ruling:
      'Looked at as the hexes stand, never remembered. For redeployment and victory it counts how they stand when the day closes. What a unit has left behind stays between the days.',
    option: '',
  },
} satisfies { readonly [rule: string]: CaseText };
