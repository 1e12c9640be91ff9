import { isOfCollection } from '../../../site/files/collection-files';
import type { Place } from '../../../site/json/place';
import { notFoundPath } from '../../../site/page/addresses';
import { pageFacts } from '../../../site/page/page-facts';
import type { SitePage } from '../../../site/page/site-page';
import { withShared } from '../../../site/read/shared-blocks';
import type { Site } from '../../../site/resolve/site';
import type { Page } from '../../../site/schema/types.gen';
import type { PageProbe } from '../../protocol/requests';
import type { DrawnScene } from '../../protocol/requests/picture-requests';
import type { LiveCheck } from '../../protocol/session/live-check';
import type { PageEntry } from '../../protocol/workspace';
import type { PageRenderer } from '../rendering/page-renderer';
import type { ShownPage, Watcher, Watchers } from './watchers';

/** The pages that editors look at. */
export interface ShownPages {
  site(): Site | undefined;
  /** From now on, a watcher gets each state of a page that can be rendered. `file` chooses among those of one path. */
  show(watcher: Watcher, path: string | undefined, file?: string): void;
  /** Renders the shown pages of these files at once, before the whole site is checked. */
  rerender(files: ReadonlySet<string>): void;
  /** Renders all shown pages again, after the whole site was checked. */
  refresh(entries: readonly PageEntry[]): void;
  /** The document of a path; undefined while it can't be rendered. */
  document(path: string): { status: number; html: string } | undefined;
  probe(path: string, file?: string): PageProbe | undefined;
  /** How the page of a path draws the scene of a place. */
  scene(path: string, place: Place): DrawnScene | undefined;
  /** The document of a page that is not in the content; undefined if it can't be rendered. */
  draft(page: Page): string | undefined;
  /** The markup of its blocks alone. */
  fragment(page: Page): string | undefined;
}

interface Shown extends Place {
  path?: string;
}

export function createShownPages(check: LiveCheck, watchers: Watchers, renderer: PageRenderer): ShownPages {
  let site: Site | undefined;
  /** The last valid state of pages, by their place. */
  const good = new Map<string, SitePage>();
  let entries: readonly PageEntry[] = [];

  /** The page of a file as it is now, in the site as it was checked last. */
  function fresh({ file, pointer, path }: Shown): { page: SitePage; site: Site } | undefined {
    const last = site;
    if (!last) return undefined;
    const there = last.pages.filter((other) => other.file === file && other.pointer === pointer);
    // A template makes several pages at one place, and so does a list.
    const named = there.find(({ facts }) => facts.path === path);
    const isWritten = pointer === '' && !isOfCollection(file) && !named?.made;
    const page = (isWritten ? check.readPage(file) : undefined) ?? named ?? there[0];
    const newest = page ?? good.get(file + pointer);
    if (!newest) return undefined;
    const find: Site['find'] = (path) => (path === newest.facts.path ? newest : last.find(path));
    return {
      page: newest,
      site: find(newest.facts.path) === last.find(newest.facts.path) ? last : { ...last, find },
    };
  }

  function send(watcher: Watcher, shown: ShownPage): void {
    try {
      const now = fresh(shown);
      if (!now) return;
      const preview = renderer.preview(now.site, now.page);
      good.set(shown.file + shown.pointer, now.page);
      const chrome = JSON.stringify([now.site.chrome.view, now.site.settings.brand]);
      const sent = JSON.stringify(preview) + chrome;
      if (sent === shown.sent) return;
      const isFirst = shown.sent === '';
      watcher.send({
        type: 'preview',
        preview: {
          ...preview,
          shown: shown.path,
          file: shown.file,
          chrome: !isFirst && chrome !== shown.chrome,
        },
      });
      shown.sent = sent;
      shown.chrome = chrome;
    } catch {
      // Something that the page shows is missing; its message says so, and the last state stays.
    }
  }

  const shownBy = () =>
    [...watchers.all()].flatMap((watcher) => (watcher.shown ? [{ watcher, shown: watcher.shown }] : []));

  /** The place of a path, also of a page that is not valid now. */
  function placeOf(path: string, file?: string): Shown | undefined {
    const place = placeAt(path, file);
    return place && { file: place.file, pointer: place.pointer, path };
  }

  function placeAt(path: string, file?: string): Place | undefined {
    const found = site?.find(path) ?? entries.find((entry) => entry.path === path);
    const isOther = file !== undefined && found?.file !== file;
    const own = isOther ? entries.find((entry) => entry.path === path && entry.file === file) : found;
    if (own ?? found) return own ?? found;
    for (const page of good.values()) if (page.facts.path === path) return page;
    return undefined;
  }

  /** Undefined while the page of the path can't be rendered. */
  function renderedOf<Rendered>(
    path: string,
    file: string | undefined,
    render: (now: { page: SitePage; site: Site }) => Rendered,
  ): Rendered | undefined {
    const place = placeOf(path, file);
    const now = place && fresh(place);
    try {
      return now && render(now);
    } catch {
      return undefined;
    }
  }

  /** Undefined for a page that can't be rendered. */
  function renderedDraft(written: Page, render: PageRenderer['document']): string | undefined {
    const last = site;
    if (!last) return undefined;
    const content = withShared(written, last.content.shared);
    const facts = pageFacts(content, written);
    const page = check.withRows({ file: '', pointer: '', facts, findings: [], loadContent: () => content });
    if (!page) return undefined;
    const find: Site['find'] = (path) => (path === facts.path ? page : last.find(path));
    try {
      return render({ ...last, find }, page);
    } catch {
      return undefined;
    }
  }

  return {
    site: () => site,
    show(watcher, path, file) {
      const place = path === undefined ? undefined : placeOf(path, file);
      watcher.shown = undefined;
      if (path === undefined || !place) return;
      watcher.shown = { path, file: place.file, pointer: place.pointer, sent: '', chrome: '' };
      send(watcher, watcher.shown);
    },
    rerender(files) {
      for (const { watcher, shown } of shownBy())
        if (shown.pointer === '' && files.has(shown.file)) send(watcher, shown);
    },
    refresh(all) {
      entries = all;
      site = check.site() ?? site;
      for (const { watcher, shown } of shownBy()) send(watcher, shown);
    },
    document(path) {
      const found = placeOf(path);
      const place = found ?? site?.find(notFoundPath);
      const now = place && fresh(place);
      if (!now) return undefined;
      try {
        return { status: found ? 200 : 404, html: renderer.document(now.site, now.page) };
      } catch {
        return undefined;
      }
    },
    draft: (content) => renderedDraft(content, renderer.document),
    fragment: (content) => renderedDraft(content, renderer.fragment),
    probe: (path, file) => renderedOf(path, file, ({ site, page }) => renderer.probe(site, page)),
    scene: (path, place) =>
      renderedOf(path, place.file, ({ site, page }) => renderer.scene(site, page, place)),
  };
}
