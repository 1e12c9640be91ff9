import { sureValue } from '../../problem/finding';
import type { RuleText } from '../../problem/rule-text';
import { didYouMean, type Guess } from '../../text/nearest';

export const unknownShared: RuleText<{
  unknown: [name: string, known: readonly string[], meant: Guess | undefined];
}> = {
  id: 'unknown-shared',
  severity: 'error',
  meaning: 'The "of" of a shared block is a name in "shared" of site.json.',
  messages: {
    unknown: {
      cause: (name) => ['shared', name],
      message: (name, _, meant) => `There is no shared block "${name}".${didYouMean(meant?.text)}`,
      help: (_, known) =>
        known.length > 0
          ? `Shared blocks in site.json: ${known.join(', ')}.`
          : 'Add it to "shared" in site.json, or delete this block.',
      fix: (_name, _known, meant) => sureValue(meant),
      example: ['contact-ctaa', ['contact-cta', 'partners'], { text: 'contact-cta', isSure: true }],
    },
  },
};
