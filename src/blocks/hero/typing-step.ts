/** In milliseconds: docs/product.md, typing pace. */
const letterDelay = 150;
const wholeDelay = 500;
const deleteDelay = 30;

/** The word that is shown, and how many of its letters. Letters are code points, not UTF-16 units. */
export interface TypingStep {
  word: number;
  letters: number;
  deleting: boolean;
}

const lettersOf = (words: readonly string[], word: number) => [...(words[word] ?? '')];

/** The whole first word, as the server renders it. */
export const firstStep = (words: readonly string[]): TypingStep => ({
  word: 0,
  letters: lettersOf(words, 0).length,
  deleting: false,
});

/** The text that a step shows. */
export const typedText = (words: readonly string[], { word, letters }: TypingStep) =>
  lettersOf(words, word).slice(0, letters).join('');

/** Types a word letter by letter, deletes it letter by letter, then types the next one. */
export function nextStep(words: readonly string[], { word, letters, deleting }: TypingStep): TypingStep {
  if (letters === 0) return { word: (word + 1) % words.length, letters: 1, deleting: false };
  if (deleting || letters === lettersOf(words, word).length)
    return { word, letters: letters - 1, deleting: true };
  return { word, letters: letters + 1, deleting: false };
}

/** How long a step is shown, in milliseconds. */
export function stepDelay(words: readonly string[], { word, letters, deleting }: TypingStep): number {
  if (letters === 0) return letterDelay;
  if (deleting) return deleteDelay;
  return letters === lettersOf(words, word).length ? wholeDelay : letterDelay;
}
