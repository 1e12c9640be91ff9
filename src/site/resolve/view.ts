import type { GallerySpan } from '../page/gallery-spans';
import type { TimeSpan } from '../page/opening-hours';
import type { NamedBlock } from '../page/page-anchors';
import type { Href, IconName, LogoRef, Markdown, PartialDate, StaticId, TimeSpanText } from '../schema/kinds';
import type {
  Block,
  CarouselBlock,
  ContactFormBlock,
  DirectoryBlock,
  Download,
  Footer,
  GalleryPicture,
  Header,
  HoursBlock,
  HoursException,
  HoursPlace,
  Image,
  MapBlock,
  MapPlace,
  RelatedBlock,
  VideoBlock,
} from '../schema/types.gen';

/** A vendor's logo. `drawing` is its markup: the logo file, or the name as a wordmark. */
export interface LogoView {
  name: string;
  drawing: StaticId;
  href?: string;
}

/** A date as content has it, and in words. */
export interface DateView {
  value: string;
  text: string;
}

/** A span of time with both times in words. */
export interface SpanView extends TimeSpan {
  from: string;
  to: string;
}

/** Content as components see it: tokens replaced, links resolved, Markdown, pictures and icons replaced by a StaticId. */
export type View<T> = T extends Href
  ? string
  : T extends LogoRef
    ? LogoView
    : T extends PartialDate
      ? DateView
      : T extends TimeSpanText
        ? SpanView
        : T extends IconName | Image | Markdown
          ? StaticId
          : T extends RelatedBlock
            ? RelatedView
            : T extends ContactFormBlock
              ? ContactFormView
              : T extends VideoBlock
                ? VideoView
                : T extends MapBlock
                  ? MapView
                  : T extends DirectoryBlock
                    ? DirectoryView
                    : T extends Download
                      ? DownloadView
                      : T extends GalleryPicture
                        ? GalleryPictureView
                        : T extends HoursBlock
                          ? HoursView
                          : T extends object
                            ? { [K in keyof T]: View<T[K]> }
                            : T;

/** A carousel whose cards come from other pages. */
export interface RelatedView extends Omit<View<CarouselBlock>, 'type'> {
  type: 'related';
}

/** A service for videos or maps other than the usual one. */
export interface Player {
  /** What the frame loads. */
  src: string;
  /** Where the link leads without a script. */
  href: string;
  notice: string;
}

export interface VideoView extends View<Omit<VideoBlock, 'type' | 'title'>> {
  type: 'video';
  player?: Player & { host: string };
  /** The picture is one of the engine's, which has styles of its own. */
  face?: true;
}

export interface MapPlaceView extends View<MapPlace> {
  player?: Player & { directions: string };
  face?: true;
}

export interface MapView extends MapPlaceView, View<Pick<MapBlock, 'id' | 'name' | 'tone' | 'backdrop'>> {
  type: 'map';
  /** The picture of a place is one of the engine's, which has styles of its own. */
  face?: true;
  others?: readonly MapPlaceView[];
}

/** `fields` is the markup of those that the form has instead of the usual four. */
export interface ContactFormView extends View<Omit<ContactFormBlock, 'type' | 'fields'>> {
  type: 'contactForm';
  fields?: StaticId;
}

export interface DirectoryView extends View<Omit<DirectoryBlock, 'type' | 'pages'>> {
  type: 'directory';
  entries: readonly DirectoryEntry[];
}

/** A page with the pages that its cards link to, and the logo or picture of its hero. */
export interface DirectoryEntry {
  title: string;
  href: string;
  logo?: LogoView;
  image?: StaticId;
  links: readonly { title: string; href: string }[];
}

/** A file with the letters of its kind and its size in words; both are missing if it is no file of the site. */
export interface DownloadView {
  file: string;
  title: string;
  text?: string;
  kind?: string;
  size?: string;
}

/** A picture with its place in the grid. */
export interface GalleryPictureView {
  image: StaticId;
  caption?: string;
  span: GallerySpan;
}

/** Hours with what the visitor's clock is compared with. */
export interface HoursView extends Omit<View<Omit<HoursBlock, 'places'>>, 'type'> {
  type: 'hours';
  timeZone?: string;
  /** The names of the days, that of Monday first. */
  days: readonly string[];
  places: readonly HoursPlaceView[];
}

export interface HoursPlaceView extends View<Omit<HoursPlace, 'exceptions'>> {
  exceptions: readonly HoursExceptionView[];
}

/** Its dates in words, too. */
export interface HoursExceptionView extends View<Omit<HoursException, 'from' | 'to'>> {
  from: string;
  to: string;
  days: string;
}

export type BlockType = Block['type'];
/** Every block's view by its type. */
export type BlockViews = { [B in NamedBlock as B['type']]: View<B> };
export type BlockView = BlockViews[BlockType];

export interface TrailStep {
  name: string;
  /** Left out on the page itself. */
  href?: string;
}

/** Everything the browser needs to render a page; this is the page's JSON block. */
export interface PageView {
  /** The page's own path, decoded, without a trailing slash: an alias carries its page's path. */
  path: string;
  title: string;
  description: string;
  /** Absolute address of the page's own path. */
  canonical: string;
  /** From the home page to this one; empty on the home page. */
  trail: readonly TrailStep[];
  /** The address customers write to. */
  email: string;
  /** The locale of its numbers, for `Intl`. */
  locale: string;
  blocks: readonly BlockView[];
  /** What the drawings of its scenes refer to; missing where there are none. */
  definitions?: StaticId;
  /** True if it shows a drawing in the colors of the brand. */
  hasDrawings?: true;
  /** True if a picture of it has a focal point. */
  hasFocus?: true;
  /** True if a picture has another one on phones, and one of the two has a focal point. */
  hasPhoneFocus?: true;
  /** The feeds of the lists on it. */
  feeds?: readonly { title: string; href: string }[];
  /** An article, for those who share links. */
  isArticle?: true;
  /** When it goes for good: an instant as ISO 8601 has it. */
  end?: string;
}

/** What the router knows of the site: the first segments of its paths. */
export interface RouteShape {
  /** Path before every page's path, '' or '/sub'. */
  base: string;
  /** Pages directly below the root that are not sections, such as /contact. */
  pages: readonly string[];
  /** First segments that have pages below them, such as `brands`. */
  sections: readonly string[];
}

export interface ChromeView {
  /** The site's logo and name, or its wordmark; links to the home page. */
  brand: Required<LogoView> & {
    /** The wordmark on dark ground, if that is another one. */
    dark?: StaticId;
    isWordmark?: true;
  };
  language: string;
  header: View<Header>;
  footer: View<Footer>;
  social: readonly { network: string; href: string; icon: StaticId }[];
  /** Visitors are asked whether they allow cookies. */
  asksForCookies: boolean;
}
