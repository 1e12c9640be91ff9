import { counted } from '../text/words';
import type { Rule } from './rule';

export const unknownLogo: Rule<{
  unknown: [id: string, hint: string];
  renamed: [id: string, other: string, count: number];
}> = {
  id: 'unknown-logo',
  severity: 'error',
  meaning: 'A logo that a block shows is a name in "logos" of site.json.',
  messages: {
    unknown: {
      cause: (id) => ['logo', id],
      message: (id, hint) => `There is no logo "${id}".${hint}`,
      help: () => 'Add it to "logos" in site.json.',
      example: ['norhtport', ' Did you mean "northport"?'],
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
