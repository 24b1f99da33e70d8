import type { OptionSpec } from '../core/contract/reader';

/** What an option is unless it is chosen otherwise. */
export function defaultOf({ default: value, defaultForTwo }: OptionSpec, forTwo: boolean): string {
  return forTwo ? (defaultForTwo ?? value) : value;
}
