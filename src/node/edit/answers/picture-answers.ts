import type { PictureRequests } from '../../../edit/requests/picture-requests';
import type { Files } from '../../../site/files/files';
import { isPicture } from '../../../site/image/picture-files';
import { pictureFolder } from '../../../site/image/picture-name';
import { filesBelow } from '../../disk/files-below';
import { clearAttic, moveToAttic, putBack } from '../pictures/attic';
import { pictureInfo } from '../pictures/picture-info';
import { addPicture } from '../pictures/picture-upload';
import { folderFor, pictureUses, refuseUsed } from '../pictures/picture-uses';
import { type FolderWorkspace, Refusal } from '../workspace/folder-workspace';
import type { Answers } from './answers';
import { placeOf, textOf } from './request-values';

export function pictureAnswers(folder: string, workspace: FolderWorkspace): Answers<keyof PictureRequests> {
  const { attic } = workspace;
  clearAttic(attic);
  const isThere = (src: string) =>
    workspace.files().list().includes(src) && isPicture(workspace.files(), src);
  return {
    picture({ src }) {
      const path = textOf(src);
      return isThere(path) ? pictureInfo(folder, workspace.files(), path) : undefined;
    },
    drawnScene: ({ path, place }) => workspace.pages.scene(textOf(path), placeOf(place)),
    async addPicture({ name, size, data, place }) {
      const bytes = typeof data === 'string' ? Buffer.from(data, 'base64') : undefined;
      const upload = { name: textOf(name), size: typeof size === 'number' ? size : 0, bytes };
      const room = place === undefined ? pictureFolder : folderFor(workspace.files(), placeOf(place));
      const added = await addPicture(folder, workspace.files, upload, room);
      if (added.isNew) workspace.lookAt(new Set([added.src]));
      return added;
    },
    pictures() {
      const files = workspace.files();
      const uses = pictureUses(files);
      const pictures = picturesIn(files).map((src) => ({
        ...pictureInfo(folder, files, src),
        uses: uses.get(src) ?? [],
      }));
      return { pictures, removed: filesBelow(attic) };
    },
    removePicture({ src }) {
      const path = textOf(src);
      if (!isThere(path)) throw new Refusal(`There is no picture ${path} any more.`);
      refuseUsed(workspace.files(), path);
      moveToAttic(folder, attic, path);
      workspace.lookAt(new Set([path]));
      return true;
    },
    putBackPicture({ src }) {
      const path = textOf(src);
      if (!filesBelow(attic).includes(path)) throw new Refusal(`There is no ${path} to put back.`);
      putBack(folder, attic, path);
      workspace.lookAt(new Set([path]));
      return true;
    },
  };
}

const picturesIn = (files: Files): string[] => files.list().filter((file) => isPicture(files, file));
