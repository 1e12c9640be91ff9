import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parseAst } from 'vite';
import { isRecord } from '../../src/site/json/is-record';

/** Every regular expression in the source, with the file it is in. */
export function sourcePatterns(): Map<string, { pattern: RegExp; file: string }> {
  const found = new Map<string, { pattern: RegExp; file: string }>();
  const listed = globSync('src/**/*.{ts,tsx}', { ignore: '**/*.{test,gen}.*' });
  const collect = (node: unknown, file: string) => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && isRecord(node.regex)) {
      const { pattern, flags } = node.regex;
      // Without these every call starts at the text's beginning; a sticky one tries no other place.
      const tried = String(flags).includes('y') ? `^(?:${pattern})` : String(pattern);
      const each = new RegExp(tried, String(flags).replace(/[gy]/g, ''));
      found.set(String(each), { pattern: each, file });
    }
    for (const child of Object.values(node)) collect(child, file);
  };
  for (const file of listed)
    collect(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }), file);
  return found;
}

/** These read only what React and this program wrote, whose texts are escaped, and its own source. */
export const ownText: ReadonlySet<string> = new Set([
  'src/app/browser/browser-pages.ts',
  'src/app/server/write-document.ts',
  'src/node/build/bundle/style-sheets.ts',
  'src/studio/server/edit-server.ts',
]);

const classes = /\\(?:[dwsb]|u\{?[0-9a-f]+\}?|x[0-9a-f]{2}|p\{[^}]*\})/gi;
const groups = /\(\?(?:<?[=!]|:|<\w+>)/g;

/** Some end a line for a pattern, and some are spaces for `\\s` alone. */
const spaces = ' \n\u2028\u2029\u0085\u00A0';

/** What a slow match needs is mostly one part of the pattern, or two, again and again, and then something else. */
export function* attacks({ source }: RegExp, length: number, breadth = 32): Generator<string> {
  const plain = source.replace(classes, ' ').replace(groups, ' ');
  const words = plain
    .split(/[[\](){}?*+|^$.]|\\(?=.)/)
    .filter(Boolean)
    .slice(0, 12);
  const characters = [...new Set(`${spaces}${plain.replaceAll('\\', '').slice(0, 60)}a0-_`)].slice(0, 32);
  const parts = [...characters.slice(0, 20), ...words].slice(0, breadth);
  const units = new Set([...characters, ...words, ...parts.flatMap((a) => parts.map((b) => a + b))]);
  const [start = ''] = words;
  for (const unit of units) {
    const many = unit.repeat(length / unit.length);
    yield many;
    yield `${many}\u0001`;
    yield `${start + many}\u0001`;
  }
}

/** In milliseconds, the better of two: a busy machine interrupts one. */
export function matchTime(pattern: RegExp, text: string): number {
  const time = () => {
    const start = performance.now();
    pattern.test(text);
    return performance.now() - start;
  };
  const first = time();
  return first < 1 ? first : Math.min(first, time());
}
