import type { JsonPath } from '../json-path';
import { linkedCards, slidesFor } from '../linked-cards';
import type { DirectoryBlock, Page, RelatedBlock } from '../types.gen';
import type { FieldCheck, FieldContext } from './check';

/** A block that shows the cards of other pages finds some there. */
export const cardSource: FieldCheck = {
  id: 'card-source',
  severity: 'error',
  needsWholeSite: true,
  fields: {
    relatedBlock({ pages }: RelatedBlock, context, at) {
      const own = context.page?.path ?? '';
      check(pages, context, at, 'no other card with a picture and a link', (page) => slidesFor(own, page));
    },
    directoryBlock({ pages }: DirectoryBlock, context, at) {
      check(pages, context, at, 'no card with a link', linkedCards);
    },
  },
};

function check(
  paths: readonly string[],
  { content: { known, suggest }, report }: FieldContext,
  block: JsonPath,
  lacking: string,
  cardsOf: (page: Page) => readonly unknown[],
) {
  for (const [key, path] of paths.entries()) {
    const at = { parent: { parent: block, key: 'pages' }, key };
    const source = known.page(path);
    // A page with a mistake of its own may well have cards.
    if (source ? cardsOf(source.content).length > 0 : known.has(path)) continue;
    const message = source
      ? `The page ${path} has ${lacking}.`
      : `There is no page ${path}.${suggest.path(path)}`;
    report(at, message, 'Name a page whose card grid or carousel leads to other pages.');
  }
}
