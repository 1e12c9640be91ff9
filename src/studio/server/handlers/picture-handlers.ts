import { filesBelow } from '../../../node/base/disk/files-below';
import { iconNames } from '../../../node/base/generate/icon-names';
import { hashOrNull } from '../../../node/base/write/hash-on-disk';
import type { Files } from '../../../site/files/files';
import { isPublished } from '../../../site/files/published-files';
import { isPicture } from '../../../site/image/picture-files';
import { pictureFolder } from '../../../site/image/picture-name';
import { textOf } from '../../../site/json/text-of';
import { iconFolder, isIconFile } from '../../../site/page/pictures';
import { kindPlan } from '../../../site/schema/field-plan';
import { shortName } from '../../protocol/names';
import type { PictureRequests } from '../../protocol/requests/picture-requests';
import type { PictureMove } from '../../protocol/session/picture-move';
import { pictureInfo } from '../pictures/picture-info';
import { addPicture } from '../pictures/picture-upload';
import { folderFor, pictureUses } from '../pictures/picture-uses';
import { clearTrash } from '../pictures/trash';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Watcher } from '../workspace/watchers';
import { moveFiles, uploadOf } from './move-files';
import { type Handlers, placeOf, type RequestValues } from './request-values';

export function pictureHandlers(folder: string, workspace: FolderWorkspace): Handlers<keyof PictureRequests> {
  const { trash } = workspace;
  clearTrash(trash);
  const isThere = (src: string) =>
    workspace.files().list().includes(src) && isPicture(workspace.files(), src);
  const added = new Set<string>();
  /** One step of undo. */
  const move = (watcher: Watcher, verb: string, picture: PictureMove, given?: RequestValues) =>
    moveFiles(
      workspace,
      watcher,
      `${verb} ${shortName(picture.src)}`,
      [picture],
      given && { step: given.step },
    );
  const add = async (given: RequestValues, watcher: Watcher, room: string) => {
    const language = workspace.pages.site()?.settings.language;
    const picture = await addPicture(folder, workspace.files, uploadOf(given), room, language);
    const { src, isNew } = picture;
    if (isNew) move(watcher, 'Add', { src, was: null, now: hashOrNull(folder, src) }, given);
    added.add(src);
    return picture;
  };
  return {
    picture({ src }) {
      const path = textOf(src);
      return isThere(path) ? pictureInfo(folder, workspace.files(), path) : undefined;
    },
    drawnScene: ({ path, place }) => workspace.pages.scene(textOf(path), placeOf(place)),
    addPicture(given, watcher) {
      const { place } = given;
      const room = place === undefined ? pictureFolder : folderFor(workspace.files(), placeOf(place));
      return add(given, watcher, room);
    },
    addIcon: (given, watcher) => add(given, watcher, iconFolder),
    pictures() {
      const files = workspace.files();
      const uses = pictureUses(files);
      const pictures = picturesIn(files).map((src) => ({
        ...pictureInfo(folder, files, src),
        uses: uses.get(src) ?? [],
        isNew: added.has(src),
      }));
      return { pictures, removed: filesBelow(trash).filter((file) => !isPublished(file)) };
    },
    icons() {
      const own = picturesIn(workspace.files()).filter(isIconFile);
      const set = iconNames();
      const names = new Set([...own, ...kindPlan('icon').examples.map(String), ...set.keys()]);
      return [...names].map((name) => [name, ...(set.get(name) ?? [])]);
    },
    removePicture({ src }, watcher) {
      const path = textOf(src);
      if (!isThere(path)) throw new RequestRefusal(`There is no picture ${path} any more.`);
      move(watcher, 'Delete', { src: path, was: hashOrNull(folder, path), now: null });
      return true;
    },
    putBack({ src }, watcher) {
      const path = textOf(src);
      if (!filesBelow(trash).includes(path)) throw new RequestRefusal(`There is no ${path} to put back.`);
      move(watcher, 'Put back', { src: path, was: null, now: hashOrNull(trash, path) });
      return true;
    },
  };
}

const picturesIn = (files: Files): string[] => files.list().filter((file) => isPicture(files, file));
