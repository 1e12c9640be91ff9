import { redirect } from '../../site/check/redirect';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { textOf } from '../../site/json/text-of';
import { listOf, memberOf } from '../../site/json/value-at';
import { diskName } from '../../site/page/output-paths';
import { isAtOrBelow, prefixOf } from '../../site/page/redirects';
import type { ContentPage, ContentPages } from './content-pages';

/** An old address, and where it leads, in words. */
interface Old {
  from: string;
  goal: string;
  page?: ContentPage;
}

/**
 * Says what has an address already, so that no other page can get it; undefined if nothing has. `page` is the one that
 * is to get it, which takes its own alias or redirect back. The pages of `moving` get another path at the same time.
 */
export function createTakenAddress(
  content: ContentPages,
  moving: { has(page: ContentPage): boolean } = new Set(),
): (path: string, page?: ContentPage) => string | undefined {
  const { pages } = content;
  const aliased = new Map(
    pages.flatMap((owner) => owner.aliases.map((alias) => [diskName(alias), { owner, alias }] as const)),
  );
  const all = redirectsIn(content);
  const single = new Map(all.map((old) => [diskName(old.from), old]));
  const wide = all.flatMap((old) => {
    const prefix = prefixOf(diskName(old.from));
    return prefix === undefined ? [] : [{ ...old, prefix }];
  });
  return (path, page) => {
    const name = diskName(path);
    const owner = content.at(path);
    if (owner && !moving.has(owner)) return `There is a page ${path} already (${owner.file}).`;
    const other = aliased.get(name);
    if (other && other.owner !== page)
      return `${other.alias} is an alias of the page ${other.owner.path} (${other.owner.file}). Delete it there first.`;
    const old = single.get(name);
    if (old && !(page && old.page === page && old.from === path))
      return `${old.from} is redirected to ${old.goal}. Delete it there first.`;
    const around = wide.find(({ prefix }) => isAtOrBelow(name, prefix));
    return (
      around &&
      `${path} can't be one of the addresses ${around.from}, which are redirected to ${around.goal}. ${redirect.messages.below.help(path)}`
    );
  };
}

function redirectsIn({ site, pages }: ContentPages): Old[] {
  const own: unknown = memberOf(site, 'redirects');
  return [
    ...listOf(own)
      .filter(isRecord)
      .flatMap(({ from, to }) =>
        typeof from === 'string' ? [{ from, goal: `${textOf(to)} (${siteFile})` }] : [],
      ),
    ...pages.flatMap((page) =>
      page.redirects.map((from) => ({ from, goal: `the page ${page.path} (${page.file})`, page })),
    ),
  ];
}
