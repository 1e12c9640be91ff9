// Generated from site.schema.json (7b299277b45d50e3) by `npm run types`. Change the schema instead.
import type {Href, IconName, ImageFile, LogoRef, Markdown} from './kinds';

/**
 * What the page is; search engines are told. Without it the kind of its layout counts, then its blocks: a contact form makes a contact page, a directory a collection.
 */
export type PageKind = 'service' | 'collection' | 'product' | 'contact';
/**
 * A page file below the content folder, or a pattern with * and ** for many.
 */
export type PageFiles = string;
export type AliasPath = string;
export type Block =
  | HeroBlock
  | ParallaxBlock
  | CardGridBlock
  | CarouselBlock
  | FaqBlock
  | StatsBlock
  | CtaBlock
  | SplitBlock
  | HubBlock
  | LogosBlock
  | VideoBlock
  | MapBlock
  | ContactFormBlock
  | ProseBlock
  | RelatedBlock
  | DirectoryBlock;
export type Line = string;
/**
 * A drawn scene or a picture from a file.
 */
export type Image = Scene | FileImage;
export type Device =
  | 'rack'
  | 'open-rack'
  | 'server'
  | 'switch'
  | 'firewall'
  | 'access-point'
  | 'storage'
  | 'laptop'
  | 'monitor'
  | 'screen'
  | 'phone'
  | 'headset'
  | 'camera'
  | 'sensor'
  | 'gateway'
  | 'tower'
  | 'dish'
  | 'cloud'
  | 'office'
  | 'warehouse'
  | 'store'
  | 'shield'
  | 'brick-wall'
  | 'slabs'
  | 'envelope'
  | 'folder'
  | 'chat'
  | 'clipboard'
  | 'blueprint'
  | 'tool-case'
  | 'reel'
  | 'patch-panel'
  | 'cable-tester'
  | 'memory-board'
  | 'printer'
  | 'pallet'
  | 'coverage';
export type Jacket = 'blue' | 'teal' | 'sky' | 'violet' | 'coral' | 'rose' | 'slate' | 'lime' | 'amber';
export type LogoId = LogoRef;
export type PagePath = string;

/**
 * A whole website: settings, header, footer, logos, layouts and the list of pages.
 */
export interface SiteContent {
  /**
   * The schema file, so that code editors complete and check this file.
   */
  $schema?: string;
  site: Settings;
  header: Header;
  footer: Footer;
  /**
   * Vendors' logos by name. Blocks write the name.
   */
  logos?: {
    [k: string]: Logo;
  };
  /**
   * Sequences of blocks that pages promise to keep, by name. A page writes "layout": the name.
   */
  layouts?: {
    /**
     * The blocks of pages with this layout, from top to bottom.
     *
     * @minItems 1
     * @maxItems 60
     */
    [k: string]: [LayoutSlot, ...LayoutSlot[]];
  };
  /**
   * What the pages of a layout are, by the layout's name. A page's own "kind" stands above it.
   */
  layoutKinds?: {
    [k: string]: PageKind;
  };
  /**
   * The pages: each entry is a page, or the path of page files below the content folder, such as "pages/services/** /*.json".
   *
   * @minItems 1
   */
  pages: [PageFiles | Page, ...(PageFiles | Page)[]];
}
/**
 * Facts about the company. Texts name them as {site.name}, {site.email} and so on.
 */
export interface Settings {
  /**
   * The company's name. Texts write {site.name}.
   */
  name: string;
  /**
   * The site's address, without / at the end.
   */
  url: string;
  /**
   * Language of the texts, as a language tag such as en or en-US.
   */
  language: string;
  /**
   * The address customers write to. Texts write {site.email}.
   */
  email: string;
  /**
   * The number customers call, with country code. Texts write {site.phone}.
   */
  phone: string;
  /**
   * The office's address on one line. Texts write {site.address}.
   */
  address?: string;
  /**
   * The site's icon in the browser's tab, an SVG or PNG file such as images/icon.svg.
   */
  icon?: ImageFile;
  /**
   * Profiles on social networks; only these are shown.
   *
   * @minItems 1
   * @maxItems 6
   */
  social?: [SocialLink, ...SocialLink[]];
  analytics?: Analytics;
}
/**
 * A profile on a social network.
 */
export interface SocialLink {
  /**
   * The network.
   */
  network: 'facebook' | 'instagram' | 'linkedin' | 'whatsapp' | 'x' | 'youtube';
  /**
   * Address of the profile.
   */
  href: string;
}
/**
 * Measuring how fast pages are for visitors.
 */
export interface Analytics {
  /**
   * Where loading times are reported, once per page view. Without it nothing is reported.
   */
  vitalsEndpoint: string;
}
/**
 * The bar at the top of every page.
 */
export interface Header {
  menu?: Menu;
  /**
   * Links beside the dropdown menu.
   *
   * @minItems 1
   * @maxItems 6
   */
  links: [Link, ...Link[]];
  action?: Link;
}
/**
 * The dropdown menu.
 */
export interface Menu {
  /**
   * Words on the button that opens it.
   */
  label: string;
  all?: Link;
  /**
   * The entries.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: [MenuLink, ...MenuLink[]];
}
/**
 * A link in a menu.
 */
export interface Link {
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * Where the link leads: a page's path or a full address.
   */
  href: Href;
}
/**
 * An entry of the dropdown menu.
 */
export interface MenuLink {
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * Where the link leads: a page's path or a full address.
   */
  href: Href;
  /**
   * Icon before the words.
   */
  icon?: IconName;
  /**
   * One short line below the words.
   */
  text?: string;
}
/**
 * The dark part at the bottom of every page.
 */
export interface Footer {
  /**
   * A sentence about the company.
   */
  text?: string;
  /**
   * Columns of links, up to four.
   *
   * @minItems 1
   * @maxItems 4
   */
  columns:
    | [FooterColumn]
    | [FooterColumn, FooterColumn]
    | [FooterColumn, FooterColumn, FooterColumn]
    | [FooterColumn, FooterColumn, FooterColumn, FooterColumn];
  /**
   * The copyright line.
   */
  notice: string;
  /**
   * Links to the policies.
   *
   * @minItems 1
   * @maxItems 6
   */
  links?: [Link, ...Link[]];
}
/**
 * A column of links.
 */
export interface FooterColumn {
  /**
   * Words above the column.
   */
  heading: string;
  /**
   * The links.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: [Link, ...Link[]];
}
/**
 * A vendor's logo.
 */
export interface Logo {
  /**
   * The vendor's name.
   */
  name: string;
  /**
   * The drawing, an SVG file such as images/logos/cisco.svg. Without it the name is set in letters.
   */
  file?: ImageFile;
  /**
   * True when the drawing is only a symbol, so that the name is set beside it.
   */
  symbol?: boolean;
  /**
   * The drawing's color while the pointer is over it.
   */
  color?: string;
  /**
   * The vendor's page on this site.
   */
  href?: Href;
}
/**
 * One block that pages with this layout must have at this place.
 */
export interface LayoutSlot {
  /**
   * The block's type.
   */
  type:
    | 'hero'
    | 'parallax'
    | 'cardGrid'
    | 'carousel'
    | 'faq'
    | 'stats'
    | 'cta'
    | 'split'
    | 'hub'
    | 'logos'
    | 'video'
    | 'map'
    | 'contactForm'
    | 'prose'
    | 'related'
    | 'directory';
  /**
   * How many cards, items or points the block must have.
   */
  count?: number;
  /**
   * The tone a card grid must have.
   */
  tone?: 'light' | 'ink';
  /**
   * The icon color a card grid must have.
   */
  icons?: 'blue' | 'teal';
}
/**
 * One page of the site.
 */
export interface Page {
  /**
   * The schema file, so that code editors complete and check this file.
   */
  $schema?: string;
  /**
   * The page's address on the site, such as /services/network-design. The home page is /; the page for unknown addresses is /404.
   */
  path: string;
  /**
   * Title in the browser's tab and in search results: at most 60 characters, different on every page.
   */
  title: string;
  /**
   * What search results show below the title: 50 to 155 characters, different on every page.
   */
  description: string;
  /**
   * Short name for the trail at the top of the page. Without it the title is used.
   */
  name?: string;
  /**
   * Path of the page above this one in the trail. Without it the path decides: /services/x lies below /services.
   */
  parent?: string;
  /**
   * Other addresses that show this page too. Search engines are told the main one.
   *
   * @minItems 1
   * @maxItems 20
   */
  aliases?: [AliasPath, ...AliasPath[]];
  /**
   * Name of a layout in site.json whose blocks this page must have.
   */
  layout?: string;
  kind?: PageKind;
  /**
   * What the page shows, from top to bottom. The first block is a hero.
   *
   * @minItems 1
   * @maxItems 60
   */
  blocks: [Block, ...Block[]];
}
/**
 * The top of a page: its main heading, an introduction, buttons and a picture. Every page starts with one.
 */
export interface HeroBlock {
  /**
   * The top of a page: its main heading, an introduction, buttons and a picture. Every page starts with one.
   */
  type: 'hero';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The page's main heading.
   */
  heading: string;
  /**
   * Words that take turns at the end of the heading, typed letter by letter.
   *
   * @minItems 2
   * @maxItems 6
   */
  words?:
    | [Line, Line]
    | [Line, Line, Line]
    | [Line, Line, Line, Line]
    | [Line, Line, Line, Line, Line]
    | [Line, Line, Line, Line, Line, Line];
  /**
   * How large the heading is.
   */
  size?: 'page' | 'display';
  /**
   * One to three sentences that say what the page offers.
   */
  lead?: Markdown;
  /**
   * A vendor's logo above the heading: a name from `logos` in site.json.
   */
  logo?: LogoRef;
  image?: Image;
  /**
   * One or two buttons; the first is the strong one.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions?: [Action] | [Action, Action];
  claim?: Claim;
  /**
   * Links on the picture, on wide screens: only in a hero with words whose picture is a scene of the layout site.
   *
   * @minItems 1
   * @maxItems 7
   */
  pins?: [Pin, ...Pin[]];
}
/**
 * Drawn art: equipment on white tiles, joined by colored cables. It follows the light and dark theme.
 */
export interface Scene {
  /**
   * A drawn scene.
   */
  type: 'scene';
  /**
   * How the objects stand.
   */
  layout: 'single' | 'pair' | 'tiers' | 'hub' | 'floor' | 'row' | 'stack' | 'site' | 'mesh' | 'town';
  /**
   * What is drawn, the most important object first.
   *
   * @minItems 1
   * @maxItems 7
   */
  devices: [Device, ...Device[]];
  /**
   * Cable colors, the page's own color first. An empty list draws no cables.
   *
   * @minItems 0
   * @maxItems 3
   */
  jackets?: [] | [Jacket] | [Jacket, Jacket] | [Jacket, Jacket, Jacket];
  /**
   * Any word. Another word gives another arrangement of the same objects. Without it the page's path decides.
   */
  seed?: string;
}
/**
 * A picture from a file in the content folder. Put the photo there as large as it is: the build turns it upright, leaves out what the camera wrote into it, and makes smaller AVIF and WebP files of it. Drawings (svg) and moving pictures stay as they are.
 */
export interface FileImage {
  /**
   * A picture from a file.
   */
  type: 'file';
  /**
   * The file's path below the content folder, such as images/office.jpg. At most 64 megapixels (avif 20), and 2560 pixels of width are the most that visitors get.
   */
  src: ImageFile;
  /**
   * What the picture shows, for people who can't see it. Leave it out only when `decorative` is true.
   */
  alt?: string;
  /**
   * True when the picture says nothing that the text doesn't say.
   */
  decorative?: boolean;
}
/**
 * A button that leads somewhere.
 */
export interface Action {
  /**
   * The words on the button.
   */
  label: string;
  /**
   * Where the button leads: a page's path or a full address.
   */
  href: Href;
  /**
   * Words that only screen readers and search engines get, after the label: say what the button is about when its label says little, such as "about Cisco".
   */
  about?: string;
}
/**
 * A short claim at the foot of the hero.
 */
export interface Claim {
  /**
   * The figure, such as 2300+.
   */
  value: string;
  /**
   * What the figure counts.
   */
  text: string;
}
/**
 * A link on the drawing of a site.
 */
export interface Pin {
  /**
   * The words on the pin: one or two.
   */
  label: string;
  /**
   * Where the pin leads.
   */
  href: Href;
  /**
   * Where on the drawing the pin stands.
   */
  place: 'hall' | 'office' | 'warehouse' | 'store' | 'tower' | 'firewall' | 'cloud';
  /**
   * Color of the pin's square.
   */
  jacket: 'blue' | 'teal' | 'sky' | 'violet' | 'coral' | 'rose' | 'slate' | 'lime' | 'amber';
}
/**
 * A wide banner whose picture moves more slowly than the page.
 */
export interface ParallaxBlock {
  /**
   * A wide banner whose picture moves more slowly than the page.
   */
  type: 'parallax';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * A few words in very large letters.
   */
  heading: string;
  /**
   * One sentence below the heading.
   */
  text?: string;
  /**
   * The banner's colors. Alternate them on a page.
   */
  look: 'dark' | 'pale';
  image?: Image;
  action?: Action;
}
/**
 * Cards side by side: features, benefits, services or solutions. Cards with a picture are larger.
 */
export interface CardGridBlock {
  /**
   * Cards side by side: features, benefits, services or solutions. Cards with a picture are larger.
   */
  type: 'cardGrid';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * A sentence or two beside or below the heading. Leave it out when it would only fill space.
   */
  lead?: Markdown;
  /**
   * Background of the grid.
   */
  tone: 'light' | 'ink';
  /**
   * Color of the icons.
   */
  icons?: 'blue' | 'teal';
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   * @maxItems 60
   */
  cards: [Card, ...Card[]];
}
/**
 * A card of a card grid.
 */
export interface Card {
  /**
   * Icon above the title.
   */
  icon?: IconName;
  /**
   * The card's title.
   */
  title: string;
  /**
   * One or two short sentences.
   */
  text?: string;
  image?: Image;
  /**
   * Where the whole card leads. Without it the card is not a link.
   */
  href?: Href;
}
/**
 * Cards in a row that moves on by itself.
 */
export interface CarouselBlock {
  /**
   * Cards in a row that moves on by itself.
   */
  type: 'carousel';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * A sentence or two beside or below the heading. Leave it out when it would only fill space.
   */
  lead?: Markdown;
  /**
   * Words below each card that is a link, such as View products.
   */
  linkText?: string;
  /**
   * The cards, in order.
   *
   * @minItems 1
   * @maxItems 30
   */
  cards: [Slide, ...Slide[]];
}
/**
 * A card of a carousel.
 */
export interface Slide {
  /**
   * The card's title.
   */
  title: string;
  /**
   * What it is, in a sentence.
   */
  text?: string;
  image: Image;
  /**
   * Where the whole card leads. Without it the card is not a link.
   */
  href?: Href;
}
/**
 * Questions that open to show their answers.
 */
export interface FaqBlock {
  /**
   * Questions that open to show their answers.
   */
  type: 'faq';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * A sentence or two beside or below the heading. Leave it out when it would only fill space.
   */
  lead?: Markdown;
  action?: Action;
  image?: Image;
  /**
   * The questions, the most asked first. The first one starts open.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: [FaqItem, ...FaqItem[]];
}
/**
 * A question with its answer.
 */
export interface FaqItem {
  /**
   * The question, as a customer asks it.
   */
  question: string;
  /**
   * The answer. Paragraphs, lists and links are fine.
   */
  answer: Markdown;
}
/**
 * Figures in large digits on a dark background.
 */
export interface StatsBlock {
  /**
   * Figures in large digits on a dark background.
   */
  type: 'stats';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * The figures, two to four.
   *
   * @minItems 2
   * @maxItems 4
   */
  items: [StatItem, StatItem] | [StatItem, StatItem, StatItem] | [StatItem, StatItem, StatItem, StatItem];
}
/**
 * A figure that counts up when it comes into view.
 */
export interface StatItem {
  /**
   * The figure to count to.
   */
  value: number;
  /**
   * Sign after the figure, such as + or %.
   */
  suffix?: string;
  /**
   * What the figure counts.
   */
  label: string;
  /**
   * Icon above the figure.
   */
  icon?: IconName;
  /**
   * Color of the sign and the bar.
   */
  jacket?: 'blue' | 'teal' | 'sky' | 'violet' | 'coral' | 'rose' | 'slate' | 'lime' | 'amber';
}
/**
 * The closing call: a blue banner with one or two buttons.
 */
export interface CtaBlock {
  /**
   * The closing call: a blue banner with one or two buttons.
   */
  type: 'cta';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * One sentence below the heading.
   */
  text?: string;
  image?: Image;
  /**
   * One or two buttons; the first is the strong one.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions: [Action] | [Action, Action];
}
/**
 * A picture beside text: an overview, a list, brands.
 */
export interface SplitBlock {
  /**
   * A picture beside text: an overview, a list, brands.
   */
  type: 'split';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * The text.
   */
  text?: Markdown;
  image: Image;
  /**
   * Where the picture stands on wide screens.
   */
  imageSide?: 'start' | 'end';
  /**
   * A short list below the text.
   *
   * @minItems 1
   * @maxItems 8
   */
  list?: [ListItem, ...ListItem[]];
  brands?: LogoRow;
  action?: Action;
  /**
   * Small print below the button.
   */
  note?: string;
}
/**
 * A line of a list.
 */
export interface ListItem {
  /**
   * Icon before the text.
   */
  icon?: IconName;
  /**
   * The line's text.
   */
  text: string;
}
/**
 * A row of logos.
 */
export interface LogoRow {
  /**
   * Words above the logos.
   */
  label: string;
  /**
   * Names from `logos` in site.json.
   *
   * @minItems 1
   * @maxItems 12
   */
  logos: [LogoId, ...LogoId[]];
}
/**
 * Four points around a picture.
 */
export interface HubBlock {
  /**
   * Four points around a picture.
   */
  type: 'hub';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * A sentence or two beside or below the heading. Leave it out when it would only fill space.
   */
  lead?: Markdown;
  image: Image;
  /**
   * Exactly four points: two left of the picture, two right of it.
   *
   * @minItems 4
   * @maxItems 4
   */
  points: [HubPoint, HubPoint, HubPoint, HubPoint];
}
/**
 * One of the four points.
 */
export interface HubPoint {
  /**
   * Icon above the title.
   */
  icon: IconName;
  /**
   * The point's title.
   */
  title: string;
  /**
   * One or two short sentences.
   */
  text: string;
}
/**
 * Vendors' logos, moving in a strip or standing in a grid.
 */
export interface LogosBlock {
  /**
   * Vendors' logos, moving in a strip or standing in a grid.
   */
  type: 'logos';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * How the logos stand.
   */
  layout: 'marquee' | 'grid';
  /**
   * Names from `logos` in site.json, in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  logos: [LogoId, ...LogoId[]];
}
/**
 * A video from YouTube. Nothing is loaded from there before the visitor presses play.
 */
export interface VideoBlock {
  /**
   * A video from YouTube. Nothing is loaded from there before the visitor presses play.
   */
  type: 'video';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * One sentence about the video.
   */
  text?: string;
  /**
   * The eleven signs after watch?v= in the video's address. Without it the poster says Video coming soon.
   */
  video?: string;
  image?: Image;
}
/**
 * Where the office is. Nothing is loaded from Google Maps before the visitor asks for it.
 */
export interface MapBlock {
  /**
   * Where the office is. Nothing is loaded from Google Maps before the visitor asks for it.
   */
  type: 'map';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * One sentence about the place.
   */
  text?: string;
  /**
   * What to search for on the map: the name and address of the place.
   */
  place: string;
  image?: Image;
}
/**
 * The contact form (name, email, subject, message) with contact details beside it.
 */
export interface ContactFormBlock {
  /**
   * The contact form (name, email, subject, message) with contact details beside it.
   */
  type: 'contactForm';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * One sentence above the fields.
   */
  text?: string;
  /**
   * Where messages are sent, as JSON by POST: an https address, or a path on this site. A message that is sent again has the same `id`, so accept each id once. Without an endpoint no message is delivered.
   */
  endpoint?: string;
  /**
   * Words on the button.
   */
  submit: string;
  /**
   * Small print beside the button.
   */
  note?: Markdown;
  /**
   * Phone, email, office.
   *
   * @minItems 1
   * @maxItems 6
   */
  details?: [ContactDetail, ...ContactDetail[]];
  image?: Image;
}
/**
 * A way to reach the company.
 */
export interface ContactDetail {
  /**
   * Icon before the text.
   */
  icon?: IconName;
  /**
   * What it is, such as Phone.
   */
  label: string;
  /**
   * The number or address that is shown.
   */
  text: string;
  /**
   * Link behind the text, such as tel:{site.phone}.
   */
  href?: Href;
}
/**
 * Long text in sections, with a list of the sections beside it: terms, privacy.
 */
export interface ProseBlock {
  /**
   * Long text in sections, with a list of the sections beside it: terms, privacy.
   */
  type: 'prose';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The sections, in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  sections: [ProseSection, ...ProseSection[]];
}
/**
 * A section of a long text.
 */
export interface ProseSection {
  /**
   * Name of this section for links such as /terms-and-conditions#payment. Unique on its page. Made from the heading when it is left out.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * The section's text. Paragraphs, lists and links are fine.
   */
  text: Markdown;
}
/**
 * The cards of other pages in a row, without the card that leads to this page.
 */
export interface RelatedBlock {
  /**
   * The cards of other pages in a row, without the card that leads to this page.
   */
  type: 'related';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * A sentence or two beside or below the heading. Leave it out when it would only fill space.
   */
  lead?: Markdown;
  /**
   * Words below each card that is a link, such as View products.
   */
  linkText?: string;
  /**
   * Paths of the pages whose cards are shown: those of their card grids and carousels that have a picture and a link.
   *
   * @minItems 1
   * @maxItems 10
   */
  pages: [PagePath, ...PagePath[]];
}
/**
 * An index of other pages: each with its name, and links to the pages that its cards lead to.
 */
export interface DirectoryBlock {
  /**
   * An index of other pages: each with its name, and links to the pages that its cards lead to.
   */
  type: 'directory';
  /**
   * Name of this block for links such as /#faq. Unique on its page.
   */
  id?: string;
  /**
   * The heading. Say it in the visitor's words.
   */
  heading: string;
  /**
   * A sentence or two beside or below the heading. Leave it out when it would only fill space.
   */
  lead?: Markdown;
  /**
   * Paths of the pages, in order. The links below each are the cards of its card grids and carousels.
   *
   * @minItems 1
   * @maxItems 100
   */
  pages: [PagePath, ...PagePath[]];
}
