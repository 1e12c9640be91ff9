/** What else a file of text may be, by how it starts. */
const otherFormats: readonly (readonly [form: RegExp, what: string])[] = [
  [/^\{\\rtf/, 'a document of a word processor (RTF)'],
  [/^PK\p{Cc}/u, 'an office document or a ZIP archive'],
  [/^\uFFFD\uFFFD\p{Cc}\uFFFD/u, 'an office document'],
  [/^%PDF/, 'a PDF document'],
  [/^(\uFFFDPNG|GIF8|\uFFFD\uFFFD\uFFFD\uFFFD|RIFF)/, 'a picture'],
  [/^version https:\/\/git-lfs/, 'a Git LFS pointer'],
  [/^\s*<(!doctype html|html|body|head)/i, 'a web page (HTML)'],
  [/^\s*<[?!a-z]/i, 'XML'],
  [/^(---\n|- )?[\w-]+: ?[^\n]*\n|^---\n/, 'YAML'],
  [/^"?[\w ]+"?([;,\t])"?[\w ]+"?(\1"?[\w ]+"?)*\n/, 'a table (CSV)'],
  [/^#+ /, 'Markdown'],
];

export const otherFormat = (text: string): string | undefined =>
  otherFormats.find(([form]) => form.test(text.slice(0, 1000)))?.[1];
