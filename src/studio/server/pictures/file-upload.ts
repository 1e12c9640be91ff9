import { mayName, readContentPages } from '../../../edit/pages/content-pages';
import { createTakenAddress } from '../../../edit/pages/taken-address';
import { checkPublished } from '../../../site/check/check-published';
import { megabytes, mostPublished } from '../../../site/check/published-sizes';
import { folderOf } from '../../../site/files/file-path';
import type { Files } from '../../../site/files/files';
import { beginsRight } from '../../../site/image/file-nature';
import { kindOf } from '../../../site/image/picture-files';
import { addressOf, downloadEndings, downloadPath, isDownload } from '../../../site/page/download-path';
import { isWarning } from '../../../site/problem/finding';
import type { AddedFile } from '../../protocol/requests/file-requests';
import { RequestRefusal } from '../refusal';
import { storeFile } from './store-file';
import { oneFile, sentence, type Upload } from './upload';

/** Puts a file into the content folder, for visitors. Throws a Refusal that says what is wrong with it. */
export function addFile(folder: string, files: Files, upload: Upload, language = ''): AddedFile {
  const path = downloadPath(upload.name, language);
  const { bytes, notes } = checkedFile(path, upload);
  const content = readContentPages(files, mayName(addressOf(folderOf(path))));
  const taken = createTakenAddress(content);
  const isTaken = (file: string) => taken(addressOf(file)) !== undefined;
  return { ...storeFile(folder, files, path, bytes, isAlike, isTaken), bytes: bytes.length, notes };
}

const isAlike = (files: Files, file: string) => isDownload(file) && !files.link(file);

/** The bytes of a file that may be published at a path, and what is to be known of it. */
export function checkedFile(path: string, { name, size, bytes }: Upload) {
  if (/\.svgz?$/.test(path))
    throw new RequestRefusal(
      `${name} can run scripts, so it is only published as a picture: add it to Pictures.`,
    );
  if (!isDownload(path))
    throw new RequestRefusal(
      `Files like ${name} are not published: names of downloads end with ${downloadEndings}.`,
    );
  if (!bytes || bytes.length > mostPublished)
    throw new RequestRefusal(
      `${name} has ${megabytes(size)} MB, and a download at most ${megabytes(mostPublished)} MB: save it smaller, or put it on another server and link to it there.`,
    );
  const findings = checkPublished(oneFile(path, bytes), path);
  const error = findings.find((finding) => !isWarning(finding));
  if (error) throw new RequestRefusal(sentence(error));
  if (!beginsRight(path, bytes))
    throw new RequestRefusal(
      `${name} does not begin as a .${kindOf(path)} file does: save it as .${kindOf(path)} again, and add the result.`,
    );
  return { bytes, notes: findings.map(sentence) };
}
