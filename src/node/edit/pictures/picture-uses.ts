import { hasEscapes, readContentPages } from '../../../edit/pages/content-pages';
import type { PictureUse } from '../../../edit/requests/picture-requests';
import type { JsonDocument } from '../../../site/check/rule';
import type { Files } from '../../../site/files/files';
import { siteFile } from '../../../site/files/site-file';
import { type JsonPath, pointerOf } from '../../../site/json/json-path';
import { compileWalk, type Visitors } from '../../../site/schema/walk';
import { placeName } from '../../../studio/fields/names';

interface Found {
  document: JsonDocument;
  content: unknown;
  uses: Map<string, PictureUse[]>;
}

const visitors: Visitors<Found> = {
  imageFile(src: unknown, { document: { file, pointer }, content, uses }, at: JsonPath) {
    if (typeof src !== 'string') return;
    const inside = pointerOf(at);
    const name = placeName(content, inside.replace(/\/(src|file)$/, ''));
    uses.set(src, [...(uses.get(src) ?? []), { file, pointer: pointer + inside, name }]);
  },
};
const walks = { page: compileWalk('page', visitors), site: compileWalk('site', visitors) };

/** The fields that show each picture, also in pages that are not valid. */
export function pictureUses(files: Files): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  const { site, pages } = readContentPages(files, (text) => text.includes('images/') || hasEscapes(text));
  walks.site(site, { document: { file: siteFile, pointer: '' }, content: site, uses });
  for (const { file, pointer, content } of pages)
    walks.page(content, { document: { file, pointer }, content, uses });
  return uses;
}
