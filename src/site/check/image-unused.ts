import { isPicture } from '../image/picture-files';
import { pageLink } from '../page/links';
import { diskName } from '../page/output-paths';
import type { Rule } from './rule';

export const imageUnused: Rule<{ unused: [] }> = {
  id: 'image-unused',
  severity: 'warning',
  meaning: 'Every picture in images/ is shown somewhere.',
  messages: {
    unused: {
      message: () => 'No page shows this picture.',
      help: () => 'Delete the file, or use it in an image field.',
      example: [],
    },
  },
  site({ site, files, hasFile, whole, pages, known, references }, report) {
    if (!site || !whole) return;
    const shown = new Set(references.images);
    for (const { facts } of pages) for (const image of facts.images) shown.add(image);
    // A missing image is an error already, and probably means one of these files.
    if (![...shown].every(hasFile)) return;
    // Two names that are equal on some computers are reported by another rule.
    const names = new Set([...shown].map(diskName));
    const unused = files.list().filter((file) => isPicture(files, file) && !names.has(diskName(file)));
    // Nor is it known what a page shows that links lead to and that is not there.
    const isThere = (href: string) => known.has(pageLink(href)?.path ?? '/');
    const links = [references.links, ...pages.map(({ facts }) => facts.links)];
    if (unused.length === 0 || !links.every((some) => [...some].every(isThere))) return;
    for (const file of unused) report({ document: { file, pointer: '' }, pointer: '' }, 'unused');
  },
};
