import type { Rule } from './rule';

export const unknownParent: Rule<{ unknown: [parent: string, hint: string] }> = {
  id: 'unknown-parent',
  severity: 'error',
  meaning: 'The "parent" of a page is a page of the site.',
  messages: {
    unknown: {
      cause: (parent) => ['page', parent],
      message: (parent, hint) => `There is no page ${parent}.${hint}`,
      help: () => 'Write the path of the page above this one, or delete "parent".',
      example: ['/servces', ' Did you mean "/services"?'],
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
