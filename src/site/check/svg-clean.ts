import { inlineSvg, svgFile } from '../image/published-svg';
import type { SiteContent } from '../schema/types.gen';
import type { Rule } from './rule';
import { readDrawing } from './svg-unreadable';

/** No script of an editor's drawing runs, and none asks other hosts for anything. */
export const svgClean: Rule<{ removed: [removed: readonly string[]] }> = {
  id: 'svg-clean',
  severity: 'warning',
  meaning: 'A drawing has no scripts and needs nothing from other sites: such parts are removed.',
  messages: {
    removed: {
      message: (removed) => `Left out of this drawing: ${removed.join(', ')}.`,
      help: () =>
        'Look at it on a page. A plain SVG, with its pictures embedded and its colors as attributes, stays whole.',
      example: [['<script>', 'onload']],
    },
  },
  site({ files, site }, report) {
    const inlined = inlinedDrawings(site);
    for (const file of files.list()) {
      if (!file.startsWith('images/') || !file.endsWith('.svg')) continue;
      const text = readDrawing(files, file);
      if (text === undefined) continue;
      const { removed } = inlined.has(file) ? inlineSvg(text, file) : svgFile(text);
      if (removed.size > 0) report({ document: { file, pointer: '' }, pointer: '' }, 'removed', [...removed]);
    }
  },
};

/** Drawings whose markup becomes part of pages: logos and the site's icon. */
function inlinedDrawings(site: SiteContent | undefined): ReadonlySet<string | undefined> {
  return new Set([site?.site.icon, ...Object.values(site?.logos ?? {}).map(({ file }) => file)]);
}
