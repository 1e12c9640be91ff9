import { join } from 'node:path';
import { statOf } from '../../../node/base/disk/stat-of';
import type { Files } from '../../../site/files/files';
import { pictureOf } from '../../../site/image/picture';
import type { PictureInfo } from '../../protocol/requests/picture-requests';

/** What is known of a picture without decoding it. */
export function pictureInfo(folder: string, files: Files, src: string): PictureInfo {
  const { bytes = 0, size } = pictureOf(files, src) ?? {};
  return { src, bytes, ...size, version: versionOf(join(folder, src)) };
}

/** Another one for other bytes. */
export function versionOf(file: string): string {
  const stats = statOf(file);
  return stats ? `${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}`.replace('.', '') : '0';
}
