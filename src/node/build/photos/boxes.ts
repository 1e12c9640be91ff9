import type * as registry from '../../../blocks/registry';
import { boxRatios } from '../../../site/image/box-ratios';
import type { PictureSlot } from '../../../site/resolve/photo-slot';
import type { PicturePlace } from '../../../site/resolve/site';
import type { Block, Image } from '../../../site/schema/types.gen';

/**
 * The box that the style sheets give a picture in windows up to `upTo` pixels wide. A picture covers its box, so a fixed
 * height can make the picture wider than the box. Lengths are CSS pixels.
 */
export interface Box {
  upTo?: number;
  /** The style sheets have `upTo` in em: it grows with the browser's text size. */
  followsText?: true;
  /** Percent of the window. */
  vw?: number;
  /** Added to `vw`. */
  px?: number;
  /** The largest width. */
  most?: number;
  /** The height, for a box whose height does not depend on its width. */
  height?: number;
  /** Width divided by height, for a box that keeps its ratio. */
  aspect?: number;
}

/** In the style sheets: 64em. */
const narrow = { upTo: 1024, followsText: true } as const;
const slide = { aspect: 4 / 3 };
const cell = { aspect: 380 / 240 };
const player = { aspect: 16 / 9 };

/** Whether content has a picture anywhere within it. */
type HasPicture<T> = T extends Image
  ? true
  : T extends readonly (infer Item)[]
    ? HasPicture<Item>
    : T extends object
      ? { [K in keyof T]-?: HasPicture<NonNullable<T[K]>> }[keyof T]
      : false;

/** A site's own blocks have no box here. */
type EngineBlock = Extract<Block, { type: keyof typeof registry }>;

/** The blocks whose pictures need a box: a new one does not compile without. What is behind a block has one for all. */
type BlockWithPicture = {
  [B in EngineBlock as B['type']]: true extends HasPicture<Omit<B, 'backdrop'>> ? B['type'] : never;
}[EngineBlock['type']];

type Boxes = Readonly<
  Record<Exclude<PictureSlot, Block['type'] | 'page'> | BlockWithPicture, readonly Box[]> &
    Partial<Record<PictureSlot, readonly Box[]>>
>;

/** Narrow windows first. tests/engine/full/browser/pictures.test.ts compares them with the boxes in a browser. */
const boxes: Boxes = {
  hero: [
    { upTo: 640, vw: 100, height: 320 },
    { upTo: 768, vw: 100, height: 380 },
    { vw: 50, most: 640, height: 640 },
  ],
  wideHero: [{ vw: 100, most: 1280, aspect: 1320 / 860 }],
  photoHero: [
    { upTo: 640, vw: 100, height: 320 },
    { vw: 100, height: 900 },
  ],
  bandHero: [
    { upTo: 720, vw: 100, height: 260 },
    { vw: 100, aspect: 100 / 36 },
  ],
  parallax: [
    { upTo: 640, vw: 100, height: 980 },
    { vw: 100, height: 1020 },
  ],
  // As high as the block, whose texts decide it.
  backdrop: [
    { upTo: 640, vw: 100, height: 800 },
    { vw: 100, height: 640 },
  ],
  cardGrid: [
    { upTo: 640, px: 112, ...cell },
    // The widest cell; most are narrower, which seldom means another step.
    { px: 460, ...cell },
  ],
  largeCard: [
    { upTo: 640, vw: 100, height: 260 },
    { ...narrow, vw: 100, height: 420 },
    { vw: 66.7, most: 853, height: 800 },
  ],
  fewSlides: [
    { upTo: 768, vw: 100, ...slide },
    { vw: 50, most: 640, ...slide },
  ],
  carousel: [
    { upTo: 768, vw: 100, ...slide },
    { upTo: 1200, vw: 50, ...slide },
    { px: 427, ...slide },
  ],
  gallery: [
    { upTo: 640, vw: 50, aspect: 1 },
    { vw: 33.4, most: 427, aspect: 1.45 },
  ],
  // The widest one; others are narrower.
  largeGallery: [
    { upTo: 640, vw: 100, aspect: 4 / 3 },
    { vw: 66.7, most: 854, aspect: 1.45 },
  ],
  split: [
    { upTo: 640, vw: 100, height: 340 },
    { ...narrow, vw: 100, height: 440 },
    { vw: 50, most: 640, height: 600 },
  ],
  wideSplit: [
    { upTo: 640, vw: 100, height: 340 },
    { ...narrow, vw: 100, height: 440 },
    { vw: 50, height: 600 },
  ],
  hub: [
    { upTo: 640, vw: 100, height: 400 },
    { ...narrow, vw: 100, height: 460 },
    { vw: 42, most: 540, height: 620 },
  ],

  faq: [{ px: 300, ...slide }],
  contactForm: [{ px: 532, height: 640 }],
  directory: [{ px: 260, ...cell }],
  cta: [
    { upTo: 640, vw: 100, height: 230 },
    { vw: 50, height: 440 },
  ],
  video: [
    { upTo: 640, vw: 100, px: -40, ...slide },
    { ...narrow, vw: 100, px: -48, ...player },
    { px: 757, ...player },
  ],
  // The logo of a hero is the highest.
  logos: [{ height: 78 }],
  map: [{ vw: 100, most: 1280, height: 460 }],
  prose: [
    { upTo: 640, vw: 100, ...player },
    { ...narrow, vw: 100, px: -24, ...player },
    { upTo: 1280, vw: 66.7, px: -48, ...player },
    { px: 805, ...player },
  ],
  // At most 70 % of the window's height.
  upright: [{ upTo: 640, vw: 100 }, { height: 720 }],
  quotes: [{ px: 52, aspect: 1 }],
  people: [
    { upTo: 640, vw: 50, aspect: 4 / 5 },
    { ...narrow, vw: 33.3, aspect: 4 / 5 },
    { px: 320, aspect: 4 / 5 },
  ],
  peopleByThree: [
    { upTo: 640, vw: 50, aspect: 4 / 5 },
    { ...narrow, vw: 33.3, aspect: 4 / 5 },
    { px: 426, aspect: 1 },
  ],
  onePerson: [
    { upTo: 640, vw: 100, aspect: 4 / 5 },
    { vw: 33.3, most: 426, aspect: 4 / 5 },
  ],
  largeQuote: [
    { upTo: 640, vw: 100, aspect: 1 },
    { vw: 33.3, most: 426, aspect: 12 / 13 },
  ],
};

const wholeWindow: readonly Box[] = [{ vw: 100 }];

/** The widest window of a phone, as the style sheets have it: docs/product.md, pictures for phones. */
export const phoneWindow = 640;

export function boxesOf({ slot, box, onPhones }: PicturePlace): readonly Box[] {
  const usual = boxes[slot] ?? wholeWindow;
  const shown = box ? usual.map(({ height: _, ...width }) => ({ ...width, aspect: boxRatios[box] })) : usual;
  return onPhones ? shown.slice(0, 1).map((first) => ({ ...first, upTo: phoneWindow })) : shown;
}

/** How far a picture overflows the box that it covers, and its minimum width. */
const cover = ({ aspect, height }: Box, ratio: number) => ({
  times: aspect === undefined ? 1 : Math.max(1, ratio / aspect),
  least: height === undefined ? 0 : height * ratio,
});

/** The width of a picture of this ratio in a window of this width. */
export function widthIn(box: Box, window: number, ratio: number): number {
  const { vw = 0, px = 0, most = Infinity } = box;
  const { times, least } = cover(box, ratio);
  return Math.max(Math.min((window * vw) / 100 + px, most) * times, least);
}

/** The same as a length of a media query. */
const edge = ({ upTo = 0, followsText }: Box) => (followsText ? `${upTo / 16}em` : `${upTo}px`);

const round = (length: number) => Math.round(length * 10) / 10;

/** The same as a length of CSS. */
function cssWidth(box: Box, ratio: number): string {
  const { vw = 0, px = 0, most = Infinity } = box;
  const { times, least } = cover(box, ratio);
  const pixels = (length: number) => `${Math.ceil(length)}px`;
  if (least >= most) return pixels(least);
  if (vw === 0) return pixels(Math.max(px * times, least));
  const part = `${round(vw * times)}vw`;
  const whole = px === 0 ? part : `calc(${part} ${px < 0 ? '-' : '+'} ${pixels(Math.abs(px * times))})`;
  const bounded = most === Infinity ? whole : `min(${whole}, ${pixels(most * times)})`;
  return least > 0 ? `max(${bounded}, ${pixels(least)})` : bounded;
}

/** The attribute `sizes` of a picture of this ratio. */
export const sizesOf = (place: PicturePlace, ratio: number) =>
  boxesOf(place)
    .map((box) => {
      const isLast = box.upTo === undefined || place.onPhones;
      return (isLast ? '' : `(max-width: ${edge(box)}) `) + cssWidth(box, ratio);
    })
    .join(', ');
