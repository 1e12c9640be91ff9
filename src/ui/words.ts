import { createContext, useContext } from 'react';
import type { Words } from '../site/words/words';

export const WordsContext = createContext<Words | undefined>(undefined);

/**
 * The interface's words. The document holds those that its components read while the server renders them, and no
 * others: read a word in each render, not only when a script shows it.
 */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No words');
  return words;
}
