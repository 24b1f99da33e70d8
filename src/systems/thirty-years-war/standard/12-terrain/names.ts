/** What ground is called within a sentence, and why none of it lets an attack through. */
import { HEX_TERRAIN_EFFECTS, HEXSIDE_EFFECTS } from '../../tables/terrainEffects';
import type { AttackBar, CostlyGround } from './terrain';

const ROWS = { ...HEX_TERRAIN_EFFECTS, ...HEXSIDE_EFFECTS };

/** Without its article: `entrenchment hex`, `river hexside`. */
export function groundInWords(ground: CostlyGround): string {
  if (ground === 'edge') return 'beyond the edge of the map';
  if (ground === 'breach') return 'breached wall';
  return withinSentence(ROWS[ground].name);
}

/** A row's name without what distinguishes it from its sister row: `entrenchment hex`. */
function withinSentence(name: string): string {
  const [first = ''] = name.split(',');
  return first.charAt(0).toLowerCase() + first.slice(1);
}

export function withArticle(name: string): string {
  const said = withinSentence(name);
  return `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`;
}

/** After `no attack`: `across an unbridged river hexside`, `by Cavalry into a woods hex` */
export function barInWords(bar: AttackBar): string {
  switch (bar.way) {
    case 'apart':
      return 'not adjacent';
    case 'overWall':
      return `from its outer side over ${bar.walls.nameOf(bar.from, bar.to)} while it is unbreached`;
    case 'across':
      return `across an unbridged ${withinSentence(HEXSIDE_EFFECTS[bar.ground].name)}`;
    default:
      return `${WAYS[bar.way]} ${withArticle(HEX_TERRAIN_EFFECTS[bar.ground].name)}`;
  }
}

const WAYS = { into: 'into', outOf: 'out of', cavalryInto: 'by Cavalry into' } as const;
