import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { isRecord } from '../../../site/json/is-record';
import { assembleSchema } from './assemble-schema';
import { handEdit, signed } from './hand-edit';
import { jsonText } from './json-text';
import { registeredBlocks, registryFile } from './registered-blocks';
import { newSchema } from './update-schema';

const texts = new Map(
  [registryFile, ...globSync(['src/site/schema/*.schema.json', 'src/blocks/*/*.schema.json'])].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
const assembled = assembleSchema(texts);
const registry = texts.get(registryFile) ?? '';
const stats = 'src/blocks/stats/stats.schema.json';
const ownStats = 'src/own/blocks/stats/stats.schema.json';
const ownPrices = 'src/own/blocks/prices/prices.schema.json';
const related = 'src/blocks/carousel/related.schema.json';

/** All texts, of which one is another one. */
const withText = (file: string, text: string) => new Map([...texts, [file, text]]);
const changed = (file: string, from: string, to: string) => {
  const text = texts.get(file) ?? '';
  expect(text).toContain(from);
  return withText(file, text.replace(from, to));
};
const without = (file: string) => new Map([...texts].filter(([name]) => name !== file));
const lineOf = (file: string, part: string) =>
  (texts.get(file) ?? '').split('\n').findIndex((line) => line.includes(part)) + 1;

test('the committed schema is what its definitions say. If it is not, run: npm run types', () => {
  expect(newSchema('.')).toBeUndefined();
  expect(Object.keys(schema)[0]).toBe('$comment');
});

test('the definitions that stay, by docs/extending.md, are there', () => {
  const [, table = ''] = readFileSync('docs/extending.md', 'utf8').split('\n### Definitions that stay\n');
  const names = [...table.slice(0, table.indexOf('\n## ')).matchAll(/`(\w+)`[,\s]/g)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(schema.$defs, name))).toEqual([]);
});

test('the order of the types is that of the registry', () => {
  const types = registeredBlocks(registry).map(({ type }) => type);
  expect(schema.$defs.layoutSlot.properties.type.enum).toEqual(types);
  expect(schema.$defs.block.oneOf).toEqual(
    [...types, 'list', 'shared'].map((type) => ({ $ref: `#/$defs/${type}Block` })),
  );
});

test.each([
  ["export { A as a } from './a/a';", ['a in src/blocks/a, src/blocks/registry.ts:1']],
  [
    '// Blocks.\n\nexport {\n  A as a,\n  A as bC,\n} from "./d-e/a";\n',
    ['a in src/blocks/d-e, src/blocks/registry.ts:3', 'bC in src/blocks/d-e, src/blocks/registry.ts:3'],
  ],
  [
    "export { a } from './a/a';\nexport { a as b } from './a/a';",
    ['a in src/blocks/a, src/blocks/registry.ts:1', 'b in src/blocks/a, src/blocks/registry.ts:2'],
  ],
  ["// export { A as a } from './a/a';", []],
  [
    "export const aB = lateBlock(() => import('./a-b/a-b').then(({ A }) => A));\nexport { C as c } from './c/c';",
    ['aB in src/blocks/a-b, src/blocks/registry.ts:1', 'c in src/blocks/c, src/blocks/registry.ts:2'],
  ],
])('the registry %j has %j', (text, blocks) => {
  expect(registeredBlocks(text).map(({ type, folder, at }) => `${type} in ${folder}, ${at}`)).toEqual(blocks);
});

describe('a mistake is named with its file and line:', () => {
  test.each<[what: string, files: ReadonlyMap<string, string>, message: string]>([
    [
      'an unknown reference',
      changed(stats, '#/$defs/suffix', '#/$defs/sufix'),
      `${stats}:${lineOf(stats, '#/$defs/suffix')}: there is no definition "#/$defs/sufix". Did you mean "#/$defs/suffix"?`,
    ],
    [
      'a reference to a file',
      changed(stats, '#/$defs/suffix', '../../values.schema.json'),
      `${stats}:${lineOf(stats, '#/$defs/suffix')}: there is no definition "../../values.schema.json". Define it in "$defs".`,
    ],
    [
      'a name that is defined twice',
      changed(stats, '"suffix": {\n      "type"', '"slide": {\n      "type"'),
      '"slide" is defined in src/blocks/carousel/carousel.schema.json, too. Give one another name.',
    ],
    [
      'no JSON',
      changed(stats, '"title": "StatsBlock",', '"title": "StatsBlock"'),
      `${stats}:4: A comma is missing after this.`,
    ],
    [
      'a key that is there twice',
      changed(stats, '"title": "StatsBlock",', '"title": "StatsBlock", "title": "StatsBlock",'),
      `${stats}:4: "title" is here twice.`,
    ],
    [
      'another type',
      changed(stats, '"const": "stats"', '"const": "statistics"'),
      `${stats}:${lineOf(stats, '"type": {')}: write "type": { "const": "stats" } as the first of the "properties" of "statsBlock".`,
    ],
    [
      'another name',
      changed(stats, '"statsBlock"', '"figures"'),
      `${stats}: it must define "statsBlock" in "$defs".`,
    ],
    [
      'a line without a definition',
      without(related),
      `${registryFile}:${lineOf(registryFile, 'as related')}: the block "related" is defined nowhere. Add ${related}.`,
    ],
    [
      'a definition without a line',
      changed(registryFile, "export { Stats as stats } from './stats/stats';\n", ''),
      `${stats}: ${registryFile} has no line for this block. Add one, or delete the file.`,
    ],
    [
      'an own block that the engine has, too',
      withText(ownStats, texts.get(stats) ?? ''),
      `${ownStats}:${lineOf(stats, '"statsBlock"')}: "statsBlock" is defined in ${stats}, too. The engine has this name, so give yours another one.`,
    ],
    [
      'an own part that the engine has, too',
      withText(
        ownPrices,
        '{ "$defs": {\n"pricesBlock": { "properties": { "type": { "const": "prices" } } },\n"card": {} } }',
      ),
      `${ownPrices}:3: "card" is defined in src/blocks/card-grid/card-grid.schema.json, too. The engine has this name, so give yours another one.`,
    ],
    [
      'an own definition with another name than its folder',
      withText('src/own/blocks/prices/price.schema.json', '{ "$defs": {} }'),
      'src/own/blocks/prices/price.schema.json: a file of definitions has the name of its folder.',
    ],
  ])('%s', (_, files, message) => {
    expect(() => assembleSchema(files)).toThrow(
      expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(message) }),
    );
  });
});

describe('a change of the schema by hand', () => {
  const own = assembled.schema;
  const definitions = isRecord(own.$defs) ? own.$defs : {};
  const edited = (name: string, value: unknown) =>
    JSON.stringify({ ...signed(own), $defs: { ...definitions, [name]: value } });
  const { block, statsBlock } = schema.$defs;

  test.each([
    ['of a block', edited('statsBlock', { ...statsBlock, description: 'Figures.' }), stats],
    ['of a part of a block', edited('suffix', { type: 'string' }), stats],
    ['of a shared definition', edited('line', { type: 'string' }), 'src/site/schema/values.schema.json'],
    ['of the list of types', edited('block', { ...block, oneOf: block.oneOf.slice(1) }), registryFile],
    ['that adds a block', edited('timeLineBlock', {}), 'src/blocks/time-line/time-line.schema.json'],
    [
      'of what is in site.json',
      JSON.stringify({ ...signed(own), title: 'Site' }),
      'src/site/schema/root.schema.json',
    ],
    ['and no comment', edited('suffix', {}).replace('Made by', 'By'), stats],
  ])('%s is refused with the file to change', (_, text, file) => {
    expect(handEdit(text, assembled)).toBe(
      `site.schema.json is made from other files, but was changed by hand: make the change in ${file} instead, then delete site.schema.json, and the next command writes it again.`,
    );
  });

  test('that definitions say, too, is none; nor is another format, or what another version wrote', () => {
    expect(handEdit(JSON.stringify(own), assembled)).toBeUndefined();
    expect(handEdit(jsonText(signed({ title: 'Before', $defs: {} })), assembled)).toBeUndefined();
    expect(handEdit(JSON.stringify(signed({ title: 'Before' }), null, 8), assembled)).toBeUndefined();
  });

  test('that is not JSON is refused', () => {
    expect(handEdit('<<<<<<< ours', assembled)).toBe(
      'site.schema.json is not JSON. Delete it: the next command writes it again from its definitions.',
    );
  });
});
