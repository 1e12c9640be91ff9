// Generated from site.schema.json (d24f831e789f9c6b) by `npm run types`. Change the schema instead.
import type {Href, IconName, ImageFile, LogoRef, Markdown, PartialDate, TimeSpanText} from './kinds';

export type DateTime = string;
export type DrawnThing =
  'berries' | 'water' | 'cup' | 'glass' | 'cake' | 'buns' | 'leaf' | 'spoon' | 'beans' | 'book';
export type LogoId = LogoRef;
/**
 * The blocks of pages with this layout, from top to bottom.
 *
 * @minItems 1
 * @maxItems 60
 */
export type LayoutBlocks = [LayoutSlot, ...LayoutSlot[]];
/**
 * What the page is, for search engines. Without it, the kind of its layout in site.json decides. Otherwise a contact form makes it a contact page, and a directory makes it a collection.
 */
export type PageKind = 'service' | 'collection' | 'product' | 'contact';
/**
 * A block of any type but hero and shared.
 */
export type Shareable =
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
  | RowsBlock
  | TableBlock
  | QuotesBlock
  | PeopleBlock
  | PricingBlock
  | RelatedBlock
  | DirectoryBlock
  | StepsBlock
  | HoursBlock
  | DownloadsBlock
  | GalleryBlock;
/**
 * A generated scene or drawing, or a picture from a file.
 */
export type Image = Scene | Drawing1 | FileImage;
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
/**
 * Ground of the block, and the colors of everything on it. Usually light.
 */
export type Tone = 'light' | 'tint' | 'ink' | 'brand' | 'picture';
/**
 * The picture behind a block with the tone "picture". It is darkened behind the words.
 */
export type Backdrop = Scene | Drawing1 | FileImage;
/**
 * Shape of the block's pictures. Photos are cut to it around their focal point, drawings are drawn for it.
 */
export type PictureBox = 'landscape' | 'wide' | 'square' | 'portrait' | 'band' | 'strip';
/**
 * A generated scene or drawing, or a picture from a file.
 */
export type Image1 = Scene | Drawing1 | FileImage;
/**
 * A generated scene or drawing, or a picture from a file.
 */
export type Image2 = Scene | Drawing1 | FileImage;
/**
 * A generated scene or drawing, or a picture from a file.
 */
export type Image3 = Scene | Drawing1 | FileImage;
/**
 * A field of a form.
 */
export type FormField =
  TextField | EmailField | PhoneField | ChoiceField | CheckboxField | DateField | NumberField;
export type Line = string;
/**
 * A generated scene or drawing, or a picture from a file.
 */
export type Image4 = Scene | Drawing1 | FileImage;
/**
 * A generated scene or drawing, or a picture from a file.
 */
export type Image5 = Scene | Drawing1 | FileImage;
export type PagePath = string;
/**
 * When it is open: with a break, two spans such as 08:00-12:00 and 14:00-18:00. Hours after midnight belong to the next day.
 *
 * @minItems 1
 * @maxItems 6
 */
export type TimeSpans = [TimeSpan, ...TimeSpan[]];
export type TimeSpan = TimeSpanText;
/**
 * A page file in the content folder, or a pattern with * and ** for several files.
 */
export type PageFiles = string;
export type AliasPath = string;
export type RedirectPath = string;
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
  | RowsBlock
  | TableBlock
  | QuotesBlock
  | PeopleBlock
  | PricingBlock
  | RelatedBlock
  | DirectoryBlock
  | StepsBlock
  | HoursBlock
  | DownloadsBlock
  | GalleryBlock
  | ListBlock
  | SharedBlock;
/**
 * Rows of a collection that fill themselves: the newest news, the products of a brand, the next events.
 */
export type ListBlock = never;
/**
 * A block of site.json that several pages show.
 */
export type SharedBlock = never;

/**
 * A whole website: settings, header, footer, logos, layouts and the list of pages.
 */
export interface SiteContent {
  /**
   * The schema file. Code editors use it to complete and check this file.
   */
  $schema?: string;
  /**
   * The version of the engine that this content was written for. `npm run validate -- --fix` writes it.
   */
  version?: number;
  site: Settings;
  header: Header;
  footer: Footer;
  /**
   * Vendors' logos by id. Blocks refer to a logo by its id.
   */
  logos?: {
    [k: string]: Logo;
  };
  /**
   * Named sequences of blocks. A page that names a layout must have these blocks in this order.
   */
  layouts?: {
    [k: string]: LayoutBlocks;
  };
  /**
   * The kind of all pages of a layout, by the layout's name. A page's own "kind" overrides it.
   */
  layoutKinds?: {
    [k: string]: PageKind;
  };
  /**
   * Blocks that several pages show, by name. A page shows one with { "type": "shared", "of": "contact-cta" }.
   */
  shared?: {
    [k: string]: Shareable;
  };
  /**
   * Old addresses, and where they lead: to a page, a file or another site. A page can also have redirects of its own.
   *
   * @minItems 1
   * @maxItems 600
   */
  redirects?: [Redirect, ...Redirect[]];
  /**
   * The site's pages. Each entry is a page, or a path of page files in the content folder, such as "pages/services/** /*.json".
   *
   * @minItems 1
   */
  pages: [PageFiles | Page, ...(PageFiles | Page)[]];
}
/**
 * Facts about the company and the site. Texts can use some of them as tokens, such as {site.name} and {site.email}.
 */
export interface Settings {
  /**
   * The company's name. Token: {site.name}.
   */
  name: string;
  /**
   * The site's URL without / at the end, such as https://northport.example. Token: {site.url}.
   */
  url: string;
  /**
   * Language of the site's texts, as a language tag such as en or en-US. It also decides the direction of writing.
   */
  language: string;
  words?: InterfaceWords;
  brand?: Brand;
  /**
   * Email address for customers. Token: {site.email}.
   */
  email: string;
  /**
   * Phone number for customers, with country code. Token: {site.phone}.
   */
  phone: string;
  /**
   * Postal address of the office, on one line. Token: {site.address}.
   */
  address?: string;
  /**
   * Where the clock of the opening hours and of all dates runs, such as Europe/Berlin. Only needed with a block of hours, or with dates.
   */
  timeZone?: string;
  /**
   * Dates by name. What has one as its `from` or `until` comes or goes with it, so one date can bring many pages.
   */
  dates?: {
    [k: string]: DateTime;
  };
  /**
   * Icon for the browser tab: an SVG or PNG file such as images/icon.svg. In an SVG, currentColor is the site's main color. The icons on phones are drawn from it, on white.
   */
  icon?: ImageFile;
  wordmark?: Wordmark;
  /**
   * The company's profiles on social networks.
   *
   * @minItems 1
   * @maxItems 6
   */
  social?: [SocialLink, ...SocialLink[]];
  analytics?: Analytics;
  verification?: Verification;
}
/**
 * Words of the interface that are not the usual ones of the language. English, Arabic, French, German, Indonesian and Spanish need none.
 */
export interface InterfaceWords {
  /**
   * Link to the content, for visitors who use a keyboard.
   */
  skip?: string;
  /**
   * Name of the navigation in the header, for screen readers.
   */
  mainNavigation?: string;
  /**
   * Button that opens the menu on phones.
   */
  menu?: string;
  /**
   * Name of the announcement above the header, for screen readers. Only needed with one.
   */
  announcement?: string;
  /**
   * Button that closes the announcement. Only needed with one.
   */
  closeAnnouncement?: string;
  /**
   * Name of the breadcrumb trail, for screen readers.
   */
  breadcrumb?: string;
  /**
   * Name of the list of sections beside a long text, for screen readers.
   */
  onThisPage?: string;
  /**
   * Button that changes to the dark theme.
   */
  useDarkTheme?: string;
  /**
   * Button that changes to the light theme.
   */
  useLightTheme?: string;
  /**
   * Button that stops the typed words of a hero.
   */
  pauseTyping?: string;
  /**
   * Button that starts the typed words of a hero again.
   */
  playTyping?: string;
  /**
   * Button that stops the moving logos.
   */
  pauseLogos?: string;
  /**
   * Button that starts the moving logos again.
   */
  playLogos?: string;
  /**
   * Button that stops a carousel.
   */
  pauseSlides?: string;
  /**
   * Button that starts a carousel again.
   */
  playSlides?: string;
  /**
   * What a carousel is, for screen readers.
   */
  carousel?: string;
  /**
   * What a card of a carousel is, for screen readers.
   */
  slide?: string;
  /**
   * Name of a card of a carousel. %position% and %count% are numbers.
   */
  slideName?: string;
  /**
   * The card of a carousel that is shown. %position% and %count% are numbers.
   */
  slideStatus?: string;
  /**
   * Button below a carousel. %position% and %count% are numbers.
   */
  goToSlide?: string;
  /**
   * Button in a gallery. Only needed with one.
   */
  previousPicture?: string;
  /**
   * Button in a gallery. Only needed with one.
   */
  nextPicture?: string;
  /**
   * Button that closes the large pictures of a gallery. Only needed with one.
   */
  closePictures?: string;
  /**
   * Beside opening hours, where it is always open. Only needed with a block of hours.
   */
  openNow?: string;
  /**
   * Beside opening hours. %time% is a time. Only needed with a block of hours.
   */
  openUntil?: string;
  /**
   * Beside opening hours, for longer than a week. Only needed with a block of hours.
   */
  closedNow?: string;
  /**
   * Beside opening hours. %time% is a time of today. Only needed with a block of hours.
   */
  opensAt?: string;
  /**
   * Beside opening hours. %day% is a day of the week, %time% a time. Only needed with a block of hours.
   */
  opensOn?: string;
  /**
   * A day in opening hours. Only needed with a block of hours.
   */
  closed?: string;
  /**
   * Marks a day in opening hours. Only needed with a block of hours.
   */
  today?: string;
  /**
   * Heading of days that differ from the week. Only needed with a block of hours.
   */
  otherHours?: string;
  /**
   * Name of the navigation below a list of several pages, for screen readers. Only needed with a list.
   */
  listPages?: string;
  /**
   * Link to a page of a list, and the end of its title. %number% is its number. Only needed with a list.
   */
  listPage?: string;
  /**
   * Link to newer entries of a list by date. Only needed with a list.
   */
  newer?: string;
  /**
   * Link to older entries of a list by date. Only needed with a list.
   */
  older?: string;
  /**
   * Link to the page before, in a list of another order. Only needed with a list.
   */
  previousPage?: string;
  /**
   * Link to the page after, in a list of another order. Only needed with a list.
   */
  nextPage?: string;
  /**
   * Name of the topics above a list, for screen readers. Only needed with a list.
   */
  topics?: string;
  /**
   * Link to the entries of all topics. Only needed with a list.
   */
  allTopics?: string;
  /**
   * Name of the feed of a list, for feed readers. Only needed with a list.
   */
  feed?: string;
  /**
   * Said when a topic was pressed. %shown% is the number of its rows, %all% that of all. Only needed with a list.
   */
  rowsShown?: string;
  /**
   * Button that plays a video.
   */
  playVideo?: string;
  /**
   * Where a video comes from. %host% is the address of YouTube or Vimeo.
   */
  videoHost?: string;
  /**
   * What visitors should know before they play a video.
   */
  videoNotice?: string;
  /**
   * Under a video of Vimeo, before it is played.
   */
  vimeoNotice?: string;
  /**
   * Text on the picture of a video that has no address yet.
   */
  videoSoon?: string;
  /**
   * Button that loads the map.
   */
  loadMap?: string;
  /**
   * Link to the way to the office.
   */
  directions?: string;
  /**
   * What visitors should know before they load the map.
   */
  mapNotice?: string;
  /**
   * On a map of OpenStreetMap, before it is loaded.
   */
  openStreetMapNotice?: string;
  /**
   * After what a plan leaves out, for screen readers.
   */
  notIncluded?: string;
  /**
   * After a price for an hour.
   */
  perHour?: string;
  /**
   * After a price for a day.
   */
  perDay?: string;
  /**
   * After a price for a week.
   */
  perWeek?: string;
  /**
   * After a price for a month.
   */
  perMonth?: string;
  /**
   * After a price for a year.
   */
  perYear?: string;
  /**
   * Label of the field for the name.
   */
  fieldName?: string;
  /**
   * Shown if the name is empty.
   */
  fieldNameEmpty?: string;
  /**
   * Label of the field for the email address.
   */
  fieldEmail?: string;
  /**
   * Shown if the email address is empty.
   */
  fieldEmailEmpty?: string;
  /**
   * Label of the field for the subject.
   */
  fieldSubject?: string;
  /**
   * Shown if the subject is empty.
   */
  fieldSubjectEmpty?: string;
  /**
   * Label of the field for the message.
   */
  fieldMessage?: string;
  /**
   * Shown if the message is empty.
   */
  fieldMessageEmpty?: string;
  /**
   * Above the links to the fields of a form that must be corrected.
   */
  fieldErrors?: string;
  /**
   * After the label of a field that may be left out.
   */
  fieldOptional?: string;
  /**
   * First line of a list in a form, before an answer is chosen.
   */
  fieldSelect?: string;
  /**
   * Error of a field of your own that is empty. %label% is its label.
   */
  fieldMissing?: string;
  /**
   * Error of a choice without an answer. %label% is its label.
   */
  fieldChoose?: string;
  /**
   * Error of a box that must be ticked.
   */
  fieldTick?: string;
  /**
   * Error of a field of your own whose text is no email address.
   */
  fieldNoEmail?: string;
  /**
   * Error of a day before today.
   */
  fieldFromToday?: string;
  /**
   * Error of a day before tomorrow.
   */
  fieldFromTomorrow?: string;
  /**
   * Error of a field that holds no whole number.
   */
  fieldNumber?: string;
  /**
   * Error of a number that is too small. %minimum% is the smallest.
   */
  fieldAtLeast?: string;
  /**
   * Error of a number that is too large. %maximum% is the largest.
   */
  fieldAtMost?: string;
  /**
   * Error of a number outside its limits. %minimum% and %maximum% are the limits.
   */
  fieldBetween?: string;
  /**
   * Label of a field that only robots see.
   */
  honeypot?: string;
  /**
   * Shown in place of the button that sends a message, where it needs a script. %email% is the address.
   */
  writeTo?: string;
  /**
   * The button while a message is sent.
   */
  sending?: string;
  /**
   * Shown when a message has been sent.
   */
  sent?: string;
  /**
   * Shown when a message could not be sent.
   */
  notSent?: string;
  /**
   * Heading of the page that is shown after an error of the site.
   */
  unexpectedError?: string;
  /**
   * Text of the page that is shown after an error of the site.
   */
  unexpectedErrorHelp?: string;
  /**
   * Button of the page that is shown after an error of the site.
   */
  reload?: string;
  /**
   * Heading at an old address, on hosts that send no redirects.
   */
  moved?: string;
  /**
   * Heading of the page for unknown addresses, if the site has none of its own.
   */
  notFound?: string;
  /**
   * Text of the page for unknown addresses, if the site has none of its own.
   */
  notFoundText?: string;
  /**
   * Button of the page for unknown addresses, if the site has none of its own.
   */
  goHome?: string;
  /**
   * Second button of the page for unknown addresses, if the site has none of its own.
   */
  contactUs?: string;
  /**
   * Name of the question about cookies, for screen readers. Only needed with Google Analytics.
   */
  cookies?: string;
  /**
   * Asks whether Google Analytics may count the visit. Only needed with it.
   */
  cookiesQuestion?: string;
  /**
   * Button that allows cookies. Only needed with Google Analytics.
   */
  cookiesAllow?: string;
  /**
   * Button that refuses cookies. Only needed with Google Analytics.
   */
  cookiesRefuse?: string;
  /**
   * Button in the footer that asks again. Only needed with Google Analytics.
   */
  cookiesChange?: string;
}
/**
 * Colors, shapes and fonts of the company. Without them the site is blue, with soft corners.
 */
export interface Brand {
  /**
   * The company's main color, for buttons, links and drawings. It may be bright: texts in it are as dark, and texts on it as light or dark, as they must be.
   */
  color?: string;
  /**
   * A second color of the company, for the page that is open in the header and the labels of sections. Without it, the main color.
   */
  accent?: string;
  /**
   * Tint of the grays, of dark sections and of drawings.
   */
  tint?: 'cool' | 'neutral' | 'warm' | 'brand';
  /**
   * What the pages are on. Without it, white.
   */
  ground?: 'white' | 'paper' | 'ink';
  /**
   * Corners of buttons, fields and cards.
   */
  corners?: 'square' | 'soft' | 'round';
  /**
   * Whether lines run at the sides of the page and between its sections. Without it, they do.
   */
  frame?: boolean;
  /**
   * What divides cards. Without it, bordered.
   */
  cards?: 'bordered' | 'plain' | 'raised' | 'tinted';
  /**
   * Space around sections and in cards. Without it, regular.
   */
  density?: 'regular' | 'compact' | 'airy';
  /**
   * Size of headings. Without it, large.
   */
  scale?: 'large' | 'compact' | 'regular' | 'grand';
  /**
   * Weight of headings. Without it, strong.
   */
  weight?: 'strong' | 'light' | 'regular' | 'heavy';
  /**
   * Where the heading of a section is. Without it, split.
   */
  heads?: 'split' | 'stacked' | 'centered' | 'aside';
  /**
   * Shape of buttons. Without it, they have the corners of everything else.
   */
  buttons?: 'corners' | 'pill' | 'square' | 'line';
  /**
   * Font of headings, and of the titles of link pictures. Without it, funnel-display.
   */
  headingFont?: string;
  /**
   * Font of all other texts. Without it, geist.
   */
  textFont?: string;
}
/**
 * The company's name as a drawing. It is shown in place of icon and name.
 */
export interface Wordmark {
  /**
   * The wordmark, best as an SVG file such as images/wordmark.svg. What says currentColor in it takes the color of the text.
   */
  file: ImageFile;
  /**
   * The wordmark on dark ground. Leave it out if one file fits both.
   */
  dark?: ImageFile;
}
/**
 * A profile on a social network.
 */
export interface SocialLink {
  /**
   * The social network.
   */
  network: 'facebook' | 'instagram' | 'linkedin' | 'whatsapp' | 'x' | 'youtube';
  /**
   * URL of the profile.
   */
  href: string;
}
/**
 * Counts visits, and measures how fast pages load for visitors. Without it, nothing is counted or measured.
 */
export interface Analytics {
  plausible?: Plausible;
  umami?: Umami;
  matomo?: Matomo;
  google?: Google;
  /**
   * Receives the loading times, once per page view: a full https URL, or a path on this site.
   */
  vitalsEndpoint?: string;
}
/**
 * Counts visits with Plausible, without cookies.
 */
export interface Plausible {
  /**
   * The site's name in Plausible, usually its domain.
   */
  domain: string;
  /**
   * URL of a Plausible of your own, such as https://plausible.northport.example. Without it, https://plausible.io.
   */
  server?: string;
}
/**
 * Counts visits with Umami, without cookies.
 */
export interface Umami {
  /**
   * The site's id in Umami.
   */
  website: string;
  /**
   * URL of an Umami of your own, such as https://umami.northport.example. Without it, https://cloud.umami.is.
   */
  server?: string;
}
/**
 * Counts visits with Matomo, without cookies.
 */
export interface Matomo {
  /**
   * URL of your Matomo, such as https://northport.matomo.cloud.
   */
  server: string;
  /**
   * The site's number in Matomo.
   */
  site: number;
}
/**
 * Counts visits with Google Analytics. It sets cookies, so each visitor is asked first.
 */
export interface Google {
  /**
   * The measurement ID of the web data stream.
   */
  measurementId: string;
}
/**
 * Proves to search engines and networks that the site is yours. Each value becomes a tag of the home page.
 */
export interface Verification {
  /**
   * The content of Google's tag google-site-verification.
   */
  google?: string;
  /**
   * The content of Bing's tag msvalidate.01.
   */
  bing?: string;
  /**
   * The content of Yandex's tag yandex-verification.
   */
  yandex?: string;
  /**
   * The content of Pinterest's tag p:domain_verify.
   */
  pinterest?: string;
  /**
   * The content of Facebook's tag facebook-domain-verification.
   */
  facebook?: string;
}
/**
 * The bar at the top of every page.
 */
export interface Header {
  /**
   * Form of the bar.
   */
  as?: 'bar' | 'wide' | 'centered' | 'masthead' | 'cells';
  /**
   * Ground of the bar. Usually light.
   */
  tone?: 'light' | 'tint' | 'ink' | 'brand';
  announcement?: Announcement;
  /**
   * Facts in a line above the bar, such as hours and address.
   *
   * @minItems 1
   * @maxItems 3
   */
  top?: [Fact] | [Fact, Fact] | [Fact, Fact, Fact];
  menu?: Menu;
  /**
   * More dropdown menus, after "menu".
   *
   * @minItems 1
   * @maxItems 4
   */
  menus?: [Menu] | [Menu, Menu] | [Menu, Menu, Menu] | [Menu, Menu, Menu, Menu];
  /**
   * Links beside the dropdown menu.
   *
   * @minItems 1
   * @maxItems 6
   */
  links: [Link, ...Link[]];
  phone?: HeaderPhone;
  action?: Link;
}
/**
 * A message above the header that visitors can close. They see it again when its text changes.
 */
export interface Announcement {
  /**
   * The message, in one short sentence.
   */
  text: string;
  link?: Link;
  /**
   * When the message comes: a day, a day and a time, or a name of `dates`.
   */
  from?: string;
  /**
   * When the message goes, written as in `from`.
   */
  until?: string;
}
/**
 * A link in the header, the menu or the footer.
 */
export interface Link {
  /**
   * Text of the link.
   */
  label: string;
  /**
   * Target of the link: a page's path or a full URL.
   */
  href: Href;
}
/**
 * A few words with an icon, such as the hours, the address or a certificate.
 */
export interface Fact {
  /**
   * The words. They can hold tokens, such as {site.address}.
   */
  text: string;
  /**
   * Icon before the words.
   */
  icon?: IconName;
  /**
   * Target of the words, such as tel:{site.phone}. Without it they are not a link.
   */
  href?: Href;
}
/**
 * The dropdown menu in the header.
 */
export interface Menu {
  /**
   * Text of the button that opens the menu.
   */
  label: string;
  all?: Link;
  /**
   * Links in the menu.
   *
   * @minItems 1
   * @maxItems 24
   */
  links: [MenuLink, ...MenuLink[]];
}
/**
 * An entry of the dropdown menu.
 */
export interface MenuLink {
  /**
   * Heading of a column of the menu that begins with this link.
   */
  group?: string;
  /**
   * Text of the link.
   */
  label: string;
  /**
   * Target of the link: a page's path or a full URL.
   */
  href: Href;
  /**
   * Icon before the text.
   */
  icon?: IconName;
  /**
   * One short line below the link's text.
   */
  text?: string;
}
/**
 * Phone number or email address beside the button. On phones only its icon is shown.
 */
export interface HeaderPhone {
  /**
   * Text of the link, such as {site.phone}.
   */
  label: string;
  /**
   * Target of the link, such as tel:{site.phone} or mailto:{site.email}.
   */
  href: Href;
}
/**
 * The area at the bottom of every page.
 */
export interface Footer {
  /**
   * Form of the footer.
   */
  as?: 'columns' | 'contact' | 'sign' | 'plain' | 'centered';
  /**
   * Ground of the footer. Usually ink.
   */
  tone?: 'light' | 'tint' | 'ink' | 'brand';
  strip?: Drawing;
  /**
   * A sentence about the company.
   */
  text?: string;
  hours?: FooterHours;
  /**
   * Columns of links, at most four.
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
   * Logos of associations or partners, by their ids.
   *
   * @minItems 1
   * @maxItems 8
   */
  logos?: [LogoId, ...LogoId[]];
  /**
   * Certificates and promises, in a row from edge to edge.
   *
   * @minItems 1
   * @maxItems 6
   */
  badges?: [Fact, ...Fact[]];
  /**
   * Copyright line.
   */
  notice: string;
  /**
   * Links beside the copyright line, such as terms and privacy.
   *
   * @minItems 1
   * @maxItems 6
   */
  links?: [Link, ...Link[]];
}
/**
 * A drawing as wide as the window, above the footer.
 */
export interface Drawing {
  /**
   * A generated drawing in the colors of the brand.
   */
  type: 'drawing';
  /**
   * What is drawn.
   */
  kind: 'waves' | 'hills' | 'leaves' | 'grid' | 'city' | 'stars' | 'table' | 'grain' | 'inlay';
  /**
   * How it is drawn. Each kind has forms of its own: waves, city and stars have `line` and `flat`; hills `closed` and `open`; leaves `rising` and `hanging`; grid `truss`, `shell`, `fan`, `tower` and `waffle`; grain `upright` and `lying`; table and inlay have none.
   */
  form?:
    | 'line'
    | 'flat'
    | 'closed'
    | 'open'
    | 'rising'
    | 'hanging'
    | 'truss'
    | 'shell'
    | 'fan'
    | 'tower'
    | 'waffle'
    | 'upright'
    | 'lying';
  /**
   * What is in the drawing: `berries` on leaves, `water` before a city, or the things on a table, the largest first. Other kinds have none.
   *
   * @minItems 1
   * @maxItems 8
   */
  things?: [DrawnThing, ...DrawnThing[]];
  /**
   * Any word. Another word gives another drawing of the same kind. Without it the page's path is used.
   */
  seed?: string;
}
/**
 * Opening hours in short.
 */
export interface FooterHours {
  /**
   * Heading of the hours.
   */
  heading: string;
  /**
   * The hours, one row for days with the same ones.
   *
   * @minItems 1
   * @maxItems 7
   */
  rows: [FooterHoursRow, ...FooterHoursRow[]];
  link?: Link;
}
/**
 * Days with the same hours.
 */
export interface FooterHoursRow {
  /**
   * The days, such as Mon, Tue.
   */
  days: string;
  /**
   * Their hours, such as 08–12, 14–18.
   */
  hours: string;
}
/**
 * A column of links.
 */
export interface FooterColumn {
  /**
   * Heading of the column.
   */
  heading: string;
  /**
   * The links. Some can be only text, such as an address.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: [FooterLine, ...FooterLine[]];
}
/**
 * A line of a column: a link, or only text.
 */
export interface FooterLine {
  /**
   * Text of the line.
   */
  label: string;
  /**
   * Target of the link, such as tel:{site.phone}. Without it the text is not a link.
   */
  href?: Href;
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
   * The logo, best as an SVG file such as images/logos/cisco.svg: only that takes the color of the text around it. Without a file the name is shown as text.
   */
  file?: ImageFile;
  /**
   * True if the file holds only a symbol. The name is then shown beside it.
   */
  symbol?: boolean;
  /**
   * The logo's color while the pointer is over it.
   */
  color?: string;
  /**
   * The vendor's page on this site.
   */
  href?: Href;
}
/**
 * A block that every page with this layout must have at this position, or may have.
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
    | 'rows'
    | 'table'
    | 'quotes'
    | 'people'
    | 'pricing'
    | 'related'
    | 'directory'
    | 'steps'
    | 'hours'
    | 'downloads'
    | 'gallery';
  /**
   * How many cards, items or points the block must have.
   */
  count?: number;
  /**
   * The tone that the block must have.
   */
  tone?: 'light' | 'tint' | 'ink' | 'brand' | 'picture';
  /**
   * The icon color a card grid must have.
   */
  icons?: 'blue' | 'teal';
  /**
   * True if a page may leave this block out.
   */
  optional?: boolean;
  /**
   * True if blocks of any type may follow, before the next block of the layout. In the last one: at the end of the page.
   */
  more?: boolean;
}
/**
 * A wide banner whose picture scrolls more slowly than the page.
 */
export interface ParallaxBlock {
  /**
   * A wide banner whose picture scrolls more slowly than the page.
   */
  type: 'parallax';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * A few words, shown in very large letters.
   */
  heading: string;
  /**
   * One sentence below the heading.
   */
  text?: string;
  /**
   * Colors of the banner. Alternate them if a page has several banners.
   */
  look: 'dark' | 'pale';
  image?: Image;
  action?: Action;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A generated drawing: devices on white tiles, connected by colored cables. It adapts to the light and dark theme.
 */
export interface Scene {
  /**
   * A generated drawing.
   */
  type: 'scene';
  /**
   * Arrangement of the devices.
   */
  layout: 'single' | 'pair' | 'tiers' | 'hub' | 'floor' | 'row' | 'stack' | 'site' | 'mesh' | 'town';
  /**
   * The devices in the drawing, the most important one first.
   *
   * @minItems 1
   * @maxItems 7
   */
  devices: [Device, ...Device[]];
  /**
   * Colors of the cables, the page's main color first. An empty list means no cables.
   *
   * @minItems 0
   * @maxItems 3
   */
  jackets?: [] | [Jacket] | [Jacket, Jacket] | [Jacket, Jacket, Jacket];
  /**
   * Any word. Another word gives another arrangement of the same devices. Without it the page's path is used.
   */
  seed?: string;
}
/**
 * A generated drawing in the colors of the brand. It adapts to the light and dark theme, and fills its box.
 */
export interface Drawing1 {
  /**
   * A generated drawing in the colors of the brand.
   */
  type: 'drawing';
  /**
   * What is drawn.
   */
  kind: 'waves' | 'hills' | 'leaves' | 'grid' | 'city' | 'stars' | 'table' | 'grain' | 'inlay';
  /**
   * How it is drawn. Each kind has forms of its own: waves, city and stars have `line` and `flat`; hills `closed` and `open`; leaves `rising` and `hanging`; grid `truss`, `shell`, `fan`, `tower` and `waffle`; grain `upright` and `lying`; table and inlay have none.
   */
  form?:
    | 'line'
    | 'flat'
    | 'closed'
    | 'open'
    | 'rising'
    | 'hanging'
    | 'truss'
    | 'shell'
    | 'fan'
    | 'tower'
    | 'waffle'
    | 'upright'
    | 'lying';
  /**
   * What is in the drawing: `berries` on leaves, `water` before a city, or the things on a table, the largest first. Other kinds have none.
   *
   * @minItems 1
   * @maxItems 8
   */
  things?: [DrawnThing, ...DrawnThing[]];
  /**
   * Any word. Another word gives another drawing of the same kind. Without it the page's path is used.
   */
  seed?: string;
}
/**
 * A picture from a file in the content folder. Photos can be large: the build rotates them upright, removes their metadata and makes smaller AVIF and WebP files. SVG files and animations are not converted.
 */
export interface FileImage {
  /**
   * A picture from a file.
   */
  type: 'file';
  /**
   * The file's path in the content folder, such as images/office.jpg. A photo can have at most 64 megapixels (AVIF: 20). Visitors get at most 2560 pixels of width.
   */
  src: ImageFile;
  /**
   * What the picture shows, for people who can't see it. Leave it out only if `decorative` is true.
   */
  alt?: string;
  /**
   * True if the picture adds nothing to the text.
   */
  decorative?: boolean;
  focus?: FocalPoint;
  imagePhone?: PhoneImage;
}
/**
 * The point of a picture that stays in sight where its box cuts something off. Leave it out for the middle.
 */
export interface FocalPoint {
  /**
   * How far it is from the left, in percent of the width.
   */
  x: number;
  /**
   * How far it is from the top, in percent of the height.
   */
  y: number;
}
/**
 * Another picture in its place on phones, or the same one with another focal point. Both have one description, so it shows the same.
 */
export interface PhoneImage {
  /**
   * The file's path in the content folder, such as images/office-upright.jpg.
   */
  src: ImageFile;
  focus?: FocalPoint;
}
/**
 * A button with a link.
 */
export interface Action {
  /**
   * Text of the button.
   */
  label: string;
  /**
   * Target of the button: a page's path or a full URL.
   */
  href: Href;
  /**
   * Text after the label for screen readers and search engines only, such as "about Cisco". Use it when the label alone says too little.
   */
  about?: string;
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
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  tone: Tone;
  backdrop?: Backdrop;
  /**
   * Shape of the grid. Without it, all cards are alike.
   */
  as?: 'grid' | 'mosaic' | 'first' | 'headIn';
  /**
   * Columns of a grid on wide screens. Without it, as many as the cards fill.
   */
  columns?: number;
  /**
   * One or two buttons below the heading. The first one is the main button.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions?: [Action] | [Action, Action];
  /**
   * Color of the icons.
   */
  icons?: 'blue' | 'teal';
  box?: PictureBox;
  /**
   * The cards, in reading order.
   *
   * @minItems 1
   * @maxItems 60
   */
  cards: [Card, ...Card[]];
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
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
   * Target of the card: a page's path or a full URL. Without it the card is not a link.
   */
  href?: Href;
}
/**
 * Cards in a row that moves automatically. Visitors can pause it.
 */
export interface CarouselBlock {
  /**
   * Cards in a row that moves automatically. Visitors can pause it.
   */
  type: 'carousel';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * Link text below each card with a link, such as View products.
   */
  linkText?: string;
  box?: PictureBox;
  /**
   * The cards, in order.
   *
   * @minItems 1
   * @maxItems 30
   */
  cards: [Slide, ...Slide[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
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
   * One sentence about it.
   */
  text?: string;
  image: Image;
  /**
   * Target of the card: a page's path or a full URL. Without it the card is not a link.
   */
  href?: Href;
}
/**
 * Questions and answers. A click on a question opens its answer.
 */
export interface FaqBlock {
  /**
   * Questions and answers. A click on a question opens its answer.
   */
  type: 'faq';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  action?: Action;
  image?: Image;
  box?: PictureBox;
  /**
   * The questions, the most frequent first. The first one is open at the start.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: [FaqItem, ...FaqItem[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
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
   * The answer. Paragraphs, lists and links are allowed.
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
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * Two to four figures.
   *
   * @minItems 2
   * @maxItems 4
   */
  items: [StatItem, StatItem] | [StatItem, StatItem, StatItem] | [StatItem, StatItem, StatItem, StatItem];
  /**
   * Ground of the block, and the colors of everything on it. Usually light.
   */
  tone?: 'light' | 'tint' | 'ink' | 'brand' | 'picture';
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
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
   * One to three characters after the figure, such as + or %.
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
   * Color of the suffix and the bar.
   */
  jacket?: 'blue' | 'teal' | 'sky' | 'violet' | 'coral' | 'rose' | 'slate' | 'lime' | 'amber';
}
/**
 * A call to action: a banner in the main color with one or two buttons.
 */
export interface CtaBlock {
  /**
   * A call to action: a banner in the main color with one or two buttons.
   */
  type: 'cta';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One sentence below the heading.
   */
  text?: string;
  image?: Image;
  /**
   * One or two buttons. The first one is the main button.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions: [Action] | [Action, Action];
  /**
   * Ground of the block, and the colors of everything on it. Usually light.
   */
  tone?: 'light' | 'tint' | 'ink' | 'brand' | 'picture';
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A picture beside text. The text can include a list and a row of logos.
 */
export interface SplitBlock {
  /**
   * A picture beside text. The text can include a list and a row of logos.
   */
  type: 'split';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * The text.
   */
  text?: Markdown;
  image: Image;
  box?: PictureBox;
  /**
   * How far the picture goes. Without it, to the edge of the content.
   */
  as?: 'box' | 'bleed';
  /**
   * Side of the picture on wide screens.
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
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
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
   * Text above the logos.
   */
  label: string;
  /**
   * Ids from `logos` in site.json.
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
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * A few words above the heading that say what the section is about.
   */
  label?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  image: Image;
  /**
   * Exactly four points: two to the left of the picture, two to the right.
   *
   * @minItems 4
   * @maxItems 4
   */
  points: [HubPoint, HubPoint, HubPoint, HubPoint];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
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
 * Vendors' logos, in a moving strip or in a grid.
 */
export interface LogosBlock {
  /**
   * Vendors' logos, in a moving strip or in a grid.
   */
  type: 'logos';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * Arrangement of the logos.
   */
  layout: 'marquee' | 'grid';
  /**
   * Ids from `logos` in site.json, in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  logos: [LogoId, ...LogoId[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A video from YouTube or Vimeo. Nothing is loaded from there before the visitor presses play.
 */
export interface VideoBlock {
  /**
   * A video from YouTube or Vimeo. Nothing is loaded from there before the visitor presses play.
   */
  type: 'video';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One sentence about the video.
   */
  text?: string;
  /**
   * The video: the 11 characters after watch?v= in its YouTube address, or vimeo/ and the number in its Vimeo address. Without it the poster says "Video coming soon".
   */
  video?: string;
  /**
   * The video's own title, on the drawing that a video without a picture has.
   */
  title?: string;
  image?: Image1;
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A map of the office, from Google Maps or OpenStreetMap. Nothing is loaded from there before the visitor asks for it.
 */
export interface MapBlock {
  /**
   * A map of the office, from Google Maps or OpenStreetMap. Nothing is loaded from there before the visitor asks for it.
   */
  type: 'map';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * Name of this place, if others stand beside it. The heading is then that of all places; without a name, it is the name of this one.
   */
  name?: string;
  /**
   * One sentence about the place.
   */
  text?: string;
  /**
   * What to search for on the map: the name and address of the place.
   */
  place: string;
  /**
   * Latitude and longitude of the place, and how near it is shown. With them the map comes from OpenStreetMap, otherwise from Google Maps.
   */
  position?: string;
  image?: Image2;
  /**
   * Other places, which stand beside this one.
   *
   * @minItems 1
   * @maxItems 5
   */
  others?:
    | [MapPlace]
    | [MapPlace, MapPlace]
    | [MapPlace, MapPlace, MapPlace]
    | [MapPlace, MapPlace, MapPlace, MapPlace]
    | [MapPlace, MapPlace, MapPlace, MapPlace, MapPlace];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * Another place of a map.
 */
export interface MapPlace {
  /**
   * Name of the place. Use the visitor's words.
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
  /**
   * Latitude and longitude of the place, and how near it is shown. With them the map comes from OpenStreetMap, otherwise from Google Maps.
   */
  position?: string;
  image?: Image3;
}
/**
 * A contact form, with contact details beside it. It asks for name, email, subject and message, or for fields of your own.
 */
export interface ContactFormBlock {
  /**
   * A contact form, with contact details beside it. It asks for name, email, subject and message, or for fields of your own.
   */
  type: 'contactForm';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One sentence above the fields.
   */
  text?: string;
  /**
   * Receives the messages, as JSON by POST: a full https URL, or a path on this site. A message that is sent again has the same `id`, so accept each id once. Without an endpoint no message is delivered.
   */
  endpoint?: string;
  /**
   * What the form asks for, in this order. Without it: name, email, subject and message.
   *
   * @minItems 1
   * @maxItems 20
   */
  fields?: [FormField, ...FormField[]];
  /**
   * Text of the button.
   */
  submit: string;
  /**
   * Small print beside the button.
   */
  note?: Markdown;
  /**
   * Contact details, such as phone, email and office.
   *
   * @minItems 1
   * @maxItems 6
   */
  details?: [ContactDetail, ...ContactDetail[]];
  image?: Image;
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A field for a text.
 */
export interface TextField {
  /**
   * A text.
   */
  type: 'text';
  /**
   * Name of the answer in the message that you get, such as phone. It must be unique in the form.
   */
  name: string;
  /**
   * What is asked for, such as Name.
   */
  label: string;
  /**
   * One sentence below the field, such as "Monday to Friday".
   */
  hint?: string;
  /**
   * Visitors may leave it out.
   */
  optional?: boolean;
  /**
   * What visitors read when they left it out, such as "Choose a department." Without it: a general sentence.
   */
  missing?: string;
  /**
   * How many lines it shows. With more than one, visitors can write several.
   */
  lines?: number;
  /**
   * What the visitor's browser may fill in.
   */
  autofill?: 'name' | 'organization' | 'street-address' | 'postal-code' | 'address-level2';
}
/**
 * A field for an email address.
 */
export interface EmailField {
  /**
   * An email address.
   */
  type: 'email';
  /**
   * Name of the answer in the message that you get, such as phone. It must be unique in the form.
   */
  name: string;
  /**
   * What is asked for, such as Email.
   */
  label: string;
  /**
   * One sentence below the field, such as "Monday to Friday".
   */
  hint?: string;
  /**
   * Visitors may leave it out.
   */
  optional?: boolean;
  /**
   * What visitors read when they left it out, such as "Choose a department." Without it: a general sentence.
   */
  missing?: string;
}
/**
 * A field for a phone number.
 */
export interface PhoneField {
  /**
   * A phone number.
   */
  type: 'phone';
  /**
   * Name of the answer in the message that you get, such as phone. It must be unique in the form.
   */
  name: string;
  /**
   * What is asked for, such as Phone.
   */
  label: string;
  /**
   * One sentence below the field, such as "Monday to Friday".
   */
  hint?: string;
  /**
   * Visitors may leave it out.
   */
  optional?: boolean;
  /**
   * What visitors read when they left it out, such as "Choose a department." Without it: a general sentence.
   */
  missing?: string;
}
/**
 * One answer of several.
 */
export interface ChoiceField {
  /**
   * One answer of several.
   */
  type: 'choice';
  /**
   * Name of the answer in the message that you get, such as phone. It must be unique in the form.
   */
  name: string;
  /**
   * The question, such as Department.
   */
  label: string;
  /**
   * The answers to choose from. Up to four are all shown, more open as a list.
   *
   * @minItems 2
   * @maxItems 60
   */
  options: [Line, Line, ...Line[]];
  /**
   * One sentence below the field, such as "Monday to Friday".
   */
  hint?: string;
  /**
   * Visitors may leave it out.
   */
  optional?: boolean;
  /**
   * What visitors read when they left it out, such as "Choose a department." Without it: a general sentence.
   */
  missing?: string;
}
/**
 * A box to tick, such as a consent.
 */
export interface CheckboxField {
  /**
   * A box to tick, such as a consent.
   */
  type: 'checkbox';
  /**
   * Name of the answer in the message that you get, such as phone. It must be unique in the form.
   */
  name: string;
  /**
   * What the visitor agrees to, with a link if more is to be read.
   */
  label: Markdown;
  /**
   * Visitors may leave it out.
   */
  optional?: boolean;
  /**
   * What visitors read when they left it out, such as "Choose a department." Without it: a general sentence.
   */
  missing?: string;
}
/**
 * A field for a day.
 */
export interface DateField {
  /**
   * A day.
   */
  type: 'date';
  /**
   * Name of the answer in the message that you get, such as phone. It must be unique in the form.
   */
  name: string;
  /**
   * What is asked for, such as Day you would like.
   */
  label: string;
  /**
   * The first day that can be chosen. Without it: any.
   */
  from?: 'today' | 'tomorrow';
  /**
   * One sentence below the field, such as "Monday to Friday".
   */
  hint?: string;
  /**
   * Visitors may leave it out.
   */
  optional?: boolean;
  /**
   * What visitors read when they left it out, such as "Choose a department." Without it: a general sentence.
   */
  missing?: string;
}
/**
 * A field for a whole number.
 */
export interface NumberField {
  /**
   * A whole number.
   */
  type: 'number';
  /**
   * Name of the answer in the message that you get, such as phone. It must be unique in the form.
   */
  name: string;
  /**
   * What is asked for, such as People.
   */
  label: string;
  /**
   * The smallest number.
   */
  minimum?: number;
  /**
   * The largest number.
   */
  maximum?: number;
  /**
   * What is counted, at the end of the field, such as people.
   */
  unit?: string;
  /**
   * One sentence below the field, such as "Monday to Friday".
   */
  hint?: string;
  /**
   * Visitors may leave it out.
   */
  optional?: boolean;
  /**
   * What visitors read when they left it out, such as "Choose a department." Without it: a general sentence.
   */
  missing?: string;
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
   * The phone number, email address or postal address.
   */
  text: string;
  /**
   * Target of the link, such as tel:{site.phone}. Without it the text is not a link.
   */
  href?: Href;
}
/**
 * Long text in sections, such as terms, an article or a guide, with a list of its headings beside it.
 */
export interface ProseBlock {
  /**
   * Long text in sections, such as terms, an article or a guide, with a list of its headings beside it.
   */
  type: 'prose';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * The sections, in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  sections: [ProseSection, ...ProseSection[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A section of a long text, with or without a heading.
 */
export interface ProseSection {
  /**
   * Id of this section for links such as /terms-and-conditions#payment. It must be unique on the page. Without it, one is made from the heading, if there is one.
   */
  id?: string;
  /**
   * The section's heading. Leave it out for a text that needs none.
   */
  heading?: string;
  /**
   * The section's text. Beside paragraphs, lists and links it can have headings (###, ####), pictures, quotes, tables, code and lines (---).
   */
  text: Markdown;
}
/**
 * Rows below one another, each with a label and a price, a time or a date: a menu, a price list, news, an index.
 */
export interface RowsBlock {
  /**
   * Rows below one another, each with a label and a price, a time or a date: a menu, a price list, news, an index.
   */
  type: 'rows';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading, such as the currency of all prices. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  action?: Action1;
  /**
   * Form of the rows. Usually text.
   */
  as?: 'text' | 'big' | 'menu' | 'table';
  /**
   * How many columns there are where the screen is wide enough. With 2, the rows go down the first one, then down the second one; of several groups, none is divided.
   */
  columns?: number;
  /**
   * The rows: one group, or several, such as drinks and food.
   *
   * @minItems 1
   * @maxItems 30
   */
  groups: [RowGroup, ...RowGroup[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A button with a link.
 */
export interface Action1 {
  /**
   * Text of the button.
   */
  label: string;
  /**
   * Target of the button: a page's path or a full URL.
   */
  href: Href;
  /**
   * Text after the label for screen readers and search engines only, such as "about Cisco". Use it when the label alone says too little.
   */
  about?: string;
}
/**
 * Rows that belong together.
 */
export interface RowGroup {
  /**
   * What the rows have in common. Leave it out if there is only one group.
   */
  heading?: string;
  /**
   * The rows, in reading order.
   *
   * @minItems 1
   * @maxItems 100
   */
  rows: [Row, ...Row[]];
}
/**
 * A dish, a service, an item of news or another line of a list.
 */
export interface Row {
  /**
   * A date or a number before the label, as visitors read it: 14 November, 2025.
   */
  pre?: string;
  /**
   * What the row is about, in a few words.
   */
  label: string;
  /**
   * One or two sentences, or a few words.
   */
  text?: Markdown;
  /**
   * A price, a time or a measure at the end of the row. It is a text that is shown as it is: 45, from 45 €, 8–12, 148 m.
   */
  value?: string;
  /**
   * Target of the row: a page's path or a full URL. Without it the row is not a link.
   */
  href?: Href;
}
/**
 * A table with a head, such as a list of prices. On phones, a wide one becomes a list.
 */
export interface TableBlock {
  /**
   * A table with a head, such as a list of prices. On phones, a wide one becomes a list.
   */
  type: 'table';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block, which is the caption of the table. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * The head of each column, with its unit: "Again, €". The first column names the rows.
   *
   * @minItems 1
   * @maxItems 13
   */
  columns: [Line, ...Line[]];
  /**
   * The rows, each a list of its cells. A row with one cell is the heading of the rows below it. In the studio, rows that are copied in a spreadsheet can be pasted.
   *
   * @minItems 1
   * @maxItems 300
   */
  rows: [[Line, ...Line[]], ...[Line, ...Line[]][]];
  /**
   * Small print below the table.
   */
  note?: string;
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * What others say, each with the name of who says it. One quote alone is large.
 */
export interface QuotesBlock {
  /**
   * What others say, each with the name of who says it. One quote alone is large.
   */
  type: 'quotes';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words. One quote alone needs none.
   */
  heading?: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * The quotes, the strongest first.
   *
   * @minItems 1
   * @maxItems 30
   */
  quotes: [Quote, ...Quote[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * What somebody said, and who.
 */
export interface Quote {
  /**
   * The words as they were said, without quotation marks: the page has those of its language.
   */
  text: Markdown;
  /**
   * Who said it, or where it is written. Ask people before you print their words.
   */
  source: string;
  /**
   * What makes the source worth hearing, such as "patient since 2019".
   */
  role?: string;
  /**
   * Where the quote can be read: a page's path or a full URL.
   */
  href?: Href;
  image?: Image4;
}
/**
 * Portraits with name, role and links. One person alone is large.
 */
export interface PeopleBlock {
  /**
   * Portraits with name, role and links. One person alone is large.
   */
  type: 'people';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words. One person alone needs none.
   */
  heading?: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  box?: PictureBox;
  /**
   * The people, in reading order.
   *
   * @minItems 1
   * @maxItems 60
   */
  people: [Person, ...Person[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A person with a portrait.
 */
export interface Person {
  /**
   * The person's name, with its title. Without a portrait, its initials are shown.
   */
  name: string;
  /**
   * What the person does here.
   */
  role?: string;
  image?: Image5;
  /**
   * The part of the portrait that is seen where its box has another shape.
   */
  focus?: 'top' | 'center' | 'bottom' | 'left' | 'right';
  /**
   * One or two sentences about the person.
   */
  text?: Markdown;
  details?: PersonDetails;
  /**
   * Ways to reach the person. Those with mailto: and tel: become icons.
   *
   * @minItems 1
   * @maxItems 5
   */
  links?:
    [Link] | [Link, Link] | [Link, Link, Link] | [Link, Link, Link, Link] | [Link, Link, Link, Link, Link];
}
/**
 * More about the person, which a click opens, such as the career.
 */
export interface PersonDetails {
  /**
   * What a click opens, such as "Career".
   */
  title: string;
  /**
   * The text. Paragraphs, lists and links are allowed.
   */
  text: Markdown;
}
/**
 * Plans side by side: what each costs and contains. One of them can be featured.
 */
export interface PricingBlock {
  /**
   * Plans side by side: what each costs and contains. One of them can be featured.
   */
  type: 'pricing';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * The currency of all prices: its three letters, such as EUR. The page writes it as its language does.
   */
  currency?: string;
  /**
   * The plans, the smallest first.
   *
   * @minItems 1
   * @maxItems 12
   */
  plans: [Plan, ...Plan[]];
  /**
   * Small print below the plans, such as taxes.
   */
  note?: string;
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * What can be bought, with its price.
 */
export interface Plan {
  /**
   * Name of the plan.
   */
  name: string;
  /**
   * Whom it is for, in one sentence.
   */
  text?: string;
  /**
   * The price as a number alone, such as 34.5. The currency is a field of the block.
   */
  amount?: number;
  /**
   * Words in the place of a price, such as "On request".
   */
  instead?: string;
  /**
   * The time that the price is for. The page adds the words: "per month".
   */
  period?: 'hour' | 'day' | 'week' | 'month' | 'year';
  /**
   * Other words after the price than those of the period, such as "per person and month".
   */
  per?: string;
  second?: SecondPrice;
  action?: Action;
  /**
   * What the plan contains, and what it does not.
   *
   * @minItems 1
   * @maxItems 30
   */
  features?: [Feature, ...Feature[]];
  /**
   * Makes this plan stand out: the words above it, such as "Most take this one". One plan of a block has it.
   */
  featured?: string;
}
/**
 * Another price of the same plan, such as that of a year.
 */
export interface SecondPrice {
  /**
   * The price as a number alone, such as 379.
   */
  amount: number;
  /**
   * When it is that, such as "when paid by the year".
   */
  text: string;
}
/**
 * Something that a plan contains, or leaves out.
 */
export interface Feature {
  /**
   * What it is, in a few words.
   */
  text: string;
  /**
   * False if the plan does not contain it.
   */
  included?: boolean;
}
/**
 * A row of cards from other pages. A card that links to this page is left out.
 */
export interface RelatedBlock {
  /**
   * A row of cards from other pages. A card that links to this page is left out.
   */
  type: 'related';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * Link text below each card with a link, such as View products.
   */
  linkText?: string;
  /**
   * Paths of the pages whose cards are shown. Only cards of card grids and carousels that have a picture and a link are used.
   *
   * @minItems 1
   * @maxItems 10
   */
  pages: [PagePath, ...PagePath[]];
  box?: PictureBox;
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * An index of other pages: the name of each page, with links to the pages that its cards link to.
 */
export interface DirectoryBlock {
  /**
   * An index of other pages: the name of each page, with links to the pages that its cards link to.
   */
  type: 'directory';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * Paths of the pages, in order. The links of each page are those of its card grids and carousels.
   *
   * @minItems 1
   * @maxItems 100
   */
  pages: [PagePath, ...PagePath[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * Steps in their order, numbered or with dates: how you work, or a history.
 */
export interface StepsBlock {
  /**
   * Steps in their order, numbered or with dates: how you work, or a history.
   */
  type: 'steps';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * The steps, the first one first. Two to five without dates stand side by side on a wide screen.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: [Step, ...Step[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A step, or an event of a history.
 */
export interface Step {
  /**
   * What happens, in a few words.
   */
  title: string;
  /**
   * One or two sentences.
   */
  text?: string;
  /**
   * How long it takes, or when it is: 20 minutes.
   */
  time?: string;
  /**
   * When it was, for a history: a year, a month or a day. The number of the step gives way to it.
   */
  date?: PartialDate;
}
/**
 * Opening hours of one place or several, with breaks and with days that differ. Visitors read whether it is open now.
 */
export interface HoursBlock {
  /**
   * Opening hours of one place or several, with breaks and with days that differ. Visitors read whether it is open now.
   */
  type: 'hours';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * The places, or the departments, each with its own hours.
   *
   * @minItems 1
   * @maxItems 20
   */
  places: [HoursPlace, ...HoursPlace[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A place with its opening hours.
 */
export interface HoursPlace {
  /**
   * Name of the place or the department. Leave it out if there is only one.
   */
  name?: string;
  /**
   * Where it is, on one line.
   */
  address?: string;
  week: HoursWeek;
  /**
   * Days that differ, such as holidays. Visitors no longer see those that have passed.
   *
   * @minItems 1
   * @maxItems 60
   */
  exceptions?: [HoursException, ...HoursException[]];
}
/**
 * The hours of each day. On a day that is left out, the place is closed.
 */
export interface HoursWeek {
  monday?: DayHours;
  tuesday?: DayHours;
  wednesday?: DayHours;
  thursday?: DayHours;
  friday?: DayHours;
  saturday?: DayHours;
  sunday?: DayHours;
}
/**
 * The hours of one day.
 */
export interface DayHours {
  hours?: TimeSpans;
  /**
   * What else is to say of it, such as: By appointment.
   */
  text?: string;
}
/**
 * One day or some days in a row that differ. Without hours, the place is closed.
 */
export interface HoursException {
  /**
   * The day, or the first of some days.
   */
  from: string;
  /**
   * The last of some days.
   */
  to?: string;
  hours?: TimeSpans;
  /**
   * Why, or what else is to say of it. It stands beside the hours, or beside the word that the place is closed.
   */
  text?: string;
}
/**
 * Files to download, each with its kind and its size, in one list or in groups.
 */
export interface DownloadsBlock {
  /**
   * Files to download, each with its kind and its size, in one list or in groups.
   */
  type: 'downloads';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * The files. Make one group of up to eight, and several of more.
   *
   * @minItems 1
   * @maxItems 30
   */
  groups: [DownloadGroup, ...DownloadGroup[]];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * Files that belong together.
 */
export interface DownloadGroup {
  /**
   * What the files are for. Leave it out if there is only one group.
   */
  heading?: string;
  /**
   * The files, the one that most visitors need first.
   *
   * @minItems 1
   * @maxItems 60
   */
  files: [Download, ...Download[]];
}
/**
 * A file of this site. Its kind and its size are read from it.
 */
export interface Download {
  /**
   * The file's path on the site: files/downloads/sheet.pdf in the content folder is /downloads/sheet.pdf.
   */
  file: Href;
  /**
   * What it is, in the visitor's words.
   */
  title: string;
  /**
   * What is in it, or what it is for.
   */
  text?: string;
}
/**
 * Photos side by side. A press on one shows it large, and the others beside it.
 */
export interface GalleryBlock {
  /**
   * Photos side by side. A press on one shows it large, and the others beside it.
   */
  type: 'gallery';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  /**
   * The pictures, the best one first: it is the largest of most galleries.
   *
   * @maxItems 60
   */
  pictures: GalleryPicture[];
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
/**
 * A picture of a gallery.
 */
export interface GalleryPicture {
  /**
   * The file's path in the content folder, such as images/office.jpg. Visitors get at most 2560 pixels of width.
   */
  src: ImageFile;
  /**
   * What the picture shows, for people who can't see it.
   */
  alt: string;
  /**
   * What to know about it. It stands below the large picture, and on paper.
   */
  caption?: string;
}
/**
 * An old address, and where it leads.
 */
export interface Redirect {
  /**
   * The old path as people read it: with spaces, not %20. With /* at its end it stands for itself and all addresses below it.
   */
  from: string;
  /**
   * Where it leads: a page's path such as /contact, a file's, or an https address. What follows an old path with /* is dropped.
   */
  to: Href;
  /**
   * False for a redirect that ends again. Otherwise browsers and search engines replace the old address.
   */
  permanent?: boolean;
}
/**
 * One page of the site.
 */
export interface Page {
  /**
   * The schema file. Code editors use it to complete and check this file.
   */
  $schema?: string;
  /**
   * The page's path on the site, such as /services/network-design. The home page is /, and the page for unknown paths is /404.
   */
  path: string;
  /**
   * Title in the browser tab and in search results. Use at most 60 characters, different on every page.
   */
  title: string;
  /**
   * Text below the title in search results. Use 50 to 155 characters, different on every page.
   */
  description: string;
  /**
   * Short name for the breadcrumb trail. Without it the title is used.
   */
  name?: string;
  /**
   * Path of the page above this one in the breadcrumb trail. Without it the path decides: /services/x is below /services.
   */
  parent?: string;
  /**
   * Other paths that show the same page. Their canonical link is the main path.
   *
   * @minItems 1
   * @maxItems 20
   */
  aliases?: [AliasPath, ...AliasPath[]];
  /**
   * Old addresses that lead to this page. With /* at its end, one stands for itself and all addresses below it.
   *
   * @minItems 1
   * @maxItems 100
   */
  redirects?: [RedirectPath, ...RedirectPath[]];
  /**
   * Name of a layout in site.json. The page must have the blocks of that layout.
   */
  layout?: string;
  kind?: PageKind;
  /**
   * Visitors do not see the page yet, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the page comes: a day such as 2026-12-01, a day and a time such as 2026-12-01T09:00, or a name of `dates` in site.json. Without it, the page is there at once.
   */
  from?: string;
  /**
   * When the page goes, written as in `from`. A day itself does not belong to it: until 2026-12-24 means through the 23rd.
   */
  until?: string;
  /**
   * Where the address leads after `until`: a page's path such as /news. Links to the page lead there, too.
   */
  then?: Href;
  /**
   * Content of the page, from top to bottom. The first block is a hero, or a card grid of the form `headIn`.
   *
   * @minItems 1
   * @maxItems 60
   */
  blocks: [Block, ...Block[]];
}
/**
 * The top of a page: its main heading, an introduction, buttons and a picture. A page starts with one.
 */
export interface HeroBlock {
  /**
   * The top of a page: its main heading, an introduction, buttons and a picture. A page starts with one.
   */
  type: 'hero';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * Where words and picture are. Without it, split.
   */
  as?: 'split' | 'centered' | 'photo' | 'plain';
  /**
   * The page's main heading.
   */
  heading: string;
  /**
   * Words at the end of the heading, typed letter by letter, one word after the other.
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
   * Size of the heading.
   */
  size?: 'page' | 'display';
  /**
   * One line between the heading and the introduction.
   */
  tagline?: string;
  /**
   * One to three sentences that say what the page offers.
   */
  lead?: Markdown;
  /**
   * A vendor's logo above the heading: the id of one of the site's logos.
   */
  logo?: LogoRef;
  image?: Image;
  box?: PictureBox;
  /**
   * One or two buttons. The first one is the main button.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions?: [Action] | [Action, Action];
  claim?: Claim;
  /**
   * Links on the picture, shown on wide screens. They need `words`, the size `display`, and a scene with the layout `site`.
   *
   * @minItems 1
   * @maxItems 7
   */
  pins?: [Pin, ...Pin[]];
  tone?: Tone;
  backdrop?: Backdrop;
}
/**
 * A figure with a short text at the bottom of the hero.
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
 * A link on the picture of a hero.
 */
export interface Pin {
  /**
   * Text of the pin: one or two words.
   */
  label: string;
  /**
   * Target of the pin: a page's path or a full URL.
   */
  href: Href;
  /**
   * Position of the pin on the picture.
   */
  place: 'hall' | 'office' | 'warehouse' | 'store' | 'tower' | 'firewall' | 'cloud';
  /**
   * Color of the pin's square.
   */
  jacket: 'blue' | 'teal' | 'sky' | 'violet' | 'coral' | 'rose' | 'slate' | 'lime' | 'amber';
}
/**
 * Rows of the same kind, such as news, products or jobs: each becomes a page, a card of a list, or both.
 */
export interface Collection {
  /**
   * The schema file. Code editors use it to complete and check this file.
   */
  $schema?: string;
  /**
   * What the rows are together, such as News. Feeds and the studio show it.
   */
  name: string;
  /**
   * What a row is, for search engines. Without it, its page is a page like any other.
   */
  kind?: 'Article' | 'NewsArticle' | 'Event' | 'JobPosting' | 'Product' | 'Person';
  /**
   * The fields of a row, by name. A row also has `slug`, `draft`, `from`, `until` and `then`.
   */
  fields: {
    [k: string]: RowField;
  };
  /**
   * The path of a row's page, such as /news/{slug}. Without `path` and `page`, rows have no pages.
   */
  path?: string;
  /**
   * The page of a row, without its path. It is written as any page, with {field} in texts and { "type": "field", "name": "field" } for a whole value. A block with "if" is left out where the row does not have that field.
   */
  page?: {};
  /**
   * What lists show of a row: texts with {field}, and whole values. Without it, that is the name and the description of its page.
   */
  item?: {};
  feed?: RowFeed;
  groups?: RowGroups;
}
/**
 * A field that every row has.
 */
export interface RowField {
  /**
   * What the field holds: a kind of the reference, or a date, a number, one or several of some words, or the path of a page.
   */
  kind:
    | 'line'
    | 'markdown'
    | 'longText'
    | 'date'
    | 'number'
    | 'choice'
    | 'words'
    | 'page'
    | 'href'
    | 'image'
    | 'scene'
    | 'fileImage'
    | 'icon'
    | 'logoId'
    | 'color'
    | 'email'
    | 'listItem'
    | 'card'
    | 'action'
    | 'step'
    | 'faqItem'
    | 'statItem'
    | 'galleryPicture'
    | 'download'
    | 'aliasPath';
  /**
   * What people call the field. Without it, its name.
   */
  label?: string;
  /**
   * True if a row may be without it.
   */
  optional?: boolean;
  /**
   * True if the field holds several values of its kind, from `min` to `max`.
   */
  list?: boolean;
  /**
   * The fewest characters of a text, the smallest number, or the fewest values of a list.
   */
  min?: number;
  /**
   * The most characters of a text, the largest number, or the most values of a list.
   */
  max?: number;
  /**
   * The words that a `choice` or `words` takes.
   *
   * @minItems 1
   * @maxItems 200
   */
  of?: [Line, ...Line[]];
}
/**
 * A feed of the newest rows, as Atom, and beside it as JSON. The collection needs pages and a field of the kind date.
 */
export interface RowFeed {
  /**
   * Its path, such as /news/feed.xml. The JSON Feed is beside it: /news/feed.json.
   */
  path: string;
  /**
   * How many rows it has. Usually 20.
   */
  items?: number;
}
/**
 * A page for each word of a field, such as the topics of news. Its other fields are those of a page; {tag} in its texts is the word.
 */
export interface RowGroups {
  /**
   * The field of the kind `words` or `choice`.
   */
  by: string;
  /**
   * The path of a word's page, such as /news/topic/{tag}.
   */
  path: string;
  /**
   * How many rows a word needs to get a page. Usually 1.
   */
  least?: number;
  /**
   * The page of a word, without its path: title, description, blocks.
   */
  page: {};
}
/**
 * What lists show of a row.
 */
export interface RowItem {
  /**
   * What the row is called: {title}.
   */
  title: string;
  /**
   * One or two sentences: {summary}.
   */
  text?: string;
  /**
   * A date or a number before the title: {date}.
   */
  pre?: string;
  /**
   * A price, a time or a measure after it: {price} €.
   */
  value?: string;
  /**
   * An icon, for cards.
   */
  icon?: IconName;
  image?: Image;
  /**
   * Where the item leads. Without it, to the page of the row.
   */
  href?: Href;
}
/**
 * Which rows: a word or several words for each field. A date field takes "from today" or "before today", so that a list of events keeps itself up to date.
 */
export interface ListWhere {
  [k: string]: ListWords;
}
/**
 * One of these words fits.
 *
 * @minItems 1
 * @maxItems 50
 */
export type ListWords = [Line, ...Line[]];
/**
 * Rows of a collection that fill themselves: the newest news, the products of a brand, the next events.
 */
export interface WrittenList {
  /**
   * Rows of a collection that fill themselves: the newest news, the products of a brand, the next events.
   */
  type: 'list';
  /**
   * Id of this block for links such as /#faq. It must be unique on the page.
   */
  id?: string;
  /**
   * The collection: the name of its folder in `collections`.
   */
  of: string;
  /**
   * Heading of the block. Use the visitor's words.
   */
  heading: string;
  /**
   * One or two sentences beside or below the heading. Leave it out if it adds nothing.
   */
  lead?: Markdown;
  action?: Action;
  /**
   * What stands here while no row fits. Without it, the block is left out then.
   */
  empty?: Markdown;
  /**
   * Form of the list. Usually cards.
   */
  as?: 'cards' | 'rows' | 'lines' | 'menu' | 'table' | 'steps';
  /**
   * The field of the kind choice or words whose words are headings within the list, such as drinks and food. For rows, lines and menus.
   */
  by?: string;
  /**
   * The fields that a table shows. The first column has the item's title.
   *
   * @minItems 1
   * @maxItems 12
   */
  columns?: [string, ...string[]];
  where?: ListWhere;
  /**
   * The field that decides the order: usually the first date. Without one, the order of the files or of the table.
   */
  order?: string;
  /**
   * True if dates go from the oldest to the newest. Texts always go from A to Z, and numbers from the smallest, unless this is false.
   */
  rising?: boolean;
  /**
   * How many rows are shown. Usually 12.
   */
  count?: number;
  /**
   * True if the others follow on pages of their own, such as /news/page/2.
   */
  pages?: boolean;
  /**
   * True if links to the pages of the collection's groups stand above the list. Where all its rows are on this page, a topic shows its rows at once.
   */
  topics?: boolean;
  tone?: Tone;
  backdrop?: Backdrop;
  /**
   * The block is hidden: visitors do not see it, whatever its dates say.
   */
  draft?: boolean;
  /**
   * When the block comes: a day, a day and a time, or a name of `dates` in site.json.
   */
  from?: string;
  /**
   * When the block goes, written as in `from`.
   */
  until?: string;
}
