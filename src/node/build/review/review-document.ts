import { directionAttribute, escapeHtml } from '../../../app/server/html';
import type { DifferenceWords } from '../../../edit/diff/difference-words';
import type { MarkedText } from '../../../edit/diff/mark-words';
import type { Site } from '../../../site/resolve/site';
import { counted } from '../../../site/text/wording';
import { dateText } from '../../../site/time/date-text';
import { calendarOf } from '../../../site/time/read-date';
import { directionOf } from '../../../site/words/direction-of';
import type { ReviewedFile } from './compare-files';
import type { ReviewedPage } from './compare-sites';
import { robots } from './preview-document';
import type { PublishedContent } from './published-content';
import type { PagePictures } from './review-pictures';

/** A page of the review, with its place in it and its pictures. */
export interface ShownPage extends ReviewedPage {
  id: string;
  /** By their paths in the output. */
  pictures: PagePictures;
}

export interface Review {
  site: Site;
  /** The address of the review in the site. */
  folder: string;
  /** The instant that was asked for; now if it is missing. */
  at: number | undefined;
  /** What the preview is compared with, or why it is not. */
  base: PublishedContent | string;
  pages: readonly ShownPage[];
  /** In the parts that all pages share, with the home page as it looks. */
  shared: readonly DifferenceWords[];
  sharedPictures: PagePictures;
  files: readonly ReviewedFile[];
}

/** In the order in which they are shown. */
const kinds: Readonly<Record<ReviewedPage['type'], { name: string; heading: string; note?: string }>> = {
  changed: { name: 'Changed', heading: 'Changed' },
  new: { name: 'New', heading: 'New' },
  later: {
    name: 'Later',
    heading: 'Later',
    note: 'They come by their dates. Each is seen as of its first moment.',
  },
  draft: { name: 'Draft', heading: 'Drafts', note: 'They are online only when they are no drafts any more.' },
  around: {
    name: 'Changed indirectly',
    heading: 'Changed indirectly',
    note: 'Their own files are the same. What they show of other pages, files or settings is not.',
  },
  gone: { name: 'Gone', heading: 'Gone' },
};

const dateOf = (instant: number, { settings }: Site) => dateText(instant, calendarOf(settings).zone);

/** What stands above the header of a page. `page` is missing for a page that is as it is online, or is not compared. */
export function previewStrip({ site, folder, at, base }: Review, page: ShownPage | undefined): string {
  const state = page ? kinds[page.type].name : typeof base === 'string' ? undefined : 'As online';
  const seen = page?.at ?? at;
  const words = ['Preview', state, `as of ${seen === undefined ? 'today' : dateOf(seen, site)}`];
  const address = `${site.base}/${folder}/${page ? `#${page.id}` : ''}`;
  return [
    '<aside class="preview-strip" lang="en" dir="ltr" aria-label="Preview">',
    `<p>${escapeHtml(words.filter((word) => word !== undefined).join(' · '))}</p>`,
    // With a target, it is left to the browser.
    `<a href="${address}" target="_self">${page ? 'What differs' : 'All that differs'}</a></aside>`,
  ].join('');
}

/** The page that lists all others. `head` is what the head of every document begins with. */
export function reviewDocument(review: Review, head: string): string {
  const { site, base, pages, shared, files } = review;
  const name = escapeHtml(site.settings.name);
  const sections = [
    ...(shared.length > 0 ? [sharedSection(review)] : []),
    ...Object.entries(kinds).flatMap(([type, { heading, note }]) => {
      const found = pages.filter((page) => page.type === type);
      return found.length === 0
        ? []
        : [
            section(
              type,
              heading,
              note,
              found.map((page) => article(page, review)),
            ),
          ];
    }),
    ...(files.length > 0 ? [fileSection(files)] : []),
  ];
  const none = '<p class="review-none">Nothing differs.</p>';
  return [
    `<!doctype html><html lang="en"><head>${head}<title>What differs · ${name}</title>`,
    `<meta name="robots" content="${robots}"></head><body class="review"><main>`,
    `<header class="review-head"><p>Preview of <bdi>${name}</bdi></p><h1>What differs</h1>`,
    `<p>${intro(review)}</p><p><a href="${site.base}/">Open the home page of the preview</a></p></header>`,
    typeof base === 'string' || sections.length > 0 ? sections.join('') : none,
    '</main></body></html>\n',
  ].join('');
}

function intro({ site, at, base, pages }: Review): string {
  const when = at === undefined ? '' : `, as of ${dateOf(at, site)}`;
  if (typeof base === 'string')
    return `${escapeHtml(base)} Only drafts and pages that come later are listed${escapeHtml(when)}.`;
  const { name, commit, subject } = base;
  const others = site.pages.length - pages.filter(({ now }) => now).length;
  return [
    `Compared with ${escapeHtml(name)} (${escapeHtml(commit)} <q>${escapeHtml(subject)}</q>)${escapeHtml(when)}:`,
    `${counted(pages.length, 'pages')} ${pages.length === 1 ? 'differs' : 'differ'}, ${others} ${others === 1 ? 'is as it is' : 'are as they are'} online.`,
  ].join(' ');
}

function section(id: string, heading: string, note: string | undefined, parts: readonly string[]): string {
  return [
    `<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>`,
    note === undefined ? '' : `<p class="review-note">${note}</p>`,
    ...parts,
    '</section>',
  ].join('');
}

function article(page: ShownPage, { site, base }: Review): string {
  const { title, id, now, path, at, type, differences, differenceCount, before, isAlike } = page;
  const { language } = site.settings;
  const words = `<span lang="${language}"${directionAttribute(directionOf(language))}>${escapeHtml(title)}</span>`;
  const more = differenceCount - differences.length;
  const isSeen = now && before && typeof base !== 'string';
  return [
    `<article id="${id}"><h3>`,
    now ? `<a href="${site.base}${encodeURI(now.facts.path)}">${words}</a>` : words,
    `</h3><p class="review-facts"><code>${escapeHtml(path)}</code>`,
    before && before.facts.path !== path ? ` was <code>${escapeHtml(before.facts.path)}</code>` : '',
    at === undefined ? '' : ` ${type === 'later' ? 'from' : 'as of'} ${escapeHtml(dateOf(at, site))}`,
    type !== 'changed' && type !== 'around' && isSeen ? ' instead of the page that is online' : '',
    '</p>',
    differenceList(differences, language),
    more > 0 ? `<p class="review-note">And ${counted(more, 'differences')} more.</p>` : '',
    isSeen && !isAlike && differences.length === 0
      ? '<p class="review-note">Words and links are the same: a picture or the look differs.</p>'
      : '',
    isSeen && isAlike ? '<p class="review-note">What visitors see of it today is the same.</p>' : '',
    pictures(page.pictures, title, site.base),
    '</article>',
  ].join('');
}

const sharedSection = ({ shared, sharedPictures, site }: Review): string =>
  section('shared', 'On all pages', 'What all pages share, such as header, footer and settings.', [
    `<article>${differenceList(shared, site.settings.language)}${pictures(sharedPictures, 'Home page', site.base)}</article>`,
  ]);

const fileTypes = { added: 'new', removed: 'gone', changed: 'changed' };

const fileSection = (files: readonly ReviewedFile[]): string =>
  section('files', 'Files and redirects', undefined, [
    `<ul class="review-files">${files
      .map(({ name, type }) => `<li><code>${escapeHtml(name)}</code> ${fileTypes[type]}</li>`)
      .join('')}</ul>`,
  ]);

const differenceTypes = { changed: '', added: 'added', removed: 'removed', moved: 'moved' };

function differenceList(differences: readonly DifferenceWords[], language: string): string {
  if (differences.length === 0) return '';
  const text = (side: string, tag: 'del' | 'ins', pieces: readonly MarkedText[] | undefined) =>
    pieces === undefined
      ? ''
      : `<div><dt>${side}</dt><dd lang="${language}" dir="auto">${pieces
          .map(({ text, isDifferent }) =>
            isDifferent ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text),
          )
          .join('')}</dd></div>`;
  const items = differences.map(
    ({ name, type, was, now }) =>
      `<li><p>${escapeHtml(name)}${differenceTypes[type] && ` <small>${differenceTypes[type]}</small>`}</p>` +
      (was || now ? `<dl>${text('Before', 'del', was)}${text('Now', 'ins', now)}</dl>` : '') +
      '</li>',
  );
  return `<ul class="review-differences">${items.join('')}</ul>`;
}

function pictures({ before, now }: PagePictures, title: string, base: string): string {
  const figure = (side: string, file: string | undefined) =>
    file === undefined
      ? ''
      : `<figure><figcaption>${side}</figcaption><img src="${base}/${file}" alt="${escapeHtml(`${title}, ${side.toLowerCase()}`)}" loading="lazy" width="720" height="540"></figure>`;
  const all = figure('Before', before) + figure('Now', now);
  return all && `<div class="review-pictures">${all}</div>`;
}
