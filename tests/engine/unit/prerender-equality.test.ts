import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/app/server/server';
import { loadValidContent } from '../../../src/node/content/load-content';
import { createDraw } from '../../../src/node/draw/drawings';
import { resolvePage } from '../../../src/site/resolve/resolve-page';
import { renderThroughRouter } from '../../support/render-through-router';

const { site, files } = loadValidContent(resolve('content'));
const draw = createDraw(files, site.base);

describe('the fast render path writes the same bytes as the router', () => {
  const paths = site.pages.flatMap((page) =>
    [page.facts.path, ...(page.facts.aliases ?? [])].map((path) => [path, page] as const),
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
