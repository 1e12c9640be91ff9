import { sureValue } from '../problem/finding';
import { didYouMean, type Guess } from '../text/nearest';
import { counted } from '../text/wording';
import type { Rule } from './rule';

export const unknownLogo: Rule<{
  unknown: [id: string, meant: Guess | undefined];
  renamed: [id: string, other: string, count: number];
}> = {
  id: 'unknown-logo',
  severity: 'error',
  meaning: 'A logo that a block shows is a name in "logos" of site.json.',
  messages: {
    unknown: {
      cause: (id) => ['logo', id],
      message: (id, meant) => `There is no logo "${id}".${didYouMean(meant?.text)}`,
      help: () => 'Add it to "logos" in site.json.',
      fix: (_, meant) => sureValue(meant),
      example: ['norhtport', { text: 'northport', isSure: true }],
    },
    renamed: {
      message: (id, other, count) =>
        `${counted(count, 'places')} name the logo "${id}", but its name here is "${other}".`,
      help: (id) => `Write "${id}", or change the other places.`,
      example: ['cisco', 'cisco-systems', 15],
    },
  },
  fields: {
    logoId(id: string, { content, report }, at) {
      if (content.logoIds && !content.logoIds.has(id)) report(at, 'unknown', id, content.suggest.logo(id));
    },
  },
};
