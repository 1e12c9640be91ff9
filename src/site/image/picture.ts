import type { Files } from '../files/files';
import { oncePerFile } from '../files/once-per-file';
import { drawingOf } from './drawing';
import { imageSize } from './image-size';
import { mayBeTransparent } from './may-be-transparent';
import { isResizable, mostMegapixels } from './photo-limits';
import type { ImageSize } from './size';

/** What is known of a picture's file without decoding it. */
export interface Picture {
  bytes: number;
  size: ImageSize | undefined;
  resizable: boolean;
  /** Whether it may have pixels that are not opaque. */
  transparent: boolean;
  /** Undefined for a drawing. */
  mostMegapixels: number | undefined;
}

/** Undefined when there is no such file. */
export const pictureOf = oncePerFile((files: Files, path: string): Picture | undefined => {
  const bytes = files.size(path);
  if (bytes === undefined) return undefined;
  if (path.endsWith('.svg')) {
    const drawing = drawingOf(files, path);
    const size = typeof drawing === 'string' ? undefined : drawing.size;
    return { bytes, size, resizable: false, transparent: true, mostMegapixels: undefined };
  }
  const head = files.head(path) ?? new Uint8Array();
  return {
    bytes,
    size: imageSize(path, head),
    resizable: isResizable(path, head),
    transparent: mayBeTransparent(path, head),
    mostMegapixels: mostMegapixels(path, head),
  };
});
