import type { Files } from './files';
import { type ImageSize, imageSize } from './image-size';
import { isResizable } from './resizable';
import type { Site } from './site';
import { type Tokens, tokensOf } from './tokens';
import type { FileImage, Logo } from './types.gen';
import { compileWalk } from './walk';

/** What the head of a picture's file tells. */
export interface PictureFacts extends ImageSize {
  resizable: boolean;
}

/** What resolving a page looks up: read once with the site, so that pages need no files. */
export interface SiteFacts {
  tokens: Tokens;
  base: string;
  logos: ReadonlyMap<string, Logo>;
  pictures: ReadonlyMap<string, PictureFacts>;
}

interface Pictures {
  files: Files;
  pictures: Map<string, PictureFacts>;
}

const collectPictures = compileWalk<Pictures>('page', {
  fileImage({ src }: FileImage, { files, pictures }) {
    if (pictures.has(src)) return;
    const head = files.head(src);
    const size = head && imageSize(src, head);
    if (size) pictures.set(src, { ...size, resizable: isResizable(src, head) });
  },
});

export function readFacts(
  files: Files,
  { settings, content, pages, base }: Omit<Site, 'chrome' | 'facts'>,
): SiteFacts {
  const pictures = new Map<string, PictureFacts>();
  for (const page of pages) collectPictures(page.content, { files, pictures });
  return {
    tokens: tokensOf(settings),
    base,
    logos: new Map(Object.entries(content.logos ?? {})),
    pictures,
  };
}
