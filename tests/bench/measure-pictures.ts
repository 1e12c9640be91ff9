import { loadValidContent } from '../../src/node/base/content/load-content';
import { drawPagePictures, linkPictureContent } from '../../src/node/build/link-pictures/draw-link-pictures';
import { resolvePage } from '../../src/site/resolve/resolve-page';
import { generateSite } from '../support/generate-site';
import { median } from './measure';

/** Milliseconds that the link picture of a page takes, with none in the cache. */
export async function measurePictures(content: string, cache: string): Promise<number> {
  generateSite(content, 20);
  const valid = loadValidContent(content);
  const { drawn } = await drawPagePictures(
    valid,
    valid.site.pages.map((page) => linkPictureContent(resolvePage(valid.site, page))),
    cache,
    () => {},
  );
  return median(drawn);
}
