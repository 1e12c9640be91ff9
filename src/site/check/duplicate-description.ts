import { eachRepeatedText } from './repeated-texts';
import type { Rule } from './rule';

export const duplicateDescription: Rule<{ same: [path: string] }> = {
  id: 'duplicate-description',
  severity: 'error',
  meaning: 'Every page has a description that no other page has.',
  messages: {
    same: {
      message: (path) => `The page ${path} has the same description.`,
      help: () => 'People choose a search result by its description. Say what is special about this page.',
      example: ['/services'],
    },
  },
  texts: {
    description(content, report) {
      eachRepeatedText(content, 'description', (page, { path }) =>
        report({ document: page, pointer: '/description' }, 'same', path),
      );
    },
  },
};
