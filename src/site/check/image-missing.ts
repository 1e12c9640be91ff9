import type { Check } from './rule';

export const imageMissing: Check = {
  id: 'image-missing',
  severity: 'error',
  fields: {
    imageFile(src: string, { content, report }, at) {
      // What lies beyond a link that is not followed may well be there.
      if (content.hasFile(src) || content.files.link(src)) return;
      const help = 'Paths count from the content folder; capital letters matter.';
      report(at, `There is no file ${src}.${content.suggest.image(src)}`, help);
    },
  },
};
