import { compileWalk } from '../walk';
import type { SiteCheck } from './check';

const collect = { imageFile: (src: string, used: Set<string>) => void used.add(src) };
const collectPage = compileWalk('page', collect);
const collectSite = compileWalk('site', collect);

export const imageUnused: SiteCheck = {
  id: 'image-unused',
  severity: 'warning',
  run({ site, pages, files, hasFile, whole }, report) {
    if (!site || !whole) return;
    const used = new Set<string>();
    collectSite(site, used);
    for (const { content } of pages) collectPage(content, used);
    // A name in vain is a mistake already, and probably means one of the files that seem unused.
    if (![...used].every(hasFile)) return;
    for (const file of files.list())
      if (file.startsWith('images/') && !used.has(file))
        report(
          { document: { file, pointer: '' }, pointer: '' },
          'No page shows this picture.',
          'Delete the file, or use it in an image field.',
        );
  },
};
