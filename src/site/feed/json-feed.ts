import type { Feed, FeedEntry } from './feed';

/** JSON Feed 1.1. */
export const jsonFeed = ({ title, description, language, home, self, author, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language,
    authors: [{ name: author }],
    items: entries.map(item),
  });

/** An item must have its content, so that the summary is it. */
const item = ({ id, title, url, published, updated, summary, image, topics }: FeedEntry) => ({
  id,
  url,
  title,
  content_text: summary,
  image: image?.url,
  date_published: new Date(published).toISOString(),
  date_modified: new Date(updated).toISOString(),
  tags: topics.length > 0 ? topics : undefined,
});
