import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { starters } from '../../../scripts/init/make-content';
import { filesIn } from '../../support/files-in';
import { copyRepository, follow, linkPackages, runIn } from '../../support/site-repository';
import { makeTemporaryFolder } from '../../support/temporary-site';

const root = makeTemporaryFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As programs write JSON: Python, JavaScript, with tabs on Windows, and in one line with a byte order mark. */
const layouts: readonly ((value: unknown) => string)[] = [
  (value) =>
    JSON.stringify(value, null, 2).replace(
      /[\u0080-\uffff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  (value) => `${JSON.stringify(value, null, 2)}\n`,
  (value) => `${JSON.stringify(value, null, '\t')}\n`.replaceAll('\n', '\r\n'),
  (value) => `\uFEFF${JSON.stringify(value)}`,
];

const font = existsSync('node_modules/@fontsource-variable/source-serif-4') ? 'source-serif-4' : 'geist';
const prices = {
  type: 'priceList',
  heading: 'Preise',
  plans: [
    { name: 'Klein', price: '10 Euro', text: 'Für **einen** Tag.' },
    { name: 'Groß', price: '20 Euro' },
  ],
};

/** What somebody fills in on the first day, with a font and a block of one's own, by a program. */
function writeContent(content: string): void {
  for (const [index, file] of filesIn(content)
    .filter((name) => name.endsWith('.json'))
    .entries()) {
    const value = JSON.parse(readFileSync(join(content, file), 'utf8'));
    if (file === 'site.json') {
      value.site.phone = '+49 4471 12345';
      value.site.address = 'Lange Straße 1, 49661 Cloppenburg';
      value.site.brand.headingFont = font;
    }
    if (value.path === '/') value.blocks.splice(1, 0, prices);
    for (const block of value.blocks ?? [])
      if (block.type === 'contactForm') block.endpoint = 'https://forms.praxis-nord.de/contact';
    writeFileSync(join(content, file), layouts[index % layouts.length]?.(value) ?? '');
  }
}

/** All that `npm test -- --quick` runs before the unit tests. */
const steps = `import { runSteps } from '../scripts/support/step';
import { quickSteps } from '../scripts/test/steps';

const { failed } = await runSteps(quickSteps.slice(0, -1));
process.exitCode = failed;
`;

const engine = copyRepository(join(root, 'engine'));

describe.each(starters)(
  'a site that began with --from %s, with a font, a block and JSON of its own',
  (starter) => {
    const site = join(root, starter);
    const url = starter === 'empty' ? 'https://praxis-nord.de/neu' : 'https://praxis-nord.de';

    test('is valid without a warning, and builds', () => {
      follow(root, [`git clone -q ${engine} ${site}`]);
      linkPackages(site);
      const name = 'Gemeinschaftspraxis am Nordufer Bremen 2';
      follow(site, [`npm run init -- --from ${starter} --name "${name}" --language de --url ${url} --yes`]);
      cpSync('tests/fixtures/own-block', join(site, 'src/own/blocks'), { recursive: true });
      writeContent(join(site, 'content'));
      follow(site, ['npm run types', 'npm run validate -- --strict', 'npm run build']);
    });

    test('passes format, lint, types, content and the tests of its own blocks', () => {
      writeFileSync(join(site, 'tests/steps.ts'), steps);
      follow(site, ['node scripts/run.mjs tests/steps.ts']);
    });

    test('passes the tests of the built site', () => {
      follow(site, ['node_modules/.bin/vitest run --project=site tests/site/content tests/site/output']);
    });
  },
);

test('pictures of the reference are taken of blocks alone that have none', () => {
  const site = join(root, 'empty');
  follow(site, ['git add -A', 'git commit -q -m "Begin our site"', 'npm run tool -- screens --only blocks']);
  expect(runIn(site, 'git status --porcelain').said.trim()).toBe(
    '?? src/own/blocks/price-list/price-list.jpg',
  );
});
