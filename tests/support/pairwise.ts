/** Names of choices, and the values of each. */
type Choices = Readonly<Record<string, readonly unknown[]>>;

/** A choice, and the place of its value. */
type Taken = readonly [name: string, at: number];

/** The same in both orders. */
const pairOf = (one: Taken, other: Taken) =>
  one[0] < other[0] ? `${one.join(' ')} ${other.join(' ')}` : `${other.join(' ')} ${one.join(' ')}`;

/** Few rows in which every two values of different choices meet. */
export function pairwise(choices: Choices): readonly Readonly<Record<string, unknown>>[] {
  const all = Object.entries(choices).map(([name, values]) => values.map((_, at): Taken => [name, at]));
  const left = new Map<string, readonly Taken[]>();
  for (const [index, takens] of all.entries())
    for (const one of takens)
      for (const other of all.slice(index + 1).flat()) left.set(pairOf(one, other), [one, other]);
  const rows: Record<string, unknown>[] = [];
  for (let [pair] = left.values(); pair; [pair] = left.values()) {
    const row = [...pair];
    // Around a pair that is left, each choice takes the value that meets most others for the first time.
    for (const takens of all) {
      if (row.some(([name]) => name === takens[0]?.[0])) continue;
      const met = (taken: Taken) => row.filter((other) => left.has(pairOf(taken, other))).length;
      // What is equally good takes turns.
      const turned = takens.map((_, at) => takens[(at + rows.length) % takens.length] ?? takens[at]);
      const best = turned.reduce((best, taken) => (best && taken && met(taken) > met(best) ? taken : best));
      if (best) row.push(best);
    }
    for (const one of row) for (const other of row) left.delete(pairOf(one, other));
    rows.push(Object.fromEntries(row.map(([name, at]) => [name, choices[name]?.[at]])));
  }
  return rows;
}
