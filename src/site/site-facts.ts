import type { Files } from './files';
import { type ImageSize, imageSize } from './image-size';
import type { Site } from './site';
import { type Tokens, tokensOf } from './tokens';
import type { Logo } from './types.gen';

/** What resolving a page looks up. */
export interface SiteFacts {
  tokens: Tokens;
  base: string;
  logos: ReadonlyMap<string, Logo>;
  /** Width and height of a picture, which is read once. */
  sizeOf(src: string): ImageSize | undefined;
}

export function siteFacts(
  files: Files,
  { settings, content, base }: Pick<Site, 'settings' | 'content' | 'base'>,
): SiteFacts {
  const sizes = new Map<string, ImageSize | undefined>();
  return {
    tokens: tokensOf(settings),
    base,
    logos: new Map(Object.entries(content.logos ?? {})),
    sizeOf(src) {
      if (!sizes.has(src)) {
        const head = files.head(src);
        sizes.set(src, head && imageSize(src, head));
      }
      return sizes.get(src);
    },
  };
}
