import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partTypes, styleSheets } from '../../../src/node/bundle/style-sheets';
import { judgeCase, randomSite } from '../../support/generated/site-case';

/** The folder of a block's style sheet; undefined for the style sheets of other parts. */
const folderOf = (sheet: string) => /^\/src\/blocks\/([\w-]+)\//.exec(sheet)?.[1];

/** The folders whose style sheets name a class. */
const namedBy = new Map<string, Set<string | undefined>>();
for (const sheet of styleSheets('.'))
  for (const [, name = ''] of readFileSync(`.${sheet}`, 'utf8').matchAll(/\.([a-z][\w-]*)/g))
    namedBy.set(name, (namedBy.get(name) ?? new Set()).add(folderOf(sheet)));

const folders = new Map(
  [...partTypes('.')].flatMap(([folder, types]) => types.map((type) => [type, folder] as const)),
);

/** The classes of a block that only other blocks' style sheets name. */
function foreignClasses(html: string): string[] {
  const [, type = ''] = / data-block="(\w+)"/.exec(html) ?? [];
  const folder = folders.get(type);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const isForeign = (name: string) => {
    const named = namedBy.get(name);
    return named !== undefined && !named.has(folder) && !named.has(undefined);
  };
  return folder === undefined ? [] : classes.filter(isForeign).map((name) => `${type}: ${name}`);
}

test('no block needs the style sheet of another, which the page may not have', () => {
  const found = new Set<string>();
  for (const site of fc.sample(randomSite, { numRuns: 60, seed: 1 }))
    for (const { html } of judgeCase(site).documents?.values() ?? [])
      for (const block of html.split(/(?=<\w+ [^>]*data-block=")/))
        for (const name of foreignClasses(block)) found.add(name);
  expect([...found]).toEqual([]);
});
