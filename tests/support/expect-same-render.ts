import { expect } from 'vitest';
import { renderPage } from '../../src/app/server/server';
import type { ValidContent } from '../../src/node/base/content/load-content';
import { createDraw } from '../../src/node/build/draw/drawings';
import { resolvePage } from '../../src/site/resolve/resolve-page';
import type { Site } from '../../src/site/resolve/site';
import { renderThroughRouter } from './render-through-router';

/** Every path of a site, with the aliases, and the page that it shows. */
export const pathsOf = ({ pages }: Site) =>
  pages.flatMap((page) =>
    [page.facts.path, ...(page.facts.aliases ?? [])].map((path) => [path, page] as const),
  );

/** The fast render path writes the same bytes as the router. */
export function compareRenders({ site, files }: Pick<ValidContent, 'site' | 'files'>) {
  const draw = createDraw(files, site.base);
  return async (path: string, page: Site['pages'][number]) => {
    const { view, statics } = resolvePage(site, page);
    const loaded = {
      view,
      words: site.words,
      statics: (id: Parameters<typeof statics.get>[0], use: Parameters<typeof draw>[1]) => {
        const part = statics.get(id);
        return part ? draw(part, use, id) : '';
      },
    };
    expect(await renderThroughRouter(path, site.shape, () => loaded)).toBe(renderPage(loaded));
  };
}
