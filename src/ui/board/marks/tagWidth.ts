/**
 * Board units: as wide as its words are from afar, where they are largest, with a margin. Letter by letter, as wide as
 * the bold faces of figures have them: `2/Gendarmes` takes a sixth more than as many letters do elsewhere.
 */
export function tagWidth(label: string): number {
  let ems = 0;
  for (const letter of label) ems += widthOf(letter);
  return Math.max(ems * TYPE + 9, 17);
}
/** As large as a label is written from afar. */
const TYPE = 14;

/** In shares of the size of type. */
function widthOf(letter: string): number {
  if (/[ijlI.,:;'’|/\s]/.test(letter)) return 0.28;
  if (/[ftr()!·-]/.test(letter)) return 0.39;
  if (/[mMW%→]/.test(letter)) return 0.9;
  return /[w\p{Lu}]/u.test(letter) ? 0.74 : 0.58;
}
