import { leftoverOf } from '../files/leftover';
import { brokenPagePaths } from '../read/broken-page-paths';
import { areDated } from './path-overlap';
import type { ReferringPage, Rule } from './rule';

interface Owner {
  page: ReferringPage;
  address: string;
}

/** Whether a page has the same path at another time. */
const isOther = (page: ReferringPage, owner: Owner) =>
  page.facts.path === owner.address && areDated(page, owner.page);

/** Some file systems take /A and /a, or two spellings of é, for one folder. */
function folderOf(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

export const duplicatePath: Rule<{
  path: [path: string, ownerFile: string];
  copy: [file: string, what: string, ownerFile: string];
  ownPath: [alias: string];
  alias: [alias: string, owner: string, ownerFile: string];
}> = {
  id: 'duplicate-path',
  severity: 'error',
  meaning: 'Every path and every alias belongs to one page only.',
  messages: {
    path: {
      message: (path, ownerFile) => `The path ${path} already belongs to another page (${ownerFile}).`,
      help: () => 'Choose another path for one of the two pages.',
      example: ['/contact', 'pages/contact.json'],
    },
    copy: {
      cause: (file) => ['copy', file],
      message: (_, what, ownerFile) => `This file is ${what} of ${ownerFile}, with the same path and title.`,
      help: () => 'Delete it, or make it a page of its own: with another "path", "title" and "description".',
      example: ['pages/contact copy.json', 'a copy', 'pages/contact.json'],
    },
    ownPath: {
      message: (alias) => `The alias ${alias} is the path of this page itself.`,
      help: () => 'Delete the alias.',
      example: ['/contact'],
    },
    alias: {
      message: (alias, owner, ownerFile) =>
        `The alias ${alias} already belongs to the page ${owner} (${ownerFile}).`,
      help: () => 'Delete one of the two.',
      example: ['/write-to-us', '/contact', 'pages/contact.json'],
    },
  },
  site({ pages }, report) {
    const owners = new Map<string, Owner>();
    for (const page of pages) {
      const { path } = page.facts;
      const owner = owners.get(folderOf(path));
      if (!owner || isOther(page, owner)) {
        owners.set(folderOf(path), owner ?? { page, address: path });
        continue;
      }
      const [original, second] = inOrder(owner.page, page);
      const place = { document: second, pointer: '/path' };
      if (second.pointer !== '' || second.loadContent().title !== original.loadContent().title)
        report(place, 'path', second.facts.path, original.file);
      else report(place, 'copy', second.file, leftoverOf(second.file)?.what ?? 'a copy', original.file);
      owners.set(folderOf(path), { page: original, address: original.facts.path });
    }
    for (const page of pages) {
      for (const [index, alias] of (page.facts.aliases ?? []).entries()) {
        const owner = owners.get(folderOf(alias));
        const place = { document: page, pointer: `/aliases/${index}` };
        if (!owner) owners.set(folderOf(alias), { page, address: alias });
        else if (owner.page === page && owner.address === alias) report(place, 'ownPath', alias);
        else if (owner.page !== page && owner.page.facts.path !== page.facts.path)
          report(place, 'alias', alias, owner.page.facts.path, owner.page.file);
      }
    }
  },
};

/** Of two pages with the same path, the one that had it first comes first, as far as the names of their files say. */
function inOrder(one: ReferringPage, other: ReferringPage): [original: ReferringPage, second: ReferringPage] {
  if (leftoverOf(one.file)?.of === other.file) return [other, one];
  const isNamedLike = ({ file, facts }: ReferringPage) => brokenPagePaths(file, undefined)[0] === facts.path;
  return !isNamedLike(one) && isNamedLike(other) ? [other, one] : [one, other];
}
