import { isBelowImages } from '../files/site-file';
import { drawingOf } from '../image/drawing';
import { inlineSvg } from '../image/published-svg';
import { isIconFile } from '../page/pictures';
import type { SiteContent } from '../schema/types.gen';
import type { Rule } from './rule';

/** No script of an editor's drawing runs, and no drawing sends requests to other hosts. */
export const svgClean: Rule<{ removed: [removed: readonly string[]]; noBox: [] }> = {
  id: 'svg-clean',
  severity: 'warning',
  meaning: 'A drawing has no scripts and loads nothing from other sites. The build removes such parts.',
  messages: {
    removed: {
      message: (removed) => `Parts of this drawing are removed: ${listedParts(removed)}.`,
      help: () =>
        'Check how it looks on a page. To keep it whole, save it as a plain SVG with embedded pictures and with colors as attributes.',
      example: [['<script>', 'onload']],
    },
    noBox: {
      message: () => 'This drawing has no size, so a page may cut off parts of it.',
      help: () => 'Give its <svg> a viewBox around the drawing, such as viewBox="0 0 24 24".',
      example: [],
    },
  },
  site({ files, site }, report) {
    const marks = inlinedDrawings(site);
    for (const file of files.list()) {
      if (!isBelowImages(file) || !file.endsWith('.svg')) continue;
      const drawing = drawingOf(files, file);
      if (typeof drawing === 'string') continue;
      const isInlined = marks.has(file) || isIconFile(file);
      const removed = [...drawing.removed, ...(isInlined ? inlineSvg(drawing.markup, '').removed : [])];
      const place = { document: { file, pointer: '' }, pointer: '' };
      if (removed.length > 0) report(place, 'removed', removed);
      // Elsewhere a picture without a size is an error.
      if (isInlined && !drawing.size) report(place, 'noBox');
    }
  },
};

/** More are no help. */
const mostNamed = 20;

const listedParts = (removed: readonly string[]) =>
  removed.slice(0, mostNamed).join(', ') +
  (removed.length > mostNamed ? ` and ${removed.length - mostNamed} more` : '');

/** Drawings whose markup becomes part of pages: logos and the site's icon, beside the icons of blocks. */
function inlinedDrawings(site: SiteContent | undefined): ReadonlySet<string | undefined> {
  return new Set([site?.site.icon, ...Object.values(site?.logos ?? {}).map(({ file }) => file)]);
}
