import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, normalize, resolve } from 'node:path';
import type { PreviewServer } from 'vite';
import { withoutBase } from '../../site/page/addresses';
import { isHidden, outputFiles } from '../../site/page/output-paths';
import { baseOf, headersFor, readHeaderFile } from '../build/host/header-file';
import { findHostRedirect, readRedirectFile } from '../build/host/redirect-file';
import { revalidate, withoutHttps } from '../build/host/security-headers';
import { onlyPlainRequests } from './plain-requests';
import { sendRedirect } from './send-redirect';

/** The headers of a built output. */
export const outputRules = (outDir: string) =>
  readHeaderFile(readFileSync(join(outDir, outputFiles.headers), 'utf8'));

/** The redirects of a built output. */
export const outputRedirects = (outDir: string) =>
  readRedirectFile(readFileSync(join(outDir, outputFiles.redirects), 'utf8'));

/** The file of a path, relative to the output. A folder's file is its index. Undefined if no host would show one. */
export function answeringFile(outDir: string, path: string): string | undefined {
  // A path starts with a slash, so no `..` is left in it.
  const inside = normalize(path);
  if (isHidden(inside)) return undefined;
  return [join(inside, 'index.html'), inside].find((file) => {
    const place = join(outDir, file);
    return existsSync(place) && statSync(place).isFile();
  });
}

/** In a request, ? and # would end the path. */
const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** `vite preview` as a static host: with index files, 404.html for unknown paths, and the headers of `_headers`. */
export function serveOutput({ config, httpServer, middlewares }: PreviewServer): () => void {
  const outDir = resolve(config.root, config.build.outDir);

  onlyPlainRequests(httpServer);

  function answerUnknown(response: ServerResponse): void {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(readFileSync(join(outDir, outputFiles.notFound)));
  }

  middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    let path: string;
    try {
      path = decodeURIComponent(pathname);
    } catch {
      response.statusCode = 400;
      return response.end('This address is not encoded correctly.\n');
    }
    const rules = outputRules(outDir);
    const base = baseOf(rules);
    const inside = withoutBase(path, base);
    const headers = { ...revalidate, ...withoutHttps(headersFor(rules, base + (inside ?? '/'))) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const redirect = findHostRedirect(outputRedirects(outDir))(path);
    if (redirect) return sendRedirect(response, redirect);
    const file = inside === undefined ? undefined : answeringFile(outDir, inside);
    if (file === undefined) return answerUnknown(response);
    request.url = encodePath(file) + search;
    next();
  });

  return () => {
    middlewares.use((_request, response) => answerUnknown(response));
  };
}
