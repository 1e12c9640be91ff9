import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { escapeHtml } from '../../app/server/html';
import { publishedFile } from '../../node/base/content/published-file';
import { fontSheet, sendFont, wholeFonts } from '../../node/build/fonts/whole-fonts';
import { headerRules, withoutHttps } from '../../node/build/host/security-headers';
import { isRead } from '../../node/serve/content-files';
import { onlyPlainRequests } from '../../node/serve/plain-requests';
import { sendPublished } from '../../node/serve/send-published';
import { redirectAt, sendRedirect } from '../../node/serve/send-redirect';
import { kindOf } from '../../site/image/picture-files';
import { notFoundPath, pagePathAt } from '../../site/page/addresses';
import type { StudioBundle } from './bundle/studio-bundle';
import { sendStudio } from './bundle/studio-document';
import { createContentBase } from './changes/content-base';
import { createPageAt, createPageBefore, createPageThen } from './changes/page-before';
import { createEditApi } from './edit-api';
import { draftPage } from './handlers/page-handlers';
import { drawnPicture } from './pictures/drawn-picture';
import { onlineCommit } from './publish/situation';
import { iconSprite } from './rendering/icon-sprite';
import { refuseEdit, refuseRequest } from './request-guard';
import { draftPath, stillPath, studioPath } from './studio-path';
import type { FolderWorkspace } from './workspace/folder-workspace';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
};

const typeOf = (path: string): string => {
  const kind = kindOf(path);
  return types[kind] ?? `image/${kind}`;
};

/** A page that is only looked at needs none, and may not run them. */
const scripts = /<script\b[^>]*>.*?<\/script>/gs;

/** The studio shows icons that it has not shown before, such as that of a lost connection, when there is no server. */
const alsoWithoutServer = 'private, max-age=0, stale-while-revalidate=86400';

/** Serves the studio, the site's pages as they are being edited, and what both need. Only on this machine. */
export function createEditServer(folder: string, workspace: FolderWorkspace, bundle: StudioBundle): Server {
  const token = randomBytes(24).toString('base64url');
  const base = createContentBase(folder, workspace, () => onlineCommit(folder));
  const api = createEditApi(folder, workspace, base, bundle);
  const pageBefore = createPageBefore(folder, base, bundle);
  const pageThen = createPageThen(folder, workspace, bundle);
  const pageAt = createPageAt(folder, workspace, bundle);

  function send(response: ServerResponse, path: string, content: string | Uint8Array, control: string): void {
    response.writeHead(200, {
      'content-type': typeOf(path),
      'cache-control': control,
      'x-content-type-options': 'nosniff',
    });
    response.end(content);
  }

  function sendPage(response: ServerResponse, path: string | undefined): void {
    const page = workspace.pages.document(path ?? notFoundPath);
    const status = path === undefined ? 404 : (page?.status ?? 500);
    sendHtml(response, status, page?.html ?? unreadyPage(path ?? ''));
  }

  /** A page as it was at the last commit or before the last steps, or as it is now. */
  async function sendStill(response: ServerResponse, query: URLSearchParams): Promise<void> {
    const path = query.get('path') ?? '/';
    if (query.has('at')) return sendPageAt(response, path, Number(query.get('at')));
    const back = Number(query.get('back'));
    const isNow = !query.has('before') && !(back > 0);
    const then = isNow ? undefined : await (back > 0 ? pageThen(path, back) : pageBefore(path));
    const html = isNow ? workspace.pages.document(path)?.html : then?.html;
    const missing = isNow ? unreadyPage(path) : absentPage(path);
    sendHtml(response, html === undefined ? 404 : 200, html?.replace(scripts, '') ?? missing, then?.site);
  }

  function sendPageAt(response: ServerResponse, path: string, instant: number): void {
    const { html, site } = pageAt(path, instant);
    const lead = redirectAt(site, path)?.to;
    sendHtml(
      response,
      html === undefined ? 404 : 200,
      html?.replace(scripts, '') ?? laterPage(path, lead),
      site,
    );
  }

  function sendHtml(
    response: ServerResponse,
    status: number,
    html: string,
    site = workspace.pages.site(),
  ): void {
    const rules = site && headerRules(site, bundle.assetsFor(site.settings.brand).styles)[`${site.base}/*`];
    const headers = withoutHttps(rules ?? {});
    const policy = headers['Content-Security-Policy']?.replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    );
    response.writeHead(status, {
      ...headers,
      ...(policy && { 'Content-Security-Policy': policy }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(html);
  }

  /** A page that could be made. */
  function sendDraft(response: ServerResponse, query: URLSearchParams): void {
    const page = draftPage(workspace.files(), Object.fromEntries(query));
    const html = page && workspace.pages.draft(page)?.replace(scripts, '');
    sendHtml(response, html === undefined ? 500 : 200, html ?? unreadyPage(page?.path ?? ''));
  }

  async function edit(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refuseEdit(request, token);
    if (refusal !== undefined) {
      response
        .writeHead(403, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: refusal }));
    } else if (name === 'watch' && request.method === 'GET') api.stream(request, response);
    else if (request.method === 'POST') await api.call(name, request, response);
    else response.writeHead(405).end();
  }

  async function sendFile(response: ServerResponse, url: URL): Promise<void> {
    const { pathname } = url;
    const asset = bundle.files.get(pathname);
    const sprite = pathname.startsWith(studioPath)
      ? iconSprite(pathname.slice(studioPath.length))
      : undefined;
    const drawn = asset ? undefined : await drawnPicture(publishedContent(), url);
    const { base = '', settings } = workspace.pages.site() ?? {};
    if (asset) send(response, pathname, asset, 'public, max-age=31536000, immutable');
    else if (drawn) send(response, drawn.name, drawn.content, 'private, max-age=600');
    else if (sprite !== undefined) send(response, pathname, sprite, alsoWithoutServer);
    else if (pathname === draftPath) sendDraft(response, url.searchParams);
    else if (pathname === fontSheet) send(response, pathname, wholeFonts(settings?.brand).styles, 'no-cache');
    else if (sendFont(response, pathname)) return;
    else if (`${pathname}/`.startsWith(studioPath))
      sendStudio(response, bundle, token, folder, settings?.brand, workspace.at);
    else if (pathname === '/' && base !== '') response.writeHead(302, { location: `${base}/` }).end();
    else sendContent(response, pagePathAt(pathname, base));
  }

  const publishedContent = () => ({ folder, files: workspace.files(), site: workspace.pages.site() });

  function sendContent(response: ServerResponse, path: string | undefined): void {
    const picture = path?.slice(1) ?? '';
    const content = publishedContent();
    // A script could change content with the studio's token.
    if (path !== undefined && sendPublished(response, content, path, true)) return;
    const redirect = path === undefined ? undefined : redirectAt(workspace.pages.site(), path);
    const published = content.files.list().includes(picture) ? publishedFile(content, picture) : undefined;
    if (redirect) sendRedirect(response, redirect);
    else if (published === undefined) sendPage(response, path);
    else send(response, picture, published, 'no-cache');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refuseRequest(request);
    if (refusal !== undefined) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end(`${refusal}\n`);
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const api = `${studioPath}api/`;
    if (pathname.startsWith(api)) return edit(pathname.slice(api.length), request, response);
    if (isRead(request) && pathname === stillPath) return sendStill(response, url.searchParams);
    if (isRead(request)) await sendFile(response, url);
    else response.writeHead(405).end();
  }

  const server = createServer((request, response) => {
    // Of every answer: another site could load it, and learn from its size.
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500).end();
      else response.destroy();
    });
  });
  onlyPlainRequests(server);
  return server;
}

/** In the place of a page that has never been valid since the studio was started. */
const unreadyPage = (path: string) =>
  sentencePage(
    'This page can’t be shown',
    `The page ${path} can’t be shown before its mistakes are corrected.`,
  );

const absentPage = (path: string) =>
  sentencePage('This page was not there', `The page ${path} was not there then, or can’t be shown.`);

const laterPage = (path: string, lead: string | undefined) =>
  sentencePage(
    'This page is not there then',
    `The page ${path} is not there then${lead === undefined ? '' : `: its address leads to ${lead}`}.`,
  );

const sentencePage = (title: string, sentence: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><p>${escapeHtml(sentence)}</p></body></html>\n`;
