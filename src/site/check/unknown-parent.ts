import type { Check } from './rule';

export const unknownParent: Check = {
  id: 'unknown-parent',
  severity: 'error',
  needsWholeSite: true,
  site({ pages, known, suggestPath }, report) {
    for (const page of pages) {
      const { parent } = page.facts;
      if (parent === undefined || known.has(parent)) continue;
      const help = 'Write the path of the page above this one, or leave "parent" out.';
      report(
        { document: page, pointer: '/parent' },
        `There is no page ${parent}.${suggestPath(parent)}`,
        help,
      );
    }
  },
};
