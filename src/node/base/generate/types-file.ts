import { fingerprint } from './hand-edit';
import { readSource, schemaFile, writeGenerated } from './update-schema';

export interface GeneratedFile {
  file: string;
  /** The file's content for the text of site.schema.json, and for the project's folder. */
  text: (schema: string, root: string) => string | Promise<string>;
}

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
  return compile(JSON.parse(schema), 'Site', {
    bannerComment: [
      `// Generated from site.schema.json (${fingerprint(schema)}) by \`npm run types\`. Change the schema instead.`,
      "import type { Href, IconName, ImageFile, LogoRef, Markdown, PartialDate, TimeSpanText } from './kinds';",
    ].join('\n'),
    // Longer tuples are written as lists.
    maxItems: 4,
    additionalProperties: false,
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 110 },
  });
}
