import type { SiteFeed } from '../collections/site-feeds';
import type { RichText } from '../page/rich-text';
import type { SitePage } from '../page/site-page';
import type { StaticId } from '../schema/kinds';
import type {
  Drawing,
  FocalPoint,
  Page,
  PictureBox,
  Scene,
  Settings,
  SiteContent,
} from '../schema/types.gen';
import type { Words } from '../words/words';
import type { FormFieldsPart } from './form-fields-part';
import type { ListLinksPart } from './list-links';
import type { PictureSlot } from './photo-slot';
import type { PictureFacts, SiteFacts } from './site-facts';
import type { ChromeView, PageView, RouteShape } from './view';

/** Something that only the server renders. `seed` makes a scene or a drawing the same in every build. */
export type StaticPart =
  | { kind: 'icon' | 'social'; name: string }
  | { kind: 'logo'; name: string; file?: string; color?: string; symbol: boolean; picture?: FilePart }
  | { kind: 'scene'; scene: Scene; seed: string; box?: PictureBox }
  | { kind: 'drawing'; drawing: Drawing; seed: string; box?: PictureBox }
  | { kind: 'face'; of: 'video' | 'map'; seed: string; title?: string }
  | { kind: 'definitions' }
  | { kind: 'text'; text: RichText; pictures?: readonly FilePart[] }
  | FilePart
  | FormFieldsPart
  | ListLinksPart;

/** The parts that hold what an editor wrote. */
export type TextPart = Extract<StaticPart, { kind: 'text' | 'fields' | 'face' }>;

/** Where a picture is shown: in its slot, in the box that its block names, and perhaps on phones alone. */
export interface PicturePlace {
  slot: PictureSlot;
  box?: PictureBox;
  onPhones?: true;
}

interface PlacedPicture extends PictureFacts, PicturePlace {
  src: string;
  focus?: FocalPoint;
}

/** A picture file in its place. `first` marks the first picture of the page, which visitors wait for. */
export interface FilePart extends PlacedPicture {
  kind: 'file';
  alt: string;
  first: boolean;
  /** What phones show instead. */
  phone?: PlacedPicture;
}

/** A photo in one of its places: what the names and sizes of its files depend on. */
export type PhotoUse = Pick<PlacedPicture, 'src' | 'width' | 'height' | 'transparent'> & PicturePlace;

export type Statics = ReadonlyMap<StaticId, StaticPart>;

/** The whole checked site. Pages are resolved one by one, when they are rendered, so that memory stays flat. */
export interface Site {
  settings: Settings;
  content: SiteContent;
  /** In the order of site.json; `/404` is always there (a plain one when the content has none). */
  pages: readonly SitePage[];
  /** Finds the page of a decoded path or alias, with or without a trailing slash. */
  find(path: string): SitePage | undefined;
  shape: RouteShape;
  /** Path of `site.url` without a trailing slash: '' or '/sub'. It comes before every link to a page. */
  base: string;
  chrome: { view: ChromeView; statics: Statics };
  facts: SiteFacts;
  /** The interface's, in the language of the site. */
  words: Words;
  redirects: readonly SiteRedirect[];
  feeds: readonly SiteFeed[];
}

/** From a decoded path of the site, perhaps with `/*` at its end, to an address as links have it. */
export interface SiteRedirect {
  from: string;
  to: string;
  permanent: boolean;
}

/** Everything about one page that a document shows, computed once a build. */
export interface ResolvedPage {
  page: SitePage;
  content: Page;
  view: PageView;
  statics: Statics;
}
