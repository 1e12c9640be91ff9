import fc from 'fast-check';
import { expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { addFile, emptyTree } from '../../../src/node/build/output/output-tree';
import { documentPaths } from '../../../src/node/build/render/prerender';
import { isPicture } from '../../../src/site/image/picture-files';
import { linkPicturePath } from '../../../src/site/page/link-picture-path';
import {
  assetsFolder,
  diskName,
  documentFile,
  outputFiles,
  sitemapPart,
  stagingFolder,
} from '../../../src/site/page/output-paths';
import { openValid } from '../../support/fixtures';
import { textArbitrary } from '../../support/generated/text-arbitrary';
import { loadSite } from '../../support/load-site';

const files = openValid('many-files');
const edited = 'pages/services/radio.json';

/** What the build writes, whatever the content says. */
const own = [...Object.values(outputFiles), sitemapPart(1), `${assetsFolder}/index.js`, `${stagingFolder}/1`];

const inCapitals = (text: string) => [text, text.toUpperCase(), text.replaceAll('s', 'ſ')];
const names = fc.oneof(
  fc.constantFrom(
    ...[...own, 'index.html', 'og', 'og.png', 'images', 'office.png', 'contact', 'contact.png', 'x']
      .flatMap((path) => [path, ...path.split('/')])
      .flatMap(inCapitals),
    ...[
      '.',
      '..',
      '...',
      '.git',
      '.env',
      '.well-known',
      '.Well-Known',
      '.staging ',
      ' .staging',
      '_headers.',
    ],
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);
const addresses = fc.oneof(
  textArbitrary(schema.$defs.aliasPath),
  fc.array(names, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
);

test('no address that the checks accept names, overwrites or hides what the build writes', () => {
  const page = JSON.parse(files.read(edited));
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(addresses, { minLength: 1, maxLength: 3 }), (aliases) => {
      const text = JSON.stringify({ ...page, aliases });
      const { site } = loadSite({
        ...files,
        read: (path) => (path === edited ? text : files.read(path)),
      });
      if (!site) return;
      accepted += 1;
      const tree = emptyTree();
      const written = [
        ...own.filter((path) => path !== outputFiles.notFound),
        ...site.pages.flatMap((page) => [...documentPaths(page), linkPicturePath(page.facts.path).slice(1)]),
        ...files.list().filter((path) => isPicture(files, path)),
      ];
      // On a disk that takes A and a for one name, too.
      for (const path of written) addFile(tree, diskName(path));
      for (const alias of aliases)
        expect(alias.split('/').every((part) => !part.startsWith('.') || part === '.well-known')).toBe(true);
    }),
    { numRuns: 800, seed: 1 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test.each([...own, 'index.html', 'og', 'og/contact.png', 'Assets/x', 'a/Index.html', 'SITEMAP-12.XML/x'])(
  'the writer refuses the address /%s too',
  (path) => {
    expect(() => documentFile(`/${path}`)).toThrow(`The build itself writes ${path}.`);
  },
);
