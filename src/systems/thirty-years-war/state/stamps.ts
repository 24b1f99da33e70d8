/** No stamp is given twice, so that what has the same one is the same, whatever was tried and taken back in between. */
let last = 0;

export function newStamp(): number {
  return ++last;
}
