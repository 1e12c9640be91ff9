import { isRecord } from '../../../site/json/is-record';
import { escapeKey } from '../../../site/json/json-path';
import { createLocator } from '../../../site/json/locate';
import { parseJson } from '../../../site/json/parse-json';
import type { Definition, Definitions } from './complete-types';

export interface DefinitionReference {
  name: string;
  /** As it is named in a message, such as `src/blocks/hero/hero.schema.json:12`. */
  at: string;
}

export interface DefinitionFile {
  /** The whole file. */
  value: Definition;
  definitions: Definitions;
  /** A place in this file, as it is named in a message. */
  at(pointer: string): string;
  references(): DefinitionReference[];
}

/** Reads a file of definitions, and reports what is wrong in it alone. */
export function readDefinitions(
  file: string,
  text: string,
  report: (mistake: string) => void,
): DefinitionFile {
  const locator = createLocator(text);
  const lineAt = (offset: number) => `${file}:${locator.atOffset(offset, 0).line}`;
  const at = (pointer: string) => `${file}:${locator.atPointer(pointer, 'key').line}`;
  const { value, mistake, duplicates } = parseJson(text);
  if (mistake)
    report(`${lineAt(mistake.offset)}: ${[mistake.message, mistake.help].filter(Boolean).join(' ')}`);
  for (const { key, offset } of duplicates) report(`${lineAt(offset)}: "${key}" is here twice.`);
  const found = !mistake && isRecord(value) ? value : {};
  const definitions: Record<string, Definition> = {};
  for (const [name, definition] of Object.entries(isRecord(found.$defs) ? found.$defs : {}))
    if (isRecord(definition)) definitions[name] = definition;
    else report(`${at(`/$defs/${escapeKey(name)}`)}: "${name}" must be an object.`);
  return {
    value: found,
    definitions,
    at,
    references: () => [...referencesIn(found)].map(({ name, pointer }) => ({ name, at: at(pointer) })),
  };
}

function* referencesIn(value: unknown, pointer = ''): Generator<{ name: string; pointer: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const below = `${pointer}/${escapeKey(key)}`;
    if (key === '$ref' && typeof child === 'string') yield { name: child, pointer: below };
    else yield* referencesIn(child, below);
  }
}
