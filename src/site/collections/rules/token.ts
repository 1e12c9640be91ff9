import { sureValue } from '../../problem/finding';
import type { RuleText } from '../../problem/rule-text';
import { didYouMean, type Guess } from '../../text/nearest';

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

export const token: RuleText<{
  unknown: [found: string, collection: string, known: readonly string[], meant: Guess | undefined];
  name: [found: string, collection: string, known: readonly string[], meant: Guess | undefined];
}> = {
  id: 'token',
  severity: 'error',
  meaning: 'A template of a collection names only fields of its rows.',
  messages: {
    unknown: {
      message: (found, collection, _known, meant) =>
        `{${found}} is not a field of ${collection}.${meant ? ` Did you mean {${meant.text}}?` : ''}`,
      help: (_found, _collection, known) => `Its fields: ${braced(known)}. To show a brace, write {{.`,
      fix: (found, _collection, _known, meant) =>
        meant?.isSure ? { part: `{${found}}`, to: `{${meant.text}}` } : undefined,
      example: ['imge', 'News', ['slug', 'title', 'image'], { text: 'image', isSure: true }],
    },
    name: {
      message: (found, collection, _known, meant) =>
        `"${found}" is not a field of ${collection}.${didYouMean(meant?.text)}`,
      help: (_found, _collection, known) => `Its fields: ${known.join(', ')}.`,
      fix: (_found, _collection, _known, meant) => sureValue(meant),
      example: ['imge', 'News', ['slug', 'title', 'image'], { text: 'image', isSure: true }],
    },
  },
};
