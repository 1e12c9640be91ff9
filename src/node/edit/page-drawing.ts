import type { Assets } from '../../app/server/write-document';
import type { PagePreview, PageProbe } from '../../edit/workspace';
import type { SitePage } from '../../site/page/site-page';
import { probeView } from '../../site/resolve/probe-page';
import { resolvePage } from '../../site/resolve/resolve-page';
import type { ResolvedPage, Site } from '../../site/resolve/site';
import type { Server } from '../bundle/bundles';
import type { ValidContent } from '../content/load-content';
import { createDraw, type Draw } from '../draw/drawings';
import { createPrerenderer, type Prerenderer, sourceOf } from '../render/prerender';

/** Draws pages of content that is being edited, as a build does. */
export interface PageDrawing {
  document(site: Site, page: SitePage): string;
  preview(site: Site, page: SitePage): Omit<PagePreview, 'shown' | 'chrome'>;
  probe(site: Site, page: SitePage): PageProbe;
}

export function createPageDrawing(
  content: Pick<ValidContent, 'files' | 'folder'>,
  server: Server,
  assets: Assets,
): PageDrawing {
  const prerenderers = new WeakMap<Site, Prerenderer>();
  let draw: { base: string; draw: Draw } | undefined;

  function prerendererOf(site: Site): Prerenderer {
    const known = prerenderers.get(site);
    if (known) return known;
    const prerenderer = createPrerenderer({ ...content, findings: [], site }, server, assets);
    prerenderers.set(site, prerenderer);
    return prerenderer;
  }

  function drawingsOf(site: Site, { statics }: ResolvedPage) {
    if (draw?.base !== site.base) draw = { base: site.base, draw: createDraw(content.files, site.base) };
    const source = sourceOf(statics, draw.draw);
    const drawn: Record<string, string> = {};
    return {
      drawn,
      source: (...[id, use]: Parameters<typeof source>) => {
        const html = source(id, use);
        drawn[id] = String(html);
        return html;
      },
    };
  }

  return {
    document: (site, page) => prerendererOf(site).document(resolvePage(site, page)),
    preview(site, page) {
      const resolved = resolvePage(site, page);
      const { drawn, source } = drawingsOf(site, resolved);
      server.renderPage({ view: resolved.view, statics: source });
      return { view: resolved.view, statics: drawn };
    },
    probe(site, page) {
      const resolved = resolvePage(site, page);
      const { file, pointer } = page;
      const { view, fields, statics } = probeView(resolved.content, resolved.view, { file, pointer });
      // Drawings are found by their ids.
      return { html: server.renderPage({ view, statics: () => '' }), fields, statics };
    },
  };
}
