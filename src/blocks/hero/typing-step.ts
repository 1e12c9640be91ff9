/** Specification §9, in milliseconds. */
const letterDelay = 150;
const wholeDelay = 500;
const deleteDelay = 30;

/** How much of which word is shown. Letters are counted as readers see them, not as 16-bit units. */
export interface TypingStep {
  word: number;
  letters: number;
  deleting: boolean;
}

const lettersOf = (words: readonly string[], word: number) => [...(words[word] ?? '')];

/** The first word, whole, as the server draws it. */
export const firstStep = (words: readonly string[]): TypingStep => ({
  word: 0,
  letters: lettersOf(words, 0).length,
  deleting: false,
});

export const typedText = (words: readonly string[], { word, letters }: TypingStep) =>
  lettersOf(words, word).slice(0, letters).join('');

/** Letter by letter to the whole word, letter by letter back, then the next word (specification §4). */
export function nextStep(words: readonly string[], { word, letters, deleting }: TypingStep): TypingStep {
  if (letters === 0) return { word: (word + 1) % words.length, letters: 1, deleting: false };
  if (deleting || letters === lettersOf(words, word).length)
    return { word, letters: letters - 1, deleting: true };
  return { word, letters: letters + 1, deleting: false };
}

/** How long a step is shown before the next one. */
export function stepDelay(words: readonly string[], { word, letters, deleting }: TypingStep): number {
  if (letters === 0) return letterDelay;
  if (deleting) return deleteDelay;
  return letters === lettersOf(words, word).length ? wholeDelay : letterDelay;
}
