import type { Check } from './check';

/** Bytes: a second on a connection of 8 Mbit/s, which a phone often has. */
const most = 1_000_000;

export const imageLarge: Check = {
  id: 'image-large',
  severity: 'warning',
  fields: {
    imageFile(src: string, { content, report }, at) {
      const size = content.files.size(src) ?? 0;
      if (size <= most) return;
      const megabytes = (size / 1_000_000).toFixed(1);
      report(
        at,
        `The file ${src} has ${megabytes} MB, and visitors on phones wait for it.`,
        'Save it smaller: at most 1 MB.',
      );
    },
  },
};
