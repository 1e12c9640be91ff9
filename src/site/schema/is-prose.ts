/** True for the kinds of text that hold any words: a line, and a text in Markdown, short or long. */
export const isProse = (kind: string | undefined): boolean =>
  kind === 'line' || kind === 'markdown' || kind === 'longText';
