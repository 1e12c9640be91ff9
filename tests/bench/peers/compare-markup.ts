import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';

/**
 * A document without what this project alone gives its pages: their data and the ids of texts, for the browser and for
 * search engines.
 */
export const withoutOwnData = (html: string) =>
  html
    .replace(/<script type="application\/(ld\+)?json"[^>]*>.*?<\/script>/gs, '')
    .replace(/ data-static="st\d+"/g, '');

/** The elements, attributes and text of a document, however it is written. */
const markupOf = (html: string) => serialize(parse(html.replace(/<!--.*?-->/gs, ''))).trim();

/** Throws unless the page is the same in both outputs. */
export function expectSameMarkup(name: string, page: string, own: string, peer: string): void {
  const file = join(page, 'index.html');
  const expected = markupOf(withoutOwnData(readFileSync(join(own, file), 'utf8')));
  const found = markupOf(readFileSync(join(peer, file), 'utf8'));
  if (found === expected) return;
  let at = 0;
  while (found[at] === expected[at]) at += 1;
  const part = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  throw new Error(
    `${name} renders ${page} otherwise than this project.\nExpected: …${part(expected)}…\nFound: …${part(found)}…\nIts template in tests/bench/peers must follow.`,
  );
}
