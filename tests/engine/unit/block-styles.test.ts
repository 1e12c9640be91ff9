import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageData } from '../../../src/app/shared/page-data';
import { partTypes, styleSheets } from '../../../src/node/build/bundle/style-sheets';
import { drawingStyles } from '../../../src/site/color/brand-styles';
import type { BlockView } from '../../../src/site/resolve/view';
import { judgeCase, randomSite } from '../../support/generated/site-case';
import { timesOf } from '../../support/variations';

/** The folder of a block's style sheet, with the fields that it is for; undefined for the style sheets of other parts. */
const folderOf = (sheet: string) => {
  const [, folder, fields] = /^\/src\/blocks\/([\w-]+)\/[\w-]+?((?:\.\w+)*)\.css$/.exec(sheet) ?? [];
  return folder && `${folder}${fields}`;
};

/** With what it imports. */
const readSheet = (sheet: string): string =>
  readFileSync(sheet, 'utf8').replace(/@import "(.*)";/g, (_, path: string) =>
    readSheet(join(dirname(sheet), path)),
  );

/** The folders whose style sheets name a class. */
const namedBy = new Map<string, Set<string | undefined>>();
// Pages with the engine's blocks have those of components only by what imports them.
const sheets = styleSheets('.').filter((sheet) => !sheet.startsWith('/src/ui/'));
const texts = sheets.map((sheet) => [folderOf(sheet), readSheet(`.${sheet}`)] as const);
for (const [folder, text] of [...texts, [undefined, drawingStyles({})] as const])
  for (const [, name = ''] of text.matchAll(/\.([a-z][\w-]*)/g))
    namedBy.set(name, (namedBy.get(name) ?? new Set()).add(folder));

const folders = new Map(
  [...partTypes('.')].flatMap(([folder, types]) => types.map((type) => [type, folder] as const)),
);

const fieldsIn = (block: BlockView): string[] =>
  Object.entries(block).flatMap(([field, value]) => [
    field,
    ...(Array.isArray(value) ? value.flatMap(Object.keys).map((key) => `${field}.${key}`) : []),
  ]);

/** The classes of a block that only style sheets name which its page may not have. */
function foreignClasses(html: string, block: BlockView): string[] {
  const folder = folders.get(block.type);
  const own = new Set([undefined, folder, ...fieldsIn(block).map((field) => `${folder}.${field}`)]);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const isForeign = (name: string) => {
    const named = namedBy.get(name);
    return named !== undefined && ![...named].some((folder) => own.has(folder));
  };
  return folder === undefined ? [] : classes.filter(isForeign).map((name) => `${block.type}: ${name}`);
}

test('no block needs the style sheet of another, or of a field that it has not: the page may not have it', () => {
  const found = new Set<string>();
  let count = 0;
  for (const site of fc.sample(randomSite, { numRuns: timesOf(120), seed: 1 }))
    for (const { html } of judgeCase(site).documents?.values() ?? []) {
      const [, ...drawn] = html.split(/(?=<\w+ [^>]*data-block=")/);
      for (const [index, block] of (readPageData(html)?.page.blocks ?? []).entries()) {
        count += 1;
        for (const name of foreignClasses(drawn[index] ?? '', block)) found.add(name);
      }
    }
  expect([...found]).toEqual([]);
  expect(count).toBeGreaterThan(timesOf(400));
});
