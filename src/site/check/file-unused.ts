import { publishedFiles, publishedFrom, publishedPath } from '../files/published-files';
import { fileLink } from '../page/links';
import { diskName } from '../page/output-paths';
import { isFetched } from '../page/published-kinds';
import type { Rule } from './rule';

export const fileUnused: Rule<{ unused: [path: string] }> = {
  id: 'file-unused',
  severity: 'warning',
  meaning: 'Every file in files/ has a link to it, unless programs look for it by its name.',
  messages: {
    unused: {
      message: () => 'No page links to this file.',
      help: (path) => `Link to "${path}", or delete the file.`,
      example: ['/downloads/sheet.pdf'],
    },
  },
  site({ site, files, hasFile, whole, pages, references, redirects }, report) {
    if (!site || !whole) return;
    const named = [
      ...references.files,
      ...pages.flatMap(({ facts }) => facts.files),
      ...redirects.all.flatMap(({ to }) => fileLink(to) ?? []),
    ].map((link) => link.slice(1));
    // A missing file is an error already, and probably means one of these.
    if (!named.every((path) => hasFile(publishedFrom(path)))) return;
    const names = new Set(named.map(diskName));
    for (const file of publishedFiles(files)) {
      const path = publishedPath(file);
      // What no link can name is a mistake of another rule.
      if (fileLink(`/${path}`) !== undefined && !isFetched(path) && !names.has(diskName(path)))
        report({ document: { file, pointer: '' }, pointer: '' }, 'unused', `/${path}`);
    }
  },
};
