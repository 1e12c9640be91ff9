import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../../src/blocks/all-blocks.gen';
import * as engine from '../../../src/blocks/registry';
import { textCharacters } from '../../../src/site/check/text-characters';
import { picturePage } from '../../support/picture-site';

interface Node {
  [key: string]: unknown;
  $ref?: string;
  description?: string;
  properties?: Record<string, Node>;
  pattern?: string;
  oneOf?: Node[];
}

const schema: Node & { $defs: Record<string, Node> } = JSON.parse(readFileSync('site.schema.json', 'utf8'));

/** Every object of the schema with the way to it. */
function* nodes(value: unknown, at: string): Generator<[string, Node]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* nodes(item, `${at}/${index}`);
  else if (isNode(value)) {
    yield [at, value];
    // Snippets and examples are content, not schema.
    for (const [key, child] of Object.entries(value))
      if (!['defaultSnippets', 'examples', 'enum'].includes(key)) yield* nodes(child, `${at}/${key}`);
  }
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const all = [...nodes(schema, '#')];
const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /\p{Cc}/u.test(character),
);
const otherLinks = ['https://northport.example', 'mailto:hello@northport.example', 'tel:+62'];
const target = ({ $ref }: Node) => schema.$defs[$ref?.replace('#/$defs/', '') ?? ''];

describe('the schema', () => {
  const fields = all.flatMap(([at, { properties }]) =>
    Object.entries(properties ?? {}).map(([name, field]) => [`${at}/${name}`, field] as const),
  );

  it.each(fields)('describes %s for an editor', (_at, field) => {
    const description = field.description ?? target(field)?.description;
    expect(description).toMatch(/^["A-Z].*\.$/);
  });

  const objects = Object.entries(schema.$defs).filter(([, { properties }]) => properties);
  it.each(objects)('names and describes %s, and lets no other field into it', (name, definition) => {
    expect(definition).toMatchObject({
      title: name.charAt(0).toUpperCase() + name.slice(1),
      description: expect.stringMatching(/^[A-Z].*\.$/),
      additionalProperties: false,
    });
  });

  it.each(all.filter(([at, { type }]) => type === 'array' && at !== '#/properties/pages'))(
    'limits the list %s',
    (_at, { maxItems }) => {
      expect(maxItems).toBeGreaterThanOrEqual(1);
    },
  );

  const patterns = all.flatMap(([at, node]) =>
    typeof node.pattern === 'string' && !at.endsWith('/propertyNames')
      ? [[at, node.pattern, node] as const]
      : [],
  );
  it.each(patterns)('gives %s an example and a sentence for what does not fit', (_at, pattern, node) => {
    const [example] = Array.isArray(node.examples) ? node.examples : [];
    expect(example).toMatch(new RegExp(pattern, 'u'));
    expect(node.patternErrorMessage).toMatch(/\.$/);
    // Lookaround is not understood by every consumer of the schema.
    expect(pattern).not.toMatch(/\(\?[=!<]/);
  });

  /** The characters that a valid string may contain. */
  const acceptedCharacters = (at: string, { pattern, examples }: Node, characters: readonly string[]) => {
    const form = new RegExp(pattern ?? '', 'u');
    const texts = [examples, at === '#/$defs/href' && otherLinks].flatMap((list) =>
      Array.isArray(list) ? list.map(String) : [],
    );
    const isTaken = (character: string) =>
      texts.some((text) =>
        [...text, ''].some((_, place) =>
          [place, place + 1].some((end) => form.test(text.slice(0, place) + character + text.slice(end))),
        ),
      );
    return characters.filter(isTaken);
  };

  it.each(patterns)(
    'lets no control character into %s, which no document could hold',
    (at, _pattern, node) => {
      const isMarkdown = at === '#/$defs/markdown' || node.extends === 'markdown';
      expect(acceptedCharacters(at, node, controls)).toEqual(isMarkdown ? ['\t', '\n'] : []);
    },
  );

  it('checks every string that may contain a code point which is not a character', () => {
    const taking = patterns.filter(
      ([at, , node]) =>
        // Whatever looks at the kind that it extends looks at it.
        node.extends === undefined && acceptedCharacters(at, node, ['\ufffe', '\ud800']).length > 0,
    );
    expect(taking.map(([at]) => at.replace('#/$defs/', '')).sort()).toEqual(
      Object.keys(textCharacters.fields ?? {}).sort(),
    );
  });

  it.each(all.filter(([, { type, enum: values }]) => type === 'string' && !values))(
    'lets no empty string into %s, so that empty always means absent',
    (_at, { minLength }) => {
      expect(minLength).toBeGreaterThanOrEqual(1);
    },
  );

  // Not of objects: a path or a page, a name or a path.
  const others = ['#/properties/pages/items', '#/$defs/icon'];
  it.each(all.filter(([at, { oneOf }]) => oneOf && !others.includes(at)))(
    'writes the union %s by the one idiom that all tools understand',
    (_at, { description: _, extends: __, oneOf, ...rest }) => {
      expect(rest).toEqual({ type: 'object', discriminator: { propertyName: 'type' } });
      expect(oneOf).toEqual(expect.arrayContaining([{ $ref: expect.any(String) }]));
    },
  );

  /** Blocks that show what is elsewhere, and are rendered as that. */
  const references = ['list', 'shared'];

  it('has a component for each block and a block for each component', () => {
    const types = Object.values(schema.$defs)
      .filter(
        ({ defaultSnippets, properties }) => defaultSnippets && isNode(properties?.type) && properties?.id,
      )
      .map(({ properties }) => properties?.type?.const);
    const shown = types.filter((type) => !references.includes(String(type)));
    expect(shown.sort()).toEqual(Object.keys(registry).sort());
  });

  const variants = schema.$defs.block?.oneOf?.map(target) ?? [];
  const blocks = new Map(variants.map((block) => [String(block?.properties?.type?.const), block]));
  const types = [...blocks.keys()];

  it('lets a layout name every block type but those of shared blocks and lists', () => {
    expect(schema.$defs.layoutSlot?.properties?.type?.enum).toEqual(
      types.filter((type) => !references.includes(type)),
    );
  });

  it.each(types)('says in %s, for code editors, which block types there are', (type) => {
    const errorMessage = `Unknown block type. Known: ${types.join(', ')}.`;
    expect(blocks.get(type)).toMatchObject({ properties: { type: { errorMessage } } });
  });

  it.each(types)('says of %s the same wherever code editors show it, and its type first', (type) => {
    const block = blocks.get(type);
    const description = block?.description;
    expect(block).toMatchObject({
      properties: { type: { description, suggestSortText: '0' } },
      defaultSnippets: [{ label: type, description }],
    });
  });

  const leadsTo = (name: string, kind: string): boolean =>
    name === kind ||
    [...JSON.stringify(schema.$defs[name]).matchAll(/"#\/\$defs\/(\w+)"/g)].some(([, next = '']) =>
      leadsTo(next, kind),
    );

  it('has each block with a picture on the page that measures the boxes of pictures', () => {
    const shown = new Set<string>(picturePage.blocks.map(({ type }) => type));
    const message = 'Add the block to picturePage in tests/support/picture-site.ts';
    expect(
      Object.keys(engine).filter((type) => leadsTo(`${type}Block`, 'image') && !shown.has(type)),
      message,
    ).toEqual([]);
  });

  it('is handed to page files whole, because code editors follow no fragments', () => {
    expect(JSON.parse(readFileSync('page.schema.json', 'utf8'))).toEqual({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref: 'site.schema.json#/$defs/page',
    });
  });
});
