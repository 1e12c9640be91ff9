import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayName, readContentPages } from '../../../edit/pages/content-pages';
import { isOldAddress, leadFileTo } from '../../../edit/pages/lead-file-to';
import { createTakenAddress } from '../../../edit/pages/taken-address';
import { describeUnsearched } from '../../../edit/pages/unsearched';
import { filesBelow } from '../../../node/base/disk/files-below';
import { hashOrNull, hashText } from '../../../node/base/write/hash-on-disk';
import { isPublished, publishedFiles } from '../../../site/files/published-files';
import { textOf } from '../../../site/json/text-of';
import { addressOf, isDownload, renamedPath } from '../../../site/page/download-path';
import { diskName } from '../../../site/page/output-paths';
import { counted } from '../../../site/text/wording';
import { shortName } from '../../protocol/names';
import type { FileRequests } from '../../protocol/requests/file-requests';
import { addFile, checkedFile } from '../pictures/file-upload';
import { fileUses } from '../pictures/file-uses';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { moveFiles, uploadOf } from './move-files';
import type { Handlers } from './request-values';

export function fileHandlers(folder: string, workspace: FolderWorkspace): Handlers<keyof FileRequests> {
  const { files, pages, trash } = workspace;
  const language = () => pages.site()?.settings.language;
  const added = new Set<string>();
  const downloads = () => publishedFiles(files()).filter(isDownload);
  const existing = (given: unknown): string => {
    const src = textOf(given);
    if (!downloads().includes(src)) throw new RequestRefusal(`There is no file ${src} any more.`);
    return src;
  };
  /** What may name some addresses. All of it has to be read, or a link would be lost. */
  const naming = (...addresses: readonly string[]) => {
    const content = readContentPages(files(), mayName(...addresses));
    const [unread] = describeUnsearched(content);
    if (unread !== undefined) throw new RequestRefusal(`It may be linked where nobody can look. ${unread}`);
    return content;
  };
  return {
    addFile(given, watcher) {
      const file = addFile(folder, files(), uploadOf(given), language());
      const { src, isNew } = file;
      const now = hashOrNull(folder, src);
      if (isNew) moveFiles(workspace, watcher, `Add ${shortName(src)}`, [{ src, was: null, now }], given);
      added.add(src);
      return file;
    },
    downloads() {
      const all = downloads();
      const uses = fileUses(files(), all);
      const content = readContentPages(files(), () => false);
      const isFree = createTakenAddress(content);
      return {
        downloads: all.map((src) => ({
          src,
          bytes: files().size(src) ?? 0,
          isNew: added.has(src),
          uses: uses.get(src) ?? [],
        })),
        // The trash also keeps what was renamed: the address of that leads on.
        removed: filesBelow(trash).filter(
          (file) => isPublished(file) && isFree(addressOf(file)) === undefined,
        ),
      };
    },
    replaceFile(given, watcher) {
      const src = existing(given.src);
      const { bytes, notes } = checkedFile(src, uploadOf(given));
      const move = { src, was: hashOrNull(folder, src), now: hashText(bytes), bytes };
      const isNew = move.was !== move.now;
      if (isNew) moveFiles(workspace, watcher, `Replace ${shortName(src)}`, [move]);
      return { src, bytes: bytes.length, isNew, notes };
    },
    renameFile(given, watcher) {
      const src = existing(given.src);
      const to = renamedPath(src, textOf(given.to), language());
      if (to === src) throw new RequestRefusal(`${shortName(src)} is its name already.`);
      const [from, address] = [addressOf(src), addressOf(to)];
      const content = naming(from, address);
      const other = files()
        .list()
        .find((file) => diskName(file) === diskName(to));
      const taken = isOldAddress(content, address, from) ? undefined : createTakenAddress(content)(address);
      if (other !== undefined && other !== src)
        throw new RequestRefusal(`There is a file ${shortName(other)} already.`);
      if (taken !== undefined) throw new RequestRefusal(taken);
      const bytes = readFileSync(join(folder, src));
      const hash = hashText(bytes);
      const moves = [
        { src, was: hash, now: null },
        { src: to, was: null, now: hash, bytes },
      ];
      const operations = leadFileTo(content, from, address);
      moveFiles(workspace, watcher, `Rename ${shortName(src)}`, moves, { operations });
      added.add(to);
      return to;
    },
    removeFile(given, watcher) {
      const src = existing(given.src);
      const to = textOf(given.to);
      const from = addressOf(src);
      const content = naming(from);
      const uses = fileUses(files(), [src]).get(src)?.length ?? 0;
      if (to === '' && uses > 0)
        throw new RequestRefusal(
          `${counted(uses, 'places')} ${uses === 1 ? 'links' : 'link'} to this file. Choose the page to which links lead then.`,
        );
      if (to !== '' && !readContentPages(files(), mayName(to)).at(to))
        throw new RequestRefusal(`There is no page ${to}. Choose the page to which links lead then.`);
      const operations = to === '' ? [] : leadFileTo(content, from, to);
      const move = { src, was: hashOrNull(folder, src), now: null };
      moveFiles(workspace, watcher, `Delete ${shortName(src)}`, [move], { operations });
      return true;
    },
  };
}
