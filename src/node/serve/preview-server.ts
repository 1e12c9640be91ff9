import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, normalize, resolve } from 'node:path';
import type { PreviewServer } from 'vite';
import { withoutBase } from '../../site/page/addresses';
import { outputFiles } from '../../site/page/output-paths';
import { baseOf, headersFor, readHeaderFile } from '../host/header-file';
import { revalidate, withoutHttps } from '../host/security-headers';

/** The headers of a built output. */
export const outputRules = (outDir: string) =>
  readHeaderFile(readFileSync(join(outDir, outputFiles.headers), 'utf8'));

/** The file of a path, relative to the output. A folder's file is its index. */
export function answeringFile(outDir: string, path: string): string {
  const index = join(normalize(path), 'index.html');
  return existsSync(join(outDir, index)) ? index : path;
}

/** In a request, ? and # would end the path. */
const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** `vite preview` as a static host: with index files, 404.html for unknown paths, and the headers of `_headers`. */
export function serveOutput({ config, middlewares }: PreviewServer): () => void {
  const outDir = resolve(config.root, config.build.outDir);

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
    if (inside === undefined) return answerUnknown(response);
    request.url = encodePath(answeringFile(outDir, inside)) + search;
    next();
  });

  return () => {
    middlewares.use((_request, response) => answerUnknown(response));
  };
}
