import { expect, test } from 'vitest';
import { edges } from '../../support/imports';

const folder = 'src/site/collections/';

/** Whoever takes collections out deletes the folder, and then what these modules say of it. */
test('only these modules know of collections', () => {
  const knowing = edges.flatMap(([file, imported]) =>
    imported.startsWith(folder) && !file.startsWith(folder) ? [file] : [],
  );
  expect([...new Set(knowing)].sort()).toEqual([
    'src/edit/open-files.ts',
    'src/edit/pages/change-rows.ts',
    'src/edit/pages/collection-parts.ts',
    'src/edit/pages/collection-rows.ts',
    'src/edit/pages/create-collection.ts',
    'src/node/base/generate/generate.ts',
    'src/node/base/generate/row-schemas.ts',
    'src/node/build/draw/list-links-html.ts',
    'src/node/build/host/feed-files.ts',
    'src/site/check/causes/template-findings.ts',
    'src/site/check/check-picture.ts',
    'src/site/check/check-site.ts',
    'src/site/check/list-of.ts',
    'src/site/check/row-references.ts',
    'src/site/check/rule.ts',
    'src/site/check/rules.ts',
    'src/site/load-site.ts',
    'src/site/resolve/assemble-site.ts',
    'src/site/resolve/list-links.ts',
    'src/site/resolve/site.ts',
    'src/studio/client/fields/fields.tsx',
    'src/studio/client/help/help-panel.tsx',
    'src/studio/client/model/places.ts',
    'src/studio/client/model/template-words.ts',
    'src/studio/client/shell/fields-pane.tsx',
    'src/studio/server/pictures/picture-uses.ts',
  ]);
});
