import type { FilePart } from '../../site/resolve/site';
import type { Format } from './variants';

/** A file to be made of a picture. */
export interface WantedFile {
  width: number;
  format: Format;
  /** Where it goes. */
  file: string;
}

/** The work for one photo, as it is sent to the encoding process. */
export interface EncodeJob {
  /** The picture's file. */
  original: string;
  /** What its head says. */
  part: Pick<FilePart, 'src' | 'width' | 'height'>;
  wanted: readonly WantedFile[];
}

/** A sentence for the editor of a picture that can't be resized; or what else went wrong. */
export type EncodeAnswer = { done: true } | { unusable: string } | { failed: string };
