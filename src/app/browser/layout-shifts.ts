/** A window of shifts ends after this long without one, or when it has lasted this long. In milliseconds. */
const gap = 1_000;
const longest = 5_000;

/** CLS as web.dev defines it: takes one shift after the other and answers the largest sum of one window so far. */
export function createShiftScore(): (time: number, value: number) => number {
  let score = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (time, value) => {
    if (time - last >= gap || time - first >= longest) {
      sum = 0;
      first = time;
    }
    last = time;
    sum += value;
    score = Math.max(score, sum);
    return score;
  };
}
