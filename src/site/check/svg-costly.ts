import { isBelowImages } from '../files/site-file';
import { drawingOf } from '../image/drawing';
import { mostEmbeddedMegapixels, mostRepeated } from '../image/svg-limits';
import type { Rule } from './rule';

/** A browser would stop for seconds, or for ever. */
export const svgCostly: Rule<{
  repeated: [];
  endless: [id: string];
  number: [name: string, value: string, most: number];
  pixels: [megapixels: number];
}> = {
  id: 'svg-costly',
  severity: 'error',
  meaning: 'A drawing is drawn at once: its parts do not multiply, and its filters have common values.',
  messages: {
    repeated: {
      message: () =>
        `The parts of this drawing repeat each other too often; they can add at most ${mostRepeated} shapes.`,
      help: () => 'Use fewer copies, patterns, markers and filters, or save the drawing as PNG.',
      example: [],
    },
    endless: {
      message: (id) => `The part "${id}" of this drawing refers to itself.`,
      help: (id) => `Delete the reference to "#${id}" within it.`,
      example: ['leaf'],
    },
    number: {
      message: (name, value, most) =>
        `A filter of this drawing has ${name}="${value}"; at most ${most} is allowed.`,
      help: () => 'Write a smaller number, or save the drawing as PNG.',
      example: ['numOctaves', '20000', 10],
    },
    pixels: {
      message: (megapixels) =>
        `The pictures within this drawing have ${megapixels} megapixels; they can have at most ${mostEmbeddedMegapixels}.`,
      help: () => 'Make them smaller, or save the drawing as PNG.',
      example: [900],
    },
  },
  site({ files }, report) {
    for (const file of files.list()) {
      if (!isBelowImages(file) || !file.endsWith('.svg') || files.link(file)) continue;
      const drawing = drawingOf(files, file);
      const excess = typeof drawing === 'string' ? undefined : drawing.excess;
      const place = { document: { file, pointer: '' }, pointer: '' };
      if (excess?.kind === 'repeated') report(place, 'repeated');
      if (excess?.kind === 'endless') report(place, 'endless', excess.id.slice(0, 100));
      if (excess?.kind === 'pixels') report(place, 'pixels', excess.megapixels);
      if (excess?.kind === 'number')
        report(place, 'number', excess.name, excess.value.slice(0, 100), excess.most);
    }
  },
};
