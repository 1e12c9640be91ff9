import type { SitePage } from '../page/site-page';
import type { Rule } from './rule';

interface Owner {
  page: SitePage;
  address: string;
}

/** Some file systems take /A and /a, or two spellings of é, for one folder. */
function folderOf(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

export const duplicatePath: Rule<{
  path: [path: string, ownerFile: string];
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
      if (owner) report({ document: page, pointer: '/path' }, 'path', path, owner.page.file);
      else owners.set(folderOf(path), { page, address: path });
    }
    for (const page of pages) {
      for (const [index, alias] of (page.facts.aliases ?? []).entries()) {
        const owner = owners.get(folderOf(alias));
        const place = { document: page, pointer: `/aliases/${index}` };
        if (!owner) owners.set(folderOf(alias), { page, address: alias });
        else if (owner.page !== page) report(place, 'alias', alias, owner.page.facts.path, owner.page.file);
        else if (owner.address === alias) report(place, 'ownPath', alias);
      }
    }
  },
};
