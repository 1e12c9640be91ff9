import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md']);
const proseOf = (file: string) => readFileSync(file, 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');

/** As GitHub makes them from headings. */
const anchorsOf = (file: string) =>
  [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('every link of %s leads to a file that is there, and to a heading of it', (file) => {
  const links = [...proseOf(file).matchAll(/\]\((?![a-z]+:|\/)([^)#\s]*)#?([^)\s]*)\)/g)];
  const dead = links.filter(([, path = '', anchor = '']) => {
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (anchor && target.endsWith('.md') && !anchorsOf(target).includes(anchor));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test('docs/README.md has a link to every other document of its folder', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const others = globSync('**/*.md', { cwd: 'docs', ignore: 'README.md' });
  expect(others.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});
