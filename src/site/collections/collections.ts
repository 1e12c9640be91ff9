import { collectionFolder } from '../files/collection-files';
import type { Files } from '../files/files';
import type { Finding } from '../problem/finding';
import type { MadePage } from '../read/made-page';
import type { Page } from '../schema/types.gen';
import type { Validators } from '../validate/validators';
import type { Definition, ReadDefinitions } from './read-definitions';
import { readRows } from './read-rows';
import { type Row, rowId } from './row';
import { isOfRow, rowPage, rowPlace } from './row-page';

/** A collection with its valid rows. */
export interface LoadedCollection {
  definition: Definition;
  rows: readonly Row[];
}

/** The page of a row, as it is written. */
export interface RowPage {
  row: Row;
  made: MadePage;
  load(): Page;
}

export interface ReadCollections {
  collections: ReadonlyMap<string, LoadedCollection>;
  pages: readonly RowPage[];
  findings: readonly Finding[];
  /** False when a page may be missing. */
  complete: boolean;
  /** Whether a file is one of a collection. */
  has(file: string): boolean;
}

/** Reads the rows of all collections, and makes their pages. */
export function readCollections(
  files: Files,
  validators: Validators,
  { definitions, broken, findings: ofDefinitions }: ReadDefinitions,
): ReadCollections {
  const collections = new Map<string, LoadedCollection>();
  const pages: RowPage[] = [];
  const findings: Finding[] = [...ofDefinitions];
  const read = new Set([...definitions.values()].map(({ file }) => file));
  let complete = broken.size === 0;
  for (const [name, definition] of definitions) {
    const { rows, ...found } = readRows(files, validators, definition);
    collections.set(name, { definition, rows });
    findings.push(...found.findings);
    complete &&= found.complete;
    for (const file of found.files) read.add(file);
    if (definition.page) for (const row of rows) pages.push(rowPageOf(definition, row));
  }
  const isBroken = (file: string) => [...broken].some((name) => file.startsWith(collectionFolder(name)));
  return { collections, pages, findings, complete, has: (file) => read.has(file) || isBroken(file) };
}

function rowPageOf(definition: Definition, row: Row): RowPage {
  const { name, text, collection } = definition;
  return {
    row,
    made: {
      id: rowId(name, row.slug),
      collection: name,
      row: row.values,
      ...(collection.kind && { kind: collection.kind }),
      version: () => text + row.slug + JSON.stringify(row.values),
      isCommon: (pointer) => !isOfRow(definition, row, pointer),
      placeOf: (pointer) => rowPlace(definition, row, pointer),
    },
    load() {
      const page = rowPage(definition, row);
      if (!page) throw new Error(`The collection ${name} has no pages.`);
      return page;
    },
  };
}
