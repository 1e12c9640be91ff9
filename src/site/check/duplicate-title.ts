import { eachRepeatedText } from './repeated-texts';
import type { Check } from './rule';

export const duplicateTitle: Check = {
  id: 'duplicate-title',
  severity: 'error',
  site(content, report) {
    eachRepeatedText(content, 'title', (page, { path }) =>
      report(
        { document: page, pointer: '/title' },
        `The page ${path} has the same title.`,
        'Search results tell pages apart by it: say what is special about this one.',
      ),
    );
  },
};
