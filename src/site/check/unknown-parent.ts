import { sureValue } from '../problem/finding';
import { didYouMean, type Guess } from '../text/nearest';
import type { Rule } from './rule';

export const unknownParent: Rule<{ unknown: [parent: string, meant: Guess | undefined] }> = {
  id: 'unknown-parent',
  severity: 'error',
  meaning: 'The "parent" of a page is a page of the site.',
  messages: {
    unknown: {
      cause: (parent) => ['page', parent],
      message: (parent, meant) => `There is no page ${parent}.${didYouMean(meant?.text)}`,
      help: () => 'Write the path of the page above this one, or delete "parent".',
      fix: (_, meant) => sureValue(meant),
      example: ['/servces', { text: '/services', isSure: true }],
    },
  },
  site({ pages, known, suggestPath }, report) {
    for (const page of pages) {
      const { parent } = page.facts;
      if (parent !== undefined && !known.has(parent))
        report({ document: page, pointer: '/parent' }, 'unknown', parent, suggestPath(parent));
    }
  },
};
