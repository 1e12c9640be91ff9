import type { Place } from '../../../site/json/place';
import type { AddedFile, FileUpload, FileUse } from './file-requests';

/** A picture in the content folder. */
export interface PictureInfo {
  src: string;
  bytes: number;
  /** In pixels; missing if they can't be read. */
  width?: number;
  height?: number;
  /** Another one for other bytes, for the address of what is drawn from it. */
  version: string;
}

export interface AddedPicture extends PictureInfo, AddedFile {}

export interface ListedPicture extends PictureInfo {
  uses: readonly FileUse[];
  /** Added since the studio was started. */
  isNew: boolean;
}

/** How a page draws a scene. */
export interface DrawnScene {
  /** The id in the `data-static` around it. */
  id: string;
  /** What it is used for: this decides its size. */
  use: string;
  seed: string;
}

export interface PictureRequests {
  /** Undefined if the page of the path shows no scene of this place. */
  drawnScene: { given: { path: string; place: Place }; answer: DrawnScene | undefined };
  /** Undefined if there is no such picture. */
  picture: { given: { src: string }; answer: PictureInfo | undefined };
  addPicture: { given: FileUpload; answer: AddedPicture };
  /** An SVG file that fields of icons can name. */
  addIcon: { given: FileUpload; answer: AddedPicture };
  /** Everything in the folder, and what was removed in the last 30 days. */
  pictures: {
    given: object;
    answer: { pictures: readonly ListedPicture[]; removed: readonly string[] };
  };
  /** The names of each icon, that of today first: the site's own, then what most sites need, then the others. */
  icons: { given: object; answer: readonly (readonly string[])[] };
  /** Only one that no field shows. */
  removePicture: { given: { src: string }; answer: boolean };
  /** Also a published file. */
  putBack: { given: { src: string }; answer: boolean };
}
