import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { studioPath } from './studio-path';

/** Names of this machine. A page of another site can reach this server only under another name. */
const own = new Set(['localhost', '127.0.0.1', '[::1]']);

const isOther = (site: unknown) => site === 'cross-site' || site === 'same-site';

/** Pages of other sites may have links to pages, which then fill the window. All else could be measured, or be work. */
function isVisit({ method, url = '/', headers }: IncomingMessage): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  const below = pathname.startsWith(studioPath) ? pathname.slice(studioPath.length) : '';
  // The studio's address names the page in it, whose path has no dot.
  const isPage = !/^api\/|\./.test(below);
  return (
    method === 'GET' &&
    isPage &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** Why a request is not answered. Undefined if it comes from this machine, as its own browser sends it. */
export function refuseRequest(request: IncomingMessage): string | undefined {
  const { headers } = request;
  const host = headers.host ?? '';
  if (!own.has(host.replace(/:\d+$/, ''))) return 'This server answers only on this machine.';
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return 'This server answers only its own pages.';
  if (isOther(headers['sec-fetch-site']) && !isVisit(request))
    return 'This server answers only its own pages.';
  return undefined;
}

/** Why a request of the studio is not answered: it needs the token of this start, which no other page can know. */
export function refuseEdit({ headers }: IncomingMessage, token: string): string | undefined {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 'This server answers only its own pages.';
  const given = Buffer.from(String(headers['x-edit-token'] ?? ''));
  const wanted = Buffer.from(token);
  const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
  return fits ? undefined : 'The studio was started again. Reload this page.';
}

/** In bytes. More than any page. */
const largestBody = 8 * 1024 * 1024;

/** The JSON of a request; undefined if it is too large or no JSON. */
export async function readBody(request: IncomingMessage, most = largestBody): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) return undefined;
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
