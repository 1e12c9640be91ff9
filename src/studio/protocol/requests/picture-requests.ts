import type { Place } from '../../../site/json/place';

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

export interface AddedPicture extends PictureInfo {
  /** False if the folder had these bytes already: then it is that file. */
  isNew: boolean;
  /** What is to be known of it, such as parts of a drawing that were removed. */
  notes: readonly string[];
}

/** A field that shows a picture. */
export interface PictureUse extends Place {
  /** In words, such as "Tour › Hero › Image". */
  name: string;
}

export interface ListedPicture extends PictureInfo {
  uses: readonly PictureUse[];
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
  /** `data` is base64; it may be left out for a file that is too large: the refusal says so. */
  addPicture: {
    given: {
      name: string;
      size: number;
      data?: string;
      /** The field that will show it: the file is put where the pictures of such fields are. */
      place?: Place;
      /** A change with the same one, which shows the picture, is one step of undo with it. */
      step?: string;
    };
    answer: AddedPicture;
  };
  /** Everything in the folder, and what was removed in the last 30 days. */
  pictures: {
    given: object;
    answer: { pictures: readonly ListedPicture[]; removed: readonly string[] };
  };
  /** Only one that no field shows. */
  removePicture: { given: { src: string }; answer: boolean };
  putBackPicture: { given: { src: string }; answer: boolean };
}
