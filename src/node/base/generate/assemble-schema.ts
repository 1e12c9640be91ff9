import { isRecord } from '../../../site/json/is-record';
import { nearest } from '../../../site/text/nearest';
import { UsageError } from '../content/content-error';
import {
  blockName,
  completeTypes,
  type Definition,
  type Definitions,
  fieldsOf,
  referenceTo,
} from './complete-types';
import { type DefinitionFile, readDefinitions } from './read-definitions';
import {
  definitionFile,
  ownBlocks,
  ownBlocksOf,
  type RegisteredBlock,
  registeredBlocks,
  registryFile,
} from './registered-blocks';

const folder = 'src/site/schema';
export const rootFile = `${folder}/root.schema.json`;
/** The reference has the parts in the order of the schema: these are before the blocks, all others after them. */
const first = ['settings', 'chrome', 'pages'].map((name) => `${folder}/${name}.schema.json`);

export interface Assembled {
  schema: Definition;
  types: readonly string[];
  /** The file of each definition. */
  fileOf: ReadonlyMap<string, string>;
}

/** The schema from the texts of the registry and of all files of definitions. A UsageError names each mistake. */
export function assembleSchema(texts: ReadonlyMap<string, string>, icons: readonly string[] = []): Assembled {
  const mistakes: string[] = [];
  const report = (mistake: string) => mistakes.push(mistake);
  const blocks = [...registeredBlocks(texts.get(registryFile) ?? ''), ...ownBlocksOf(texts.keys())];
  const files = new Map<string, DefinitionFile>();
  for (const file of inOrder(texts, blocks))
    files.set(file, readDefinitions(file, texts.get(file) ?? '', report));
  // What can't be read would be missed everywhere else.
  if (mistakes.length === 0) {
    checkBlocks(files, blocks, texts, report);
    checkNames(files, report);
  }
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));

  const types = blocks.map(({ type }) => type);
  const fileOf = new Map<string, string>();
  const written: Record<string, Definition> = {};
  for (const [file, { definitions }] of files)
    for (const [name, definition] of Object.entries(definitions)) {
      fileOf.set(name, file);
      written[name] = definition;
    }
  const $defs: Definitions = completeTypes(written, types, icons);
  return { schema: { ...files.get(rootFile)?.value, $defs }, types, fileOf };
}

function inOrder(texts: ReadonlyMap<string, string>, blocks: readonly RegisteredBlock[]): Set<string> {
  const known = [rootFile, ...first, ...blocks.map(definitionFile)].filter((file) => texts.has(file));
  const others = [...texts.keys()].filter((file) => file !== registryFile).sort();
  return new Set([...known, ...others]);
}

function checkBlocks(
  files: ReadonlyMap<string, DefinitionFile>,
  blocks: readonly RegisteredBlock[],
  texts: ReadonlyMap<string, string>,
  report: (mistake: string) => void,
): void {
  for (const block of blocks) {
    const { type, at } = block;
    const file = definitionFile(block);
    const name = blockName(type);
    const found = files.get(file);
    const definition = found?.definitions[name];
    if (!found) report(`${at}: the block "${type}" is defined nowhere. Add ${file}.`);
    else if (!definition) report(`${file}: it must define "${name}" in "$defs".`);
    else if (constOf(definition) !== type)
      report(
        `${found.at(`/$defs/${name}/properties/type`)}: write "type": { "const": "${type}" } as the first of the "properties" of "${name}".`,
      );
  }
  const expected = new Set(blocks.map(definitionFile));
  for (const file of texts.keys())
    if (file.startsWith('src/blocks/') && file !== registryFile && !expected.has(file))
      report(`${file}: ${registryFile} has no line for this block. Add one, or delete the file.`);
    else if (file.startsWith(`${ownBlocks}/`) && !expected.has(file))
      report(`${file}: a file of definitions has the name of its folder.`);
}

function constOf(definition: Definition): unknown {
  const [[first, type] = []] = Object.entries(fieldsOf(definition));
  return first === 'type' && isRecord(type) ? type.const : undefined;
}

const wayOut = (file: string, other: string): string =>
  file.startsWith(ownBlocks) && !other.startsWith(ownBlocks)
    ? 'The engine has this name, so give yours another one.'
    : 'Give one another name.';

/** Each name must be defined once, and each reference must be to one. */
function checkNames(files: ReadonlyMap<string, DefinitionFile>, report: (mistake: string) => void): void {
  const seen = new Map<string, string>();
  for (const [file, { definitions, at }] of files)
    for (const name of Object.keys(definitions)) {
      const other = seen.get(name);
      if (other === undefined) seen.set(name, file);
      else report(`${at(`/$defs/${name}`)}: "${name}" is defined in ${other}, too. ${wayOut(file, other)}`);
    }
  const known = new Set([...seen.keys()].map(referenceTo));
  for (const { references } of files.values())
    for (const { name, at } of references()) {
      if (known.has(name)) continue;
      const meant = nearest(name, known);
      report(
        `${at}: there is no definition "${name}". ${meant ? `Did you mean "${meant}"?` : 'Define it in "$defs".'}`,
      );
    }
}
