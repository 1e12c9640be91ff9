import { inlineSvg, svgFile } from '../image/published-svg';
import type { SiteContent } from '../schema/types.gen';
import type { Check } from './rule';
import { textOf } from './svg-unreadable';

/** Drawings that stand within pages: logos and the site's mark. */
function inlined(site: SiteContent | undefined): ReadonlySet<string | undefined> {
  return new Set([site?.site.icon, ...Object.values(site?.logos ?? {}).map(({ file }) => file)]);
}

/** No script of an editor's drawing runs, and none asks other hosts for anything. */
export const svgClean: Check = {
  id: 'svg-clean',
  severity: 'warning',
  site({ files, site }, report) {
    const inPages = inlined(site);
    for (const file of files.list()) {
      if (!file.startsWith('images/') || !file.endsWith('.svg')) continue;
      const text = textOf(files, file);
      if (text === undefined) continue;
      const { removed } = inPages.has(file) ? inlineSvg(text, file) : svgFile(text);
      if (removed.size > 0)
        report(
          { document: { file, pointer: '' }, pointer: '' },
          `Left out of this drawing: ${[...removed].join(', ')}.`,
          'Look at it on a page. A plain SVG, with its pictures embedded and its colors as attributes, stays whole.',
        );
    }
  },
};
