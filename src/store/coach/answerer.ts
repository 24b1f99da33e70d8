/** What a coach is asked, and how it is answered, in the page or in a worker. */
import type { Advice, Coach, Coaching, PassingOn, Threat, Threats } from '../../core/contract/coach';
import type { GameSystem } from '../../core/contract/system';
import type { Target, ToCome } from '../../core/contract/table';
import type { CounterId, Json, SideId } from '../../core/contract/values';
import type { Question } from '../desk/question';

/** What is being put together, or what a press at a target would do with it. */
export type Intended = { readonly draft: Json; readonly target: Target | null };
export type CoachAbout = { readonly system: string } & Asked;
type Asked =
  /** Advice on the position itself. */
  | { readonly kind: 'position' }
  /** What the position leads to, which needs no coach. */
  | { readonly kind: 'toCome' }
  /** What that would expose. */
  | { readonly kind: 'intended'; readonly intended: Intended }
  /** What could be passed for these sides. */
  | { readonly kind: 'passing'; readonly by: readonly SideId[] }
  /** What the enemy could bring against that side, or that counter of it; `threatTo`: once that is done. */
  | ({ readonly kind: 'threats' } & Threatened)
  | ({ readonly kind: 'threatTo'; readonly intended: Intended } & Threatened);
type Threatened = { readonly side: SideId; readonly counter: CounterId | null };
export type CoachQuestion = Question<CoachAbout>;
export type CoachAnswer =
  | { readonly coaching: Coaching }
  | { readonly exposed: Advice | null }
  | { readonly toCome: ToCome | null }
  | { readonly threats: Threats }
  | { readonly threat: Threat | null }
  | { readonly passingOn: PassingOn | null }
  /** The system has no coach. */
  | { readonly noCoach: true };

type Known = { readonly systems: readonly GameSystem[]; readonly coaches: readonly Coach[] };
export function coachAnswerer({ systems, coaches }: Known): (question: CoachQuestion) => CoachAnswer {
  return ({ state, about }) => {
    const system = systems.find((one) => one.id === about.system);
    if (about.kind === 'toCome') return { toCome: system?.toCome?.(state) ?? null };
    const coach = coaches.find((one) => one.system === about.system);
    return system && coach ? answerOf(system, coach, state, about) : { noCoach: true };
  };
}

function answerOf(
  system: GameSystem,
  coach: Coach,
  state: Json,
  about: Exclude<CoachAbout, { readonly kind: 'toCome' }>,
): CoachAnswer {
  switch (about.kind) {
    case 'position':
      return { coaching: coach.coach(state) };
    case 'intended': {
      const command = commandMeant(system, state, about.intended);
      return { exposed: command === null ? null : coach.exposes(state, command) };
    }
    case 'passing':
      return { passingOn: coach.passOn?.(state, about.by) ?? null };
    case 'threats':
      if (!coach.threats) return { noCoach: true };
      return { threats: coach.threats(state, about.side, about.counter) };
    case 'threatTo': {
      if (!coach.threatTo) return { noCoach: true };
      const command = commandMeant(system, state, about.intended);
      return { threat: coach.threatTo(state, about.side, command, about.counter) };
    }
  }
}

/** The first command that a press would carry out; of a draft, that of its main step. null: there is none. */
function commandMeant(system: GameSystem, state: Json, { draft, target }: Intended): Json {
  const pressed = target ? system.press(state, draft, target) : ({ to: 'draft', draft } as const);
  if (pressed.to === 'commands') return pressed.commands[0] ?? null;
  if (pressed.to === 'refusal' || pressed.draft === null) return null;
  const main = system.prompt(state, pressed.draft).choices.find(({ weight }) => weight === 'main');
  const done = main && system.press(state, pressed.draft, main.target);
  return done?.to === 'commands' ? (done.commands[0] ?? null) : null;
}
