import type { Files } from './files';
import { type ImageSize, imageSize } from './image-size';
import type { Site } from './site';
import { type Tokens, tokensOf } from './tokens';
import type { FileImage, Logo } from './types.gen';
import { compileWalk } from './walk';

/** What resolving a page looks up: read once with the site, so that pages need no files. */
export interface SiteFacts {
  tokens: Tokens;
  base: string;
  logos: ReadonlyMap<string, Logo>;
  sizes: ReadonlyMap<string, ImageSize>;
}

interface Sizes {
  files: Files;
  sizes: Map<string, ImageSize>;
}

const collectSizes = compileWalk<Sizes>('page', {
  fileImage({ src }: FileImage, { files, sizes }) {
    if (sizes.has(src)) return;
    const head = files.head(src);
    const size = head && imageSize(src, head);
    if (size) sizes.set(src, size);
  },
});

export function readFacts(
  files: Files,
  { settings, content, pages, base }: Omit<Site, 'chrome' | 'facts'>,
): SiteFacts {
  const sizes = new Map<string, ImageSize>();
  for (const page of pages) collectSizes(page.content, { files, sizes });
  return {
    tokens: tokensOf(settings),
    base,
    logos: new Map(Object.entries(content.logos ?? {})),
    sizes,
  };
}
