/**
 * Calls `run` after the next frame is painted: the layout is then done, so that focusing and measuring cost nothing,
 * and the paint did not wait for them. Returns a function that cancels the call.
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
