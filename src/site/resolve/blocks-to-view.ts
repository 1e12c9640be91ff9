import { kindOf } from '../image/picture-files';
import { withDrawnTone } from '../page/drawn-tone';
import { gallerySpans } from '../page/gallery-spans';
import { resolveHref } from '../page/href';
import { type LinkedCard, type LinkedSlide, linkedCards, slidesFor } from '../page/linked-cards';
import { fileLink } from '../page/links';
import { parseMarkdown } from '../page/markdown';
import type { NamedProse, NamedSection, TextHeading } from '../page/page-anchors';
import { pageName } from '../page/page-trail';
import type { RichBlock } from '../page/rich-text';
import { replaceTokens } from '../page/tokens';
import type {
  Card,
  CardGridBlock,
  CarouselBlock,
  ContactFormBlock,
  DirectoryBlock,
  Download,
  GalleryBlock,
  GalleryPicture,
  HeroBlock,
  Image,
  MapBlock,
  MapPlace,
  Page,
  RelatedBlock,
  VideoBlock,
} from '../schema/types.gen';
import { addText, type ViewContext, viewChanges } from './fields-to-view';
import { viewFields } from './form-fields';
import { hoursBlock } from './hours-to-view';
import { gallerySlot, largeCards, slideSlot } from './photo-slot';
import { mapPlayer, videoPlayer } from './players';
import { sizeWords } from './size-words';
import { compileTransform } from './transform';
import type {
  BlockViews,
  ContactFormView,
  DirectoryEntry,
  DirectoryView,
  DownloadView,
  GalleryPictureView,
  MapView,
  RelatedView,
  VideoView,
  View,
} from './view';

export interface PageViewContext extends ViewContext {
  /** The pages whose cards are shown here. */
  source(path: string): Page;
}

/** What `View` says, kind by kind, for blocks that may show cards of other pages. */
export const pageViewChanges = {
  ...viewChanges,
  heroBlock,
  relatedBlock,
  directoryBlock,
  mapBlock,
  contactFormBlock,
  videoBlock,
  proseBlock,
  galleryBlock,
  cardGridBlock,
  hoursBlock,
  download,
};

const viewCarousel = compileTransform<CarouselBlock, ViewContext>('carouselBlock', viewChanges);
const viewDirectory = compileTransform<Omit<DirectoryBlock, 'pages'>, ViewContext>(
  'directoryBlock',
  viewChanges,
);
const viewMap = compileTransform<Omit<MapBlock, 'others'>, ViewContext>('mapBlock', viewChanges);
const viewMapPlace = compileTransform<MapPlace, ViewContext>('mapPlace', viewChanges);
const viewVideo = compileTransform<Omit<VideoBlock, 'title'>, ViewContext>('videoBlock', viewChanges);
const viewForm = compileTransform<Omit<ContactFormBlock, 'fields'>, ViewContext>(
  'contactFormBlock',
  viewChanges,
);
const viewHero = compileTransform<HeroBlock, ViewContext>('heroBlock', viewChanges);
const viewImage = compileTransform<Image, ViewContext>('image', viewChanges);
const viewGallery = compileTransform<Omit<GalleryBlock, 'pictures'>, ViewContext>(
  'galleryBlock',
  viewChanges,
);
const viewGrid = compileTransform<CardGridBlock, ViewContext>('cardGridBlock', viewChanges);
const viewGridHead = compileTransform<Omit<CardGridBlock, 'cards'>, ViewContext>(
  'cardGridBlock',
  viewChanges,
);
const viewGridCard = compileTransform<Card, ViewContext>('card', viewChanges);
const viewTexts = compileTransform<Omit<Download, 'file'>, ViewContext>('download', viewChanges);
const viewCard = compileTransform<Pick<LinkedCard, 'title' | 'href'>, ViewContext>('card', viewChanges);

/** Its view does not say what its picture is. */
function heroBlock(block: HeroBlock, context: ViewContext): View<HeroBlock> {
  return viewHero(withDrawnTone(block), context);
}

function relatedBlock({ pages, ...block }: RelatedBlock, context: PageViewContext): RelatedView {
  const slides = relatedSlides(pages, context);
  const [first, ...others] = slides;
  if (!first) throw new Error(`${pages.join()} have no card for ${context.path}`);
  const carousel = viewCarousel(
    { ...block, type: 'carousel', cards: [first, ...others] },
    { ...context, slot: slideSlot(slides.length) },
  );
  return { ...carousel, type: 'related' };
}

/** A video or a map without a picture has one of the engine's. */
function faceOf(of: 'video' | 'map', { statics, path }: ViewContext, title?: string) {
  const image = statics.add((index) => {
    const seed = `${path}#${index}`;
    return title === undefined ? { kind: 'face', of, seed } : { kind: 'face', of, seed, title };
  });
  return { image, face: true as const };
}

function mapBlock({ others, ...block }: MapBlock, context: PageViewContext): MapView {
  const map = { ...viewMap(block, context), ...shownMap(block, context) };
  if (!others) return map;
  const places = others.map((place) => ({ ...viewMapPlace(place, context), ...shownMap(place, context) }));
  return { ...map, others: places, ...(places.some(({ face }) => face) && { face: true as const }) };
}

function shownMap({ position, image }: Pick<MapPlace, 'position' | 'image'>, context: PageViewContext) {
  const player = mapPlayer(position, context.facts.words);
  return { ...(player && { player }), ...(!image && faceOf('map', context)) };
}

/** Only the server draws fields of one's own: no script needs their texts. */
function contactFormBlock({ fields, ...block }: ContactFormBlock, context: PageViewContext): ContactFormView {
  const form = viewForm(block, context);
  if (!fields) return form;
  return { ...form, fields: context.statics.add(() => viewFields(fields, context)) };
}

function videoBlock({ title, ...block }: VideoBlock, context: PageViewContext): VideoView {
  const { tokens, words } = context.facts;
  const player = videoPlayer(block.video, words);
  const face = block.image ? {} : faceOf('video', context, title && replaceTokens(title, tokens));
  return { ...viewVideo(block, context), ...(player && { player }), ...face };
}

const viewProse = compileTransform<NamedProse, ViewContext>('proseBlock', { ...viewChanges, proseSection });

function proseBlock(block: NamedProse, context: PageViewContext) {
  const { sections } = block;
  const listed = sections.flatMap(({ id = '', heading, parts = [] }): readonly TextHeading[] =>
    heading === undefined ? parts : [{ id, heading }, ...parts],
  );
  const isPlain = sections.every(({ heading, parts }) => heading !== undefined && !parts);
  const contents = listed.map(({ heading, ...each }) => ({
    ...each,
    heading: replaceTokens(heading, context.facts.tokens),
  }));
  return { ...viewProse(block, context), ...(!isPlain && { contents }) };
}

/** The headings of a text get their ids, and go one level up where nothing is above them. */
function proseSection({ parts = [], ...section }: NamedSection, context: ViewContext) {
  const { heading } = section;
  const isTop = parts[0]?.look === undefined;
  let next = 0;
  const rich = parseMarkdown(section.text).rich.map((block): RichBlock => {
    if (block.type !== 'heading') return block;
    if (block.depth !== 3) return isTop ? { ...block, depth: 3 } : block;
    const { id } = parts[next++] ?? {};
    return { ...block, depth: isTop ? 2 : 3, ...(id !== undefined && { id }) };
  });
  return {
    ...section,
    ...(heading !== undefined && { heading: replaceTokens(heading, context.facts.tokens) }),
    text: addText(rich, context),
  };
}

function galleryBlock({ pictures, ...block }: GalleryBlock, context: PageViewContext): BlockViews['gallery'] {
  const spans = gallerySpans(pictures.length);
  const view = ({ src, alt, caption }: GalleryPicture, index: number): GalleryPictureView => {
    const span = spans[index] ?? '3x2';
    const slot = gallerySlot(span, index === 0 || index === spans.length - 1);
    return {
      image: viewImage({ type: 'file', src, alt }, { ...context, slot }),
      ...(caption !== undefined && { caption: replaceTokens(caption, context.facts.tokens) }),
      span,
    };
  };
  return { ...viewGallery(block, context), pictures: pictures.map(view) };
}

function cardGridBlock(block: CardGridBlock, context: PageViewContext): BlockViews['cardGrid'] {
  const large = largeCards(block);
  if (large === 0) return viewGrid(block, context);
  const { cards, ...head } = block;
  const [first, ...others] = cards;
  const view = (card: Card, index: number) =>
    viewGridCard(card, index < large ? { ...context, slot: 'largeCard', box: undefined } : context);
  return {
    ...viewGridHead(head, context),
    cards: [view(first, 0), ...others.map((card, index) => view(card, index + 1))],
  };
}

function download({ file, ...texts }: Download, context: PageViewContext): DownloadView {
  const { base, locale, sizeOf } = context.facts;
  const view: DownloadView = {
    file: resolveHref(file, context.facts.tokens, base),
    ...viewTexts(texts, context),
  };
  const address = fileLink(file);
  if (address === undefined) return view;
  const bytes = sizeOf(address);
  return {
    ...view,
    kind: kindOf(address).toUpperCase(),
    ...(bytes !== undefined && { size: sizeWords(bytes, locale) }),
  };
}

/** Pages may share a product; it is shown once. */
function relatedSlides(pages: RelatedBlock['pages'], context: PageViewContext): LinkedSlide[] {
  const slides = pages.flatMap((path) => slidesFor(context.path, context.source(path)));
  return slides.filter(({ href }, index) => slides.findIndex((slide) => slide.href === href) === index);
}

function directoryBlock({ pages, ...block }: DirectoryBlock, context: PageViewContext): DirectoryView {
  const entries = pages.map((path) => directoryEntry(context.source(path), context));
  return { ...viewDirectory(block, context), entries };
}

function directoryEntry(page: Page, context: ViewContext): DirectoryEntry {
  const links = linkedCards(page).map((card) => viewCard({ title: card.title, href: card.href }, context));
  const hero = page.blocks.find((block) => block.type === 'hero');
  const { logo, image } = hero ? viewHero(markOf(hero), context) : {};
  return {
    title: pageName(page, context.facts.tokens),
    href: context.facts.base + page.path,
    links,
    ...(logo ? { logo } : image && { image }),
  };
}

/** One of the two is enough, so the other is not rendered. */
function markOf({ type, heading, logo, image }: HeroBlock): HeroBlock {
  return logo ? { type, heading, logo } : { type, heading, ...(image && { image }) };
}
