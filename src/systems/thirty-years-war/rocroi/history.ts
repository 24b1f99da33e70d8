/** A short history of the battle and its armies, in our words. */
import type { History } from '../../../core/contract/reader';

export const ROCROI_HISTORY: History = {
  id: 'history-rocroi',
  title: 'Rocroi, 19 May 1643',
  parts: [
    {
      title: 'The battle',
      paragraphs: [
        'In May 1643 the Army of Flanders under Francisco de Melo, some 26,000 strong, lay before Rocroi, a small fortress on the edge of the Ardennes. Louis XIII died on the 14th; his heir was four years old. The army sent to relieve the town, about 23,000 men, was led by the Duc d’Enghien, who was twenty-one.',
        'Enghien came through the woods and drew up on the open ground south-west of the town, guns in front, foot in the middle, horse on both wings. The armies faced each other through the night and began at first light.',
        'On the right Enghien and Gassion beat the horse of Albuquerque and rode on behind the Spanish lines. On the left the French horse under La Ferté was broken, its guns were taken, and for an hour the battle was nearly lost; the reserve under Sirot held the centre together. Then Enghien came out at the rear of the Spanish right and broke that too.',
        'The Walloon, German and Italian foot was driven off or went. The old Spanish tercios stayed where they were. They threw back several attacks before, shot at from all sides, they gave in; a parley that was taken for a trap cost many their lives. A corps under Beck, a few hours away, gathered only those who fled.',
      ],
    },
    {
      title: 'The armies',
      paragraphs: [
        'A *tercio* was a regiment of pikes and muskets that fought in a deep block: slow, hard to break, and hard to bring back once broken. The French foot stood in thinner, more numerous battalions and moved faster. So the Spanish counters are stronger and march two hexes, the French march three.',
        'Horse made up a third of each army. It decided both wings, and could not stand still: it charged, or was charged. The *Royaux* are the companies of the king’s household and the French heavy horse.',
        'Spanish infantry means men from Spain, who ranked above all others; Italians, Walloons, Burgundians and Germans served beside them. That is why each kind breaks by itself here, at a level of its own.',
      ],
    },
    {
      title: 'What is reconstructed',
      paragraphs: [
        'Printed fact: values of the counters, categories and their levels, points, the French positions, Beck’s corps and where it enters. Rebuilt from accounts of the battle: all ground, the Spanish positions, and how many guns stand where. The page says so beside each game.',
      ],
    },
  ],
};
