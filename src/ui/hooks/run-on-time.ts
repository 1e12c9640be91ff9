/**
 * Calls `act` after `first` milliseconds, and again after the number of milliseconds that it returns. Delays count
 * from when a call was due, so that late timers don't add up. Returns a function that stops the timer and returns the
 * milliseconds that were left.
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
