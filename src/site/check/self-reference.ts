import type { JsonPath } from '../json/json-path';
import { linkedCards, slidesFor } from '../page/linked-cards';
import { eachLink, pageLink } from '../page/links';
import type { DirectoryBlock, Page, RelatedBlock } from '../schema/types.gen';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  link: [path: string];
  source: [path: string];
}

type Context = FieldContext<Mistakes>;

export const selfReference: Rule<Mistakes> = {
  id: 'self-reference',
  severity: 'warning',
  meaning: 'A page does not send its visitors to itself.',
  messages: {
    link: {
      message: (path) => `This link leads to ${path}, which is this page itself.`,
      help: () => 'Link to another page, or to a block of this one, such as "/contact#form".',
      example: ['/contact'],
    },
    source: {
      message: (path) => `This block shows the cards of ${path}, which is this page itself.`,
      help: () => 'Name another page.',
      example: ['/services'],
    },
  },
  fields: {
    ...eachLink<Context>((href, { page, report }, at) => {
      const link = page && pageLink(href);
      if (link?.path === page?.path && link?.anchor === undefined && page) report(at, 'link', page.path);
    }),
    relatedBlock: ({ pages }: RelatedBlock, context, at) =>
      checkSources(pages, context, at, (page) => slidesFor(page.path, page)),
    directoryBlock: ({ pages }: DirectoryBlock, context, at) => checkSources(pages, context, at, linkedCards),
  },
};

/** Without cards it is an error already. */
function checkSources(
  paths: readonly string[],
  { page, report }: Context,
  block: JsonPath,
  cardsOf: (page: Page) => readonly unknown[],
) {
  for (const [key, path] of paths.entries())
    if (page?.path === path && cardsOf(page).length > 0)
      report({ parent: { parent: block, key: 'pages' }, key }, 'source', path);
}
