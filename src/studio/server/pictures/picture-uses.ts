import { dirname } from 'node:path/posix';
import { type CollectionRows, readCollection } from '../../../edit/pages/collection-rows';
import { hasEscapes, readContentPages } from '../../../edit/pages/content-pages';
import { valueOfCell } from '../../../site/collections/csv-rows';
import { readContent } from '../../../site/csv/content-value';
import { definedIn } from '../../../site/files/collection-files';
import type { Files } from '../../../site/files/files';
import { siteFile } from '../../../site/files/site-file';
import { pictureFolder } from '../../../site/image/picture-name';
import { pointerOf } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import { valueAt } from '../../../site/json/value-at';
import { eachPicture, isIconFile } from '../../../site/page/pictures';
import { placeName } from '../../../site/page/place-names';
import { fieldsOf } from '../../../site/schema/plan-at';
import { compileWalk } from '../../../site/schema/walk';
import type { FileUse } from '../../protocol/requests/file-requests';

interface FoundUses {
  document: Place;
  content: unknown;
  uses: Map<string, FileUse[]>;
}

/** Long texts name several. */
const visitors = eachPicture<FoundUses>((src, { document: { file, pointer }, content, uses }, at) => {
  const inside = pointerOf(at);
  const name = placeName(content, inside.replace(/\/(src|file)$/, ''));
  uses.set(src, [...(uses.get(src) ?? []), { file, pointer: pointer + inside, name }]);
});
const walks = { page: compileWalk('page', visitors), site: compileWalk('site', visitors) };

/** The folder that holds most pictures of fields like this one: logos lie beside logos. */
export function folderFor(files: Files, place: Place): string {
  const isLike = (use: Place) => kindOf(use) === kindOf(place);
  const there = new Set(files.list());
  const counts = new Map<string, number>();
  for (const [src, places] of pictureUses(files))
    if (there.has(src) && !isIconFile(src) && places.some(isLike)) {
      const folder = dirname(src);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? pictureFolder;
}

/** What the settings or a page have the field in: `logos`, `blocks`, `image`. */
const kindOf = ({ file, pointer }: Place): string => `${file === siteFile} ${pointer.split('/')[1] ?? ''}`;

/** The fields that show each picture, also in pages and rows that are not valid. */
export function pictureUses(files: Files): ReadonlyMap<string, readonly FileUse[]> {
  const uses = new Map<string, FileUse[]>();
  const { site, pages } = readContentPages(files, (text) => text.includes('images/') || hasEscapes(text));
  walks.site(site, { document: { file: siteFile, pointer: '' }, content: site, uses });
  for (const { file, pointer, content } of pages)
    walks.page(content, { document: { file, pointer }, content, uses });
  for (const file of files.list()) {
    const name = definedIn(file);
    const collection = name === undefined ? undefined : readCollection(files, name);
    if (collection) addCollection(files, file, collection, uses);
  }
  return uses;
}

/** The template of a collection, and its rows. */
function addCollection(
  files: Files,
  definition: string,
  { plan, table, rows }: CollectionRows,
  uses: FoundUses['uses'],
) {
  for (const pointer of ['/page', '/groups/page']) {
    const content = valueAt(readContent(files, definition), pointer);
    walks.page(content, { document: { file: definition, pointer }, content, uses });
  }
  const walk = compileWalk(plan, visitors);
  const fields = new Map(fieldsOf(plan).map((field) => [field.key, field.plan]));
  for (const { file, pointer, value } of rows) {
    const meant = (key: string, each: unknown) => {
      const field = file === table ? fields.get(key) : undefined;
      return field ? valueOfCell(field, textOf(each)) : each;
    };
    const content = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, meant(key, each)]));
    walk(content, { document: { file, pointer }, content, uses });
  }
}
