import { eachLink, pageLink } from '../page/links';
import { counted } from '../text/words';
import type { Rule } from './rule';

export const brokenLink: Rule<{
  unknown: [path: string, hint: string];
  renamed: [path: string, own: string, count: number];
}> = {
  id: 'broken-link',
  severity: 'error',
  meaning: 'A link to a page of this site leads to a page that exists.',
  messages: {
    unknown: {
      cause: (path) => ['page', path],
      message: (path, hint) => `There is no page ${path}.${hint}`,
      help: () => 'Link to the path or an alias of a page, or add this page.',
      example: ['/contcat', ' Did you mean "/contact"?'],
    },
    renamed: {
      message: (path, own, count) =>
        `${counted(count, 'places')} ${count === 1 ? 'names' : 'name'} the page ${path}, but the path here is ${own}.`,
      help: (path) =>
        `Write "${path}". If the new path is meant, change the other places, or add "${path}" to "aliases" here.`,
      example: ['/contact', '/contcat', 337],
    },
  },
  references: eachLink((href, { content, report }, at) => {
    const path = pageLink(href)?.path;
    if (path !== undefined && !content.known.has(path))
      report(at, 'unknown', path, content.suggestPath(path));
  }),
};
