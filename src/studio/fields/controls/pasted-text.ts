/** How word processors begin the item of a list in a plain text. */
export const wordBullet = /^[ \t\u00a0]*(?:[•●·▪◦‣][ \t\u00a0]+|[o§–-]\t)/;

const isItem = (line: string) => /^(?:- |\d+[.)]\s)/.test(line);

/**
 * A pasted text as Markdown. Each line of a text from a word processor or a page is a paragraph; that of a code editor
 * may be a part of one. The former have paragraphs in their HTML.
 */
export function pastedText(text: string, html: string): string {
  const read = text.split('\n').map((line) => line.replace(wordBullet, '- '));
  if (!/<p[\s>]/i.test(html)) return read.join('\n');
  const written = read.map((line) => (line.trim() === '' ? '' : line));
  return written.reduce((before, line, index) => {
    const last = written[index - 1] ?? '';
    const isOne = last === '' || line === '' || (isItem(last) && isItem(line));
    return before + (isOne ? '\n' : '\n\n') + line;
  });
}
