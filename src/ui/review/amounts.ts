/** Hundredths with one place. */
export function amount(hundredths: number): string {
  return (Math.abs(hundredths) / 100).toFixed(1);
}

/** `+1.2`, `−0.3` */
export function signed(hundredths: number): string {
  const told = amount(hundredths);
  return told === '0.0' ? '0' : `${hundredths < 0 ? '−' : '+'}${told}`;
}
