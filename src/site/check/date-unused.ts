import { type Rule, siteDocument } from './rule';

export const dateUnused: Rule<{ unused: [name: string] }> = {
  id: 'date-unused',
  severity: 'warning',
  meaning: 'Every date of site.json is used.',
  messages: {
    unused: {
      part: 'key',
      message: (name) => `Nothing comes or goes at "${name}".`,
      help: (name) => `Write "from": "${name}" in a page or a block, or delete the date.`,
      example: ['opening'],
    },
  },
  site({ site, pages, whole }, report) {
    const names = Object.keys(site?.site.dates ?? {});
    if (!whole || names.length === 0) return;
    const all = pages.flatMap(({ facts }) => [facts, ...(facts.dated ?? [])]);
    const used = new Set([...all, site?.header.announcement].flatMap((dates) => [dates?.from, dates?.until]));
    for (const name of names)
      if (!used.has(name)) report({ document: siteDocument, pointer: `/site/dates/${name}` }, 'unused', name);
  },
};
