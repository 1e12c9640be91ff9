import type { Place } from '../../site/json/place';
import type { BlockRequests } from './requests/block-requests';
import type { ChangeRequests } from './requests/change-requests';
import type { KeyRequests } from './requests/key-requests';
import type { LinkRequests } from './requests/link-requests';
import type { PageRequests } from './requests/page-requests';
import type { PictureRequests } from './requests/picture-requests';
import type { ReplaceRequests } from './requests/replace-requests';

/** Which text, picture, icon or link of a page is which field. */
export interface PageProbe {
  /** The page's markup, with numbered private-use characters for its texts: the number is U+E000 and more. */
  html: string;
  /** The field of each number. */
  fields: readonly Place[];
  /** The field of each `data-static`. */
  statics: Readonly<Record<string, Place>>;
}

/** What the studio asks a workspace for by name: what it gives, and what it gets. */
export interface Requests
  extends BlockRequests,
    ChangeRequests,
    KeyRequests,
    LinkRequests,
    PageRequests,
    PictureRequests,
    ReplaceRequests {
  /** Undefined while the page can't be drawn. */
  probe: { given: { path: string }; answer: PageProbe | undefined };
  /** Where the place of a field is opened in a code editor; undefined if it can't be. */
  source: { given: { place: Place }; answer: string | undefined };
}

export type RequestName = keyof Requests;

/** True for a request that does something: it is made only once, and only while there is a connection. */
export const isAskedOnce: Readonly<Record<RequestName, boolean>> = {
  addPicture: true,
  anchors: false,
  changePages: true,
  changes: false,
  commit: true,
  drawnScene: false,
  find: false,
  linksIn: false,
  linksTo: false,
  picture: false,
  pictures: false,
  planPages: false,
  probe: false,
  publishedFiles: false,
  putBackPicture: true,
  removeKey: true,
  removePicture: true,
  renameKey: true,
  replace: true,
  revert: true,
  samples: false,
  source: true,
};

export type Given<Name extends RequestName> = Requests[Name]['given'];
export type Answer<Name extends RequestName> = Requests[Name]['answer'];

/** Rejects with a sentence if it can't be done. */
export type Ask = <Name extends RequestName>(name: Name, given: Given<Name>) => Promise<Answer<Name>>;
