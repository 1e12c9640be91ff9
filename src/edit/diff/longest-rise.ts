/** As many of the numbers as rise from one to the next: what can stay when the others move. */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** By length less one: the place of the smallest number that ends a rise of that length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    const longer = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = longer === -1 ? ends.length : longer;
    before[place] = ends[length - 1];
    ends[length] = place;
  }
  const rise = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) {
    const number = numbers[place];
    if (number !== undefined) rise.add(number);
  }
  return rise;
}
