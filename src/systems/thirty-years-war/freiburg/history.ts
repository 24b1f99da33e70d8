/** A short history of the battles and their armies, in our words. */
import type { History } from '../../../core/contract/reader';

export const FREIBURG_HISTORY: History = {
  id: 'history-freiburg',
  title: 'Freiburg, 3 to 10 August 1644',
  parts: [
    {
      title: 'The battles',
      paragraphs: [
        'At the end of July 1644 the Bavarian army under Franz von Mercy, some 16,500 men, took Freiburg from its French garrison before help could come. He then dug in on the heights south and west of the town, where the Black Forest meets the plain of the Rhine. Enghien joined Turenne there with an army; together they had about 20,000.',
        'On 3 August, late in the day, Enghien sent his foot uphill against the works on the western heights, and took them at the second try with heavy loss, while Turenne fought his way through a wooded defile in the south. In the night, in rain, Mercy drew back to a second position close to the town.',
        'On 5 August the French attacked the hill above the town. A fight that began too soon drew in battalion after battalion; they were shot down before felled trees and trenches, and Mercy’s brother Kaspar was killed at the head of the Bavarian horse. Nobody won that day, and Johann von Werth wrote that he had not seen such an encounter in more than twenty years of war.',
        'Then Enghien marched round to the north to cut Mercy off from Württemberg. On 9 August and in the night the Bavarians slipped away to the east over the hills by Sankt Peter, leaving guns and baggage. The French had lost 7,000 to 8,000 men, the Bavarians perhaps 2,500; Freiburg stayed Bavarian, but the middle Rhine fell to France.',
      ],
    },
    {
      title: 'The armies',
      paragraphs: [
        'Mercy’s Bavarians were among the best foot of the war, and led by its best tactician of ground. They had worked for days with spade and axe: entrenchments and felled trees count for as much here as numbers.',
        'The French came as two armies: the regulars whom Enghien brought, and Turenne’s, half of it German mercenaries from the old army of Bernard of Weimar. Each breaks by itself in the game, by dice that weigh its losses, and so does the Bavarian.',
        'The town had walls, gates and a garrison, but the French never came to besiege it. The siege scenarios ask what would have come of that.',
      ],
    },
    {
      title: 'What is reconstructed',
      paragraphs: [
        'Printed fact: the forces, the number of guns, the levels, every row, corner and exit that is named by number, and that the town has three sections. Rebuilt from accounts and from what the rules name: all other ground, the works, the walls, and the set-ups that are offered. The page says so beside each game.',
      ],
    },
  ],
};
