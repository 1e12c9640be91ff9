import type { JSONSchema, Options } from 'json-schema-to-typescript';
import { fingerprint } from './hand-edit';
import { readSource, schemaFile, writeGenerated } from './update-schema';

export interface GeneratedFile {
  file: string;
  /** The file's content for the text of site.schema.json, and for the project's folder. */
  text: (schema: string, root: string) => string | Promise<string>;
}

const options: Partial<Options> = {
  // Longer tuples are written as lists.
  maxItems: 4,
  additionalProperties: false,
  unreachableDefinitions: false,
  style: { singleQuote: true, printWidth: 110 },
};

/** What site.json and pages do not have: collections, and the block that a page has only as its file is written. */
const besides = [
  { definition: 'collection', name: 'Collection' },
  { definition: 'rowField', name: 'RowField' },
  { definition: 'rowFeed', name: 'RowFeed' },
  { definition: 'rowGroups', name: 'RowGroups' },
  { definition: 'rowItem', name: 'RowItem' },
  { definition: 'listWhere', name: 'ListWhere' },
  { definition: 'listWords', name: 'ListWords' },
  { definition: 'listBlock', name: 'WrittenList' },
];

export const types: GeneratedFile = { file: 'src/site/schema/types.gen.ts', text: typesOf };

/** Writes the types if the schema has changed. The fingerprint saves a command from loading the generator. */
export async function updateTypes(root: string): Promise<void> {
  const schema = readSource(root, schemaFile);
  if (readSource(root, types.file).includes(`(${fingerprint(schema)})`)) return;
  writeGenerated(root, types.file, await typesOf(schema));
}

async function typesOf(schema: string): Promise<string> {
  // Loaded on demand, because it brings a formatter with it.
  const { compile } = await import('json-schema-to-typescript');
  const site: JSONSchema & { $defs: Readonly<Record<string, JSONSchema>> } = JSON.parse(schema);
  const ofSite = await compile(site, 'Site', {
    ...options,
    bannerComment: [
      `// Generated from site.schema.json (${fingerprint(schema)}) by \`npm run types\`. Change the schema instead.`,
      "import type { Href, IconName, ImageFile, LogoRef, Markdown, PartialDate, TimeSpanText } from './kinds';",
    ].join('\n'),
  });
  const others = await Promise.all(
    besides.map(async ({ definition, name }) => {
      const { tsType: _, ...own } = site.$defs[definition] ?? {};
      const whole = { ...own, title: name, $defs: site.$defs };
      return compile(whole, name, { ...options, bannerComment: '', declareExternallyReferenced: false });
    }),
  );
  // Items of a list are written out, also those that the site has.
  const own = others.map((text) => text.replace(/^export type Line = string;\n/m, ''));
  return [ofSite, ...own].join('');
}
