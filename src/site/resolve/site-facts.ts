import type { Files } from '../files/files';
import { type ImageSize, imageSize } from '../image/image-size';
import { isResizable } from '../image/photo-limits';
import { type Tokens, tokensOf } from '../page/tokens';
import type { Logo } from '../schema/types.gen';
import type { Site } from './site';

/** What the first bytes of a picture's file say. */
export interface PictureFacts extends ImageSize {
  resizable: boolean;
}

/** What resolving a page looks up. */
export interface SiteFacts {
  tokens: Tokens;
  base: string;
  logos: ReadonlyMap<string, Logo>;
  /** What is known of a picture, whose file is read once. */
  pictureOf(src: string): PictureFacts | undefined;
}

export function siteFacts(
  files: Files,
  { settings, content, base }: Pick<Site, 'settings' | 'content' | 'base'>,
): SiteFacts {
  const pictures = new Map<string, PictureFacts | undefined>();
  return {
    tokens: tokensOf(settings),
    base,
    logos: new Map(Object.entries(content.logos ?? {})),
    pictureOf(src) {
      if (!pictures.has(src)) pictures.set(src, readPicture(files, src));
      return pictures.get(src);
    },
  };
}

function readPicture(files: Files, src: string): PictureFacts | undefined {
  const head = files.head(src);
  const size = head && imageSize(src, head);
  return size && { ...size, resizable: isResizable(src, head) };
}
