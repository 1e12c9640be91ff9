import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import {
  type CompletionItem,
  getLanguageService,
  type LanguageService,
  type MarkupContent,
  TextDocument,
} from 'vscode-json-languageservice';
import schema from '../../../site.schema.json';
import { filesIn } from '../../support/files-in';

/** The service behind VS Code's JSON editing, set up as VS Code does it from `.vscode/settings.json`. */
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
const addressOf = (path: string) => pathToFileURL(resolve(path)).href;

function openService(): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  service.configure({
    validate: true,
    schemas: settings['json.schemas'].map(({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
      fileMatch: fileMatch.map((pattern) => `${addressOf('.')}/${pattern}`),
      uri: addressOf(url),
    })),
  });
  return service;
}

const service = openService();

/** Opens a text as the file at a path; `|` marks the cursor. */
function open(path: string, text: string) {
  const offset = text.indexOf('|');
  const document = TextDocument.create(addressOf(path), 'json', 1, offset < 0 ? text : text.replace('|', ''));
  const json = service.parseJSONDocument(document);
  return {
    problems: async () => {
      const found = await service.doValidation(document, json);
      return found.map(({ message, range }) => `${document.getText(range)}: ${message}`);
    },
    complete: async () => {
      const list = await service.doComplete(document, document.positionAt(offset), json);
      return list?.items ?? [];
    },
    hover: async (at: number) => {
      const found = await service.doHover(document, document.positionAt(at), json);
      return [found?.contents ?? []].flat().map(String).join('\n');
    },
  };
}

const pageFile = 'content/pages/services/network-design.json';
const page = (blocks: string, more = '') =>
  `{ "path": "/x", "title": "X", "description": "Y", ${more}"blocks": [${blocks}] }`;

describe('a code editor', () => {
  const files = filesIn('content').filter((file) => file.endsWith('.json'));

  it('finds nothing wrong in any content file', async () => {
    expect(files.length).toBeGreaterThan(150);
    for (const file of files) {
      const path = `content/${file}`;
      expect(await open(path, readFileSync(path, 'utf8')).problems(), path).toEqual([]);
    }
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
      'a link that leads nowhere',
      '{ "type": "hero", "heading": "H", "actions": [{ "label": "L", "href": "contact" }] }',
      [`"contact": ${schema.$defs.href.patternErrorMessage}`],
    ],
  ])('marks %s once, at its place', async (_mistake, block, expected) => {
    expect(await open(pageFile, page(block)).problems()).toEqual(expected);
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
  const types = schema.$defs.layoutSlot.properties.type.enum;

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
    expect(labels(items).sort()).toEqual(['action', 'id', 'image', 'look', 'text']);
    for (const item of items) expect(textOf(item.documentation), item.label).toMatch(/\.$/);
  });

  const hero = (image: string) =>
    page(`{ "type": "hero", "heading": "H", "image": { "type": "scene", ${image} } }`);
  test.each([
    ['icons', page('{ "type": "hub", "points": [{ "icon": "|" }] }'), schema.$defs.icon.enum],
    ['devices', hero('"layout": "pair", "devices": ["|"]'), schema.$defs.device.enum],
    ['layouts', hero('"layout": "|"'), schema.$defs.scene.properties.layout.enum],
  ])('offers the names of %s', async (_what, text, names) => {
    expect(labels(await open(pageFile, text).complete())).toEqual(expect.arrayContaining(names));
  });
});

test('every key of the shipped content explains itself on hover', async () => {
  for (const path of ['content/site.json', pageFile, 'content/pages/index.json']) {
    const text = readFileSync(path, 'utf8');
    const { hover } = open(path, text);
    for (const { index, 1: key } of text.matchAll(/^\s*"([^"]+)":/gm)) {
      const at = index + text.slice(index).indexOf('"') + 1;
      expect(await hover(at), `${path} ${key}`).toMatch(/\.$/m);
    }
  }
});
