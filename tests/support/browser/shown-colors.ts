import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** As browsers get it from a server. */
const types: Record<string, string> = { jpg: 'jpeg' };

export interface ShownPicture {
  width: number;
  height: number;
  /** What is seen in the middle of each of 4 × 3 parts, on white and then on black: red, green, blue. */
  colors: number[];
}

/** What the browser shows of pictures; undefined for one that it can't show. */
export function shownColors(page: Page, files: readonly string[]): Promise<(ShownPicture | undefined)[]> {
  const addresses = files.map((file) => {
    const ending = file.slice(file.lastIndexOf('.') + 1);
    return `data:image/${types[ending] ?? ending};base64,${readFileSync(file, 'base64')}`;
  });
  return page.evaluate(async (addresses) => {
    const [columns, rows, side] = [4, 3, 24];
    const canvas = new OffscreenCanvas(columns * side, rows * side);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    context.imageSmoothingQuality = 'high';
    const colorsOf = (image: HTMLImageElement, background: string) => {
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
    };
    const shown: (ShownPicture | undefined)[] = [];
    for (const address of addresses) {
      const image = new Image();
      image.src = address;
      const isShown = await image.decode().then(
        () => true,
        () => false,
      );
      // Only what is in the document is turned as its Exif says.
      document.body.replaceChildren(image);
      shown.push(
        isShown
          ? {
              width: image.naturalWidth,
              height: image.naturalHeight,
              colors: [...colorsOf(image, '#fff'), ...colorsOf(image, '#000')],
            }
          : undefined,
      );
    }
    return shown;
  }, addresses);
}
