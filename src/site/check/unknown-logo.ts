import type { Rule } from './rule';

export const unknownLogo: Rule<{ unknown: [id: string, hint: string] }> = {
  id: 'unknown-logo',
  severity: 'error',
  meaning: 'A logo that a block shows is a name in "logos" of site.json.',
  messages: {
    unknown: {
      message: (id, hint) => `There is no logo "${id}".${hint}`,
      help: () => 'Add it to "logos" in site.json.',
      example: ['norhtport', ' Did you mean "northport"?'],
    },
  },
  fields: {
    logoId(id: string, { content, report }, at) {
      if (content.logoIds && !content.logoIds.has(id)) report(at, 'unknown', id, content.suggest.logo(id));
    },
  },
};
