import { eachRepeatedText } from './repeated-texts';
import type { Check } from './rule';

export const duplicateDescription: Check = {
  id: 'duplicate-description',
  severity: 'error',
  site(content, report) {
    eachRepeatedText(content, 'description', (page, { path }) =>
      report(
        { document: page, pointer: '/description' },
        `The page ${path} has the same description.`,
        'Search results tell pages apart by it: say what is special about this one.',
      ),
    );
  },
};
