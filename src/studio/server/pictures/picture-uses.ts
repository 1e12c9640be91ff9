import { dirname } from 'node:path/posix';
import { type CollectionRows, readCollection } from '../../../edit/pages/collection-rows';
import { hasEscapes, readContentPages } from '../../../edit/pages/content-pages';
import { valueOfCell } from '../../../site/collections/csv-rows';
import { definedIn } from '../../../site/files/collection-files';
import type { Files } from '../../../site/files/files';
import { siteFile } from '../../../site/files/site-file';
import { pictureFolder } from '../../../site/image/picture-name';
import { pointerOf } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
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
  const mayShow = (text: string) => text.includes('images/') || hasEscapes(text);
  const { site, pages, collections } = readContentPages(files, mayShow);
  walks.site(site, { document: { file: siteFile, pointer: '' }, content: site, uses });
  for (const { file, pointer, content } of pages)
    walks.page(content, { document: { file, pointer }, content, uses });
  for (const { plan, parts } of collections) {
    const walk = compileWalk(plan, visitors);
    for (const { file, pointer, content } of parts)
      walk(content, { document: { file, pointer }, content, uses });
  }
  for (const file of files.list()) {
    const name = definedIn(file);
    const collection = name === undefined ? undefined : readCollection(files, name);
    if (collection?.table !== undefined) addCells(collection, uses);
  }
  return uses;
}

/** What cells mean, which are texts. Those of long texts were looked into as such. */
function addCells({ plan, table, rows }: CollectionRows, uses: FoundUses['uses']) {
  const walk = compileWalk(plan, visitors);
  const cells = fieldsOf(plan).filter(({ plan: field }) => field.is !== 'text');
  for (const { file, pointer, value } of rows) {
    if (file !== table) continue;
    const content = Object.fromEntries(
      cells.flatMap(({ key, plan: field }) =>
        value[key] === undefined ? [] : [[key, valueOfCell(field, textOf(value[key]))]],
      ),
    );
    walk(content, { document: { file, pointer }, content, uses });
  }
}
