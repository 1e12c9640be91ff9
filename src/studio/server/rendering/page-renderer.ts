import type { Assets } from '../../../app/server/assets';
import type { Server } from '../../../node/build/bundle/bundles';
import { recolorOf } from '../../../node/build/draw/brand-assets';
import { createDraw, type Draw, textHtml } from '../../../node/build/draw/drawings';
import { createPrerenderer, type Prerenderer, sourceOf } from '../../../node/build/render/prerender';
import { recordWords } from '../../../node/build/render/record-words';
import type { Files } from '../../../site/files/files';
import type { Place } from '../../../site/json/place';
import type { SitePage } from '../../../site/page/site-page';
import type { PagePreview } from '../../../site/resolve/page-preview';
import { probeView } from '../../../site/resolve/probe-page';
import { resolvePage } from '../../../site/resolve/resolve-page';
import type { ResolvedPage, Site } from '../../../site/resolve/site';
import type { Brand } from '../../../site/schema/types.gen';
import type { PageProbe } from '../../protocol/requests';
import type { DrawnScene } from '../../protocol/requests/picture-requests';

/** Renders pages of content that is being edited, as a build does. */
export interface PageRenderer {
  document(site: Site, page: SitePage): string;
  /** The markup of its blocks alone. */
  fragment(site: Site, page: SitePage): string;
  preview(site: Site, page: SitePage): Omit<PagePreview, 'shown' | 'file' | 'chrome'>;
  probe(site: Site, page: SitePage): PageProbe;
  /** Undefined if the page shows no scene or drawing of this place. */
  scene(site: Site, page: SitePage, place: Place): DrawnScene | undefined;
}

/** `files` gives another object when pictures have changed. */
export function createPageRenderer(
  folder: string,
  files: () => Files,
  server: Server,
  assetsFor: (brand: Brand | undefined) => Assets,
): PageRenderer {
  const prerenderers = new WeakMap<Site, Prerenderer>();
  let last: { base: string; files: Files; brand: string; draw: Draw } | undefined;

  function prerendererOf(site: Site): Prerenderer {
    const known = prerenderers.get(site);
    if (known) return known;
    const prerenderer = createPrerenderer(
      { folder, files: files(), findings: [], site },
      server,
      assetsFor(site.settings.brand),
    );
    prerenderers.set(site, prerenderer);
    return prerenderer;
  }

  function staticsOf(site: Site, { statics }: ResolvedPage) {
    const { base, settings } = site;
    const now = files();
    const brand = JSON.stringify(settings.brand);
    if (last?.base !== base || last.files !== now || last.brand !== brand)
      last = {
        base,
        files: now,
        brand,
        draw: createDraw(now, base, { recolor: recolorOf(settings.brand), cards: settings.brand?.cards }),
      };
    const source = sourceOf(statics, last.draw);
    const markup: Record<string, string> = {};
    return {
      markup,
      source: (...[id, use]: Parameters<typeof source>) => {
        const html = source(id, use);
        markup[id] = String(html);
        return html;
      },
    };
  }

  return {
    document: (site, page) => prerendererOf(site).document(resolvePage(site, page)),
    fragment(site, page) {
      const resolved = resolvePage(site, page);
      // Several stand in one document, which has them once.
      const { definitions: _, ...view } = resolved.view;
      return server.renderPage({ view, statics: staticsOf(site, resolved).source, words: site.words });
    },
    preview(site, page) {
      const resolved = resolvePage(site, page);
      const { markup, source } = staticsOf(site, resolved);
      const { words, read } = recordWords(site.words);
      server.renderPage({ view: resolved.view, statics: source, words });
      return { view: resolved.view, statics: markup, words: read };
    },
    probe(site, page) {
      const resolved = resolvePage(site, page);
      const { view, fields, statics, texts } = probeView(resolved, page);
      // Drawings are found by their ids.
      const source = (id: string) => {
        const part = texts.get(id);
        return part ? textHtml(part, id) : '';
      };
      return { html: server.renderPage({ view, statics: source, words: site.words }), fields, statics };
    },
    scene(site, page, { file, pointer }) {
      const resolved = resolvePage(site, page);
      const { statics } = probeView(resolved, page);
      const [id, part] =
        [...resolved.statics].find(
          ([id]) => statics[id]?.file === file && statics[id]?.pointer === pointer,
        ) ?? [];
      if (id === undefined || (part?.kind !== 'scene' && part?.kind !== 'drawing')) return undefined;
      let use: string | undefined;
      server.renderPage({
        view: resolved.view,
        words: site.words,
        statics(each, as) {
          if (each === id) use ??= as;
          return '';
        },
      });
      return use === undefined ? undefined : { id, use, seed: part.seed };
    },
  };
}
