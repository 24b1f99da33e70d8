/**
 * Before the next frame is painted, once its layout is due anyway: to ask for a size or to scroll in the middle of a
 * press has the page laid out then and there. Ends with what it gives back.
 */
export function atNextFrame(then: () => void): () => void {
  const frame = requestAnimationFrame(then);
  return () => cancelAnimationFrame(frame);
}
