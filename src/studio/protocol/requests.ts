import type { Place } from '../../site/json/place';
import type { NamedAnchor } from '../../site/page/page-anchors';
import type { ChangeRequests } from './requests/change-requests';
import type { CollectionRequests } from './requests/collection-requests';
import type { DateRequests } from './requests/date-requests';
import type { FileRequests } from './requests/file-requests';
import type { HistoryRequests } from './requests/history-requests';
import type { PageCommandPlan, PageRequests } from './requests/page-requests';
import type { PictureRequests } from './requests/picture-requests';
import type { PublishRequests } from './requests/publish-requests';
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

/** Blocks as this site draws them, without the page around. */
export interface BlockSamples {
  /** The style sheet of the site. */
  styles: string;
  /** The markup of what drawings refer to. */
  definitions: string;
  /** The markup of each block, by its type. */
  blocks: Readonly<Record<string, string>>;
}

export interface BlockRequests {
  /** Of each type the fullest one that the site has, else the schema's example. Missing is what can't be rendered. */
  samples: { given: { types: readonly string[] }; answer: BlockSamples };
}

export interface KeyRequests {
  /**
   * Gives an entry of a map in site.json another key, such as the id of a logo, and everything that names it: as one step
   * of undo.
   */
  renameKey: { given: { at: string; to: string }; answer: undefined };
  /**
   * Removes an entry of a map in site.json, as one step of undo. With a refusal it stays, because of the places that name
   * it.
   */
  removeKey: { given: { at: string }; answer: PageCommandPlan };
}

/** The colors that samples of a brand are drawn in, and what is said of its own. */
export interface BrandColors {
  styles: Readonly<Record<`--${string}`, string>>;
  /** Sentences, where a color is not shown as it is. */
  words: Readonly<Record<'color' | 'accent', readonly string[]>>;
}

export interface LookRequests {
  /** Of several brands, each by a name. */
  brandColors: {
    given: { brands: Readonly<Record<string, unknown>> };
    answer: Readonly<Record<string, BrandColors>>;
  };
}

export interface HelpRequests {
  /** What is written for editors, in Markdown. */
  guide: { given: object; answer: string };
}

export interface LinkRequests {
  /** What links to the page of a path may name after `#`; nothing while the page is not valid. */
  anchors: { given: { path: string }; answer: readonly NamedAnchor[] };
  /** The addresses of the files that the site has as they are. */
  publishedFiles: { given: object; answer: readonly string[] };
  /** How many pages link to each page, by its path; header and footer count as one. */
  linksIn: { given: object; answer: Readonly<Record<string, number>> };
  /** The places that link to a page. */
  linksTo: { given: { path: string }; answer: PageCommandPlan };
}

/** What the studio asks a workspace for by name: what it gives, and what it gets. */
export interface Requests
  extends BlockRequests,
    ChangeRequests,
    CollectionRequests,
    DateRequests,
    FileRequests,
    HelpRequests,
    HistoryRequests,
    KeyRequests,
    LinkRequests,
    LookRequests,
    PageRequests,
    PictureRequests,
    PublishRequests,
    ReplaceRequests {
  /** Undefined while the page can't be rendered. */
  probe: { given: { path: string; file: string }; answer: PageProbe | undefined };
  /** Where the place of a field is opened in a code editor; undefined if it can't be. */
  source: { given: { place: Place }; answer: string | undefined };
}

export type RequestName = keyof Requests;

/** True for a request that does something: it is made only once, and only while there is a connection. */
export const isAskedOnce: Readonly<Record<RequestName, boolean>> = {
  addFile: true,
  addIcon: true,
  addPicture: true,
  anchors: false,
  brandColors: false,
  changePages: true,
  changeRows: true,
  changes: false,
  collection: false,
  collections: false,
  comings: false,
  commit: true,
  dateNote: false,
  dates: false,
  downloads: false,
  drawnScene: false,
  find: false,
  goBack: true,
  guide: false,
  history: false,
  icons: false,
  leftOfCopy: false,
  linksIn: false,
  linksTo: false,
  picture: false,
  pictures: false,
  planPages: false,
  presets: false,
  probe: false,
  publish: true,
  publishState: false,
  publishedFiles: false,
  putBack: true,
  removeFile: true,
  removeKey: true,
  removePicture: true,
  renameFile: true,
  renameKey: true,
  replace: true,
  replaceFile: true,
  revert: true,
  samples: false,
  sectionOf: false,
  stopPublishing: true,
  source: true,
};

export type Given<Name extends RequestName> = Requests[Name]['given'];
export type Answer<Name extends RequestName> = Requests[Name]['answer'];

/** Rejects with a sentence if it can't be done. */
export type Ask = <Name extends RequestName>(name: Name, given: Given<Name>) => Promise<Answer<Name>>;
