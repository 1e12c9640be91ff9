import { rmSync, writeFileSync } from 'node:fs';
import type { EncodeJob } from '../../../node/build/photos/encode-job';
import { checkPicture } from '../../../site/check/check-picture';
import { knownNature, pictureEndings } from '../../../site/check/image-kind';
import { svgClean } from '../../../site/check/svg-clean';
import type { Files } from '../../../site/files/files';
import { memoryFiles } from '../../../site/files/memory-files';
import { drawingOf } from '../../../site/image/drawing';
import { mostStored } from '../../../site/image/photo-limits';
import { pictureOf } from '../../../site/image/picture';
import { isPicture, kindOf, pictureKinds } from '../../../site/image/picture-files';
import { pictureFolder, picturePath } from '../../../site/image/picture-name';
import { isIconFile } from '../../../site/page/pictures';
import { linkedKinds } from '../../../site/page/published-kinds';
import { isWarning } from '../../../site/problem/finding';
import type { AddedPicture } from '../../protocol/requests/picture-requests';
import { RequestRefusal } from '../refusal';
import { pictureInfo } from './picture-info';
import { storeFile } from './store-file';
import { drawThumbnail, encoder, temporaryFile } from './thumbnail';
import { oneFile, sentence, type Upload } from './upload';

/**
 * Puts a picture into a room of the content folder, if pages can show it. Throws a Refusal that says what is wrong with
 * it.
 */
export async function addPicture(
  folder: string,
  files: () => Files,
  { name, size, bytes }: Upload,
  room = pictureFolder,
  language = '',
): Promise<AddedPicture> {
  const path = picturePath(name, bytes ?? new Uint8Array(), room, language);
  if (isIconFile(path) && kindOf(path) !== 'svg')
    throw new RequestRefusal(
      `${name} is not an SVG file: save the icon as .svg, so that it can have the color of the other icons.`,
    );
  if (!bytes || bytes.length > mostStored) throw new RequestRefusal(tooLarge(path, size));
  const alone = oneFile(path, bytes);
  if (!pictureKinds.includes(kindOf(path)) && linkedKinds.includes(kindOf(path)))
    throw new RequestRefusal(`${name} is not a picture, but visitors can download it: add it to Downloads.`);
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
  const isAlike = (all: Files, file: string) =>
    isPicture(all, file) && (isIconFile(file) || !isIconFile(path));
  const { src, isNew } = storeFile(folder, files(), path, kept, isAlike);
  const notes = findings.map((finding) => (finding.id === svgClean.id ? finding.message : sentence(finding)));
  return { ...pictureInfo(folder, oneFile(src, kept), src), isNew, notes };
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

function tooLarge(path: string, size: number): string {
  const files = { ...memoryFiles({ [path]: new Uint8Array() }), size: () => Math.max(size, mostStored + 1) };
  const large = checkPicture(files, path).filter(({ id }) => id === 'image-large');
  return large.map(sentence).join(' ') || 'This file is too large for a picture.';
}
