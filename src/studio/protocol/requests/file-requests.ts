import type { Place } from '../../../site/json/place';

/** A file of this computer, as it is put into the content folder. */
export interface FileUpload {
  name: string;
  /** In bytes. */
  size: number;
  /** In base64; it may be left out for a file that is too large: the refusal says so. */
  data?: string;
  /** The field that will name it: a picture is put where those of such fields are. */
  place?: Place;
  /** A change with the same one, which names the file, is one step of undo with it. */
  step?: string;
}

export interface AddedFile {
  src: string;
  bytes: number;
  /** In pixels, of a picture. */
  width?: number;
  height?: number;
  /** False if the folder had these bytes already: then it is that file. */
  isNew: boolean;
  /** What is to be known of it, such as parts of a drawing that were removed. */
  notes: readonly string[];
}

/** A field that names a file. */
export interface FileUse extends Place {
  /** In words, such as "Tour › Hero › Image". */
  name: string;
}

/** A file of the content folder that visitors can be given. */
export interface Download {
  src: string;
  bytes: number;
  /** Added since the studio was started. */
  isNew: boolean;
  uses: readonly FileUse[];
}

export interface FileRequests {
  addFile: { given: FileUpload; answer: AddedFile };
  /** Everything that a link can name, and what was removed in the last 30 days. */
  downloads: { given: object; answer: { downloads: readonly Download[]; removed: readonly string[] } };
  /** Gives a file other bytes of the same kind. */
  replaceFile: { given: FileUpload & { src: string }; answer: AddedFile };
  /** Links follow, and the old address leads there. Gives the new path. */
  renameFile: { given: { src: string; to: string }; answer: string };
  /** With `to`, the path of a page, links to the file and its address lead there. */
  removeFile: { given: { src: string; to?: string }; answer: boolean };
}
