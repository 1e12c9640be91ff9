import type { IncomingMessage } from 'node:http';

interface RequestSource {
  prependListener(event: 'request', listener: (request: IncomingMessage) => void): unknown;
}

/** No server can decode it, so the answer is an error. */
const unreadable = '/%';

/** In an address as a request has it, `//host` would be another host, and connect throws for `http://[`. */
const isPath = (url: string | undefined) =>
  url !== undefined && /^\/(?![/\\])/.test(url) && URL.canParse(url, 'http://localhost');

/**
 * Rewrites what would end or disturb a server for the author's machine: connect and `new URL` throw for some addresses,
 * and Vite cuts the connection for some ranges. A server may always answer with the whole file.
 */
export function onlyPlainRequests(server: RequestSource | null): void {
  server?.prependListener('request', (request) => {
    if (!isPath(request.url)) request.url = unreadable;
    delete request.headers.range;
  });
}
