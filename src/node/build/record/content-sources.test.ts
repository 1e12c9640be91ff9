import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSources } from './content-sources';

let folder: string;
const file = 'pages/a.json';
/** Read again whenever it is needed. */
const drawing = 'images/a.svg';
const writeTo = (path: string) => (text: string, time?: number) => {
  writeFileSync(join(folder, path), text);
  if (time !== undefined) utimesSync(join(folder, path), time, time);
};
const write = writeTo(file);
const writeDrawing = writeTo(drawing);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const name of ['pages', 'images', 'files']) mkdirSync(join(folder, name));
  write('{"a": 1}', 1000);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** In seconds, as files have it. */
const setTime = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });

const recorded = () => {
  const { stamp, hash } = openSources(folder, undefined).state(file);
  return { paths: [file], stamps: [stamp], hashes: [hash] };
};

describe('a content file', () => {
  it('that changes between two reads of one build ends the build', () => {
    const { files } = openSources(folder, undefined);
    writeDrawing('<svg/>');
    expect(files.read(drawing)).toBe('<svg/>');
    expect(files.read(drawing)).toBe('<svg/>');
    writeDrawing('<svg></svg>');
    expect(() => files.read(drawing)).toThrow(/images\/a\.svg has changed during the build\. Build again\.$/);
  });

  it('that is saved again without a change does not', () => {
    const { files } = openSources(folder, undefined);
    writeDrawing('<svg/>');
    files.read(drawing);
    writeDrawing('<svg/>', 2000);
    expect(files.read(drawing)).toBe('<svg/>');
  });

  it('that holds a page is read once for each build', () => {
    const { files } = openSources(folder, undefined);
    expect(files.read(file)).toBe('{"a": 1}');
    write('{"a": 2}');
    expect(files.read(file)).toBe('{"a": 1}');
    expect(openSources(folder, undefined).files.read(file)).toBe('{"a": 2}');
  });

  it('is not read if its stamp has not changed', () => {
    const before = { ...recorded(), hashes: ['recorded'] };
    expect(openSources(folder, before).state(file).hash).toBe('recorded');
    write('{"a": 1}', 2000);
    expect(openSources(folder, before).state(file)).toEqual(openSources(folder, undefined).state(file));
  });

  it('that was written just before is read again, because its stamp may not have changed', () => {
    setTime(2_000);
    write('{"a": 1}', 2_000);
    expect(recorded().stamps).toEqual(['']);
  });
});

it.each([drawing, 'pages/b.json', 'files/a.pdf'])('a link to itself has no state: %s', (path) => {
  symlinkSync(join(folder, path), join(folder, path));
  expect(openSources(folder, undefined).state(path)).toEqual({ stamp: '', hash: '' });
});

describe('a published file', () => {
  const sheet = 'files/sheet.pdf';
  const hash = () => openSources(folder, undefined).state(sheet).hash;

  it('is another one when its size or time is another, and is not read for it', () => {
    const writeSheet = writeTo(sheet);
    writeSheet('one', 1000);
    const first = hash();
    expect(hash()).toBe(first);
    writeSheet('two', 2000);
    expect(hash()).not.toBe(first);
  });

  it('a file that was just written counts as changed in the next build', () => {
    setTime(2_000);
    writeTo(sheet)('one', 2_000);
    const first = hash();
    setTime(2_000.2);
    expect(hash()).not.toBe(first);
  });
});
