import type { RichText } from '../resolve/view';

/** A line that Markdown reads as it stands: no sign that could mean something, no blank at either end. */
const plainLine = /^(?![#>+\-=~|]|\d{1,9}[.)])[^\s\\`*_[\]<&](?:[^\n\t\\`*_[\]<&]*[^\s\\`*_[\]<&])?$/;

/** Most texts are plain: their paragraphs without the parser, or undefined when the parser has to look. */
export function plainParagraphs(text: string): RichText | undefined {
  const lines = text.includes('\n') ? text.split(/\n{2,}/) : [text];
  return lines.every((line) => plainLine.test(line))
    ? lines.map((line) => ({ type: 'paragraph', children: [line] }))
    : undefined;
}
