import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { fileStamp } from '../../base/disk/file-stamp';
import { type OutputFile, openOutput } from './output';
import type { Piece } from './pack-files';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

describe.each([
  ['few', 1],
  ['many', 10_000],
])('%s files in pieces', (_, count) => {
  const shared = Buffer.from('<style>→</style>');
  const writeAll = async (files: Iterable<OutputFile>) => {
    const output = openOutput(folder);
    await output.addAll(files, count);
    return output.commit();
  };
  const file = (path: string, ...pieces: Piece[]): OutputFile => ({ path, pieces });

  it.each([
    ['short ones', ['<h1>', shared, '</h1>']],
    ['characters of two, three and four bytes', ['é', shared, '→ 字', '😀']],
    ['a shared piece twice', [shared, 'é', shared]],
    ['more than one message to the thread holds', ['é'.repeat(2_000_000), shared, 'b']],
    ['nothing', ['', '']],
  ] satisfies [string, Piece[]][])('are written whole: %s', async (_, pieces) => {
    const whole = pieces.map(String).join('');
    await writeAll([file('one/index.html', ...pieces), file('two/index.html', ...pieces)]);
    expect([read('one/index.html'), read('two/index.html')]).toEqual([whole, whole]);
  });

  it('are listed in the order they were given, with their stamps', async () => {
    const paths = Array.from({ length: 500 }, (_, index) => `page-${index}/index.html`);
    const { output } = await writeAll(paths.map((path) => file(path, path.repeat(500), shared)));
    expect(output.paths).toEqual(paths);
    expect(output.stamps).toEqual(paths.map((path) => fileStamp(join(folder, path))));
    expect(paths.every((path) => read(path) === `${path.repeat(500)}${shared}`)).toBe(true);
  });

  it('are not touched if unchanged', async () => {
    await writeAll([file('same/index.html', 'a', shared), file('index.html', 'b', shared)]);
    for (const path of ['same/index.html', 'index.html']) utimesSync(join(folder, path), 1, 1);
    const { output } = await writeAll([
      file('same/index.html', 'a', shared),
      file('index.html', 'c', shared),
    ]);
    expect(statSync(join(folder, 'same/index.html')).mtimeMs).toBe(1000);
    expect(read('index.html')).toBe(`c${shared}`);
    expect(output.stamps).toEqual(output.paths.map((path) => fileStamp(join(folder, path))));
  });

  it('fail with the error of the disk, and leave the output as it was', async () => {
    await writeAll([file('index.html', 'before')]);
    const output = openOutput(folder);
    const blocked = join(folder, '.staging', '2');
    mkdirSync(blocked);
    const files = [file('a/index.html', 'a'), file('b/index.html', 'b'), file('c/index.html', 'c')];
    await expect(output.addAll(files, count)).rejects.toMatchObject({ code: 'EISDIR', path: blocked });
    output.abort();
    expect(readdirSync(folder)).toEqual(['index.html']);
  });

  it('fail with the error of their maker, and leave the output as it was', async () => {
    await writeAll([file('index.html', 'before')]);
    const output = openOutput(folder);
    const files = function* () {
      yield file('index.html', 'after');
      throw new Error("A block can't be shown.");
    };
    await expect(output.addAll(files(), count)).rejects.toThrow("A block can't be shown.");
    output.abort();
    expect(readdirSync(folder)).toEqual(['index.html']);
    expect(read('index.html')).toBe('before');
  });
});
