/** The candidate that was probably meant, if one is close enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = simplify(word);
  let best: string | undefined;
  let bestDistance = allowedDistance(wanted.length) + 1;
  for (const candidate of candidates) {
    const simple = simplify(candidate);
    if (Math.abs(simple.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, simple);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Case, hyphens and blanks are mistakes that cost nothing. */
function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, '');
}

function allowedDistance(length: number): number {
  if (length < 4) return 1;
  return length < 10 ? 2 : 3;
}

/** Damerau's distance (optimal string alignment): two letters that changed places count once. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
