import { escapeKey } from '../json/json-path';
import { type Rule, siteDocument } from './rule';

export const sharedUnused: Rule<{ unused: [name: string] }> = {
  id: 'shared-unused',
  severity: 'warning',
  meaning: 'Every block in "shared" of site.json is on a page.',
  messages: {
    unused: {
      part: 'key',
      message: (name) => `No page shows the shared block "${name}".`,
      help: (name) => `Delete it, or write { "type": "shared", "of": "${name}" } in the blocks of a page.`,
      example: ['contact-cta'],
    },
  },
  site({ site, whole, pages }, report) {
    if (!site?.shared || !whole) return;
    const used = new Set(pages.flatMap(({ facts }) => (facts.shared ?? []).map(([, name]) => name)));
    for (const name of Object.keys(site.shared))
      if (!used.has(name))
        report({ document: siteDocument, pointer: `/shared/${escapeKey(name)}` }, 'unused', name);
  },
};
