import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rowSchema } from '../../../site/collections/row-schema';
import { definedIn, rowSchemaFile } from '../../../site/files/collection-files';
import { validators } from '../content/compiled-validators';
import { contentFolder } from '../content/content-folder';
import { openContent, shownPath } from '../content/open-content';
import { statOf } from '../disk/stat-of';
import { jsonText } from './json-text';
import { schemaFile } from './update-schema';

/** The schemas of rows that `npm run types` is to write beside the definitions of collections. */
export function staleRowSchemas(root: string): { path: string; file: string; text: string }[] {
  const folder = contentFolder(root);
  // The definitions are there without it.
  if (!statOf(folder)?.isDirectory()) return [];
  const files = openContent(folder);
  return files.list().flatMap((file) => {
    if (definedIn(file) === undefined || files.link(file)) return [];
    const collection = readCollection(join(folder, file));
    if (!collection) return [];
    const own = join(folder, dirname(file));
    const path = join(own, rowSchemaFile);
    const site = relative(own, join(root, schemaFile)).replaceAll('\\', '/');
    const text = jsonText(rowSchema(collection, site));
    const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
    return isSame ? [] : [{ path, file: shownPath(folder, `${dirname(file)}/${rowSchemaFile}`), text }];
  });
}

/** Undefined for one with a mistake, which is said when content is checked. */
function readCollection(path: string) {
  try {
    const validation = validators.collection(JSON.parse(readFileSync(path, 'utf8')));
    return validation.valid ? validation.content : undefined;
  } catch {
    return undefined;
  }
}
