/**
 * Runs when the next frame is on the screen: what focuses or measures then finds the layout done, and what is new
 * did not have to wait for it. The returned function calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
