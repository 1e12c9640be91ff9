import type { Files } from '../files/files';
import { publishedFrom } from '../files/published-files';
import { pictureOf } from '../image/picture';
import type { ImageSize } from '../image/size';
import type { Absent } from '../page/times';
import { type Tokens, tokensOf } from '../page/tokens';
import { leadOf } from '../page/without-links';
import type { Logo, Settings, SiteContent } from '../schema/types.gen';
import { directionOf } from '../words/direction-of';
import { localeOf } from '../words/locale-of';
import type { Words } from '../words/words';

/** What pages say of a picture. */
export interface PictureFacts extends ImageSize {
  resizable: boolean;
  transparent: boolean;
}

/** What resolving a page looks up. */
export interface SiteFacts {
  tokens: Tokens;
  base: string;
  words: Words;
  /** Where the clock of its opening hours runs. */
  timeZone: string | undefined;
  /** The locale of dates and numbers, for `Intl`. */
  locale: string;
  logos: ReadonlyMap<string, Logo>;
  /** Where a link leads while its page is not there; undefined for nowhere. */
  leadOf(href: string): string | undefined;
  pictureOf(src: string): PictureFacts | undefined;
  /** The size of a published file in bytes, by its address. */
  sizeOf(address: string): number | undefined;
}

export function siteFacts(
  files: Files,
  {
    settings,
    content,
    base,
    words,
    absent,
  }: { settings: Settings; content: SiteContent; base: string; words: Words; absent: Absent },
): SiteFacts {
  return {
    tokens: tokensOf(settings, directionOf(settings.language)),
    base,
    words,
    timeZone: settings.timeZone,
    locale: localeOf(settings.language),
    logos: new Map(Object.entries(content.logos ?? {})),
    leadOf: absent.size > 0 ? (href) => leadOf(href, absent) : (href) => href,
    pictureOf(src) {
      const { size, resizable, transparent } = pictureOf(files, src) ?? {};
      if (!size || resizable === undefined || transparent === undefined) return undefined;
      return { ...size, resizable, transparent };
    },
    sizeOf: (address) => files.size(publishedFrom(address.slice(1))),
  };
}
