import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutput } from './output';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

function write(files: Record<string, string>) {
  const output = openOutput(folder);
  for (const [path, content] of Object.entries(files)) output.add(path, content);
  output.commit();
}

describe('the output folder', () => {
  it('holds exactly the files of the last build', () => {
    write({ 'index.html': 'home', 'old/page/index.html': 'old' });
    write({ 'index.html': 'home', 'new/index.html': 'new' });
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['index.html', 'new', 'new/index.html']);
  });

  it('holds exactly the files of a first build, and none before all are complete', () => {
    const output = openOutput(folder);
    for (const path of ['assets/a.js', 'index.html', 'new/index.html', 'new/page/index.html'])
      output.add(path, path);
    expect(readdirSync(folder)).toEqual(['.staging']);
    output.commit();
    const files = [
      'assets',
      'assets/a.js',
      'index.html',
      'new',
      'new/index.html',
      'new/page',
      'new/page/index.html',
    ];
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(files);
    expect(read('new/page/index.html')).toBe('new/page/index.html');
  });

  it('leaves an unchanged file untouched', () => {
    write({ 'index.html': 'same', 'about/index.html': 'first' });
    utimesSync(join(folder, 'index.html'), 1, 1);
    utimesSync(join(folder, 'about/index.html'), 1, 1);
    write({ 'index.html': 'same', 'about/index.html': 'second' });
    expect(statSync(join(folder, 'index.html')).mtimeMs).toBe(1000);
    expect(statSync(join(folder, 'about/index.html')).mtimeMs).not.toBe(1000);
    expect(read('about/index.html')).toBe('second');
  });

  it('shows nothing of a build before it is complete', () => {
    write({ 'index.html': 'before' });
    const output = openOutput(folder);
    output.add('index.html', 'after');
    output.add('new/index.html', 'new');
    expect(read('index.html')).toBe('before');
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  it('is as it was after a build that failed', () => {
    write({ 'index.html': 'before' });
    const output = openOutput(folder);
    output.add('index.html', 'after');
    output.abort();
    expect(readdirSync(folder)).toEqual(['index.html']);
    expect(read('index.html')).toBe('before');
  });

  it('removes the files that a killed build has left', () => {
    mkdirSync(join(folder, '.staging'));
    writeFileSync(join(folder, '.staging/index.html'), 'never finished');
    write({ 'index.html': 'finished' });
    expect(readdirSync(folder)).toEqual(['index.html']);
    expect(read('index.html')).toBe('finished');
  });

  it('refuses two files of one name', () => {
    const output = openOutput(folder);
    output.add('a/index.html', 'one');
    expect(() => output.add('a/index.html', 'two')).toThrow('a/index.html is written twice.');
  });

  it.each([
    ['og.png', 'og.png/index.html'],
    ['og.png', 'og.png/deep/index.html'],
    ['og.png/deep/index.html', 'og.png'],
  ])('refuses a file that is a folder as well, before it changes: %s and %s', (one, other) => {
    write({ 'index.html': 'before', 'og.png': 'picture' });
    const output = openOutput(folder);
    output.add('index.html', 'after');
    output.add(one, 'one');
    expect(() => output.add(other, 'two')).toThrow('og.png is written as a file and as a folder.');
    output.abort();
    expect(readdirSync(folder).sort()).toEqual(['index.html', 'og.png']);
    expect([read('index.html'), read('og.png')]).toEqual(['before', 'picture']);
  });

  it('can have a folder where the last build had a file, and a file where it had a folder', () => {
    write({ 'a.png': 'file', 'b.png/index.html': 'page', 'index.html': 'home' });
    write({ 'a.png/index.html': 'page', 'b.png': 'file', 'index.html': 'home' });
    const paths = ['a.png', 'a.png/index.html', 'b.png', 'index.html'];
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(paths);
    expect([read('a.png/index.html'), read('b.png')]).toEqual(['page', 'file']);
  });
});

describe('two builds of one output', () => {
  it('do not write at the same time', () => {
    const first = openOutput(folder);
    expect(() => openOutput(folder)).toThrow(
      `Another build is writing ${folder}. Build again when it has ended.`,
    );
    first.add('index.html', 'first');
    first.commit();
    write({ 'index.html': 'second' });
    expect([readdirSync(folder), read('index.html')]).toEqual([['index.html'], 'second']);
  });

  it('do not trust what they saw before the other one wrote', () => {
    write({ 'index.html': 'first' });
    const none = { paths: [], stamps: [] };
    const left = { output: none, folders: none, touched: new Set<string>(), seen: 'before' };
    expect(() => openOutput(folder, left)).toThrow('Another build is writing');
    expect(readdirSync(folder)).toEqual(['index.html']);
  });
});
