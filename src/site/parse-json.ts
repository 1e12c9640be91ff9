import { type ParseError, parse, visit } from 'jsonc-parser';
import { explainSyntaxError, type SyntaxMistake } from './explain-syntax-error';
import { isRecord } from './json';
import { escapeKey } from './json-path';

export interface DuplicateKey {
  pointer: string;
  key: string;
  offset: number;
  length: number;
}

export interface ParsedJson {
  /** With a syntax mistake: what could be recovered. */
  value: unknown;
  mistake?: SyntaxMistake;
  duplicates: readonly DuplicateKey[];
}

/** Reads one document; of several syntax mistakes only the first is real, the others follow from it. */
export function parseJson(text: string): ParsedJson {
  try {
    const value: unknown = JSON.parse(text);
    return { value, duplicates: countKeyColons(text) === countKeys(value) ? [] : findDuplicates(text) };
  } catch (error) {
    if (error instanceof RangeError) return { value: undefined, mistake: tooDeep, duplicates: [] };
    return recover(text);
  }
}

const tooDeep: SyntaxMistake = {
  offset: 0,
  length: 1,
  message: 'The brackets of this file are nested too deeply to be read.',
};

const unreadable: SyntaxMistake = { offset: 0, length: 1, message: 'This file is not JSON.' };

function recover(text: string): ParsedJson {
  const errors: ParseError[] = [];
  try {
    const value: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    return { value, mistake: first ? explainSyntaxError(text, first) : unreadable, duplicates: [] };
  } catch {
    return { value: undefined, mistake: tooDeep, duplicates: [] };
  }
}

/** Only strings that are keys have a colon behind them. */
function countKeyColons(text: string): number {
  let count = 0;
  for (let quote = text.indexOf('"'); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    do quote = text.indexOf('"', quote + 1);
    while (isEscaped(text, quote));
    let next = quote + 1;
    while (isBlank(text.charCodeAt(next))) next++;
    if (text[next] === ':') count++;
  }
  return count;
}

function isEscaped(text: string, offset: number): boolean {
  let slashes = 0;
  while (text[offset - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

function countKeys(value: unknown): number {
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countKeys(item);
  else if (isRecord(value)) {
    for (const key of Object.keys(value)) count += 1 + countKeys(value[key]);
  }
  return count;
}

function findDuplicates(text: string): DuplicateKey[] {
  const duplicates: DuplicateKey[] = [];
  const seen: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      seen.push(new Set());
    },
    onObjectEnd: () => {
      seen.pop();
    },
    onObjectProperty: (key, offset, length, _line, _character, parentPath) => {
      const keys = seen.at(-1);
      if (keys?.has(key)) {
        const pointer = [...parentPath(), key].map((step) => `/${escapeKey(step)}`).join('');
        duplicates.push({ pointer, key, offset, length });
      }
      keys?.add(key);
    },
  });
  return duplicates;
}
