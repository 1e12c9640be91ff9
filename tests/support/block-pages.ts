import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../src/site/json/is-record';
import { groupBy } from '../../src/site/problem/group-by';
import { kindPlan } from '../../src/site/schema/field-plan';
import { settledPlan } from '../../src/site/schema/plan-at';
import type { FieldPlan } from '../../src/site/schema/plan-types';
import type { Page } from '../../src/site/schema/types.gen';
import { type BuiltSite, buildTemporarySite, editJson } from './built-site';
import { filesIn } from './files-in';
import { fixtureSite } from './fixture-site';
import type { Written } from './written';

/** All blocks of the fixture site, by their type. */
const blocks = groupBy(
  filesIn(join(fixtureSite, 'pages')).flatMap((file) => {
    const page: Written<Page> = JSON.parse(readFileSync(join(fixtureSite, 'pages', file), 'utf8'));
    return page.blocks;
  }),
  ({ type }) => type,
);

export const blockTypes = [...blocks.keys()].sort();

/** What a picture can't be without, by a rule. */
const describing = ['alt', 'decorative'];

/** The least of a value that the schema allows: no field that may be left out, and no item more than there must be. */
function leastOf(value: unknown, plan: FieldPlan): unknown {
  const settled = settledPlan(plan, value);
  if (settled?.is === 'list' && Array.isArray(value))
    return value.slice(0, Math.max(1, settled.minItems)).map((item) => leastOf(item, settled.items));
  if (settled?.is !== 'object' || !isRecord(value)) return value;
  const required = settled.fields.filter(
    ({ key, required }) => key in value && (required || describing.includes(key)),
  );
  return Object.fromEntries(required.map(({ key, plan }) => [key, leastOf(value[key], plan)]));
}

export const blockPath = (type: string) => `/block/${type.toLowerCase()}`;

/** The blocks as they are, and each with the least that it can have. A page has one hero. */
function blocksOf(type: string): unknown[] {
  // Blocks of several pages may have the same id.
  const full = (blocks.get(type) ?? []).map(({ id: _, ...block }) => JSON.stringify(block));
  if (type === 'hero') return full.slice(-1).map((text) => JSON.parse(text));
  const least = full.map((text) => JSON.stringify(leastOf(JSON.parse(text), kindPlan('block'))));
  const all = [...new Set([...full, ...least])].map((text) => JSON.parse(text));
  return [{ type: 'hero', heading: `All of ${type}` }, ...all];
}

/** Builds the fixture site in a language, with a page for each type of block: with all of its blocks. */
export const buildBlockPages = (language: string): Promise<BuiltSite> =>
  buildTemporarySite((content) => {
    rmSync(content, { recursive: true });
    cpSync(fixtureSite, content, { recursive: true });
    editJson(content, 'site.json', ({ site }: { site: { language: string } }) => {
      site.language = language;
    });
    for (const type of blockTypes) {
      const page = {
        path: blockPath(type),
        title: `All blocks of the type ${type}`,
        description: `The blocks of the type ${type} that the small site has, and the least that each of them can have.`,
        blocks: blocksOf(type),
      };
      writeFileSync(join(content, 'pages', `block-${type}.json`), JSON.stringify(page));
    }
  });
