import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
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

  it('holds exactly the files of a first build, which nobody sees before they are complete', () => {
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

  it('forgets what a killed build left behind', () => {
    openOutput(folder).add('index.html', 'never finished');
    write({ 'index.html': 'finished' });
    expect(readdirSync(folder)).toEqual(['index.html']);
    expect(read('index.html')).toBe('finished');
  });

  it('refuses two files of one name', () => {
    const output = openOutput(folder);
    output.add('a/index.html', 'one');
    expect(() => output.add('a/index.html', 'two')).toThrow('a/index.html is written twice.');
  });
});
