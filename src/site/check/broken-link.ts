import { folderOf } from '../files/file-path';
import { publishedFrom } from '../files/published-files';
import { eachLink, fileLink, pageLink } from '../page/links';
import type { Fix } from '../problem/finding';
import { didYouMean, type Guess } from '../text/nearest';
import { counted } from '../text/wording';
import type { Rule } from './rule';

const fix = (path: string, meant: Guess | undefined): Fix | undefined =>
  meant?.isSure ? { link: path, to: meant.text, keepsAnchor: true } : undefined;

export const brokenLink: Rule<{
  unknown: [path: string, meant: Guess | undefined];
  renamed: [path: string, own: string, count: number];
  redirected: [path: string, end: string, href: string];
  circle: [path: string];
  file: [path: string, meant: Guess | undefined];
}> = {
  id: 'broken-link',
  severity: 'error',
  meaning: 'A link to a page or a file of this site leads to one that exists.',
  messages: {
    unknown: {
      cause: (path) => ['page', path],
      message: (path, meant) => `There is no page ${path}.${didYouMean(meant?.text)}`,
      help: () => 'Link to the path or an alias of a page, or add this page.',
      fix,
      example: ['/contcat', { text: '/contact', isSure: true }],
    },
    renamed: {
      message: (path, own, count) =>
        `${counted(count, 'places')} ${count === 1 ? 'names' : 'name'} the page ${path}, but the path here is ${own}.`,
      help: (path) =>
        `Write "${path}". If the new path is meant, change the other places, or add "${path}" to "aliases" here.`,
      example: ['/contact', '/contcat', 337],
    },
    redirected: {
      message: (path, end) => `There is no page ${path}: the address is redirected to ${end}.`,
      help: (_, end) => `Write "${end}".`,
      fix: (_, end, href) => ({ link: href, to: end }),
      example: ['/old-contact', '/contact', '/old-contact#form'],
    },
    circle: {
      message: (path) => `The redirects from ${path} lead back to it.`,
      help: () => 'Let one of them lead to a page.',
      example: ['/old-contact'],
    },
    file: {
      cause: (path) => ['file', path],
      message: (path, meant) => `There is no file ${path}.${didYouMean(meant?.text)}`,
      help: (path) => `Put it into ${folderOf(publishedFrom(path.slice(1)))}, or correct the link.`,
      fix,
      example: ['/downloads/shet.pdf', { text: '/downloads/sheet.pdf', isSure: true }],
    },
  },
  references: eachLink((href, { content, report }, at) => {
    const { known, redirects, suggestPath, hasFile } = content;
    const file = fileLink(href);
    const path = file ?? pageLink(href)?.path;
    if (path === undefined || known.has(path) || (file && hasFile(publishedFrom(file.slice(1))))) return;
    const redirect = redirects.at(path);
    const end = redirect && redirects.end(redirect);
    if (end !== undefined) report(at, 'redirected', path, end, href);
    else if (redirect) report(at, 'circle', path);
    else report(at, file === undefined ? 'unknown' : 'file', path, suggestPath(path));
  }),
};
