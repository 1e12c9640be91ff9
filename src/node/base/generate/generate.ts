import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectionSchema } from '../../../site/collections/collection-schema';
import { jsonText } from './json-text';
import { writeReference } from './reference';
import { allBlocksFile } from './registered-blocks';
import { type GeneratedFile, types } from './types-file';
import { allBlocks, readSource, schemaFile } from './update-schema';

/** What `npm run types` writes. */
export const generatedFiles: readonly GeneratedFile[] = [
  types,
  { file: allBlocksFile, text: (_, root) => allBlocks(root) },
  { file: 'collection.schema.json', text: (schema) => jsonText(collectionSchema(JSON.parse(schema).$defs)) },
  { file: 'docs/reference.md', text: (_, root) => writeReference(root) },
  { file: 'docs/rules.md', text: async () => (await import('./rules-page')).writeRulesPage() },
];

const readSchema = (root: string) => readSource(root, schemaFile);

/** The files whose content on disk is not what the schema gives now, with their new content. */
export async function staleFiles(root: string): Promise<{ file: string; text: string }[]> {
  const schema = readSchema(root);
  const files = await Promise.all(
    generatedFiles.map(async ({ file, text }) => ({ file, text: await text(schema, root) })),
  );
  return files.filter(({ file, text }) => !existsSync(join(root, file)) || readSource(root, file) !== text);
}
