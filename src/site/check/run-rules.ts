import { type JsonPath, pointerOf } from '../json/json-path';
import type { Finding } from '../problem/finding';
import { isKind, type Kind } from '../schema/schema-plan';
import type { Page } from '../schema/types.gen';
import { compileWalk, type Visit, type Visitors } from '../schema/walk';
import { referencesHold } from './references-hold';
import type { Check, CheckedContent, Document, FieldContext, ReportPlace, SiteParts } from './rule';

type FoundPage = Document & { content: Page };

/** Checks a page by itself, as soon as it is read. */
export function compilePageChecks(
  checks: readonly Check[],
): (parts: SiteParts) => (page: FoundPage) => Finding[] {
  const walk = compileFields('page', checks, ({ fields }) => fields);
  return (parts) => {
    const look = walk(parts);
    return (page) => {
      const findings: Finding[] = [];
      look(page.content, page, page.content, findings);
      for (const check of checks) check.page?.(page, parts, reporter(check, findings));
      return findings;
    };
  };
}

/** Checks site.json, what pages refer to, and the site as a whole. */
export function compileSiteChecks(checks: readonly Check[]): (content: CheckedContent) => Finding[] {
  const ownFields = compileFields('site', checks, ({ fields }) => fields);
  const ownReferences = compileFields('site', checks, ({ references }) => references);
  const pageReferences = compileFields('page', checks, ({ references }) => references);
  return (content) => {
    const findings: Finding[] = [];
    const { site } = content;
    if (site) {
      ownFields(content)(site, siteDocument, undefined, findings);
      ownReferences(content)(site, siteDocument, undefined, findings);
    }
    const look = pageReferences(content);
    for (const page of content.pages)
      if (!referencesHold(page.facts, content.known)) look(page.content, page, page.content, findings);
    for (const check of checks) check.site?.(content, reporter(check, findings));
    return findings;
  };
}

const siteDocument: Document = { file: 'site.json', pointer: '' };

type Look = (value: unknown, document: Document, page: Page | undefined, findings: Finding[]) => void;

/** One walk for the fields of all checks. Contexts read what is looked at now, so that a page costs no new ones. */
function compileFields<Content>(
  root: 'page' | 'site',
  checks: readonly Check[],
  fieldsOf: (check: Check) => Visitors<FieldContext<Content>> | undefined,
): (content: Content) => Look {
  const interested = checks.flatMap((check) => {
    const fields = fieldsOf(check);
    return fields ? [{ check, fields }] : [];
  });
  const walk = compileWalk(root, mergeVisitors(interested.map(({ fields }) => fields)));
  return (content) => {
    const now: Now = { document: siteDocument, page: undefined, findings: [] };
    const contexts = interested.map(({ check }) => fieldContext(content, now, check));
    return (value, document, page, findings) => {
      now.document = document;
      now.page = page;
      now.findings = findings;
      walk(value, contexts);
    };
  };
}

interface Now {
  document: Document;
  page: Page | undefined;
  findings: Finding[];
}

function mergeVisitors<Context>(all: readonly Visitors<Context>[]): Visitors<readonly Context[]> {
  const byKind = new Map<Kind, { visit: Visit<Context>; index: number }[]>();
  for (const [index, fields] of all.entries())
    for (const kind of Object.keys(fields).filter(isKind)) {
      const visit = fields[kind];
      if (visit) byKind.set(kind, [...(byKind.get(kind) ?? []), { visit, index }]);
    }
  return Object.fromEntries(
    [...byKind].map(([kind, interested]) => [
      kind,
      (value: unknown, contexts: readonly Context[], at: JsonPath) => {
        for (const { visit, index } of interested) {
          const context = contexts[index];
          if (context) visit(value, context, at);
        }
      },
    ]),
  );
}

function fieldContext<Content>(content: Content, now: Now, { id, severity }: Check): FieldContext<Content> {
  return {
    content,
    get document() {
      return now.document;
    },
    get page() {
      return now.page;
    },
    report(at, message, help, part = 'value') {
      const { file, pointer } = now.document;
      now.findings.push({ id, severity, file, pointer: pointer + pointerOf(at), part, message, help });
    },
  };
}

function reporter({ id, severity }: Check, findings: Finding[]): ReportPlace {
  return ({ document: { file, pointer: start }, pointer, part = 'value' }, message, help) => {
    findings.push({ id, severity, file, pointer: start + pointer, part, message, help });
  };
}
