import type { Page } from 'playwright';
import sharp from 'sharp';
import { inlineSvg, svgFile } from '../../../src/site/image/published-svg';

const side = 64;
/** Of 255: edges of a picture and of a part of the page are smoothed a little differently. */
const unseen = 48;

/** What a drawing loses, by its messages and by its pixels: as a file, and as a part of a page. */
export interface Losses {
  said: string[];
  file: boolean;
  inline: boolean;
}

/** Draws each drawing as it is written, as a published file, and within a page. */
export async function lossesOf(page: Page, drawings: readonly string[]): Promise<Losses[]> {
  const parts = drawings.map((written, index) => {
    const file = svgFile(written);
    const inline = inlineSvg(file.markup ?? '', `s${index}_`);
    return {
      written,
      file: file.markup ?? '',
      inline: inline.markup ?? '',
      said: [...file.removed, ...inline.removed],
    };
  });
  const image = (svg: string) =>
    `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
  await page.setViewportSize({ width: side * 3, height: side * drawings.length });
  await page.setContent(
    `<!doctype html><style>body{margin:0;font:700 30px monospace;letter-spacing:9px}div{display:flex;direction:rtl;flex-direction:row-reverse}div>*{width:${side}px;height:${side}px;overflow:hidden}</style>${parts
      .map(({ written, file, inline }) => `<div>${image(written)}${image(file)}${inline}</div>`)
      .join('')}`,
  );
  const pixels = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const differs = (row: number, column: number) => {
    let count = 0;
    for (let y = row * side; y < (row + 1) * side; y += 1)
      for (let at = 0; at < side * 3; at += 1) {
        const start = y * side * 9;
        const [one = 0, other = 0] = [pixels[start + at], pixels[start + column * side * 3 + at]];
        if (Math.abs(one - other) > unseen) count += 1;
      }
    return count > side;
  };
  return parts.map(({ said }, row) => ({ said, file: differs(row, 1), inline: differs(row, 2) }));
}
