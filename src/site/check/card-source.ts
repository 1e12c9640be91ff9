import type { JsonPath } from '../json/json-path';
import { linkedCards, slidesFor } from '../page/linked-cards';
import { isWarning, sureValue } from '../problem/finding';
import type { DirectoryBlock, Page, RelatedBlock } from '../schema/types.gen';
import { didYouMean, type Guess } from '../text/nearest';
import type { CheckedContent, FieldContext, Rule } from './rule';

interface Mistakes {
  unknown: [path: string, meant: Guess | undefined];
  noCard: [path: string];
  noSlide: [path: string];
}

const help = () => 'Name a page whose card grid or carousel links to other pages.';

export const cardSource: Rule<Mistakes> = {
  id: 'card-source',
  severity: 'error',
  meaning: 'A block that shows the cards of other pages names pages that exist and have such cards.',
  messages: {
    unknown: {
      cause: (path) => ['page', path],
      message: (path, meant) => `There is no page ${path}.${didYouMean(meant?.text)}`,
      help,
      fix: (_, meant) => sureValue(meant),
      example: ['/solutons', { text: '/solutions', isSure: true }],
    },
    noCard: {
      message: (path) => `The page ${path} has no card with a link.`,
      help,
      example: ['/contact'],
    },
    noSlide: {
      message: (path) =>
        `The page ${path} has no card with a picture and a link to a page other than this one.`,
      help,
      example: ['/contact'],
    },
  },
  references: {
    relatedBlock({ pages }: RelatedBlock, context, at) {
      const own = context.page?.path ?? '';
      check(pages, context, at, 'noSlide', (page) => slidesFor(own, page));
    },
    directoryBlock({ pages }: DirectoryBlock, context, at) {
      check(pages, context, at, 'noCard', linkedCards);
    },
  },
};

function check(
  paths: readonly string[],
  { content: { known, suggestPath }, report }: FieldContext<Mistakes, CheckedContent>,
  block: JsonPath,
  lacking: 'noCard' | 'noSlide',
  cardsOf: (page: Page) => readonly unknown[],
) {
  for (const [key, path] of paths.entries()) {
    const at = { parent: { parent: block, key: 'pages' }, key };
    const source = known.page(path);
    // One with an error may get them when that is corrected.
    if (source?.findings.every(isWarning) && cardsOf(source.loadContent()).length === 0)
      report(at, lacking, path);
    // A page that is not valid may have cards, too.
    if (!source && !known.has(path)) report(at, 'unknown', path, suggestPath(path));
  }
}
