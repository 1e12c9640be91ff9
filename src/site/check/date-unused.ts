import { type Rule, siteDocument } from './rule';

export const dateUnused: Rule<{ unused: [name: string] }> = {
  id: 'date-unused',
  severity: 'warning',
  meaning: 'Every date of site.json is used.',
  messages: {
    unused: {
      part: 'key',
      message: (name) => `No page and no block comes or goes at "${name}".`,
      help: (name) => `Write "from": "${name}" in one, or delete the date.`,
      example: ['opening'],
    },
  },
  site({ site, pages, whole }, report) {
    const names = Object.keys(site?.site.dates ?? {});
    if (!whole || names.length === 0) return;
    const used = new Set(
      pages.flatMap(({ facts }) =>
        [facts, ...(facts.dated ?? [])].flatMap(({ from, until }) => [from, until]),
      ),
    );
    for (const name of names)
      if (!used.has(name)) report({ document: siteDocument, pointer: `/site/dates/${name}` }, 'unused', name);
  },
};
