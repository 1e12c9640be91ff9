import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { CompletionItem, MarkupContent } from 'vscode-json-languageservice';
import schema from '../../../site.schema.json';
import { open } from '../../support/code-editor';
import { filesIn } from '../../support/files-in';
import { fixtureSite } from '../../support/fixture-site';

/** A file of the fixture site as it would be in the content folder, which is two folders higher. */
const textOfFile = (file: string) => readFileSync(join(fixtureSite, file), 'utf8').replace('../../', '');
const pageFile = 'content/pages/courses/first-server.json';
const page = (blocks: string, more = '') =>
  `{ "path": "/x", "title": "X", "description": "Y", ${more}"blocks": [${blocks}] }`;

describe('a code editor', () => {
  it('finds nothing wrong in any content file', async () => {
    const files = filesIn(fixtureSite).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      expect(await open(`content/${file}`, textOfFile(file)).problems(), file).toEqual([]);
  });

  test.each([
    [
      'an unknown field',
      '{ "type": "hero", "headin": "H", "heading": "H" }',
      ['"headin": Property headin is not allowed.'],
    ],
    [
      'a wrong choice',
      '{ "type": "parallax", "heading": "H", "look": "drak" }',
      ['"drak": Value is not accepted. Valid values: "dark", "pale".'],
    ],
    ['a missing field', '{ "type": "cta", "heading": "H" }', ['{: Missing property "actions".']],
    ['a number for text', '{ "type": "hero", "heading": 4 }', ['4: Incorrect type. Expected "string".']],
    [
      'a link that is not an address',
      '{ "type": "hero", "heading": "H", "actions": [{ "label": "L", "href": "contact" }] }',
      [`"contact": ${schema.$defs.href.patternErrorMessage}`],
    ],
    [
      'an icon that is not there',
      '{ "type": "stats", "heading": "H", "items": [{ "value": 1, "label": "L", "icon": "sheild" }, { "value": 2, "label": "M" }] }',
      [`"sheild": ${schema.$defs.iconFile.patternErrorMessage}`],
    ],
  ])('marks %s once, at its place', async (_mistake, block, expected) => {
    expect(await open(pageFile, page(block)).problems()).toEqual(expected);
  });

  it('says of names what the checks say', async () => {
    const { logos, layouts } = schema.properties;
    for (const [field, message] of [
      ['logos', logos.propertyNames.patternErrorMessage],
      ['layouts', layouts.propertyNames.patternErrorMessage],
      ['layoutKinds', schema.$defs.layoutName.patternErrorMessage],
    ]) {
      const problems = await open('content/site.json', `{ "${field}": { "A b": 0 } }`).problems();
      expect(problems).toContain(`"A b": ${message}`);
    }
  });

  it('says which block types there are', async () => {
    const [first] = await open(pageFile, page('{ "type": "heroo", "heading": "H" }')).problems();
    expect(first).toContain('Unknown block type. Known: hero, parallax, cardGrid');
  });

  it('takes page files with and without $schema for pages', async () => {
    const mistake = page('{ "type": "hero", "headin": "H", "heading": "H" }');
    const named = page(
      '{ "type": "hero", "headin": "H", "heading": "H" }',
      '"$schema": "../../../page.schema.json", ',
    );
    expect(await open(pageFile, mistake).problems()).toHaveLength(1);
    expect(await open('elsewhere/a/b/c.json', named).problems()).toHaveLength(1);
  });
});

const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label.replaceAll('"', ''));
const textOf = (content: CompletionItem['documentation']) =>
  typeof content === 'string' ? content : (content as MarkupContent | undefined)?.value;

describe('completion', () => {
  const types = [...schema.$defs.layoutSlot.properties.type.enum, 'list', 'shared'];

  it('offers every block type with its description', async () => {
    const items = await open(pageFile, page('{ "type": "|" }')).complete();
    expect(labels(items).sort()).toEqual([...types].sort());
    for (const item of items) expect(textOf(item.documentation)).toMatch(/\.$/);
  });

  it('offers a whole block for a new entry, one for each type', async () => {
    const items = await open(pageFile, page('|')).complete();
    expect(labels(items)).toEqual(expect.arrayContaining(types));
  });

  it('offers the fields of the block that are still free, with their documentation', async () => {
    const items = await open(pageFile, page('{ "type": "parallax", "heading": "H", "|" }')).complete();
    expect(labels(items).sort()).toEqual(['action', 'draft', 'from', 'id', 'image', 'look', 'text', 'until']);
    for (const item of items) expect(textOf(item.documentation), item.label).toMatch(/\.$/);
  });

  const hero = (image: string) =>
    page(`{ "type": "hero", "heading": "H", "image": { "type": "scene", ${image} } }`);
  test.each([
    ['icons', page('{ "type": "hub", "points": [{ "icon": "|" }] }'), schema.$defs.iconName.enum],
    ['devices', hero('"layout": "pair", "devices": ["|"]'), schema.$defs.device.enum],
    ['layouts', hero('"layout": "|"'), schema.$defs.sceneLayout.enum],
  ])('offers the names of %s', async (_what, text, names) => {
    expect(labels(await open(pageFile, text).complete())).toEqual(expect.arrayContaining(names));
  });
});

describe('in the template of a collection', () => {
  const file = 'content/collections/news/collection.json';
  const collection = (blocks: string) =>
    `{ "name": "News", "fields": { "title": { "kind": "line" } }, "path": "/news/{slug}", "page": { "title": "{title}", "description": "All about {title}", "blocks": [${blocks}] } }`;

  test.each([
    ['a text with a field', '{ "type": "hero", "heading": "{title}" }', []],
    [
      'a field as a whole value',
      '{ "type": "hero", "heading": "H", "image": { "type": "field", "name": "image" } }',
      [],
    ],
    [
      'a part for some rows',
      '{ "type": "hero", "heading": "H" }, { "type": "prose", "if": "body" }',
      ['sections'],
    ],
    ['an unknown field', '{ "type": "hero", "headin": "H", "heading": "H" }', ['headin']],
    ['a wrong choice', '{ "type": "hero", "heading": "H", "as": "spilt" }', ['split']],
  ])('%s', async (_what, block, found) => {
    const problems = await open(file, collection(block)).problems();
    expect(problems).toEqual(found.map((word) => expect.stringContaining(word)));
  });

  it('completes blocks and their fields', async () => {
    const types = labels(await open(file, collection('{ "type": "|" }')).complete());
    expect(types).toEqual(expect.arrayContaining(['hero', 'prose', 'list', 'shared']));
    const fields = labels(
      await open(file, collection('{ "type": "prose", "sections": [{ "|" }] }')).complete(),
    );
    expect(fields).toEqual(expect.arrayContaining(['heading', 'text']));
    const values = labels(await open(file, collection('{ "type": "hero", "as": "|" }')).complete());
    expect(values).toEqual(expect.arrayContaining(['split', 'centered', 'photo', 'plain']));
  });
});

test('every key of a content file explains itself on hover', async () => {
  for (const file of ['site.json', 'pages/courses/first-server.json', 'pages/home.json']) {
    const text = textOfFile(file);
    const { hover } = open(`content/${file}`, text);
    for (const { index, 1: key } of text.matchAll(/^\s*"([^"]+)":/gm)) {
      const at = index + text.slice(index).indexOf('"') + 1;
      expect(await hover(at), `${file} ${key}`).toMatch(/\.$/m);
    }
  }
});
