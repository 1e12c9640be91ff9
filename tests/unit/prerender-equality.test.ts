import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderThroughRouter } from '../../src/app/render-through-router';
import { renderPage } from '../../src/app/server';
import { createDraw } from '../../src/build/drawings';
import { loadValidContent } from '../../src/build/load-content';
import { resolvePage } from '../../src/site/resolve-page';

const { site, files } = loadValidContent(resolve('content'), false);
const draw = createDraw(files, site.base);

describe('the fast render path writes the same bytes as the router', () => {
  const paths = site.pages.flatMap((page) =>
    [page.content.path, ...(page.content.aliases ?? [])].map((path) => [path, page] as const),
  );
  it.each(paths)('%s', async (path, page) => {
    const { view, statics } = resolvePage(site, page);
    const loaded = {
      view,
      statics: (id: Parameters<typeof statics.get>[0], use: Parameters<typeof draw>[1]) => {
        const part = statics.get(id);
        return part ? draw(part, use) : '';
      },
    };
    expect(await renderThroughRouter(path, site.shape, () => loaded)).toBe(renderPage(loaded));
  });
});
