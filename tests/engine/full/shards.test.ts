import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editFile } from '../../support/edit-file';
import { fixtureSite } from '../../support/fixture-site';
import { differences, readFolder } from '../../support/folder-content';
import { generateSite } from '../../support/generate-site';
import { runProjectCommand } from '../../support/run-project-command';
import { makeTemporaryFolder, temporaryFolder, temporarySite } from '../../support/temporary-site';
import { long } from '../../support/variations';

/** What the command says. */
async function build(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProjectCommand('build', args);
  if (code !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** Builds each shard into its own folder, as the jobs of a matrix do. */
async function buildShards(folder: string, content: string, count: number, ...more: string[]) {
  let output = '';
  for (let number = 1; number <= count; number += 1) {
    const shard = ['--shard', `${number}/${count}`, '--outDir', join(folder, `${number}`)];
    output += await build('--content', content, ...shard, ...more);
  }
  return output;
}

describe('the fixture site', () => {
  const whole = makeTemporaryFolder();
  beforeAll(async () => {
    await build('--content', fixtureSite, '--outDir', whole);
    return () => rmSync(whole, { recursive: true });
  });

  test.each([2, 3])('in %i shards, joined, is that of one build, byte for byte', async (count) => {
    const shards = temporaryFolder();
    const output = await buildShards(shards, fixtureSite, count);
    const pages = [...output.matchAll(/(\d+) of (\d+) pages/g)].map(([, own, all]) => [
      Number(own),
      Number(all),
    ]);
    expect(pages.reduce((sum, [own = 0]) => sum + own, 0)).toBe(pages[0]?.[1]);

    const joined = join(temporaryFolder(), 'dist');
    expect(await build('--join', shards, '--outDir', joined)).toContain(`${count} shards joined`);
    expect(differences(readFolder(joined), readFolder(whole))).toEqual([]);
  });
});

long(
  'a shard that is built again renders what has changed, and joining it touches nothing else',
  async () => {
    const content = temporarySite(12);
    const [shards, joined] = [temporaryFolder(), temporaryFolder()];
    await buildShards(shards, content, 2, '--no-og');
    await build('--join', shards, '--outDir', joined);
    const page = (index: number) => join(joined, `services/service-${index}/index.html`);
    const before = Array.from({ length: 12 }, (_, index) => statSync(page(index)).mtimeMs);

    editFile(
      join(content, 'pages/services/service-0.json'),
      '"heading": "Plan Ahead"',
      '"heading": "Changed"',
    );
    const output = await buildShards(shards, content, 2, '--no-og');
    expect(output.match(/\d+ of them rendered/g)?.sort()).toEqual([
      '0 of them rendered',
      '1 of them rendered',
    ]);
    await build('--join', shards, '--outDir', joined);
    expect(readFileSync(page(0), 'utf8')).toContain('Changed');
    const changed = before.flatMap((time, index) => (statSync(page(index)).mtimeMs === time ? [] : [index]));
    expect(changed).toEqual([0]);
  },
);

long(
  'a build in the folder of a shard writes the whole site, and one in that of a site the shard',
  async () => {
    const content = temporarySite(6);
    const [outDir, whole, shard] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const all = ['--content', content, '--no-og', '--outDir'];
    const half = ['--shard', '1/2', ...all];
    await build(...all, whole);
    await build(...half, shard);
    for (const [args, expected] of [
      [half, shard],
      [all, whole],
      [half, shard],
    ] as const) {
      await build(...args, outDir);
      expect(differences(readFolder(outDir), readFolder(expected))).toEqual([]);
    }
  },
);

describe('what can not be joined leaves the output as it was, and is reported in one sentence', () => {
  const content = makeTemporaryFolder();
  const shards = makeTemporaryFolder();
  beforeAll(async () => {
    generateSite(content, 4);
    await buildShards(shards, content, 2, '--no-og');
    return () => {
      for (const folder of [content, shards]) rmSync(folder, { recursive: true });
    };
  });

  test.each([
    [
      'a shard is missing',
      (folder: string) => rmSync(join(folder, '2'), { recursive: true }),
      /lacks shard 2\/2\.$/,
    ],
    [
      'a file of a shard is missing',
      (folder: string) => rmSync(join(folder, '2/robots.txt')),
      /2 is not whole: it has no robots\.txt\.$/,
    ],
    [
      'a file differs',
      (folder: string) => writeFileSync(join(folder, '2/robots.txt'), 'Disallow: /'),
      /^robots\.txt is not the same in .*1 and .*2\.$/,
    ],
  ])('%s', async (_, damage, message) => {
    const folder = temporaryFolder();
    cpSync(shards, folder, { recursive: true });
    damage(folder);
    const outDir = temporaryFolder();
    writeFileSync(join(outDir, 'index.html'), 'before');
    const { code, stdout, stderr } = await runProjectCommand('build', ['--join', folder, '--outDir', outDir]);
    expect({ code, stdout, stderr: stderr.trim() }).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
    expect(readFolder(outDir)).toEqual(new Map([['index.html', 'before']]));
  });
});

test.each([
  [['--shard', '5/4'], '--shard takes one of several shards, such as 2/4, not 5/4.'],
  [['--shard', '0/4'], '--shard takes one of several shards, such as 2/4, not 0/4.'],
  [['--shard', 'a/b'], '--shard takes one of several shards, such as 2/4, not a/b.'],
  [
    ['--shard', '1/2', '--join', 'shards'],
    '--shard and --join are two steps: build each shard, then join them.',
  ],
])('build refuses %s', async (args, message) => {
  const { code, stdout, stderr } = await runProjectCommand('build', args);
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `${message}\n` });
});
