/** One counter: units are blocks that point where they look, leaders and batteries are round and stand beside them. */
import type { CounterView } from '../../../../core/contract/board';
import type { CounterFace, CounterFaceProps, CounterForm, FiguresBox } from '../../../../surface/counterFace';
import type { Face } from '../../look/face';
import { Badge } from './Badge';
import './counters.css';
import './states.css';
import { Block } from './Block';
import { readFace } from './face';
import { LEGEND } from './legend';

const Drawing = ({ counter, livery, form, named = false, facing = counter.facing }: CounterFaceProps) => {
  const face = readFace(counter.face);
  const classes = [
    'piece',
    `livery-${livery}`,
    ...stateOf(face),
    ...counter.condition.map((one) => `is-${one}`),
  ];
  const className = classes.join(' ');
  if (face.kind === 'leader' || face.kind === 'battery') {
    const size = form === 'badge' ? '-16 -16 32 32' : '-20 -20 40 40';
    return (
      <svg className={`${className} badge`} viewBox={size} aria-hidden="true">
        <Badge face={face} condition={counter.condition} />
      </svg>
    );
  }
  return (
    <svg className={className} viewBox="-30 -30 60 60" aria-hidden="true">
      <Block face={face} condition={counter.condition} facing={facing} name={named ? counter.name : ''} />
    </svg>
  );
};

function stateOf(face: Face): readonly string[] {
  const is = (name: string, so: boolean) => (so ? [`is-${name}`] : []);
  switch (face.kind) {
    case 'leader':
      return ['leader', `rank-${face.rank}`, ...is('at-risk', face.atRisk)];
    case 'battery':
      return ['battery', ...is('captured', face.captured)];
    default:
      return [
        face.kind,
        `order-${face.order}`,
        ...is('reduced', face.steps < face.fullSteps),
        ...is('for-good', face.forGood && face.order === 'disorganised'),
        ...is('charging', face.charging),
        ...is('out-of-command', face.outOfCommand),
      ];
  }
}

/** Leaders and batteries stand above a unit: batteries at its left, leaders at its right. */
function cornerOf(counter: CounterView): 'left' | 'right' | null {
  const { kind } = readFace(counter.face);
  if (kind === 'battery') return 'left';
  return kind === 'leader' ? 'right' : null;
}

/** Where a counter has figures, whichever way it is turned; a battery has none. */
function figuresOf({ face }: CounterView, form: CounterForm): FiguresBox | null {
  if (readFace(face).kind === 'battery') return null;
  return form === 'badge' ? BADGE_FIGURES : BLOCK_FIGURES;
}
const BLOCK_FIGURES: FiguresBox = { left: -17, right: 17, top: -12, bottom: 16 };
const BADGE_FIGURES: FiguresBox = { left: -6, right: 6, top: -6, bottom: 7 };

/**
 * Arms above the letter, and the corps on its band, which lies on any side of a block; a battery is all of its badge.
 */
function signOf({ face }: CounterView, form: CounterForm): FiguresBox | null {
  if (form !== 'badge') return BLOCK_SIGN;
  return readFace(face).kind === 'battery' ? BADGE_SIGN : null;
}
const BLOCK_SIGN: FiguresBox = { left: -20, right: 20, top: -20, bottom: 20 };
const BADGE_SIGN: FiguresBox = { left: -9, right: 9, top: -7, bottom: 7 };

export const counterFace: CounterFace = { Drawing, cornerOf, figuresOf, signOf, legend: LEGEND };
