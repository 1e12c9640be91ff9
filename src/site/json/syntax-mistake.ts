export interface SyntaxMistake {
  offset: number;
  length: number;
  message: string;
  help?: string;
}

/** A mistake in so many characters from an offset on. */
export function mistakeAt(offset: number, length: number, message: string, help?: string): SyntaxMistake {
  return help === undefined ? { offset, length, message } : { offset, length, message, help };
}
