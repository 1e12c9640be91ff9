import type { FilePart } from '../../site/resolve/site';
import type { Format } from './variants';

/** A file to be made of a picture. */
export interface WantedFile {
  width: number;
  format: Format;
  /** Where it goes. */
  file: string;
}

/** One picture's work, as the encoding process is told of it. */
export interface EncodeJob {
  /** The picture's file. */
  original: string;
  /** What its head says. */
  part: Pick<FilePart, 'src' | 'width' | 'height'>;
  wanted: readonly WantedFile[];
}

/** A sentence for the editor of a picture that can't be made smaller; or what else went wrong. */
export type EncodeAnswer = { done: true } | { unusable: string } | { failed: string };
