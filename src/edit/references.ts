import type { JsonDocument } from '../site/check/rule';
import { type JsonPath, pointerOf } from '../site/json/json-path';
import { markdownLinks, type Span } from '../site/page/markdown-links';
import type { Root } from '../site/schema/schema-plan';
import { compileWalk, type Visitors } from '../site/schema/walk';
import type { SetValue } from './operation';

type ReferenceKind = 'href' | 'pagePath' | 'markdown';

/** A place in the content that names a page of the site by its path or an alias. */
export interface Reference extends JsonDocument {
  kind: ReferenceKind;
  /** The whole text of the field. */
  text: string;
  /** Where the address is in that text: all of it, or between the brackets of a link in Markdown. */
  address: Span;
  /** The path it names. */
  path: string;
  /** What follows the path: a query, an anchor or nothing. */
  rest: string;
}

interface Found {
  document: JsonDocument;
  references: Reference[];
}

const noteField = (kind: ReferenceKind) => (text: unknown, found: Found, at: JsonPath) => {
  const isOwnPath = kind === 'pagePath' && at?.parent === undefined && at?.key === 'path';
  if (typeof text !== 'string' || isOwnPath) return;
  note(text, { kind, text, address: { start: 0, end: text.length } }, found, at);
};

const visitors: Visitors<Found> = {
  href: noteField('href'),
  pagePath: noteField('pagePath'),
  markdown: (text: unknown, found, at) => {
    if (typeof text !== 'string') return;
    for (const { href, ...address } of markdownLinks(text))
      note(href, { kind: 'markdown', text, address }, found, at);
  },
};

/** One walk finds them all, so a new field of these kinds needs no line here. */
const walks = { page: compileWalk('page', visitors), site: compileWalk('site', visitors) };

/** Every reference in a page, or in site.json without its pages. Of a value that is not valid, those that are. */
export function referencesIn(
  root: Root & keyof typeof walks,
  value: unknown,
  document: JsonDocument,
): Reference[] {
  const references: Reference[] = [];
  walks[root](value, { document, references });
  return references;
}

const pagePath = /^(\/(?!\/)[^?#]*)(.*)$/s;

type Field = Pick<Reference, 'kind' | 'text' | 'address'>;

function note(href: string, field: Field, { document, references }: Found, at: JsonPath): void {
  const [, path, rest = ''] = pagePath.exec(href) ?? [];
  if (path === undefined) return;
  references.push({ file: document.file, pointer: document.pointer + pointerOf(at), ...field, path, rest });
}

/** A reference, and the address that it is to have. */
export interface Redirect {
  reference: Reference;
  href: string;
}

/** The operations that change addresses and nothing else. The redirects of one text come one after the other. */
export function redirectOperations(redirects: readonly Redirect[]): SetValue[] {
  let last: { reference: Reference; text: string; shift: number } | undefined;
  return redirects.map(({ reference, href }) => {
    const { file, pointer, address } = reference;
    const isSame = last?.reference.file === file && last.reference.pointer === pointer;
    const { text: was, shift } = last && isSame ? last : { text: reference.text, shift: 0 };
    const value = was.slice(0, address.start + shift) + href + was.slice(address.end + shift);
    last = { reference, text: value, shift: shift + href.length - (address.end - address.start) };
    return { op: 'set', file, at: pointer, value, was };
  });
}
