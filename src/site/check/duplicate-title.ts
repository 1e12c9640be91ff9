import { eachRepeatedText } from './repeated-texts';
import type { Rule } from './rule';

export const duplicateTitle: Rule<{ same: [path: string] }> = {
  id: 'duplicate-title',
  severity: 'error',
  meaning: 'Every page has a title that no other page has.',
  messages: {
    same: {
      message: (path) => `The page ${path} has the same title.`,
      help: () => 'People choose a search result by its title. Say what is special about this page.',
      example: ['/services'],
    },
  },
  texts: {
    title(content, report) {
      eachRepeatedText(content, 'title', (page, { path }) =>
        report({ document: page, pointer: '/title' }, 'same', path),
      );
    },
  },
};
