import { eachLink, pageLink } from '../page/links';
import type { Rule } from './rule';

export const brokenLink: Rule<{ unknown: [path: string, hint: string] }> = {
  id: 'broken-link',
  severity: 'error',
  meaning: 'A link to a page of this site leads to a page that exists.',
  messages: {
    unknown: {
      message: (path, hint) => `There is no page ${path}.${hint}`,
      help: () => 'Link to the path or an alias of a page, or add this page.',
      example: ['/contcat', ' Did you mean "/contact"?'],
    },
  },
  needsWholeSite: true,
  references: eachLink((href, { content, report }, at) => {
    const path = pageLink(href)?.path;
    if (path !== undefined && !content.known.has(path))
      report(at, 'unknown', path, content.suggestPath(path));
  }),
};
