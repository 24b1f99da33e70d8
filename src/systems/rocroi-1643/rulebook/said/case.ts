/** What a case says in our own words, and how the game of 1976 does the same; '' where it has nothing of the kind. */
export type Said = { readonly text: string; readonly in1976: string };
export type SaidCases = { readonly [rule: string]: Said };
