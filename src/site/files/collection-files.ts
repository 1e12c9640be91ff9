import { fileNameOf } from './file-path';

/** True for the definition and the rows of a collection. */
export const isOfCollection = (file: string): boolean => file.startsWith('collections/');

/** The folder of a collection, with a slash at its end. */
export const collectionFolder = (name: string): string => `collections/${name}/`;

/** The file that says what the rows of a collection are. */
export const definitionFile = (name: string): string => `${collectionFolder(name)}${definition}`;

/** The file with all rows of a collection; it may have a file for each instead. */
export const tableFile = (name: string): string => `${collectionFolder(name)}rows.csv`;

/** The file with the completion of rows, which is written by a command. */
export const rowSchemaFile = 'row.schema.json';

const definition = 'collection.json';

/** The name of the collection that a file defines. */
export const definedIn = (file: string): string | undefined =>
  /^collections\/([^/]+)\/collection\.json$/.exec(file)?.[1];

/** True for a file of a collection that is one row. */
export const isOneRow = (file: string): boolean =>
  file.endsWith('.json') && ![definition, rowSchemaFile].includes(fileNameOf(file));
