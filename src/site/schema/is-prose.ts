/** True for the kinds of text that hold any words: a line, and a text in Markdown. */
export const isProse = (kind: string | undefined): boolean => kind === 'line' || kind === 'markdown';
