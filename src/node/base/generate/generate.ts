import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../disk/write-whole';
import { fingerprint } from './fingerprint';
import { writeReference } from './reference';
import { readSource, schemaFile } from './update-schema';

interface GeneratedFile {
  file: string;
  /** The file's content for the text of site.schema.json. */
  text: (schema: string) => string | Promise<string>;
}

const types: GeneratedFile = { file: 'src/site/schema/types.gen.ts', text: typesOf };

/** What `npm run types` writes. */
export const generatedFiles: readonly GeneratedFile[] = [
  types,
  { file: 'docs/reference.md', text: writeReference },
  { file: 'docs/rules.md', text: async () => (await import('./rules-page')).writeRulesPage() },
];

const readSchema = (root: string) => readSource(root, schemaFile);

/** The files whose content on disk is not what the schema gives now, with their new content. */
export async function staleFiles(root: string): Promise<{ file: string; text: string }[]> {
  const schema = readSchema(root);
  const files = await Promise.all(
    generatedFiles.map(async ({ file, text }) => ({ file, text: await text(schema) })),
  );
  return files.filter(({ file, text }) => !existsSync(join(root, file)) || readSource(root, file) !== text);
}

/** Writes the types if the schema has changed. The fingerprint saves the build from loading the generator. */
export async function updateTypes(root: string): Promise<void> {
  const schema = readSchema(root);
  if (readSource(root, types.file).includes(`(${fingerprint(schema)})`)) return;
  writeWhole(join(root, types.file), await types.text(schema));
}

async function typesOf(schema: string): Promise<string> {
  // Loaded on demand, because it brings a formatter with it.
  const { compile } = await import('json-schema-to-typescript');
  return compile(JSON.parse(schema), 'Site', {
    bannerComment: [
      `// Generated from site.schema.json (${fingerprint(schema)}) by \`npm run types\`. Change the schema instead.`,
      "import type { Href, IconName, ImageFile, LogoRef, Markdown } from './kinds';",
    ].join('\n'),
    // Longer tuples are written as lists.
    maxItems: 4,
    additionalProperties: false,
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 110 },
  });
}
