import { isRecord } from '../../site/json/is-record';
import { pointerOf } from '../../site/json/json-path';
import { listOf } from '../../site/json/value-at';
import { compileWalk } from '../../site/schema/walk';
import type { SetValue, ValueOperation } from '../operation';
import type { ContentPage, ContentPages } from './content-pages';
import { pageReferences } from './references';
import { rewriteOperations } from './rewrite';

/** Links of a snippet lead to a page of this site, and its logos are some of this site. */
export function fitLinks(content: ContentPages, page: unknown, file: string): ValueOperation[] {
  const source = content.pages.find(hasPictureCards)?.path;
  const redirects = pageReferences(page, { file, pointer: '' }).flatMap((reference) => {
    const isSource = reference.kind === 'pagePath';
    const href = isSource ? source : content.at(reference.path) ? undefined : '/';
    return href === undefined ? [] : [{ part: reference, by: href }];
  });
  const known = logosOf(content.site);
  const [logo] = known;
  return [
    ...rewriteOperations(redirects),
    ...setLogos(page, file, (id) => (known.includes(id) ? undefined : logo)),
  ];
}

/** Gives the first block of a page the logo of an id, if there is one. */
export function logoOperations(site: unknown, { file, content }: ContentPage, id: string): ValueOperation[] {
  if (!logosOf(site).includes(id)) return [];
  return setLogos(content, file, () => id).filter(({ at }) => at.startsWith('/blocks/0/'));
}

const logosOf = (site: unknown): string[] =>
  isRecord(site) && isRecord(site.logos) ? Object.keys(site.logos) : [];

function setLogos(page: unknown, file: string, choose: (id: string) => string | undefined): SetValue[] {
  const operations: SetValue[] = [];
  const walk = compileWalk<undefined>('page', {
    logoId(id: string, _, at) {
      const value = choose(id);
      if (value !== undefined) operations.push({ op: 'set', file, at: pointerOf(at), value });
    },
  });
  walk(page, undefined);
  return operations;
}

/** True for a page whose cards any other page can show. */
function hasPictureCards({ content: { blocks } }: ContentPage): boolean {
  const all = listOf(blocks);
  return all.some((block) => {
    const cards: unknown = isRecord(block) ? block.cards : undefined;
    return Array.isArray(cards) && cards.some((card) => isRecord(card) && card.href && card.image);
  });
}
