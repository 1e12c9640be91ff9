/** With `\n` alone, as editors count lines, whatever system wrote the text. */
export const unifyLineBreaks = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

/** What a new line of a text begins with. */
export const lineBreakOf = (text: string): '\n' | '\r\n' => (text.includes('\r\n') ? '\r\n' : '\n');

/** True if all of a text's lines end as on Windows. */
export const usesCrlf = (text: string): boolean => text.includes('\r\n') && !/[^\r]\n/.test(text);

/** A text as a checkout on Windows has it. One that has carriage returns of its own stays as it is. */
export const withCrlf = (text: string): string =>
  text.includes('\r') ? text : text.replaceAll('\n', '\r\n');
