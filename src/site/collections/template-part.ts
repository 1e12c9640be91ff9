import { escapeKey } from '../json/json-path';
import type { Collection } from '../schema/types.gen';
import type { Row } from './row';

/** Where a value of a filled template is written. */
export interface Origin {
  /** In the template. */
  pointer: string;
  /** The field of the row that holds it, and the way from there. */
  field?: string;
  keys: readonly string[];
  /** The text has words of both. */
  isMixed?: true;
}

export interface Part {
  /** Undefined where the row leaves it out. */
  fill(row: Row): unknown;
  /** As a row would fill it that has all fields. */
  sample: unknown;
  origin(row: Row | undefined, keys: readonly string[]): Origin;
  /** Fields without which it is left out. */
  needs: readonly string[];
}

/** What is counted: of texts, of lists, and of numbers themselves. */
export type Unit = 'characters' | 'items' | undefined;

export type TemplateMistake =
  | { type: 'unknown' | 'name'; field: string }
  | { type: 'kind'; field: string; kind: string; wanted: string }
  | { type: 'inText'; field: string; kind: string }
  | { type: 'limit'; field: string; most: number; limit: number; unit: Unit }
  | { type: 'short'; field: string; least: number; limit: number; unit: Unit }
  | { type: 'optional'; field: string }
  | { type: 'condition'; field: string }
  | { type: 'first' }
  | { type: 'few'; least: number };

export interface TemplateContext {
  fields: Collection['fields'];
  /** Of dates and numbers in texts. */
  locale: string;
  report(pointer: string, mistake: TemplateMistake): void;
}

/** Fields that a row is known to have here. */
export type Present = ReadonlySet<string>;

/** What no row changes. */
export function constant(value: unknown, pointer: string): Part {
  return {
    fill: () => value,
    sample: value,
    origin: (_, keys) => ({ pointer: pointer + keys.map((key) => `/${escapeKey(key)}`).join(''), keys: [] }),
    needs: [],
  };
}
