import type { JsonPath } from '../json/json-path';
import { textForm } from '../schema/text-form';
import type { Visitors } from '../schema/walk';
import { parseMarkdown } from './markdown';
import { visitRichText } from './rich-text';

type LinkVisitor<Context> = (href: string, context: Context, at: JsonPath) => void;

/** Every link: fields, and links within texts. */
export function eachLink<Context>(visit: LinkVisitor<Context>): Visitors<Context> {
  return {
    href: visit,
    markdown: (text: string, context: Context, at: JsonPath) => eachMarkdownLink(text, context, at, visit),
  };
}

export function eachMarkdownLink<Context>(
  text: string,
  context: Context,
  at: JsonPath,
  visit: LinkVisitor<Context>,
) {
  // Every form of link has a bracket or, as a bare address, a <.
  if (!text.includes('[') && !text.includes('<')) return;
  visitRichText(parseMarkdown(text).rich, { link: ({ href }) => visit(href, context, at) });
}

const { form } = textForm('href');

/** The path that a link to a file of the site names; the paths of pages have no dot. */
export const fileLink = (href: string): string | undefined =>
  href.startsWith('/') && href.includes('.') && form.test(href) ? href : undefined;

/** A link to a page, cut at its anchor; undefined for other addresses, and for what no link can be. */
export function pageLink(href: string): PageLink | undefined {
  // Several checks ask for the same link, one after the other.
  if (href !== last.href) last = { href, link: parsePageLink(href) };
  return last.link;
}

export interface PageLink {
  path: string;
  anchor: string | undefined;
}

let last: { href: string; link: PageLink | undefined } = { href: '', link: undefined };

function parsePageLink(href: string): PageLink | undefined {
  if (!href.startsWith('/') || href.includes('.') || !form.test(href)) return undefined;
  const hash = href.indexOf('#');
  if (hash === -1) return { path: href, anchor: undefined };
  return { path: href.slice(0, hash), anchor: href.slice(hash + 1) };
}
