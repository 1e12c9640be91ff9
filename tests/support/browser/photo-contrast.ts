import type { Page } from 'playwright';
import sharp from 'sharp';

/** Photos on which words are hardest to read. */
export const worstPhotos = ['white', 'black', 'gray', 'noise'] as const;
export type WorstPhoto = (typeof worstPhotos)[number];

/** Puts a photo in the place of every picture of the page. */
export const showPhoto = (page: Page, look: WorstPhoto) =>
  page.evaluate(async (look) => {
    await document.fonts.ready;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1500, 1000];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    const side = look === 'noise' ? 12 : 1500;
    const plain = { white: 255, black: 0, gray: 128, noise: 0 };
    let seed = 1;
    for (let top = 0; top < canvas.height; top += side)
      for (let left = 0; left < canvas.width; left += side) {
        seed = (seed * 48271) % 2147483647;
        const level = look === 'noise' ? (seed % 3) * 127.5 : plain[look];
        context.fillStyle = `rgb(${level} ${level} ${level})`;
        context.fillRect(left, top, side, side);
      }
    const address = canvas.toDataURL();
    const holders = document.querySelectorAll('main [data-static]:has(> .art, > .picture)');
    for (const holder of holders) {
      const img = new Image(canvas.width, canvas.height);
      img.src = address;
      await img.decode();
      const picture = document.createElement('picture');
      picture.className = 'picture';
      picture.append(img);
      holder.replaceChildren(picture);
    }
  }, look);

/** Makes the words of all blocks with pictures as long as editors make them at most. */
export const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const words = 'Where innovation meets reliability, for teams of every size and in all of their places. ';
    for (const text of document.querySelectorAll('main [data-block]:has(.picture) :is(h2, p)'))
      if (text.childElementCount === 0 && !text.closest('.player'))
        text.textContent = words.repeat(text.matches('p') ? 3 : 1);
  });

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Words {
  block: string;
  text: string;
  /** Red, green, blue. */
  color: number[];
  /** By WCAG 2.2, 1.4.3. */
  needed: number;
  boxes: Box[];
}

/** Words are still counted, but only what is behind them is seen. No color is on its way to another. */
const unseenWords = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
}`;

/** All words of the page that lie on a photo or a drawing of the brand, wholly or in part. */
const wordsOnPictures = (page: Page) =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    const rgb = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const textsIn = (block: Element) => {
      const texts: { text: Node; parent: Element }[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement;
        const isSeen =
          parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          parent.getBoundingClientRect().width > 1 &&
          !parent.closest('.visually-hidden, [inert]');
        if (parent && isSeen && text.textContent?.trim()) texts.push({ text, parent });
      }
      return texts;
    };
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
      Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const words: Words[] = [];
    for (const block of document.querySelectorAll<HTMLElement>('main [data-block]:has(.picture, .drawing)')) {
      const frame = block.getBoundingClientRect();
      const pictures = [...block.querySelectorAll('.picture, .drawing')].map((each) =>
        each.getBoundingClientRect(),
      );
      for (const { text, parent } of textsIn(block)) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = [...range.getClientRects()].filter(
          (box) =>
            box.left >= 0 &&
            box.right <= innerWidth &&
            meets(box, frame) &&
            pictures.some((picture) => meets(box, picture)),
        );
        const style = getComputedStyle(parent);
        const move = ({ left, top, right, bottom }: DOMRect) => ({
          left: left + scrollX,
          top: top + scrollY,
          right: right + scrollX,
          bottom: bottom + scrollY,
        });
        if (boxes.length > 0)
          words.push({
            block: block.dataset.block ?? '',
            text: text.textContent ?? '',
            color: rgb(style.color),
            needed: isLarge(style) ? 3 : 4.5,
            boxes: boxes.map(move),
          });
      }
    }
    return words;
  });

/** By WCAG 2.2: relative luminance. */
const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) => {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

export interface ContrastOnPictures {
  /** The blocks whose words lie on a picture. */
  blocks: string[];
  /** One line for each text that has too little contrast with any pixel behind it. */
  problems: string[];
}

/** How well words on pictures can be read, in a window opened with `bypassCSP` and `reducedMotion`. */
export async function contrastOnPictures(page: Page, least = 0): Promise<ContrastOnPictures> {
  const style = await page.addStyleTag({ content: unseenWords });
  const found = await wordsOnPictures(page);
  const words = found.map((each) => ({ ...each, needed: Math.max(each.needed, least) }));
  const problems = words.length > 0 ? await unreadable(page, words) : [];
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return { blocks: words.map(({ block }) => block), problems };
}

async function unreadable(page: Page, words: readonly Words[]): Promise<string[]> {
  const boxes = words.flatMap((each) => each.boxes);
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)));
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)));
  const width = Math.ceil(Math.max(...boxes.map(({ right }) => right))) - x;
  const height = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))) - y;
  const shot = await page.screenshot({ fullPage: true, clip: { x, y, width, height } });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const levels = Float32Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance(data.subarray(pixel * 3, pixel * 3 + 3)),
  );
  const least = ({ color, boxes }: Words) => {
    const own = luminance(color);
    let found = Infinity;
    for (const { left, top, right, bottom } of boxes)
      for (let row = Math.floor(top) - y; row < bottom - y; row += 1)
        for (let column = Math.floor(left) - x; column < right - x; column += 1) {
          const behind = levels[row * info.width + column] ?? own;
          found = Math.min(found, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
        }
    return found;
  };
  return words.flatMap((each) => {
    const contrast = least(each);
    if (contrast >= each.needed) return [];
    return [`${each.block}: "${each.text}" has a contrast of ${contrast.toFixed(1)}, not ${each.needed}`];
  });
}
