import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNew } from '../../../node/base/disk/write-whole';
import { hashOnDisk, hashText } from '../../../node/base/write/hash-on-disk';
import type { EncodeJob } from '../../../node/build/photos/encode-job';
import { checkPicture } from '../../../site/check/check-picture';
import { knownNature, pictureEndings } from '../../../site/check/image-kind';
import { svgClean } from '../../../site/check/svg-clean';
import type { Files } from '../../../site/files/files';
import { memoryFiles } from '../../../site/files/memory-files';
import { largestText, FileRefusal as Unread } from '../../../site/files/refusal';
import { drawingOf } from '../../../site/image/drawing';
import { inMemory } from '../../../site/image/file-parts';
import { mostStored } from '../../../site/image/photo-limits';
import { pictureOf } from '../../../site/image/picture';
import { isPicture, kindOf, pictureKinds } from '../../../site/image/picture-files';
import { pictureHead } from '../../../site/image/picture-head';
import { numbered, pictureFolder, picturePath } from '../../../site/image/picture-name';
import { diskName } from '../../../site/page/output-paths';
import { type Finding, isWarning } from '../../../site/problem/finding';
import type { AddedPicture } from '../../protocol/requests/picture-requests';
import { RequestRefusal } from '../refusal';
import { pictureInfo } from './picture-info';
import { drawThumbnail, encoder, temporaryFile } from './thumbnail';

/** In bytes: of a request with a picture of the largest size in base64. */
export const largestUpload = Math.ceil((mostStored * 4) / 3) + 100_000;

interface Upload {
  name: string;
  /** In bytes, also of a file that was not sent. */
  size: number;
  bytes: Uint8Array | undefined;
}

/**
 * Puts a picture into a room of the content folder, if pages can show it. Throws a Refusal that says what is wrong with
 * it.
 */
export async function addPicture(
  folder: string,
  files: () => Files,
  { name, size, bytes }: Upload,
  room = pictureFolder,
): Promise<AddedPicture> {
  const path = picturePath(name, bytes ?? new Uint8Array(), room);
  if (!bytes || bytes.length > mostStored) throw new RequestRefusal(tooLarge(path, size));
  const alone = oneFile(path, bytes);
  if (!pictureKinds.includes(kindOf(path)) && !knownNature(alone, path))
    throw new RequestRefusal(
      `${name} is not a picture that a site can publish. Names of pictures end with ${pictureEndings}.`,
    );
  const findings = checkPicture(alone, path);
  const error = findings.find((finding) => !isWarning(finding));
  if (error) throw new RequestRefusal(sentence(error));
  const picture = pictureOf(alone, path);
  if (picture?.size && !path.endsWith('.svg'))
    await decodeWhole(bytes, { src: path, ...picture.size }, picture.resizable);
  const drawing = path.endsWith('.svg') ? drawingOf(alone, path) : undefined;
  const isCleaned = typeof drawing === 'object' && drawing.removed.size > 0;
  const kept = isCleaned ? new TextEncoder().encode(drawing.markup) : bytes;
  const { src, isNew } = store(folder, files(), path, kept);
  const notes = findings.map((finding) => (finding.id === svgClean.id ? finding.message : sentence(finding)));
  return { ...pictureInfo(folder, oneFile(src, kept), src), isNew, notes };
}

/** The file that has the bytes already, or a new one under a name that no other file has. */
function store(folder: string, files: Files, path: string, bytes: Uint8Array) {
  if (files.link(path)) throw new RequestRefusal('The folder images is a link, so nothing is put there.');
  const wanted = hashText(bytes);
  const same = files
    .list()
    .filter((file) => isPicture(files, file) && files.size(file) === bytes.length)
    .find((file) => hashOnDisk(join(folder, file)) === wanted);
  if (same !== undefined) return { src: same, isNew: false };
  const taken = new Set(files.list().map(diskName));
  for (let number = 1; ; number++) {
    const src = numbered(path, number);
    if (!taken.has(diskName(src)) && writeNew(join(folder, src), bytes)) return { src, isNew: true };
  }
}

/** As the build does it, which finds a picture that is not whole. */
async function decodeWhole(bytes: Uint8Array, part: EncodeJob['part'], resizable: boolean) {
  const original = temporaryFile('picture');
  try {
    writeFileSync(original, bytes);
    const decoded = resizable
      ? await drawThumbnail(original, part, 480)
      : await encoder.encode({ original, part, wanted: [] });
    if (typeof decoded === 'string') throw new RequestRefusal(decoded);
  } finally {
    rmSync(original, { force: true });
  }
}

/** As if the folder held nothing else. */
function oneFile(path: string, bytes: Uint8Array): Files {
  const files = memoryFiles({ [path]: bytes });
  return {
    ...files,
    head: () => pictureHead(inMemory(bytes)),
    read(file) {
      if (bytes.length > largestText) throw new Unread({ size: bytes.length });
      return files.read(file);
    },
  };
}

function tooLarge(path: string, size: number): string {
  const files = { ...memoryFiles({ [path]: new Uint8Array() }), size: () => Math.max(size, mostStored + 1) };
  const large = checkPicture(files, path).filter(({ id }) => id === 'image-large');
  return large.map(sentence).join(' ') || 'This file is too large for a picture.';
}

const sentence = ({ message, help }: Finding): string =>
  help === undefined ? message : `${message} ${help}`;
