import { fileNameOf } from '../files/file-path';
import { isRecord } from '../json/is-record';
import { type JsonPath, pointerOf } from '../json/json-path';
import { textOf } from '../json/text-of';
import { picturesOf } from '../page/pictures';
import { comparable } from '../text/wording';
import type { Rule } from './rule';

export const altText: Rule<{
  fileName: [alt: string];
  repeats: [field: string];
  noun: [alt: string, place: 'field' | 'text'];
}> = {
  id: 'alt-text',
  severity: 'warning',
  meaning: 'The description of a picture says what it shows, and what the text beside it does not say.',
  messages: {
    fileName: {
      message: (alt) => `"${alt}" is the name of a file, not what the picture shows.`,
      help: () => 'Write what it shows, such as "Two engineers at a rack".',
      example: ['IMG_1234.jpg'],
    },
    repeats: {
      message: (field) => `This description repeats the ${field}: people who hear the page hear it twice.`,
      help: (field) =>
        field === 'caption'
          ? 'Write what the picture shows, or delete the caption.'
          : 'Write what the picture shows. If it adds nothing, write "decorative": true instead of "alt".',
      example: ['heading'],
    },
    noun: {
      message: (alt) => `"${alt}" does not say what the picture shows.`,
      help: (_, place) =>
        place === 'text'
          ? 'Write what it shows between [ and ].'
          : 'Write what it shows. If it adds nothing, write "decorative": true instead of "alt".',
      example: ['Picture', 'field'],
    },
  },
  page(page, _parts, report) {
    check(page.content.blocks, undefined, { parent: undefined, key: 'blocks' });

    function check(value: unknown, around: Record<string, unknown> | undefined, at: JsonPath) {
      if (Array.isArray(value))
        for (const [key, item] of value.entries()) check(item, undefined, { parent: at, key });
      else if (isRecord(value)) {
        if (typeof value.alt === 'string') checkAlt(value.alt, textOf(value.src), around ?? {}, at);
        for (const key in value)
          if (typeof value[key] === 'object') check(value[key], value, { parent: at, key });
      }
    }

    function checkAlt(alt: string, src: string, around: Record<string, unknown>, image: JsonPath) {
      const place = { document: page, pointer: pointerOf({ parent: image, key: 'alt' }) };
      const field = ['heading', 'title', 'text', 'lead', 'question'].find((key) => {
        const text = around[key];
        return typeof text === 'string' && comparable(text) === comparable(alt);
      });
      if (isFileName(alt, src)) report(place, 'fileName', alt);
      else if (noun.test(alt)) report(place, 'noun', alt, 'field');
      else if (field !== undefined) report(place, 'repeats', field);
    }
  },
  fields: {
    longText(text: string, { report }, at) {
      for (const { src, alt, caption = '' } of picturesOf(text))
        if (isFileName(alt, src)) report(at, 'fileName', alt);
        else if (noun.test(alt)) report(at, 'noun', alt, 'text');
        else if (alt !== '' && comparable(alt) === comparable(caption)) report(at, 'repeats', 'caption');
    },
  },
};

const noun = /^(an? )?(image|picture|photo|graphic|icon|screenshot|alt|untitled)\.?$/i;

/** With the end of a picture's name, as cameras name files, or as this file is named. */
function isFileName(alt: string, src: string): boolean {
  const name = fileNameOf(src).replace(/\.\w+$/, '');
  return (
    /^[\w./ -]+\.(svg|png|jpe?g|webp|avif|gif|heic|tiff?|bmp)$/i.test(alt) ||
    /^(IMG|DSC[NF]?|PXL|P|GOPR|MVI|WhatsApp Image|Screenshot)[-_ ]?\d[\d-_ ]*$/i.test(alt) ||
    (/[-_\d]/.test(name) && alt === name)
  );
}
