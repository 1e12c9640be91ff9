import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { linkPackages } from '../../../scripts/support/link-packages';
import {
  commit,
  engineAndSite,
  headOf,
  put,
  record,
  removeFrom,
  replaceIn,
  runUpgrade,
  stateOf,
} from '../../support/engine-and-site';
import { filesIn } from '../../support/files-in';
import { gitIn } from '../../support/git/git-repository';
import { makeTemporaryFolder } from '../../support/temporary-site';
import { long, oneOfEvery } from '../../support/variations';

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe('npm run upgrade', () => {
  const folder = makeTemporaryFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { engine, site } = engineAndSite(folder);
  const footer = 'src/app/server/chrome/footer.css';
  const whole = join(folder, 'whole');
  const part = join(whole, 'apps/our site');

  long('refuses what is in no commit', async () => {
    put(site, 'content/pages/draft.json', '{}\n');
    const { code, stderr } = await runUpgrade(site);
    expect([code, stderr]).toEqual([
      2,
      'content/pages/draft.json is in no commit yet. Commit or remove what was changed, then run this again.\n',
    ]);
    removeFrom(site, 'content/pages/draft.json');
  });

  test('changes nothing if the site has the newest engine', async () => {
    const before = stateOf(site);
    const { code, stdout } = await runUpgrade(site);
    const base = headOf(engine).slice(0, 7);
    expect([code, stdout]).toEqual([0, `The engine is at ${base} already. Nothing was changed.\n`]);
    expect(stateOf(site)).toEqual(before);
  });

  test('tells git how to merge content', () => {
    expect(gitIn(site, 'config', '--local', '--get', 'merge.content.driver')).toBe(
      "node 'scripts/run.mjs' merge %O %A %B %P\n",
    );
  });

  long('lists the engine’s files that a site has changed', async () => {
    replaceIn(site, footer, '\n', '\n/* Ours. */\n');
    put(site, 'src/own/styles/ours.css', '.ours {\n  color: red;\n}\n');
    removeFrom(site, 'scripts/tool/visit.ts');
    replaceIn(site, 'package.json', '"name": "site-from-json"', '"name": "our-site"');
    commit(site, 'Ours');
    const { code, stdout } = await runUpgrade(site, ['--list']);
    expect([code, stdout]).toEqual([
      0,
      `removed scripts/tool/visit.ts\nchanged ${footer}\n2 files of the engine differ from ${headOf(engine).slice(0, 7)}.\n`,
    ]);
  });

  long(
    'takes the engine as one commit, keeps what is the site’s, and says what looks different',
    async () => {
      put(engine, 'src/site/new-part.ts', 'export const isNew = true;\n');
      put(engine, 'content/pages/index.json', '{}\n');
      replaceIn(engine, 'scripts/tool/visit.ts', '\n', '\n// Changed.\n');
      replaceIn(engine, 'src/own/README.md', 'Code', 'The code');
      replaceIn(engine, 'README.md', '\n', '\n\nNew.\n');
      put(
        engine,
        footer,
        `${read(engine, footer)}\n@layer chrome {\n  .footer {\n    order: 2;\n    padding-block-end: 20rem;\n  }\n}\n`,
      );
      removeFrom(engine, 'scripts/tool/art.ts');
      replaceIn(
        engine,
        'package.json',
        '"private": true',
        '"private": true,\n  "homepage": "https://a.example"',
      );
      commit(engine, 'A new version');
      const [base, next] = [gitIn(engine, 'rev-parse', 'HEAD~1').slice(0, 7), headOf(engine).slice(0, 7)];
      const before = headOf(site);
      const content = gitIn(site, 'rev-parse', 'HEAD:content');
      const said = [
        `The engine goes from ${base} to ${next}.`,
        `merged ${footer}, which this site has changed, too`,
        'left out scripts/tool/visit.ts, which this site has removed',
        'different /404.html',
        'different /',
        '2 of 2 pages look different, 0 do not; 0 new messages.',
      ];

      const { code, stdout } = await runUpgrade(site);
      const [, pictures = ''] = /^Pictures of them, before and after: (.+)$/m.exec(stdout) ?? [];
      expect([code, stdout.trim().split('\n')]).toEqual([
        0,
        [
          ...said,
          `Pictures of them, before and after: ${pictures}`,
          `The engine is at ${next} now, in one commit.`,
        ],
      ]);
      expect(filesIn(pictures)).toEqual([
        '404.html/after.png',
        '404.html/before.png',
        'after.png',
        'before.png',
      ]);
      rmSync(pictures, { recursive: true });
      expect(stateOf(site)).toEqual([headOf(site), '', false, 1]);
      expect(gitIn(site, 'log', '-1', '--format=%s %P')).toBe(
        `build: take the engine at ${next} ${before}\n`,
      );
      expect(gitIn(site, 'rev-parse', 'HEAD:content')).toBe(content);
      expect(JSON.parse(read(site, 'package.json'))).toMatchObject({
        name: 'our-site',
        homepage: 'https://a.example',
        engine: { from: engine, commit: headOf(engine) },
      });
      expect(read(site, footer)).toMatch(/\/\* Ours\. \*\/[\s\S]*order: 2/);
      expect(read(site, 'README.md')).toBe(read(engine, 'README.md'));
      const there = [
        'src/site/new-part.ts',
        'src/own/styles/ours.css',
        'scripts/tool/art.ts',
        'scripts/tool/visit.ts',
      ];
      expect(there.map((file) => existsSync(join(site, file)))).toEqual([true, true, false, false]);
    },
  );

  long('ends with everything as before if both have changed the same lines', async () => {
    replaceIn(site, footer, 'order: 2', 'order: 3');
    commit(site, 'Ours');
    replaceIn(engine, footer, 'order: 2', 'order: 4');
    commit(engine, 'Theirs');
    const before = stateOf(site);
    const { code, stderr } = await runUpgrade(site);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        `This site and the new engine have changed the same lines of ${footer}. Undo the site's change there, or make the engine's, commit, and run this again.\n`,
      ),
    ]);
    expect(stateOf(site)).toEqual(before);
  });

  long(
    'takes the engine where the site is a folder of its repository, and touches nothing beside it',
    async () => {
      const [newest = '', first = ''] = gitIn(engine, 'rev-parse', 'HEAD', 'HEAD~2').split('\n');
      gitIn(folder, 'clone', '-q', engine, part);
      gitIn(part, 'reset', '-q', '--hard', first);
      removeFrom(part, '.git');
      gitIn(whole, 'init', '-q', '-b', 'main');
      record(part, engine, first);
      linkPackages(part);
      put(whole, 'src/site/other.ts', 'Theirs.\n');
      const { code, stdout, stderr } = await runUpgrade(part);
      expect([code, stdout], stderr).toEqual([0, expect.stringContaining('2 of 2 pages look different')]);
      const changed = gitIn(whole, 'show', '--name-status', '--no-renames', '--format=', 'HEAD').trim();
      expect(changed.split('\n')).toEqual(
        [
          'M README.md',
          'M package.json',
          'D scripts/tool/art.ts',
          'M scripts/tool/visit.ts',
          `M ${footer}`,
          'M src/own/README.md',
          'A src/site/new-part.ts',
        ].map((line) => line.replace(' ', '\tapps/our site/')),
      );
      expect(read(part, footer)).toBe(read(engine, footer));
      expect(gitIn(whole, 'status', '--porcelain')).toBe('?? src/\n');
      const list = await runUpgrade(part, ['--list']);
      expect(list.stdout).toBe(`0 files of the engine differ from ${newest.slice(0, 7)}.\n`);
    },
  );

  long('says where the packages are, if npm puts them above the site', async () => {
    put(folder, 'npm-cli.mjs', '');
    replaceIn(engine, 'package.json', '"dependencies": {', '"dependencies": {\n    "a-package": "1.0.0",');
    commit(engine, 'Another package');
    const above = await runUpgrade(part, [], part, { npm_execpath: join(folder, 'npm-cli.mjs') });
    expect([above.code, above.stderr]).toEqual([
      2,
      expect.stringContaining('npm puts those of this site into a folder above it'),
    ]);
    expect(gitIn(whole, 'log', '--format=%s').split('\n').length).toBe(3);
  });

  const refusals: readonly (readonly [readonly string[], () => string])[] = [
    [['no-such'], () => 'The engine has no branch, tag or commit no-such.'],
    [['--from', '/no/such/engine'], () => "The engine can't be fetched from /no/such/engine. git says: "],
    [['--from', '--upload-pack=touch mark'], () => '--from needs a value'],
    [['--from=--upload-pack=touch mark'], () => '--upload-pack=touch mark is no address of an engine.'],
    [
      ['--from=ext::touch mark'],
      () => "The engine can't be fetched from ext::touch mark. git says: transport 'ext' not allowed.",
    ],
  ];

  test.each(oneOfEvery(4, refusals))('says in one sentence why %j can not be', async (args, message) => {
    const before = stateOf(site);
    const { code, stderr } = await runUpgrade(site, args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message())]);
    expect(stateOf(site)).toEqual(before);
  });
});
