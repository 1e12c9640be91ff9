import type { Finding } from '../finding';
import { type JsonPath, pointerOf } from '../json-path';
import { isKind, type Kind } from '../schema-plan';
import type { Page } from '../types.gen';
import { compileWalk, type Visit, type Visitors } from '../walk';
import type { Check, CheckedContent, Document, FieldCheck, FieldContext, ReportPlace } from './check';

/** Compiles a list of checks; the checks of fields share one walk through each document. */
export function compileChecks(checks: readonly Check[]): (content: CheckedContent) => Finding[] {
  const fieldChecks = checks.filter((check) => 'fields' in check);
  const visitors = mergeVisitors(fieldChecks);
  const walkPage = compileWalk('page', visitors);
  const walkSite = compileWalk('site', visitors);
  return (content) => {
    const findings: Finding[] = [];
    const current: Current = { document: { file: 'site.json', pointer: '' }, page: undefined };
    const contexts = fieldChecks.map((check) => fieldContext(content, current, reporter(check, findings)));
    if (content.site) walkSite(content.site, contexts);
    for (const page of content.pages) {
      current.document = page;
      current.page = page.content;
      walkPage(page.content, contexts);
    }
    for (const check of checks) if ('run' in check) check.run(content, reporter(check, findings));
    return findings;
  };
}

/** What is walked through now: contexts read it, so that a page costs no new ones. */
interface Current {
  document: Document;
  page: Page | undefined;
}

function mergeVisitors(checks: readonly FieldCheck[]): Visitors<readonly FieldContext[]> {
  const byKind = new Map<Kind, { visit: Visit<FieldContext>; index: number }[]>();
  for (const [index, { fields }] of checks.entries())
    for (const kind of Object.keys(fields).filter(isKind)) {
      const visit = fields[kind];
      if (visit) byKind.set(kind, [...(byKind.get(kind) ?? []), { visit, index }]);
    }
  return Object.fromEntries(
    [...byKind].map(([kind, interested]) => [
      kind,
      (value: unknown, contexts: readonly FieldContext[], at: JsonPath) => {
        for (const { visit, index } of interested) {
          const context = contexts[index];
          if (context) visit(value, context, at);
        }
      },
    ]),
  );
}

function reporter({ id, severity }: Check, findings: Finding[]): ReportPlace {
  return ({ document: { file, pointer: start }, pointer, part = 'value' }, message, help) => {
    findings.push({ id, severity, file, pointer: start + pointer, part, message, help });
  };
}

function fieldContext(content: CheckedContent, current: Current, report: ReportPlace): FieldContext {
  return {
    content,
    get document() {
      return current.document;
    },
    get page() {
      return current.page;
    },
    report: (at, message, help, part = 'value') =>
      report({ document: current.document, pointer: pointerOf(at), part }, message, help),
  };
}
