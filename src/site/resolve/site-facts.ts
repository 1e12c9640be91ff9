import type { Files } from '../files/files';
import type { ImageSize } from '../image/image-size';
import { pictureOf } from '../image/picture';
import { type Tokens, tokensOf } from '../page/tokens';
import type { Logo } from '../schema/types.gen';
import { directionOf } from '../words/direction-of';
import type { Site } from './site';

/** What pages say of a picture. */
export interface PictureFacts extends ImageSize {
  resizable: boolean;
  transparent: boolean;
}

/** What resolving a page looks up. */
export interface SiteFacts {
  tokens: Tokens;
  base: string;
  logos: ReadonlyMap<string, Logo>;
  pictureOf(src: string): PictureFacts | undefined;
}

export function siteFacts(
  files: Files,
  { settings, content, base }: Pick<Site, 'settings' | 'content' | 'base'>,
): SiteFacts {
  return {
    tokens: tokensOf(settings, directionOf(settings.language)),
    base,
    logos: new Map(Object.entries(content.logos ?? {})),
    pictureOf(src) {
      const { size, resizable, transparent } = pictureOf(files, src) ?? {};
      if (!size || resizable === undefined || transparent === undefined) return undefined;
      return { ...size, resizable, transparent };
    },
  };
}
