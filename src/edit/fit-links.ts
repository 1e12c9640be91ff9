import { isRecord } from '../site/json/is-record';
import { pointerOf } from '../site/json/json-path';
import { compileWalk } from '../site/schema/walk';
import type { ContentPage, ContentPages } from './content-pages';
import type { ValueOperation } from './operation';
import { referencesIn } from './references';
import { rewriteOperations } from './rewrite';

/** Links of a snippet lead to a page of this site, and its logos are some of this site. */
export function fitLinks(content: ContentPages, page: unknown, file: string): ValueOperation[] {
  const source = content.pages.find(hasPictureCards)?.path;
  const redirects = referencesIn('page', page, { file, pointer: '' }).flatMap((reference) => {
    const isSource = reference.kind === 'pagePath';
    const href = isSource ? source : content.at(reference.path) ? undefined : '/';
    return href === undefined ? [] : [{ part: reference, by: href }];
  });
  const logos = isRecord(content.site) && isRecord(content.site.logos) ? Object.keys(content.site.logos) : [];
  const [logo] = logos;
  const operations: ValueOperation[] = [...rewriteOperations(redirects)];
  const walk = compileWalk<undefined>('page', {
    logoId(id: string, _, at) {
      if (logo !== undefined && !logos.includes(id))
        operations.push({ op: 'set', file, at: pointerOf(at), value: logo });
    },
  });
  walk(page, undefined);
  return operations;
}

/** True for a page whose cards any other page can show. */
function hasPictureCards({ content: { blocks } }: ContentPage): boolean {
  const all: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return all.some((block) => {
    const cards: unknown = isRecord(block) ? block.cards : undefined;
    return Array.isArray(cards) && cards.some((card) => isRecord(card) && card.href && card.image);
  });
}
