import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  for (const name of ['pages', 'images']) mkdirSync(join(folder, name));
  write('{"a": 1}', 1000);
});
afterEach(() => rmSync(folder, { recursive: true }));

const recorded = () => {
  const { stamp, hash } = openSources(folder, undefined).source(file);
  return { paths: [file], stamps: [stamp], hashes: [hash] };
};

describe('a content file', () => {
  it('that changes between two readings of one build ends it', () => {
    const { files } = openSources(folder, undefined);
    writeDrawing('<svg/>');
    expect(files.read(drawing)).toBe('<svg/>');
    expect(files.read(drawing)).toBe('<svg/>');
    writeDrawing('<svg></svg>');
    expect(() => files.read(drawing)).toThrow(
      /images\/a\.svg was changed while the site was built\. Build it once more\.$/,
    );
  });

  it('that is only saved again does not', () => {
    const { files } = openSources(folder, undefined);
    writeDrawing('<svg/>');
    files.read(drawing);
    writeDrawing('<svg/>', 2000);
    expect(files.read(drawing)).toBe('<svg/>');
  });

  it('that holds a page stays for one build as it was read first', () => {
    const { files } = openSources(folder, undefined);
    expect(files.read(file)).toBe('{"a": 1}');
    write('{"a": 2}');
    expect(files.read(file)).toBe('{"a": 1}');
    expect(openSources(folder, undefined).files.read(file)).toBe('{"a": 2}');
  });

  it('is known by its stamp, without being read', () => {
    const before = { ...recorded(), hashes: ['recorded'] };
    expect(openSources(folder, before).source(file).hash).toBe('recorded');
    write('{"a": 1}', 2000);
    expect(openSources(folder, before).source(file)).toEqual(openSources(folder, undefined).source(file));
  });

  it('that was written a moment ago is read again in any case: the clock of the disk may not have moved', () => {
    write('{"a": 1}');
    expect(recorded().stamps).toEqual(['']);
  });
});
