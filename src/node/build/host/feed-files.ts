import { jsonFeedPath, type SiteFeed } from '../../../site/collections/site-feeds';
import { atomFeed } from '../../../site/feed/atom-feed';
import type { Feed, FeedEntry } from '../../../site/feed/feed';
import { jsonFeed } from '../../../site/feed/json-feed';
import { tagUri } from '../../../site/feed/tag-uri';
import { kindOf } from '../../../site/image/picture-files';
import { isRecord } from '../../../site/json/is-record';
import type { SitePage } from '../../../site/page/site-page';
import { replaceTokens } from '../../../site/page/tokens';
import type { Site } from '../../../site/resolve/site';
import { calendarOf, instantOfDate, zoned } from '../../../site/time/read-date';
import type { FileDates } from '../../base/content/git-facts';
import type { ValidContent } from '../../base/content/load-content';
import type { CrawlerFile } from './crawler-files';

/** The feeds of collections, as Atom and as JSON Feed. `at` is the instant of the build. */
export const feedFiles = (
  { site, files }: Pick<ValidContent, 'site' | 'files'>,
  dates: FileDates,
  at: number,
): CrawlerFile[] =>
  site.feeds.flatMap((siteFeed) => {
    const { path } = siteFeed;
    const feed = (own: string): Feed =>
      feedOf(site, siteFeed, own, entriesOf(site, files, siteFeed, dates, at));
    return [
      { path: path.slice(1), content: atomFeed(feed(path)) },
      { path: jsonFeedPath(path).slice(1), content: jsonFeed(feed(jsonFeedPath(path))) },
    ];
  });

function feedOf(
  site: Site,
  { title, collection, path }: SiteFeed,
  own: string,
  entries: Feed['entries'],
): Feed {
  const { url, name, language } = site.settings;
  const home = site.pages.find(({ facts, made }) => !made && facts.lists?.includes(collection));
  return {
    title: `${title} – ${name}`,
    language,
    home: url + (home?.facts.path ?? '/'),
    self: url + own,
    author: name,
    // Of an empty feed, nothing is known but its folder.
    updated: Date.UTC(2000, 0, 1) + path.length,
    entries,
  };
}

type Dated = Pick<FeedEntry, 'published'> & { page: SitePage; values: Readonly<Record<string, unknown>> };

function entriesOf(
  site: Site,
  files: ValidContent['files'],
  feed: SiteFeed,
  dates: FileDates,
  at: number,
): FeedEntry[] {
  const { settings, facts } = site;
  const calendar = calendarOf(settings);
  const rows = site.pages.flatMap((page): Dated[] => {
    const values = page.made?.row;
    if (!values || page.coming || page.made?.collection !== feed.collection) return [];
    const published = instantOfDate(zoned(String(values[feed.date]), settings), calendar);
    // A reader would show it as new, again and again.
    return published === undefined || published > at ? [] : [{ page, values, published }];
  });
  return rows
    .sort((a, b) => b.published - a.published)
    .slice(0, feed.items)
    .map(({ page, values, published }) => {
      const { path, title, description } = page.facts;
      const changed = page.pointer === '' ? Date.parse(dates.get(page.file) ?? '') : Number.NaN;
      const image = feed.image === undefined ? undefined : imageOf(values[feed.image], files, settings.url);
      return {
        id: tagUri(
          settings.url,
          new Date(published).getUTCFullYear(),
          feed.collection,
          path.split('/').at(-1) ?? '',
        ),
        title: replaceTokens(title, facts.tokens),
        url: settings.url + path,
        published,
        updated: Math.max(published, Number.isNaN(changed) ? published : changed),
        summary: replaceTokens(description, facts.tokens),
        ...(image && { image }),
        topics: feed.topics === undefined ? [] : [values[feed.topics] ?? []].flat().map(String),
      };
    });
}

/** A picture file; drawings have no address. */
function imageOf(value: unknown, files: ValidContent['files'], url: string): FeedEntry['image'] {
  if (!isRecord(value) || value.type !== 'file' || typeof value.src !== 'string') return undefined;
  const bytes = files.size(value.src);
  const kind = kindOf(value.src).toLowerCase();
  const type = kind === 'jpg' ? 'jpeg' : kind;
  return bytes === undefined ? undefined : { url: `${url}/${value.src}`, type: `image/${type}`, bytes };
}
