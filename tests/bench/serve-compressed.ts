import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { baseOf, type HeaderRules, headersFor } from '../../src/node/build/host/header-file';
import { revalidate, withoutHttps } from '../../src/node/build/host/security-headers';
import { onlyPlainRequests } from '../../src/node/serve/plain-requests';
import { answeringFile, outputRules } from '../../src/node/serve/preview-server';
import { pagePathAt } from '../../src/site/page/addresses';
import { listen } from '../support/listen';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function answer(folder: string, rules: HeaderRules, address: string): Answer {
  const inside = pagePathAt(address, baseOf(rules));
  const file = inside === undefined ? undefined : answeringFile(folder, inside);
  const body = readFileSync(join(folder, file ?? '404.html'));
  const extension = extname(file ?? '404.html');
  const isText = extension in types && extension !== '.woff2';
  return {
    status: file === undefined ? 404 : 200,
    headers: {
      ...revalidate,
      ...withoutHttps(headersFor(rules, address)),
      'content-type': types[extension] ?? 'application/octet-stream',
      ...(isText && { 'content-encoding': 'br' }),
    },
    body: isText ? brotliCompressSync(body) : body,
  };
}

export interface CompressedServer {
  /** Without a slash at the end. */
  url: string;
  close(): void;
}

/** Serves an output over HTTP/1.1 as a good host does: compressed ahead, with its own headers. */
export async function serveCompressed(folder: string): Promise<CompressedServer> {
  const rules = existsSync(join(folder, '_headers')) ? outputRules(folder) : {};
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, headers, body } = answers.get(pathname) ?? answer(folder, rules, pathname);
    answers.set(pathname, { status, headers, body });
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  onlyPlainRequests(server);
  const port = await listen(server, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}${baseOf(rules)}`, close: () => server.close() };
}
