import { type JsonPath, pointerOf } from '../../site/json/json-path';
import { textOf } from '../../site/json/text-of';
import { compileWalk } from '../../site/schema/walk';
import type { ContentPage } from './content-pages';
import { type Find, finder } from './find-words';

interface Named {
  path: string;
  title: string;
}

interface Search {
  finds: readonly Find[];
  pointers: string[];
}

const note = (value: unknown, { finds, pointers }: Search, at: JsonPath) => {
  if (typeof value === 'string' && finds.some((find) => find(value).length > 0)) pointers.push(pointerOf(at));
};

const walk = compileWalk<Search>('page', {
  line: note,
  markdown: note,
  href: note,
  logoId: note,
  pagePath: note,
});

/**
 * The texts, links and logos of a copied page that still speak of the other one: by its name, or by a word that of all
 * pages only its title or its path has.
 */
export function leftOfCopy(
  { content }: Pick<ContentPage, 'content'>,
  copied: Pick<ContentPage, 'path' | 'content'>,
  pages: readonly Named[],
): string[] {
  const { name, title } = copied.content;
  const others = new Set(pages.flatMap((page) => (page.path === copied.path ? [] : wordsOf(page))));
  const own = wordsOf({ path: copied.path, title: textOf(title) }).filter((word) => !others.has(word));
  const words = typeof name === 'string' && name !== content.name ? [name, ...own] : own;
  const search: Search = { finds: words.map((word) => finder(word, { isWhole: true })), pointers: [] };
  walk(content, search);
  return search.pointers;
}

/** Of three letters and more: a shorter one says little. */
const wordsOf = ({ path, title }: Named): string[] =>
  `${title} ${path.slice(path.lastIndexOf('/') + 1)}`.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
