/** What a coach is asked, and how it is answered, in the page or in a worker. */
import type { Advice, Coach, Coaching } from '../../core/contract/coach';
import type { GameSystem } from '../../core/contract/system';
import type { Target, ToCome } from '../../core/contract/table';
import type { Json } from '../../core/contract/values';

/** What is being put together, or what a press at a target would do with it. */
export type Intended = { readonly draft: Json; readonly target: Target | null };
export type Question = {
  readonly system: string;
  readonly state: Json;
  /** null: the position itself; `toCome`: what it leads to, which needs no coach. */
  readonly intended: Intended | 'toCome' | null;
};
export type Answer =
  | { readonly coaching: Coaching }
  | { readonly exposed: Advice | null }
  | { readonly toCome: ToCome | null }
  /** The system has no coach. */
  | { readonly noCoach: true };

export type Known = { readonly systems: readonly GameSystem[]; readonly coaches: readonly Coach[] };
export type Adviser = (question: Question) => Answer;

export function adviserOf({ systems, coaches }: Known): Adviser {
  return ({ system: id, state, intended }) => {
    const system = systems.find((one) => one.id === id);
    if (intended === 'toCome') return { toCome: system?.toCome?.(state) ?? null };
    const coach = coaches.find((one) => one.system === id);
    if (!system || !coach) return { noCoach: true };
    if (!intended) return { coaching: coach.coach(state) };
    const command = commandMeant(system, state, intended);
    return { exposed: command === null ? null : coach.exposes(state, command) };
  };
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
