import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { normalizeText } from '../../../site/files/files';
import { UsageError } from '../content/content-error';
import { writeRefusal } from '../disk/write-refusal';
import { writeWhole } from '../disk/write-whole';
import { assembleSchema } from './assemble-schema';
import { handEdit, signed } from './hand-edit';
import { allIconNames } from './icon-names';
import { jsonText } from './json-text';
import {
  allBlocksFile,
  ownBlocks,
  ownBlocksOf,
  type RegisteredBlock,
  registeredBlocks,
  registryFile,
  writeAllBlocks,
} from './registered-blocks';

/** Git may write \r\n on checkout. That is no difference. */
export const readSource = (root: string, file: string): string =>
  normalizeText(readFileSync(join(root, file), 'utf8'));

export const schemaFile = 'site.schema.json';

const ofBlocks = `${ownBlocks}/*/*.schema.json`;
const definitions = ['src/site/schema/*.schema.json', 'src/blocks/*/*.schema.json', ofBlocks];

/** All blocks of a project, the engine's first. */
export const blocksOf = (root: string): RegisteredBlock[] => [
  ...registeredBlocks(readSource(root, registryFile)),
  ...ownBlocksOf(globSync(ofBlocks, { cwd: root })),
];

/** The text of the module of all components, for the site's own blocks as they are now. */
export const allBlocks = (root: string): string =>
  writeAllBlocks(ownBlocksOf(globSync(ofBlocks, { cwd: root })));

/** The text that the schema must have, if it has another one. Throws a UsageError if somebody has changed it by hand. */
export function newSchema(root: string): string | undefined {
  const read = (file: string) => readSource(root, file);
  const files = [registryFile, ...globSync(definitions, { cwd: root })];
  const assembled = assembleSchema(new Map(files.map((file) => [file, read(file)])), allIconNames());
  const text = jsonText(signed(assembled.schema));
  const old = existsSync(join(root, schemaFile)) ? read(schemaFile) : undefined;
  if (old === text) return undefined;
  const refusal = old === undefined ? undefined : handEdit(old, assembled);
  if (refusal !== undefined) throw new UsageError(refusal);
  return text;
}

/** Writes the schema if its definitions have changed; true if they have. */
export function updateSchema(root: string): boolean {
  const text = newSchema(root);
  const blocks = allBlocks(root);
  if (!existsSync(join(root, allBlocksFile)) || readSource(root, allBlocksFile) !== blocks)
    writeGenerated(root, allBlocksFile, blocks);
  if (text === undefined) return false;
  writeGenerated(root, schemaFile, text);
  // What is printed for other programs is left alone.
  console.error(`${schemaFile} was written from its definitions.`);
  return true;
}

/** Writes a file that follows from others. */
export function writeGenerated(root: string, file: string, text: string): void {
  try {
    writeWhole(join(root, file), text);
  } catch (error) {
    const refusal = writeRefusal(error);
    if (!refusal) throw error;
    throw new UsageError(`${file} is out of date and can't be written: ${refusal.reason}.`, { cause: error });
  }
}
