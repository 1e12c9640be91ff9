import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect } from 'vite';
import { kindOf } from '../../site/image/picture-files';
import { pagePathAt } from '../../site/page/addresses';
import type { Site } from '../../site/resolve/site';
import type { Content } from '../base/content/load-content';
import { publishedFile } from '../base/content/published-file';
import { isWithin } from '../base/disk/paths';
import { sendPublished } from './send-published';
import { redirectAt, sendRedirect } from './send-redirect';

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The decoded path below the site's own. */
const pathOf = ({ url = '/' }: IncomingMessage, base = '') =>
  pagePathAt(new URL(url, 'http://localhost').pathname, base);

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', jpg: 'image/jpeg' };

/** Serves pictures and published files as the built site does. */
export function serveContent(current: () => Content & { base: string }): Connect.NextHandleFunction {
  return (request, response, next) => {
    const content = current();
    const path = pathOf(request, content.base) ?? '/';
    if (isRead(request) && sendPublished(response, content, path)) return;
    const file = path.slice(1);
    // The list lacks hidden files.
    const isListed = isRead(request) && content.files.list().includes(file);
    const picture = isListed ? publishedFile(content, file) : undefined;
    if (picture === undefined) return next();
    const kind = kindOf(file);
    response.setHeader('content-type', types[kind] ?? `image/${kind}`);
    response.setHeader('cache-control', 'no-cache');
    response.end(picture);
  };
}

/** Answers old addresses as hosts do. */
export function serveRedirects(current: () => Site | undefined): Connect.NextHandleFunction {
  return (request, response, next) => {
    const site = current();
    const path = isRead(request) ? pathOf(request, site?.base) : undefined;
    const redirect = path === undefined ? undefined : redirectAt(site, path);
    if (redirect) sendRedirect(response, redirect);
    else next();
  };
}

/** Vite serves every file of the project, and what links lead to. */
export function refuseContentFiles(root: string, folder: string): Connect.NextHandleFunction {
  // Then it is the code, too.
  const isProject = isWithin(root, folder);
  return (request, response, next) => {
    const path = pathOf(request) ?? '/';
    const file = path.startsWith('/@fs/') ? resolve('/', path.slice('/@fs/'.length)) : join(root, path);
    if (isProject || !isWithin(file, folder)) return next();
    response.writeHead(404).end();
  };
}
