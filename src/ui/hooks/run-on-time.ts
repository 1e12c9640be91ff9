/**
 * Calls `act` after `first` milliseconds, and again after as many as it answers. Delays count from when a call
 * was due, so that late timers add up to nothing. The returned function stops, and answers how long was left.
 */
export function runOnTime(first: number, act: () => number): () => number {
  let due = performance.now() + first;
  let timer = 0;
  const left = () => Math.max(0, due - performance.now());
  const wait = () => {
    timer = window.setTimeout(() => {
      due = Math.max(due + act(), performance.now());
      wait();
    }, left());
  };
  wait();
  return () => {
    clearTimeout(timer);
    return left();
  };
}
