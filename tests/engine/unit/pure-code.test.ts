import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const allowed = [
  ['src/site/a.ts', './problem/problem'],
  ['src/site/a.ts', '../../site.schema.json'],
  ['src/site/a.ts', 'ajv'],
  ['src/site/a.ts', 'jsonc-parser'],
  ['src/site/a.ts', 'mdast-util-from-markdown'],
  ['src/site/a.ts', 'parse5'],
  ['src/art/a.ts', './box'],
  ['src/art/devices/a.ts', '../box'],
  ['src/art/a.ts', '../site/color/oklab'],
  ['src/edit/a.ts', 'diff'],
  ['src/blocks/hero/a.tsx', 'react'],
  ['src/node/a.ts', 'node:fs'],
] as const;

const forbidden = [
  ['src/site/a.ts', 'react'],
  ['src/site/a.ts', 'react-dom/server'],
  ['src/site/a.ts', 'vite'],
  ['src/site/a.ts', 'node:fs'],
  ['src/art/a.ts', '../site/types.gen'],
  ['src/art/a.ts', '../site/json/is-record'],
  ['src/art/a.ts', 'react'],
  ['src/art/a.ts', 'node:path'],
  ['src/edit/a.ts', 'node:fs'],
  ['src/studio/protocol/a.ts', 'react'],
  ['src/studio/client/a.ts', 'node:fs'],
  ['src/ui/a.tsx', 'vite'],
  ['src/blocks/hero/a.tsx', 'node:fs'],
  ['src/app/a.ts', 'vite'],
] as const;

/** A project with nothing but the lint rules and one file for each import. */
let project: string;
let complaints: string;

const place = ([file, specifier]: readonly [string, string]) =>
  join(dirname(file), `${specifier.replace(/\W+/g, '-').replace(/^-/, 'x-')}.ts`);

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'site-lint-'));
  for (const file of ['biome.json', 'package.json']) cpSync(file, join(project, file));
  for (const planted of [...allowed, ...forbidden]) {
    const file = join(project, place(planted));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import '${planted[1]}';\n`);
  }
  complaints = lint();
});

afterAll(() => rmSync(project, { recursive: true }));

function lint(): string {
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=github', '.'];
  try {
    execFileSync(resolve('node_modules/.bin/biome'), args, { cwd: project, stdio: 'pipe' });
    return '';
  } catch (error) {
    // Biome ends with 1 when it complains; the complaints are on its standard output.
    return String(error instanceof Error && 'stdout' in error ? error.stdout : error);
  }
}

describe('what is pure or runs in a browser imports no package that does not fit', () => {
  test.each(allowed)('%s may import %s', (...planted) => {
    expect(complaints).not.toContain(`${place(planted)},`);
  });

  test.each(forbidden)('%s may not import %s', (...planted) => {
    expect(complaints).toContain(`${place(planted)},`);
  });
});
