import type { FrameLocator } from 'playwright';
import sharp from 'sharp';

/** 12 megapixels, in about as many bytes as a camera writes. */
const photo = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1)
    .jpeg({ quality: 85 })
    .toBuffer();

/** Drops photos on the picture of a page. Milliseconds from each drop until the page shows the photo. */
export async function dropPhotos(frame: FrameLocator, count: number): Promise<number[]> {
  const encoded = (await photo()).toString('base64');
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const picture = frame.locator('.hero svg.art, .hero img').first();
    times.push(await picture.evaluate(dropOne, { encoded, index }));
  }
  return times;
}

/** In the page: it may use nothing from outside. */
async function dropOne(element: Element, { encoded, index }: { encoded: string; index: number }) {
  const before = element.getAttribute('src');
  const bytes = Uint8Array.from(atob(encoded), (each) => each.charCodeAt(0));
  // A comment makes each another file.
  const parts = [bytes.slice(0, 2), Uint8Array.of(0xff, 0xfe, 0, 3, index), bytes.slice(2)];
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(parts, 'photo.jpg', { type: 'image/jpeg' }));
  const { left, top } = element.getBoundingClientRect();
  const place = { clientX: left + 20, clientY: top + 20 };
  const begin = performance.now();
  element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
  while (performance.now() - begin < 30_000) {
    await new Promise(requestAnimationFrame);
    const image = document.querySelector<HTMLImageElement>('.hero img');
    if (!image?.complete || image.naturalWidth === 0 || image.getAttribute('src') === before) continue;
    await image.decode();
    return performance.now() - begin;
  }
  throw new Error('The page does not show the photo.');
}
