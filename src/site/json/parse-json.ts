import { type ParseError, parse, visit } from 'jsonc-parser';
import { type Excess, firstExcess, type Measures } from './brackets';
import { explainSyntaxError } from './explain-syntax-error';
import { isRecord } from './is-record';
import { escapeKey } from './json-path';
import type { SyntaxMistake } from './syntax-mistake';

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

/** Reads one document. It reports the first syntax mistake only: the others usually follow from it. */
export function parseJson(text: string): ParsedJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return recover(text);
  }
  if (countKeyColons(text) === countKeys(value, most.levels)) return { value, duplicates: [] };
  const mistake = explainExcess(text);
  return mistake
    ? { value: undefined, mistake, duplicates: [] }
    : { value, duplicates: findDuplicates(text) };
}

/** In levels. Content is at most a dozen deep, and each level takes room on the stack. */
export const deepest = 100;

/** A longer list could have more mistakes than anybody reads. */
const most: Measures = { levels: deepest, items: 20_000 };

const excesses: Record<Excess['of'], Omit<SyntaxMistake, 'offset' | 'length'>> = {
  levels: {
    message: `This bracket is nested in ${most.levels} others, which is too deep.`,
    help: 'Is a closing bracket missing before it?',
  },
  items: {
    message: `This has more than ${most.items} items, which is too many.`,
    help: 'Delete what does not belong here.',
  },
};

function explainExcess(text: string): SyntaxMistake | undefined {
  const excess = firstExcess(text, most);
  return excess && { offset: excess.offset, length: 1, ...excesses[excess.of] };
}

const unreadable: SyntaxMistake = { offset: 0, length: 1, message: 'This file is not JSON.' };

function recover(text: string): ParsedJson {
  const excess = explainExcess(text);
  if (excess) return { value: undefined, mistake: excess, duplicates: [] };
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  return { value, mistake: first ? explainSyntaxError(text, first) : unreadable, duplicates: [] };
}

/** Only strings that are keys are followed by a colon. */
function countKeyColons(text: string): number {
  let count = 0;
  for (let quote = text.indexOf('"'); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    do quote = text.indexOf('"', quote + 1);
    while (isEscaped(text, quote));
    let next = quote + 1;
    while (isSpace(text.charCodeAt(next))) next++;
    if (text[next] === ':') count++;
  }
  return count;
}

function isEscaped(text: string, offset: number): boolean {
  let slashes = 0;
  while (text[offset - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

/** How many keys there are, or `Infinity` for a value that is too deep or too long. */
function countKeys(value: unknown, levels: number): number {
  let count = 0;
  if (Array.isArray(value)) {
    if (levels === 0 || value.length > most.items) return Number.POSITIVE_INFINITY;
    for (const item of value) count += countKeys(item, levels - 1);
  } else if (isRecord(value)) {
    if (levels === 0) return Number.POSITIVE_INFINITY;
    let own = 0;
    for (const key in value) {
      own++;
      count += 1 + countKeys(value[key], levels - 1);
    }
    if (own > most.items) return Number.POSITIVE_INFINITY;
  }
  return count;
}

function findDuplicates(text: string): readonly DuplicateKey[] {
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

/** True for a value that is nested more deeply than content can be. */
export function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
