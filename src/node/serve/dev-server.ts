import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { SiteChange } from '../../app/browser/dev-updates';
import type { Assets } from '../../app/server/assets';
import { escapeHtml } from '../../app/server/html';
import { notFoundPath, pagePathAt } from '../../site/page/addresses';
import { resolvePage } from '../../site/resolve/resolve-page';
import { contentFolder } from '../base/content/content-folder';
import { type Content, createContentLoader, type ValidContent } from '../base/content/load-content';
import { problemText } from '../base/content/problem-text';
import { readInstant } from '../base/content/read-instant';
import { watchFolder } from '../base/content/watch-folder';
import type { Server } from '../build/bundle/bundles';
import { lookNames, lookSheet, styleSheets } from '../build/bundle/style-sheets';
import type * as gallery from '../build/draw/art-gallery';
import { galleryPath } from '../build/draw/art-gallery';
import { brandAssets } from '../build/draw/brand-assets';
import { looksOf } from '../build/draw/brand-looks';
import { fontSheet, sendFont, wholeFonts } from '../build/fonts/whole-fonts';
import type * as prerender from '../build/render/prerender';
import { isRead, refuseContentFiles, serveContent, serveRedirects } from './content-files';
import { createHotUpdate, type HotUpdate } from './hot-code';
import { sendOverlay } from './overlay';
import { onlyPlainRequests } from './plain-requests';
import { watchSource } from './watch-source';

/** In milliseconds. Files that an editor saves together become one change. */
const settle = 5;

const sheetsOf = (root: string) => [fontSheet, ...styleSheets(root)];

/** The style sheets have the colors and the fonts of the brand, and only a document loads them again. */
const isSameBrand = (before: ValidContent, after: ValidContent) =>
  JSON.stringify(before.site.settings.brand) === JSON.stringify(after.site.settings.brand);

const isValid = (content: Content): content is ValidContent => content.site !== undefined;

export interface ServedSite {
  /** Shows edited code. */
  hotUpdate: HotUpdate;
  /** Ends watching the content. */
  stop(): void;
}

/** Serves pages from memory. Shows each change of the content, or its mistakes, at once. */
export function serveSite(server: ViteDevServer): ServedSite {
  const { root, logger } = server.config;
  const folder = contentFolder(root);
  onlyPlainRequests(server.httpServer);
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in this process.');
  const { runner } = ssr;
  const assets: Assets = {
    styles: '',
    blockStyles: [],
    looks: {},
    sheets: sheetsOf(root),
    fonts: [],
    loader: '/src/app/browser/loader.ts',
    chunks: [],
  };

  let content: Content;
  /** The last content without errors. It is shown below the overlay. */
  let good: ValidContent | undefined;
  let reported = '';

  const at = readInstant(process.env.SITE_AT);
  const loadContent = createContentLoader(folder, undefined, at === undefined ? { pages: 'all' } : { at });

  function load(changed?: ReadonlySet<string>): void {
    content = loadContent(changed);
    if (isValid(content)) good = content;
    // Warnings that were printed before would hide new ones.
    const text = problemText(content, process.stderr);
    if (text === reported) return;
    reported = text;
    logger.warn(text || 'The content is valid.', { timestamp: true });
  }

  function reload(changed: ReadonlySet<string> | undefined): void {
    const last = good;
    try {
      load(changed);
    } catch (error) {
      // While git checks out another branch, the folder may be missing for a moment.
      logger.error(error instanceof Error ? error.message : String(error));
      return;
    }
    if (!isValid(content)) sendOverlay(server, content);
    else if (last && isSameBrand(last, content))
      server.ws.send({ type: 'custom', event: 'site:update', data: changeSince(last, content) });
    else server.ws.send({ type: 'full-reload' });
  }

  // Before the first load, so that no change is missed.
  const stops = [watchFolder(folder, settle, reload), watchSource(server)];
  load();
  // A page that is opened while the content has mistakes shows them, too.
  server.ws.on('connection', () => {
    if (!isValid(content)) sendOverlay(server, content);
  });

  // Through Vite's runner, so that edited code is seen.
  const loadRenderer = () =>
    Promise.all([
      runner.import<Server>('/src/app/server/server.tsx'),
      runner.import<typeof prerender>('/src/node/build/render/prerender.ts'),
    ]);

  async function render(valid: ValidContent, path: string | undefined) {
    const [app, { createPrerenderer }] = await loadRenderer();
    const page = path === undefined ? undefined : valid.site.find(path);
    const shown = page ?? valid.site.find(notFoundPath);
    if (!shown) throw new Error(`The site has no page ${notFoundPath}.`);
    const { brand } = valid.site.settings;
    const sheets = [...assets.sheets, ...looksOf(brand).map(lookSheet)];
    return {
      status: page ? 200 : 404,
      html: createPrerenderer(valid, app, brandAssets({ ...assets, sheets }, brand)).document(
        resolvePage(valid.site, shown),
      ),
    };
  }

  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (sendFont(response, pathname)) return;
    if (pathname !== fontSheet) return next();
    response.setHeader('content-type', 'text/css; charset=utf-8');
    response.setHeader('cache-control', 'no-cache');
    response.end(wholeFonts(good?.site.settings.brand).styles);
  });
  const sheets = new Set([...assets.sheets, ...lookNames(root).map(lookSheet)]);
  server.middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!sheets.has(pathname)) return next();
    try {
      const { code = '' } = (await server.transformRequest(`${pathname}?direct`)) ?? {};
      response.setHeader('content-type', 'text/css; charset=utf-8');
      response.setHeader('cache-control', 'no-cache');
      response.end(
        brandAssets({ styles: code, blockStyles: [], looks: {} }, good?.site.settings.brand).styles,
      );
    } catch (error) {
      next(error);
    }
  });
  server.middlewares.use(galleryPath, async (_request, response, next) => {
    try {
      const { artGallery } = await runner.import<typeof gallery>('/src/node/build/draw/art-gallery.ts');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(galleryPath, artGallery(assets.sheets)));
    } catch (error) {
      next(error);
    }
  });

  server.middlewares.use(serveContent(() => ({ ...content, base: good?.site.base ?? '' })));
  server.middlewares.use(serveRedirects(() => good?.site));
  server.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '/';
    try {
      const base = good?.site.base ?? '';
      const path = pagePathAt(new URL(url, 'http://localhost').pathname, base);
      const isPage =
        (path !== undefined && good?.site.find(path)) || request.headers.accept?.includes('text/html');
      if (!isRead(request) || !isPage) {
        // Pages name Vite's files below the site's path.
        if (path !== undefined) request.url = url.slice(base.length);
        return next();
      }
      if (url === '/' && path === undefined) return response.writeHead(302, { location: `${base}/` }).end();
      const { status, html } = good ? await render(good, path) : { status: 500, html: problemPage(content) };
      response.statusCode = status;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      // A fetched page is shown by a document that already has Vite's client.
      const isFetched = request.headers['sec-fetch-dest'] === 'empty';
      // Vite decodes the address, which may be impossible.
      const address = path === undefined ? notFoundPath : url;
      response.end(isFetched ? html : await server.transformIndexHtml(address, html));
    } catch (error) {
      next(error);
    }
  });
  server.middlewares.use(refuseContentFiles(root, folder));

  const hotUpdate = createHotUpdate(server, ssr, {
    check: loadRenderer,
    sheetsChanged() {
      assets.sheets = sheetsOf(root);
    },
  });
  const stop = () => {
    for (const end of stops) end();
  };
  return { hotUpdate, stop };
}

/** What an open page has to update besides its own content. */
const changeSince = (last: ValidContent, next: ValidContent): SiteChange => ({
  chrome: JSON.stringify(last.site.chrome.view) !== JSON.stringify(next.site.chrome.view),
});

/** Shown for every page while the content has not been valid since the server started. */
const problemPage = (content: Content) =>
  `<!doctype html><html lang="en"><head><title>The content has mistakes</title></head><body><pre>${escapeHtml(problemText(content))}</pre></body></html>`;
