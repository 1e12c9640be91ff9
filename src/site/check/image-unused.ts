import type { Check } from './rule';

export const imageUnused: Check = {
  id: 'image-unused',
  severity: 'warning',
  site({ site, files, hasFile, whole, pages, references }, report) {
    if (!site || !whole) return;
    const shown = new Set(references.images);
    for (const { facts } of pages) for (const image of facts.images) shown.add(image);
    // A name in vain is a mistake already, and probably means one of the files that seem unused.
    if (![...shown].every(hasFile)) return;
    for (const file of files.list())
      if (file.startsWith('images/') && !shown.has(file))
        report(
          { document: { file, pointer: '' }, pointer: '' },
          'No page shows this picture.',
          'Delete the file, or use it in an image field.',
        );
  },
};
