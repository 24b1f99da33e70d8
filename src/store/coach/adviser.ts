/** What a coach is asked, and how it is answered, in the page or in a worker. */
import type { Advice, Coach, Coaching, PassingOn, Threat, Threats } from '../../core/contract/coach';
import type { GameSystem } from '../../core/contract/system';
import type { Target, ToCome } from '../../core/contract/table';
import type { CounterId, Json, SideId } from '../../core/contract/values';

/** What is being put together, or what a press at a target would do with it. */
export type Intended = { readonly draft: Json; readonly target: Target | null };
export type Question = {
  readonly system: string;
  readonly state: Json;
  /** null: the position itself; `toCome`: what it leads to, which needs no coach. */
  readonly intended: Intended | 'toCome' | null;
  /** Given, nothing is advised: it is asked what the enemy could bring against that side, or that counter of it. */
  readonly threat?: { readonly side: SideId; readonly counter: CounterId | null };
  /** Given, it is asked what could be passed for these sides. */
  readonly passing?: readonly SideId[];
};
export type Answer =
  | { readonly coaching: Coaching }
  | { readonly exposed: Advice | null }
  | { readonly toCome: ToCome | null }
  | { readonly threats: Threats }
  | { readonly threat: Threat | null }
  | { readonly passingOn: PassingOn | null }
  /** The system has no coach. */
  | { readonly noCoach: true };

export type Known = { readonly systems: readonly GameSystem[]; readonly coaches: readonly Coach[] };
export type Adviser = (question: Question) => Answer;

export function adviserOf({ systems, coaches }: Known): Adviser {
  return ({ system: id, state, intended, threat, passing }) => {
    const system = systems.find((one) => one.id === id);
    if (intended === 'toCome') return { toCome: system?.toCome?.(state) ?? null };
    const coach = coaches.find((one) => one.system === id);
    if (!system || !coach) return { noCoach: true };
    if (passing) return { passingOn: coach.passOn?.(state, passing) ?? null };
    if (threat) return threatsIn(system, coach, state, intended, threat);
    if (!intended) return { coaching: coach.coach(state) };
    const command = commandMeant(system, state, intended);
    return { exposed: command === null ? null : coach.exposes(state, command) };
  };
}

function threatsIn(
  system: GameSystem,
  coach: Coach,
  state: Json,
  intended: Intended | null,
  { side, counter }: NonNullable<Question['threat']>,
): Answer {
  if (!coach.threats || !coach.threatTo) return { noCoach: true };
  if (!intended) return { threats: coach.threats(state, side, counter) };
  return { threat: coach.threatTo(state, side, commandMeant(system, state, intended), counter) };
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
