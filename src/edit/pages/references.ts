import { type JsonPath, pointerOf } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import { markdownLinks } from '../../site/page/markdown-links';
import type { Root } from '../../site/schema/field-plan';
import type { FieldPlan } from '../../site/schema/plan-types';
import { compileWalk, type Visitors } from '../../site/schema/walk';
import type { TextPart } from './rewrite';

type ReferenceKind = 'href' | 'pagePath' | 'markdown';

/** A place in the content that names a page of the site by its path or an alias. */
export interface PageReference extends TextPart {
  kind: ReferenceKind;
  /** The path it names. */
  path: string;
  /** What follows the path: a query, an anchor or nothing. */
  rest: string;
}

interface FoundReferences {
  document: Place;
  references: PageReference[];
}

const noteField = (kind: ReferenceKind) => (text: unknown, found: FoundReferences, at: JsonPath) => {
  const isOwnPath = kind === 'pagePath' && at?.parent === undefined && at?.key === 'path';
  if (typeof text !== 'string' || isOwnPath) return;
  note(text, { kind, text, span: { start: 0, end: text.length } }, found, at);
};

const visitors: Visitors<FoundReferences> = {
  href: noteField('href'),
  pagePath: noteField('pagePath'),
  markdown: (text: unknown, found, at) => {
    if (typeof text !== 'string') return;
    for (const { href, isPicture, ...span } of markdownLinks(text))
      if (!isPicture) note(href, { kind: 'markdown', text, span }, found, at);
  },
};

/**
 * Gives what finds every reference in values of a plan: pages, site.json without its pages, rows. Of a value that is not
 * valid, it finds those that are. One walk finds them all, so a new field of these kinds needs no line here.
 */
export function referencesOf(plan: Root | FieldPlan): (value: unknown, document: Place) => PageReference[] {
  const walk = compileWalk(plan, visitors);
  return (value, document) => {
    const references: PageReference[] = [];
    walk(value, { document, references });
    return references;
  };
}

export const pageReferences = referencesOf('page');

const pagePath = /^(\/(?!\/)[^?#]*)(.*)$/s;

type Field = Pick<PageReference, 'kind' | 'text' | 'span'>;

function note(href: string, field: Field, { document, references }: FoundReferences, at: JsonPath): void {
  const [, path, rest = ''] = pagePath.exec(href) ?? [];
  if (path === undefined) return;
  references.push({ file: document.file, pointer: document.pointer + pointerOf(at), ...field, path, rest });
}
