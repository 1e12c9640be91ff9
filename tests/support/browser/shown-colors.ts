import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** As browsers get it from a server. */
const types = { png: 'image/png', webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' };

export interface ShownPicture {
  width: number;
  height: number;
  /** What is seen in the middle of each of 4 × 3 parts, on white and then on black: red, green, blue. */
  colors: number[];
}

/** What the browser shows of a picture. */
export function shownColors(page: Page, file: string, ending: keyof typeof types): Promise<ShownPicture> {
  const src = `data:${types[ending]};base64,${readFileSync(file, 'base64')}`;
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    document.body.replaceChildren(image);
    const [columns, rows, side] = [4, 3, 24];
    const canvas = new OffscreenCanvas(columns * side, rows * side);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.imageSmoothingQuality = 'high';
    const colors = ['#fff', '#000'].flatMap((background) => {
      context.fillStyle = background;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return Array.from({ length: columns * rows }, (_, part) => {
        const left = (part % columns) * side + side / 3;
        const top = Math.floor(part / columns) * side + side / 3;
        const { data } = context.getImageData(left, top, side / 3, side / 3);
        return [0, 1, 2].map((channel) => {
          const values = [...data].filter((_value, index) => index % 4 === channel);
          return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
        });
      }).flat();
    });
    return { width: image.naturalWidth, height: image.naturalHeight, colors };
  }, src);
}
