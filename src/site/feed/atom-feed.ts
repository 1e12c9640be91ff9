import type { Feed, FeedEntry } from './feed';

/** RFC 4287. */
export function atomFeed({
  title,
  description,
  language,
  home,
  self,
  author,
  updated,
  entries,
}: Feed): string {
  const newest = entries.length > 0 ? Math.max(...entries.map((entry) => entry.updated)) : updated;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', self),
    element('title', title),
    ...(description === undefined ? [] : [element('subtitle', description)]),
    element('updated', dateTime(newest)),
    `<author>${element('name', author)}</author>`,
    empty('link', { rel: 'alternate', type: 'text/html', href: home }),
    empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    ...entries.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

const entryLines = ({ id, title, url, published, updated, summary, image, topics }: FeedEntry): string[] => [
  '<entry>',
  element('id', id),
  element('title', title),
  empty('link', { rel: 'alternate', type: 'text/html', href: url }),
  element('published', dateTime(published)),
  element('updated', dateTime(updated)),
  element('summary', summary),
  ...topics.map((topic) => empty('category', { term: topic })),
  ...(image
    ? [empty('link', { rel: 'enclosure', type: image.type, length: String(image.bytes), href: image.url })]
    : []),
  '</entry>',
];

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function empty(name: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${list.join('')}/>`;
}

const dateTime = (instant: number) => new Date(instant).toISOString();

/** What XML 1.0 can't hold, even escaped: one such character, and no reader shows any entry. */
const unwritable = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
