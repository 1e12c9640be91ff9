import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as app from '../../../src/app/server/server';
import { loadValidContent } from '../../../src/node/base/content/load-content';
import { createPrerenderer } from '../../../src/node/build/render/prerender';
import { isReservedId } from '../../../src/site/page/page-anchors';
import { resolvePage } from '../../../src/site/resolve/resolve-page';
import { fixtureSite } from '../../support/fixture-site';
import { elementsOf } from '../../support/html';
import { noAssets } from '../../support/no-assets';

it('every id of a document is one of its page or a reserved one', () => {
  const content = loadValidContent(join(process.cwd(), fixtureSite));
  const prerenderer = createPrerenderer(content, app, noAssets);
  const found = new Set<string>();
  for (const page of content.site.pages) {
    const anchors = new Set(page.facts.anchors);
    // Those of logos have an underscore, which no anchor has.
    for (const { attributes } of elementsOf(prerenderer.document(resolvePage(content.site, page))))
      if (attributes.id && !anchors.has(attributes.id) && !attributes.id.includes('_'))
        found.add(attributes.id);
  }
  expect(found.size).toBeGreaterThan(20);
  expect([...found].filter((id) => !isReservedId(id))).toEqual([]);
});

it.each(['rooted', 'menu', 'i', 'pages', 'b-1', 'bb2-name', 'introduction', 'blue'])(
  'the id %s is free',
  (id) => expect(isReservedId(id)).toBe(false),
);
