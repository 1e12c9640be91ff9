/** The candidate that was probably meant, if one is close enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = simplify(word);
  let best: string | undefined;
  let bestDistance = allowedDistance(wanted.length) + 1;
  for (const candidate of candidates) {
    const simple = simplify(candidate);
    if (Math.abs(simple.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, simple, bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What was probably meant by a word. */
export interface Guess {
  text: string;
  /** Nothing else can be meant. */
  isSure: boolean;
}

export const sure = (text: string): Guess => ({ text, isSure: true });

/** The nearest candidate; sure if it differs by so few letters. */
export function guess(word: string, candidates: readonly string[], fewLetters = 1): Guess | undefined {
  const text = nearest(word, candidates);
  return text === undefined ? undefined : { text, isSure: isSure(word, text, candidates, fewLetters) };
}

/**
 * A word with other digits is hardly ever a misspelt one: `team-1` is not `team-2`. Nor is one with more than every third
 * letter wrong.
 */
export function isSure(
  word: string,
  meant: string,
  candidates: readonly string[],
  fewLetters: number,
): boolean {
  const written = simplify(word);
  const most = Math.min(fewLetters, Math.floor(written.length / 3));
  return (
    digitsOf(word) === digitsOf(meant) &&
    editDistance(written, simplify(meant), most + 1) <= most &&
    nearest(
      word,
      candidates.filter((candidate) => candidate !== meant),
    ) === undefined
  );
}

const digitsOf = (word: string) => word.replace(/\D/g, '');

/** A question for the end of a message, if it is known what was meant. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean "${meant}"?`;

/** Differences in case, hyphens and spaces do not count. */
function simplify(word: string): string {
  const lower = word.toLowerCase();
  return /[-_ ]/.test(lower) ? lower.replace(/[-_ ]/g, '') : lower;
}

function allowedDistance(length: number): number {
  if (length < 5) return 1;
  return length < 10 ? 2 : 3;
}

/**
 * The Damerau-Levenshtein distance (optimal string alignment): two swapped letters count once. It is exact below `limit`.
 * Otherwise the answer is `limit`, which takes only a few steps for each letter.
 */
export function editDistance(a: string, b: string, limit = Math.max(a.length, b.length) + 1): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row++) {
    // Cells further from the diagonal cost at least `limit`.
    const start = Math.max(1, row - limit);
    const end = Math.min(b.length, row + limit);
    const current: number[] = [];
    let least = start === 1 ? Math.min(row, limit) : limit;
    current[start - 1] = least;
    for (let column = start; column <= end; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? limit) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    // Both rows, because swapped letters skip one of them.
    if (least >= limit && leastBefore >= limit) return limit;
    leastBefore = least;
    beforeLast = last;
    last = current;
  }
  return Math.min(limit, last[b.length] ?? limit);
}
