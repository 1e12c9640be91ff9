import { createHash } from 'node:crypto';
import { isRecord } from '../../../site/json/is-record';
import { parseText } from '../../../site/json/read-json';
import { listed } from '../../../site/text/wording';
import { type Assembled, rootFile } from './assemble-schema';
import { type Definition, referenceTo } from './complete-types';
import { definitionFile, registryFile } from './registered-blocks';

const made =
  'Made by `npm run types` from src/blocks/registry.ts, src/blocks/*/*.schema.json, src/own/blocks/*/*.schema.json and src/site/schema/*.schema.json: change those instead.';

/** Short, but no two texts that anybody writes have the same. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const commentOf = (schema: Definition) => `${made} (${fingerprint(JSON.stringify(schema))})`;

/** The schema as it is written: its comment holds the fingerprint of everything else, which no editor keeps up to date. */
export const signed = (schema: Definition): Definition => ({ $comment: commentOf(schema), ...schema });

/** What is said of a schema that somebody has changed by hand, unless it says what its definitions say. */
export function handEdit(text: string, assembled: Assembled): string | undefined {
  const value = parseText(text);
  if (!isRecord(value))
    return 'site.schema.json is not JSON. Delete it: the next command writes it again from its definitions.';
  const { $comment, ...schema } = value;
  if ($comment === commentOf(schema) || isSame(schema, assembled.schema)) return undefined;
  const files = listed([...editedFiles(schema, assembled)].slice(0, 3), 'and');
  return `site.schema.json is made from other files, but was changed by hand: make the change in ${files} instead, then delete site.schema.json, and the next command writes it again.`;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The files that say what was changed by hand. */
function editedFiles({ $defs, ...root }: Definition, { schema, types, fileOf }: Assembled): Set<string> {
  const files = new Set<string>();
  const { $defs: definitions, ...ownRoot } = schema;
  const edited = isRecord($defs) ? $defs : {};
  const own = isRecord(definitions) ? definitions : {};
  const besideTypes = (value: unknown) =>
    JSON.stringify(value, (key, part: unknown) =>
      key === 'errorMessage' || isTypeList(part, types) ? undefined : part,
    );
  let before = rootFile;
  for (const name of new Set([...Object.keys(edited), ...Object.keys(own)])) {
    const file = fileOf.get(name) ?? fileOfNew(name) ?? before;
    before = file;
    if (isSame(edited[name], own[name])) continue;
    files.add(besideTypes(edited[name]) === besideTypes(own[name]) ? registryFile : file);
  }
  if (!isSame(root, ownRoot) || files.size === 0) files.add(rootFile);
  return files;
}

function fileOfNew(name: string): string | undefined {
  const type = /^(\w+)Block$/.exec(name)?.[1];
  return type === undefined ? undefined : definitionFile({ type });
}

/** What is derived from the registry. */
function isTypeList(value: unknown, types: readonly string[]): boolean {
  if (!Array.isArray(value)) return false;
  return types.some((type) =>
    value.some((item) => item === type || (isRecord(item) && item.$ref === referenceTo(`${type}Block`))),
  );
}
