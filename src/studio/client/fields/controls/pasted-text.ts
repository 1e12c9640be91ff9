/** What begins the items of lists: in a plain text, and by word processors alone. */
const plain = '•●·▪◦‣';
const ofWords = 'o§–-';
export const bullets = plain + ofWords;

const plainBullet = new RegExp(`^[ \\t\\u00a0]*[${plain}][ \\t\\u00a0]+`);

/** As word processors write it. Elsewhere, the latter may be cells of a table. */
export const wordBullet = new RegExp(`${plainBullet.source}|^[ \\t\\u00a0]*[${ofWords}]\\t`);

const isItem = (line: string) => /^\s*(?:[-*+] |\d+[.)]\s)/.test(line);

/** Paragraphs, and no code: its lines belong together. */
const hasParagraphs = (html: string) => /<p[\s>]/i.test(html) && !/<pre[\s>]/i.test(html);

/**
 * A pasted text as Markdown. Each line of a text from a word processor or a page is a paragraph; that of a code editor
 * may be a part of one. The former have paragraphs in their HTML. A part of a line stays as it is.
 */
export function pastedText(text: string, html: string): string {
  const lines = text.split('\n');
  if (lines.length === 1) return text;
  if (!hasParagraphs(html)) return lines.map((line) => line.replace(plainBullet, '- ')).join('\n');
  const written = lines.map((line) => (line.trim() === '' ? '' : line.replace(wordBullet, '- ')));
  return written.reduce((before, line, index) => {
    const last = written[index - 1] ?? '';
    const isOne = last === '' || line === '' || (isItem(last) && isItem(line));
    return before + (isOne ? '\n' : '\n\n') + line;
  });
}
