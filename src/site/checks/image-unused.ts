import type { CheckedContent, FieldCheck, SiteCheck } from './check';

const used = new WeakMap<CheckedContent, Set<string>>();

export const imageUnused: SiteCheck & FieldCheck = {
  id: 'image-unused',
  severity: 'warning',
  fields: {
    imageFile(src: string, { content }) {
      const files = used.get(content);
      if (files) files.add(src);
      else used.set(content, new Set([src]));
    },
  },
  run(content, report) {
    const { site, files, hasFile, whole } = content;
    if (!site || !whole) return;
    const shown = used.get(content) ?? new Set();
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
