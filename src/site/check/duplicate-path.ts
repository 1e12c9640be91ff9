import type { SitePage } from '../page/site-page';
import type { Check } from './rule';

interface Owner {
  page: SitePage;
  address: string;
}

/** Some file systems take /A and /a, or two spellings of é, for one folder. */
function folderOf(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

export const duplicatePath: Check = {
  id: 'duplicate-path',
  severity: 'error',
  site({ pages }, report) {
    const owners = new Map<string, Owner>();
    for (const page of pages) {
      const folder = folderOf(page.facts.path);
      const owner = owners.get(folder);
      if (!owner) owners.set(folder, { page, address: page.facts.path });
      else
        report(
          { document: page, pointer: '/path' },
          `The path ${page.facts.path} belongs to another page already (${owner.page.file}).`,
          'Each page needs its own path.',
        );
    }
    for (const page of pages) {
      for (const [index, alias] of (page.facts.aliases ?? []).entries()) {
        const owner = owners.get(folderOf(alias));
        if (!owner) owners.set(folderOf(alias), { page, address: alias });
        else if (owner.page !== page || owner.address === alias)
          report(
            { document: page, pointer: `/aliases/${index}` },
            owner.page === page
              ? `The alias ${alias} is this page's own path.`
              : `The alias ${alias} belongs to the page ${owner.page.facts.path} already (${owner.page.file}).`,
            'Delete one of the two.',
          );
      }
    }
  },
};
