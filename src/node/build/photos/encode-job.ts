import type { FilePart } from '../../../site/resolve/site';
import type { Format } from './variants';

/** A file to make from a photo. */
export interface WantedFile {
  width: number;
  format: Format;
  /** Where to write it. */
  file: string;
}

/** The work for one photo, as it is sent to the encoding process. */
export interface EncodeJob {
  /** The path of the photo. */
  original: string;
  /** Of its bytes: no file is made if they are others by now. Missing where that does not matter. */
  hash?: string;
  /** From the header of its file. */
  part: Pick<FilePart, 'src' | 'width' | 'height'>;
  /** Empty for a picture that is published as it is: it is only decoded, to know that it can be. */
  wanted: readonly WantedFile[];
}

/** `unusable` is a message to the editor of the photo, `failed` any other error. */
export type EncodeAnswer = { done: true } | { changed: true } | { unusable: string } | { failed: string };
