/** A page of the rulebook that compares this game with the one of 1976 on the same battle. */
import type { History } from '../../../core/contract/reader';

export const TWO_DESIGNS: History = {
  id: 'two-designs',
  title: 'Two games on one battle',
  parts: [
    {
      title: 'What a unit is',
      paragraphs: [
        'In the Thirty Years War rules of 1976, by which Rocroi and Freiburg are played here, a unit is a *number*: so many Strength Points, which are added up against other points. It controls all six hexes around it, and it does not matter from where it is attacked.',
        'Here it is a *line of men who look somewhere*. Two hexes are in front of it, and only there does it control and fight. Nothing is added up: one unit attacks one, and what stands around them makes the attack good or bad.',
      ],
    },
    {
      title: 'Who acts when',
      paragraphs: [
        'There the French move and fight with everything, then the Spanish. A plan is carried out as a whole, and the answer comes as a whole.',
        'Here nine markers lie in a cup. A wing may come up twice before the other side stirs, or too late. What is planned for one corps must hold if the next marker is an enemy one.',
      ],
    },
    {
      title: 'Leaders',
      paragraphs: [
        'There a leader is strength that can be sent where it is needed: some points in combat, some on the die of those who recover.',
        'Here he is *reach*. Who is beyond it, and in no line with those within it, hardly moves, keeps away from the enemy, and fights worse. A leader who is lost has an aide; a commander in chief has none, and his army does not get over it.',
      ],
    },
    {
      title: 'How units are beaten',
      paragraphs: [
        'There a unit is disrupted, then gone. It stays where it stands; the map changes by what disappears.',
        'Here it falls into disorder, gives ground hex by hex, pushes its own second line into disorder, and runs for the edge through all who stand in the way. Few units die in combat; many are lost on the way home. So the map bends before it breaks, and a second line too close behind is a danger to itself.',
      ],
    },
    {
      title: 'How an army breaks',
      paragraphs: [
        'There by levels for all of its losses together, part by part: horse first, the Spanish tercios last.',
        'Here corps by corps: once its lost and running steps are more than half of its units, the rest is in disorder for good.',
      ],
    },
    {
      title: 'What both agree on',
      paragraphs: [
        'Guns that never move and only change hands. Horse on the wings that decides first. Tercios that are hard to beat from anywhere. And a plain without much ground to hide in: both maps are reconstructions of ours, at 175 metres a hex there and at 100 here.',
      ],
    },
  ],
};
