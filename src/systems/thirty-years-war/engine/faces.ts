/** Dice that are followed in all their faces, one way after the other. */
const FACES = 6;

/** Turns the last die that can be turned to its next face; false once all have been seen. */
export function nextFaces(faces: number[]): boolean {
  while (faces.at(-1) === FACES) faces.pop();
  const last = faces.pop();
  if (last === undefined) return false;
  faces.push(last + 1);
  return true;
}
