import type { JsonPath } from '../json/json-path';
import { linkedCards, slidesFor } from '../page/linked-cards';
import type { DirectoryBlock, Page, RelatedBlock } from '../schema/types.gen';
import type { Check, CheckedContent, FieldContext } from './rule';

/** A block that shows the cards of other pages finds some there. */
export const cardSource: Check = {
  id: 'card-source',
  severity: 'error',
  needsWholeSite: true,
  references: {
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
  { content: { known, suggestPath }, report }: FieldContext<CheckedContent>,
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
      : `There is no page ${path}.${suggestPath(path)}`;
    report(at, message, 'Name a page whose card grid or carousel leads to other pages.');
  }
}
