/** A window of shifts ends after this long without one, or when it has lasted this long. In milliseconds. */
const gap = 1_000;
const longest = 5_000;

/** CLS: the largest sum of shifts in one window, as web.dev defines it. */
export function createShiftScore() {
  let score = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    add(time: number, value: number) {
      if (time - last >= gap || time - first >= longest) {
        sum = 0;
        first = time;
      }
      last = time;
      sum += value;
      score = Math.max(score, sum);
    },
    score: () => score,
  };
}
