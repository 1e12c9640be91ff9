import type { Files } from '../files/files';
import { inlineSvg, svgFile } from '../image/published-svg';
import type { SiteContent } from '../schema/types.gen';
import type { Check } from './rule';

/** Nothing when it is missing or can't be read, which other checks tell of. */
function textOf(files: Files, path: string): string | undefined {
  try {
    return files.read(path);
  } catch {
    return undefined;
  }
}

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

/** Why a file that is there can't be shown as a drawing. */
export function noDrawing(files: Files, src: string): { message: string; help: string } | undefined {
  const text = textOf(files, src);
  if (text === undefined)
    return { message: `The file ${src} is too large for a drawing.`, help: 'Save it in another format.' };
  if (svgFile(text).markup) return undefined;
  return { message: `The file ${src} holds no drawing.`, help: 'Save it again as SVG.' };
}

export const svgUnreadable: Check = {
  id: 'svg-unreadable',
  severity: 'error',
  fields: {
    imageFile(src: string, { content: { files, hasFile }, report }, at) {
      if (!src.endsWith('.svg') || !hasFile(src) || files.link(src)) return;
      const problem = noDrawing(files, src);
      if (problem) report(at, problem.message, problem.help);
    },
  },
};
