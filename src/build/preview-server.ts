import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import type { PreviewServer } from 'vite';
import { headersFor, readHeaderFile } from './header-file';

/** The file that answers for a path, relative to the output; undefined when there is none. */
function answeringFile(outDir: string, path: string): string | undefined {
  const file = normalize(path);
  return existsSync(join(outDir, file, 'index.html')) ? join(file, 'index.html') : undefined;
}

/** `vite preview` as a static host: folders answer with their index, unknown paths with 404.html, headers as written. */
export function serveOutput({ config, middlewares }: PreviewServer): () => void {
  const outDir = resolve(config.root, config.build.outDir);

  middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    let path: string;
    try {
      path = decodeURIComponent(pathname);
    } catch {
      response.statusCode = 400;
      return response.end('This address is not encoded correctly.\n');
    }
    const rules = readHeaderFile(readFileSync(join(outDir, '_headers'), 'utf8'));
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    const file = answeringFile(outDir, path);
    if (file) request.url = encodeURI(file.startsWith('/') ? file : `/${file}`) + search;
    next();
  });

  return () => {
    middlewares.use((_request, response) => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(readFileSync(join(outDir, '404.html')));
    });
  };
}
