/** More mistakes in one page or file are not reported one by one. */
const most = 1000;

/** The first mistakes. One more says how many others there are. */
export function firstMistakes<Mistake>(
  mistakes: readonly Mistake[],
  andMore: (message: string, last: Mistake) => Mistake,
): readonly Mistake[] {
  const last = mistakes[most];
  if (last === undefined) return mistakes;
  const message = `There are ${mistakes.length - most} more mistakes from here on.`;
  return [...mistakes.slice(0, most), andMore(message, last)];
}
