import { eachLink, fileLink, pageLink } from '../page/links';
import type { Rule } from './rule';

export const linkToAlias: Rule<{ alias: [alias: string, path: string] }> = {
  id: 'link-to-alias',
  severity: 'warning',
  meaning: 'A link names the path of a page. Aliases are for old links on other sites.',
  messages: {
    alias: {
      message: (alias, path) => `${alias} is an alias of the page ${path}.`,
      help: (_, path) => `Link to ${path}.`,
      fix: (alias, path) => ({ link: alias, to: path, keepsAnchor: true }),
      example: ['/write-to-us', '/contact'],
    },
  },
  references: eachLink((href, { content, report }, at) => {
    const path = fileLink(href) ?? pageLink(href)?.path;
    const page = path === undefined ? undefined : content.known.page(path)?.facts;
    if (path !== undefined && page && page.path !== path) report(at, 'alias', path, page.path);
  }),
};
