import { isPublished, publishedPath } from '../files/published-files';
import { isPicture } from '../image/picture-files';
import { fileLink, pageLink } from '../page/links';
import { diskName } from '../page/output-paths';
import { isAtOrBelow, prefixOf } from '../page/redirects';
import type { Rule } from './rule';

export const redirect: Rule<{
  exists: [address: string];
  below: [address: string];
  twice: [from: string, file: string];
  target: [];
}> = {
  id: 'redirect',
  severity: 'error',
  meaning:
    'Every redirect is from an address that does not exist to one that does, and each address has only one.',
  messages: {
    exists: {
      message: (address) => `${address} exists: it can't be redirected.`,
      help: () => 'Delete the redirect, or give the page or the file another address.',
      example: ['/contact'],
    },
    below: {
      message: (address) => `${address} exists: it can't be one of the addresses that are redirected.`,
      help: () => 'Write each old address on its own, without /* at its end.',
      example: ['/services/cabling'],
    },
    twice: {
      message: (from, file) => `The address ${from} is redirected already (${file}).`,
      help: () => 'Delete one of the two.',
      example: ['/old-contact', 'site.json'],
    },
    target: {
      message: () => "A redirect can't lead there.",
      help: () => 'Write the path of a page or a file, or an address that starts with https://.',
      example: [],
    },
  },
  site({ files, known, site, redirects }, report) {
    for (const [index, { to }] of (site?.redirects ?? []).entries())
      if (!pageLink(to) && fileLink(to) === undefined && !to.startsWith('https://'))
        report({ document: { file: 'site.json', pointer: '' }, pointer: `/redirects/${index}/to` }, 'target');
    if (redirects.all.length === 0) return;
    const existing = new Map<string, string>();
    for (const path of known.paths()) existing.set(diskName(path), path);
    for (const file of files.list()) {
      const path = isPublished(file) ? publishedPath(file) : isPicture(files, file) ? file : undefined;
      if (path !== undefined) existing.set(diskName(`/${path}`), `/${path}`);
    }
    const owners = new Map<string, string>();
    for (const { from, file, pointer } of redirects.all) {
      const place = { document: { file, pointer: '' }, pointer };
      const name = diskName(from);
      const prefix = prefixOf(name);
      const single = existing.get(name);
      const inside =
        prefix === undefined ? undefined : [...existing].find(([path]) => isAtOrBelow(path, prefix))?.[1];
      const owner = owners.get(name);
      if (owner !== undefined) report(place, 'twice', from, owner);
      else if (single !== undefined) report(place, 'exists', single);
      else if (inside !== undefined) report(place, 'below', inside);
      owners.set(name, file);
    }
  },
};
