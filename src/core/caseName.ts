/** How a case is shown: `8.21`, `Rocroi 16.11`, `The table`. */
export function caseName(rule: string): string {
  const [book, number] = rule.includes(':') ? rule.split(':', 2) : ['', rule];
  if (book === 'table') return 'The table';
  return book ? `${book.charAt(0).toUpperCase()}${book.slice(1)} ${number}` : `${number}`;
}

/** `X is hidden (5.23).` */
export function withCase(sentence: string, rule: string): string {
  return `${sentence.replace(/\.$/, '')} (${caseName(rule)}).`;
}
