import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const typesFile = 'src/site/schema/types.gen.ts';

/** Line endings are a matter of the checkout. */
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');

const fingerprint = (schema: string) => createHash('sha256').update(schema).digest('hex').slice(0, 16);

/** The types' source for a schema's text. */
export async function generateTypes(schema: string): Promise<string> {
  // Loaded only when the schema changed: it brings a formatter along.
  const { compile } = await import('json-schema-to-typescript');
  return compile(JSON.parse(schema), 'Site', {
    bannerComment: [
      `// Generated from site.schema.json (${fingerprint(schema)}) by \`npm run types\`. Change the schema instead.`,
      "import type { Href, IconName, ImageFile, LogoRef, Markdown } from './kinds';",
    ].join('\n'),
    // More than this many alternatives of a tuple say nothing that the schema does not.
    maxItems: 4,
    additionalProperties: false,
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 110 },
  });
}

/** Whether the committed types belong to the committed schema. */
export async function areTypesFresh(root: string): Promise<boolean> {
  return read(root, typesFile) === (await generateTypes(read(root, 'site.schema.json')));
}

/** Writes the types when the schema has changed since they were written. Tells whether it did. */
export async function updateTypes(root: string): Promise<boolean> {
  const schema = read(root, 'site.schema.json');
  if (read(root, typesFile).includes(`(${fingerprint(schema)})`)) return false;
  writeFileSync(join(root, typesFile), await generateTypes(schema));
  return true;
}
