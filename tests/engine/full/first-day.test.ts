import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../../support/server';
import { copyRepository, follow as followAll, linkPackages, runIn } from '../../support/site-repository';
import { makeTemporaryFolder } from '../../support/temporary-site';

const guide = readFileSync('docs/first-day.md', 'utf8');

/** The shell commands below a heading of the guide. */
function commandsBelow(heading: string): string[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));
}

/** The packages are those of this folder, so installing has no effect. The servers have a test, and the tests have one. */
const leftOut = /^npm (ci|start|test)\b|^npm run edit\b/;
const follow = (folder: string, commands: readonly string[], mayFail?: RegExp) =>
  followAll(
    folder,
    commands.filter((each) => !leftOut.test(each)),
    mayFail,
  );

const root = makeTemporaryFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the first day of a site, as docs/first-day.md describes it', () => {
  const engine = copyRepository(join(root, 'engine'));
  const parent = root;
  const site = join(parent, 'our-site');
  const commandsOf = (heading: string) =>
    commandsBelow(heading).map((line) => line.replace('<this repository>', engine));

  test('a site of one’s own begins with a few commands', () => {
    const [clone = '', ...others] = commandsOf('Begin');
    follow(parent, clone.split(' && ').slice(0, 1));
    linkPackages(site);
    follow(site, others);
    expect(readFileSync(join(site, 'content/site.json'), 'utf8')).toContain('"name": "Kopi Senja"');
    expect(existsSync(join(site, 'tests/shipped-site'))).toBe(false);
    const commit = runIn(engine, 'git rev-parse HEAD').said.trim();
    const { engine: recorded } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
    expect(recorded).toEqual({ from: engine, commit });
  });

  test('a page is added', () => {
    follow(site, commandsOf('Add a page'));
    expect(existsSync(join(site, 'content/pages/layanan/pelatihan.json'))).toBe(true);
    // Nobody has filled it in.
    rmSync(join(site, 'content/pages/layanan/pelatihan.json'));
  });

  test('it builds, and example contact details stop it from being published', () => {
    const [strict = '', ...others] = commandsOf('Before you publish').filter((each) => !leftOut.test(each));
    expect(runIn(site, strict)).toMatchObject({
      status: 1,
      said: expect.stringContaining('example-contact'),
    });
    follow(site, others);
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<html lang="id">');
  });

  test('npm start shows it', async () => {
    const server = await startServer('start', [], { SITE_CONTENT: join(site, 'content') }, site);
    try {
      const response = await fetch(`${server.url}/`);
      expect(await response.text()).toContain('Kopi Senja');
    } finally {
      await server.stop();
    }
  });

  test('what npm test runs of a site passes: those of the engine read no content', () => {
    const { status, said } = runIn(site, 'node_modules/.bin/vitest run --project=site');
    expect([status, said]).toEqual([0, said]);
  });

  test('a new version of the engine leaves the content as it is', () => {
    const page = 'content/pages/contact.json';
    writeFileSync(join(engine, 'content/pages/new.json'), '{}\n');
    writeFileSync(join(engine, page), `${readFileSync(join(engine, page), 'utf8')}\n`);
    rmSync(join(engine, 'content/pages/brands.json'));
    writeFileSync(join(engine, 'src/new-part.ts'), 'export const isNew = true;\n');
    follow(engine, ['git add -A', 'git commit -q -m "A new version"']);
    const before = runIn(site, 'git rev-parse HEAD:content').said;
    const pictures = runIn(site, 'git ls-files docs/screens').said;
    expect(pictures).toContain('docs/screens/blocks/');
    follow(site, [
      'git add -A',
      'git commit -q --allow-empty -m "Our pages"',
      ...commandsOf('Get a new version'),
    ]);
    expect(runIn(site, 'git rev-parse HEAD:content').said).toBe(before);
    expect(runIn(site, 'git ls-files docs/screens').said).toBe(pictures);
    expect(runIn(site, 'git status --porcelain').said).toBe('');
    expect(existsSync(join(site, 'src/new-part.ts'))).toBe(true);
    expect(runIn(site, 'git log -1 --format=%s').said).toContain('build: take the engine at ');
    expect(runIn(site, 'npm run -s validate').status).toBe(0);
  });
});
