import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFolder } from '../../../../tests/support/folder-content';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { joinShards } from './join-shards';
import { type ShardRecord, shardFile } from './shard';

type Files = Record<string, string>;

let folder: string;
let outDir: string;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = temporaryFolder();
  outDir = join(temporaryFolder(), 'dist');
});

function write(name: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Writes shard 1/2, or what differs from it. */
function writeShard(name: string, files: Files, more: Partial<ShardRecord> = {}) {
  const record = { number: 1, count: 2, version: 'v', content: 'c', files: Object.keys(files), resized: [] };
  write(name, { ...files, [shardFile]: JSON.stringify({ ...record, ...more }) });
}

const shared = { _headers: '/*', 'assets/a.js': 'a', 'empty.txt': '' };

describe('shards', () => {
  it('shards are joined to one site, whatever their folders are called', () => {
    writeShard('b', { ...shared, 'index.html': 'home' });
    writeShard('a', { ...shared, 'c/index.html': 'c' }, { number: 2 });
    joinShards(folder, outDir);
    expect(readFolder(outDir)).toEqual(
      new Map(Object.entries({ ...shared, 'index.html': 'home', 'c/index.html': 'c' })),
    );
    expect(console.log).toHaveBeenCalledWith(`2 shards joined: 5 files in ${outDir}`);
  });

  it('are joined without the originals of photos that one of them shows', () => {
    const photo = { 'images/a.jpg': 'a' };
    writeShard('1', { ...shared, 'index.html': 'home' }, { resized: ['images/a.jpg'] });
    writeShard('2', { ...shared, ...photo }, { number: 2 });
    joinShards(folder, outDir);
    expect([...readFolder(outDir).keys()]).not.toContain('images/a.jpg');
  });

  it('replace an earlier site', () => {
    mkdirSync(join(outDir, 'old'), { recursive: true });
    const earlier = ['_headers', '.nojekyll', 'licenses.txt', 'index.html', 'old/index.html'];
    for (const path of earlier) writeFileSync(join(outDir, path), 'old');
    writeShard('1', { ...shared, 'index.html': 'home' }, { count: 1 });
    joinShards(folder, outDir);
    expect(readFolder(outDir)).toEqual(new Map(Object.entries({ ...shared, 'index.html': 'home' })));
  });
});

describe('an incomplete set of shards is refused with one sentence, and nothing is written', () => {
  /** `$` stands for the folder of the shards. */
  const expectRefusal = (message: string, from = folder) => {
    expect(() => joinShards(from, outDir)).toThrow(
      expect.objectContaining({ name: 'UsageError', message: message.replaceAll('$', folder) }),
    );
    expect(existsSync(outDir)).toBe(false);
  };

  it('a folder that is missing', () => expectRefusal('There is no folder $/no.', join(folder, 'no')));

  it('a folder without shards', () => expectRefusal('There is no shard in $: it has no folders.'));

  it('a folder that no build has written', () => {
    writeShard('1', shared);
    write('2', shared);
    expectRefusal(
      `$/2 is no shard: it has no ${shardFile}, which an upload without hidden files leaves out.`,
    );
  });

  it.each<[string, Partial<ShardRecord>, string]>([
    ['numbers of shards', { count: 3 }, 'one is of 2 shards, the other of 3'],
    ['versions', { version: 'w' }, 'their code, settings or version of Node differ'],
    ['content', { content: 'd' }, 'their content, or its history in git, differs'],
  ])('shards of different %s', (_, more, difference) => {
    writeShard('1', shared);
    writeShard('2', shared, { number: 2, ...more });
    expectRefusal(`$/1 and $/2 are of different builds: ${difference}.`);
  });

  it('one shard twice', () => {
    writeShard('1', shared);
    writeShard('2', shared);
    expectRefusal('$/1 and $/2 are both shard 1/2.');
  });

  it('missing shards', () => {
    writeShard('2', shared, { number: 2, count: 4 });
    writeShard('4', shared, { number: 4, count: 4 });
    expectRefusal('$ lacks shard 1/4, 3/4.');
  });

  it('a shard that has lost a file', () => {
    writeShard('1', shared);
    writeShard('2', shared, { number: 2, files: [...Object.keys(shared), 'index.html'] });
    expectRefusal('$/2 is not whole: it has no index.html.');
  });

  it('a file outside the shard', () => {
    write('', { 'secret.txt': 'secret' });
    writeShard('1', shared, { count: 1, files: ['../secret.txt'] });
    expectRefusal('$/1 is not whole: it has no ../secret.txt.');
  });

  it('a file that is not the same in all', () => {
    writeShard('1', shared);
    writeShard('2', { ...shared, 'assets/a.js': 'b' }, { number: 2 });
    expectRefusal('assets/a.js is not the same in $/1 and $/2.');
  });
});

it('shards inside the output are refused, because it would lose them', () => {
  writeShard('1', shared, { count: 1 });
  const before = readFolder(folder);
  for (const inside of [folder, join(folder, '1')])
    expect(() => joinShards(folder, inside)).toThrow(
      `${folder}/1 is in ${inside}, where the site is written. Put the shards elsewhere.`,
    );
  expect(readFolder(folder)).toEqual(before);
});
