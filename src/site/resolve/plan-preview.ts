import { addressesOf } from '../page/page-facts';
import type { NotYetShown, SitePage } from '../page/site-page';
import type { Times } from '../page/times';
import { isWithin } from '../time/interval';

/** A page of a preview. */
export interface SeenPage {
  page: SitePage;
  /** The instant as of which it is seen. */
  at: number;
  /** Missing for a page that is shown now. */
  coming?: NotYetShown;
  /** Its path and its aliases, as far as no page before it has them. */
  addresses: readonly string[];
  redirects: readonly string[];
}

/** The folder of what only previews have. No path of a page begins with an underscore. */
export function reviewFolder(pages: readonly Pick<SitePage, 'facts' | 'coming'>[]): string {
  const addresses = pages.flatMap(({ facts, coming }) => [
    ...addressesOf({ ...facts, path: coming?.path ?? facts.path }),
    ...(facts.redirects ?? []),
  ]);
  const isTaken = (name: string) => addresses.some((address) => address.split('/')[1] === name);
  let name = 'review';
  while (isTaken(name)) name = `_${name}`;
  return name;
}

const ranks = { now: 0, later: 1, draft: 2 } as const;

/**
 * The pages that are shown now, those that come later as of their first moment, and drafts. Of several with one path, the
 * first of these keeps it. Gives them in the order of the site.
 */
export function planPreview(all: readonly SitePage[], times: Times): SeenPage[] {
  const { from: now } = times.now;
  const wanted = all.flatMap((page): Pick<SeenPage, 'page' | 'at' | 'coming'>[] => {
    const { draft, path } = page.facts;
    const time = times.timeOf({ ...page.facts, draft: false });
    if (!time || time.until <= now) return [];
    const at = Math.max(now, time.from);
    if (draft) return [{ page, at, coming: { as: 'draft', path, ...(at > now && { at }) } }];
    if (isWithin(now, time)) return [{ page, at: now }];
    return [{ page, at, coming: { as: 'later', path, at } }];
  });
  const folder = reviewFolder(all);
  // Both instants may be infinite: what they differ by is then no number.
  const order = wanted.toSorted((one, other) => rankOf(one) - rankOf(other) || one.at - other.at || 0);
  const paths = new Set<string>();
  const own = new Map<SitePage, string>();
  for (const { page } of order) own.set(page, freePath(page.facts.path, folder, paths));
  const taken = new Set(paths);
  const take = (address: string) => !taken.has(address) && taken.add(address) !== undefined;
  const seen = new Map<SitePage, SeenPage>();
  for (const each of order) {
    const { path, aliases = [], redirects = [] } = each.page.facts;
    const found = own.get(each.page) ?? path;
    const isMoved = found !== path;
    seen.set(each.page, {
      ...each,
      addresses: [found, ...(isMoved ? [] : aliases.filter(take))],
      redirects: isMoved ? [] : redirects.filter(take),
    });
  }
  return wanted.flatMap(({ page }) => seen.get(page) ?? []);
}

const rankOf = ({ coming }: Pick<SeenPage, 'coming'>): number => ranks[coming?.as ?? 'now'];

/** The path, or one for another version of the page. */
function freePath(path: string, folder: string, taken: Set<string>): string {
  let found = path;
  for (let version = 2; taken.has(found); version += 1)
    found = `/${folder}/${version}${path === '/' ? '' : path}`;
  taken.add(found);
  return found;
}
