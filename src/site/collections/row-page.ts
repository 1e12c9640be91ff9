import { keysOf } from '../json/json-path';
import type { Place } from '../json/place';
import type { Page } from '../schema/types.gen';
import { ofPage } from './fields';
import type { Definition } from './read-definitions';
import type { Row } from './row';
import type { Origin } from './template-part';

const pathOf = ({ collection }: Definition, slug: string): string =>
  (collection.path ?? '').replace('{slug}', slug);

/** The page of a row; undefined if the collection has none. Its definition has made sure that it is valid. */
export function rowPage(definition: Definition, row: Row): Page | undefined {
  const filled = definition.page?.fill(row);
  if (filled === undefined) return undefined;
  const own = ofPage.flatMap((key) => (row.values[key] === undefined ? [] : [[key, row.values[key]]]));
  return { path: pathOf(definition, row.slug), ...(filled as object), ...Object.fromEntries(own) } as Page;
}

/** Whether a value of the page of a row is the row's, or has words of it. */
export const isOfRow = ({ page }: Definition, row: Row, pointer: string): boolean =>
  page?.origin(row, keysOf(pointer)).field !== undefined;

/** Where a value of the page of a row is written: in a cell of the row, or in the template. */
export function rowPlace(definition: Definition, row: Row, pointer: string): Place & { template?: string } {
  const [key = '', ...others] = keysOf(pointer);
  if (key === 'path') return { file: row.file, pointer: `${row.pointer}/slug` };
  if (ofPage.includes(key) && row.values[key] !== undefined)
    return { file: row.file, pointer: `${row.pointer}/${key}` };
  const origin = definition.page?.origin(row, [key, ...others]);
  return placeOf(definition, row, origin ?? { pointer: '/page', keys: [] });
}

export function placeOf(
  { file }: Definition,
  row: Row,
  { pointer, field, keys, isMixed }: Origin,
): Place & { template?: string } {
  if (field === undefined) return { file, pointer };
  const cell = { file: row.file, pointer: [row.pointer, field, ...keys].join('/') };
  return isMixed ? { ...cell, template: pointer } : cell;
}
