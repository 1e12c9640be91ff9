import { isResizable } from '../image/photo-limits';
import type { Check } from './rule';

/** Bytes: a second on a connection of 8 Mbit/s, which a phone often has. */
const mostServed = 1_000_000;
/** Bytes of an original that visitors never get: more than cameras write. */
const mostStored = 20_000_000;

export const imageLarge: Check = {
  id: 'image-large',
  severity: 'warning',
  fields: {
    imageFile(src: string, { content: { files }, report }, at) {
      const size = files.size(src) ?? 0;
      if (size <= mostServed) return;
      const megabytes = (size / 1_000_000).toFixed(1);
      const head = files.head(src);
      // The `src` of a picture; icons are served as they are.
      const isOriginal = at?.key === 'src' && head !== undefined && isResizable(src, head);
      if (!isOriginal)
        report(
          at,
          `The file ${src} has ${megabytes} MB, and visitors on phones wait for it.`,
          'Save it smaller: at most 1 MB.',
        );
      else if (size > mostStored)
        report(
          at,
          `The file ${src} has ${megabytes} MB, and everyone who works on the site waits for it.`,
          'Save it smaller: visitors get at most 2560 pixels of its width.',
        );
    },
  },
};
