import { mayName, partAround, readContentPages } from '../../../edit/pages/content-pages';
import type { Files } from '../../../site/files/files';
import { addressOf } from '../../../site/page/download-path';
import { placeName } from '../../../site/page/place-names';
import type { FileUse } from '../../protocol/requests/file-requests';

/** The fields that link to each of some published files, also in pages that are not valid. */
export function fileUses(
  files: Files,
  published: readonly string[],
): ReadonlyMap<string, readonly FileUse[]> {
  const byAddress = new Map(published.map((file) => [addressOf(file), file]));
  const uses = new Map<string, FileUse[]>();
  if (published.length === 0) return uses;
  const content = readContentPages(files, mayName(...byAddress.keys()));
  for (const { path, file, pointer } of content.allReferences()) {
    const src = byAddress.get(path);
    if (src === undefined) continue;
    const part = partAround(content, { file, pointer });
    const name = placeName(part?.content ?? content.site, pointer.slice(part?.pointer.length ?? 0));
    uses.set(src, [...(uses.get(src) ?? []), { file, pointer, name }]);
  }
  return uses;
}
