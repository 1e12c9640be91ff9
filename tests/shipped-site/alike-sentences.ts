export interface Sentence {
  file: string;
  sentence: string;
}

/** Every two sentences of different files that say nearly the same. Short ones are alike by chance. */
export function alikeSentences(sentences: readonly Sentence[]): string[] {
  const long = sentences
    .map(({ file, sentence }) => ({ file, sentence, words: wordsOf(sentence) }))
    .filter(({ words }) => words.size >= 4);
  const earlier = new Map<string, Worded[]>();
  return long.flatMap((one) => {
    const shared = new Map<Worded, number>();
    for (const word of one.words) {
      const having = earlier.get(word) ?? [];
      for (const other of having) shared.set(other, (shared.get(other) ?? 0) + 1);
      earlier.set(word, having);
      having.push(one);
    }
    return [...shared].flatMap(([other, count]) =>
      other.file !== one.file && (2 * count) / (one.words.size + other.words.size) > 0.6
        ? `${other.file}: ${other.sentence} | ${one.file}: ${one.sentence}`
        : [],
    );
  });
}

interface Worded extends Sentence {
  words: ReadonlySet<string>;
}

/** The words that carry a sentence, cut so that "camera" and "cameras" are one. */
const wordsOf = (sentence: string): ReadonlySet<string> =>
  new Set((sentence.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
