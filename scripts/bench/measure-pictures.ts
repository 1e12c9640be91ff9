import { loadValidContent } from '../../src/node/content/load-content';
import { drawPagePictures } from '../../src/node/link-pictures/draw-link-pictures';
import { generateSite } from '../support/generate-site';
import { median } from './measure';

/** Milliseconds that the link picture of a page takes, with none in the cache. */
export async function measurePictures(content: string, cache: string): Promise<number> {
  generateSite(content, 20);
  const valid = loadValidContent(content);
  const { drawn } = await drawPagePictures(valid, valid.site.pages, cache, () => {});
  return median(drawn);
}
