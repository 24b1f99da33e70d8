import type { OptionSpec } from '../core/contract/reader';

/** What an option is unless it is chosen otherwise. */
export function usualOf({ usual, usualForTwo }: OptionSpec, forTwo: boolean): string {
  return forTwo ? (usualForTwo ?? usual) : usual;
}
