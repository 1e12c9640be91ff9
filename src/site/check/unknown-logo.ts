import type { Check } from './rule';

export const unknownLogo: Check = {
  id: 'unknown-logo',
  severity: 'error',
  fields: {
    logoId(id: string, { content, report }, at) {
      if (!content.logoIds || content.logoIds.has(id)) return;
      report(at, `There is no logo "${id}".${content.suggest.logo(id)}`, 'Add it to "logos" in site.json.');
    },
  },
};
