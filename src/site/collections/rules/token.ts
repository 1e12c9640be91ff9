import type { RuleText } from '../../problem/rule-text';
import { didYouMean, type Guess } from '../../text/nearest';

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

export const token: RuleText<{
  unknown: [found: string, collection: string, known: readonly string[], meant: Guess | undefined];
}> = {
  id: 'token',
  severity: 'error',
  meaning: 'A template of a collection names only fields of its rows.',
  messages: {
    unknown: {
      message: (found, collection, _known, meant) =>
        `{${found}} is not a field of ${collection}.${meant ? didYouMean(`{${meant.text}}`).replaceAll('"', '') : ''}`,
      help: (_found, _collection, known) => `Its fields: ${braced(known)}. To show a brace, write {{.`,
      fix: (found, _collection, _known, meant) =>
        meant?.isSure ? { part: found, to: meant.text } : undefined,
      example: ['imge', 'News', ['slug', 'title', 'image'], { text: 'image', isSure: true }],
    },
  },
};
