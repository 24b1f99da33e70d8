import type { OptionSpec } from '../core/contract/reader';

/** The value of an option that was not chosen. */
export function defaultOf({ default: value, defaultForTwo }: OptionSpec, forTwo: boolean): string {
  return forTwo ? (defaultForTwo ?? value) : value;
}
