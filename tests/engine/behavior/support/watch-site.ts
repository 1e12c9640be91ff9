import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, stopListening } from '../../../support/listen';
import type { RunningServer } from '../../../support/server';

declare global {
  interface Window {
    /** Errors and warnings of the document, from its first line on. */
    complaints: string[];
  }
}

function watch() {
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => complaints.push(`${level}: ${parts.join(' ')}`);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    complaints.push(`blocked by ${violatedDirective}: ${blockedURI} ${sample}`),
  );
  // The error event of a part that does not load does not bubble.
  const complain = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) complaints.push(`uncaught: ${event.message}`);
    else if (target instanceof Element) complaints.push(`failed: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', complain, { capture: true });
}

const script = `(${watch})()`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

async function passOn(siteUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers: sent } = request;
  const answer = await fetch(siteUrl + request.url, {
    method,
    headers: { 'content-type': sent['content-type'] ?? '' },
    body: method === 'GET' ? null : await buffer(request),
    redirect: 'manual',
  });
  const headers = new Headers(answer.headers);
  // `fetch` has undone what these say.
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy.replace("script-src 'self'", `$& ${hash}`));
  const isDocument = headers.get('content-type')?.startsWith('text/html');
  response.writeHead(answer.status, Object.fromEntries(headers));
  if (isDocument) response.end((await answer.text()).replace('<head>', `$&<script>${script}</script>`));
  else response.end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Serves a site with a script in each document's head that records errors and warnings: not every driver reports
 * them. The site's policy is changed only to allow this script.
 */
export async function watchSite(siteUrl: string): Promise<RunningServer> {
  const server = createServer((request, response) => {
    passOn(siteUrl, request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    stop: () => stopListening(server),
  };
}
