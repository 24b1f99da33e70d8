export function verdictOf(text: string): { readonly code: 0 | 1 | 2; readonly line: string };
