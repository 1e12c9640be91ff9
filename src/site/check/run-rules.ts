import { type JsonPath, pointerOf } from '../json/json-path';
import type { Place } from '../json/place';
import { type TextFact, textFacts } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import type { Finding } from '../problem/finding';
import { createFinding, type Data } from '../problem/rule-text';
import type { MadePage } from '../read/made-page';
import type { FoundPage } from '../read/page-reader';
import { type SharedPlaces, sharedPlaces, writtenAt } from '../read/shared-blocks';
import { isKind, type Kind } from '../schema/definitions';
import type { Root } from '../schema/field-plan';
import type { FieldPlan } from '../schema/plan-types';
import type { Page } from '../schema/types.gen';
import { compileWalk, type Visitor, type Visitors } from '../schema/walk';
import { referencesHold } from './references-hold';
import {
  type CheckedContent,
  type FieldContext,
  type Report,
  type Rule,
  type SiteParts,
  siteDocument,
} from './rule';

/** The mistakes of any rule. */
type Mistakes = Record<string, Data>;

/** Checks a page alone, as soon as it is read. */
export function compilePageChecks(
  rules: readonly Rule[],
): (parts: SiteParts) => (page: FoundPage) => Finding[] {
  const checkFields = compileFields('page', rules, ownFields);
  return (parts) => {
    const visit = checkFields(parts);
    let findings: Finding[] = [];
    let shared: SharedPlaces = [];
    // Made once for all pages.
    const checks = rules.flatMap((rule) => {
      const report = createReport(
        rule,
        (finding) => findings.push(finding),
        () => shared,
      );
      return rule.page ? [(page: FoundPage) => rule.page?.(page, parts, report)] : [];
    });
    return (page) => {
      findings = [];
      shared = sharedPlaces(page.written);
      // What a shared block says is looked at in site.json.
      visit(page.written, page, page.content, findings);
      for (const check of checks) check(page);
      return findings;
    };
  };
}

/** Checks values of a row, or what lists show of it. */
export const compileRowChecks =
  (rules: readonly Rule[]) =>
  (plan: Root | FieldPlan, content: CheckedContent): ((value: unknown, row: Document) => Finding[]) => {
    const visits = [
      compileFields(plan, rules, ownFields)(content),
      compileFields(plan, rules, referringFields)(content),
    ];
    return (value, row) => {
      const findings: Finding[] = [];
      for (const visit of visits) visit(value, row, undefined, findings);
      return findings;
    };
  };

/** What was found about the site as a whole, apart by what it depends on. */
interface SiteFindings {
  /** In the references of pages. */
  references: readonly Finding[];
  /** In site.json, and by what pages refer to. */
  site: readonly Finding[];
  texts: ReadonlyMap<TextFact, readonly Finding[]>;
}

/** What has changed since the last check, when that refers to nothing else than before. */
export interface ChangedTexts {
  /** The page files whose references are looked at again; undefined for all. */
  files: ReadonlySet<string> | undefined;
  facts: ReadonlySet<TextFact>;
}

/** Checks site.json, what pages refer to, and the site as a whole. Remembers it for the next time. */
export type CheckSite = (content: CheckedContent, changed?: ChangedTexts) => Finding[];

export function compileSiteChecks(rules: readonly Rule[]): () => CheckSite {
  const ownInSite = compileFields('site', rules, ownFields);
  const ownReferences = compileFields('site', rules, referringFields);
  const pageReferences = compileFields('page', rules, referringFields);

  function findInPages(content: CheckedContent, pages: readonly SitePage[]): Finding[] {
    const findings: Finding[] = [];
    const visit = pageReferences(content);
    for (const page of pages) {
      if (referencesHold(page.facts, content)) continue;
      const pageContent = page.loadContent();
      visit(pageContent, page, pageContent, findings, page.facts.shared);
    }
    return findings;
  }

  function findInSite(content: CheckedContent): Finding[] {
    const findings: Finding[] = [];
    const { site } = content;
    if (site) {
      ownInSite(content)(site, siteDocument, undefined, findings);
      ownReferences(content)(site, siteDocument, undefined, findings);
    }
    return [...findings, ...findBy(content, (rule) => rule.site)];
  }

  function findBy(
    content: CheckedContent,
    functionOf: (rule: Rule) => NonNullable<Rule['site']> | undefined,
  ) {
    const findings: Finding[] = [];
    for (const rule of rules)
      functionOf(rule)?.(
        content,
        createReport(rule, (finding) => findings.push(finding)),
      );
    return findings;
  }

  return () => {
    let last: SiteFindings | undefined;
    return (content, changed) => {
      const before = changed && last;
      const files = before && changed.files;
      const again = files ? content.pages.filter(({ file }) => files.has(file)) : content.pages;
      const others = files ? before.references.filter(({ file }) => !files.has(file)) : [];
      const textsOf = (fact: TextFact) =>
        (!changed?.facts.has(fact) && before?.texts.get(fact)) ||
        findBy(content, (rule) => rule.texts?.[fact]);
      last = {
        references: [...others, ...findInPages(content, again)],
        site: before?.site ?? findInSite(content),
        texts: new Map(textFacts.map((fact) => [fact, textsOf(fact)])),
      };
      return [...last.references, ...last.site, ...[...last.texts.values()].flat()];
    };
  };
}

/** Of what is made of a row, places are those of its template and the row. */
type Document = Place & { made?: Pick<MadePage, 'placeOf'> };

type VisitFields = (
  value: unknown,
  document: Document,
  page: Page | undefined,
  findings: Finding[],
  shared?: SharedPlaces,
) => void;

/** What a rule looks at, and what a text must have for it. */
interface Interest<Context> {
  fields?: Visitors<Context> | undefined;
  suspicious?: RegExp | undefined;
}

const ownFields = ({ fields, suspicious }: Rule): Interest<FieldContext<Mistakes>> => ({
  fields,
  suspicious,
});
const referringFields = ({ references }: Rule) => ({ fields: references });

/** One walk for the fields of all rules. Contexts read what is looked at now, so that a page costs no new ones. */
function compileFields<Content>(
  root: Root | FieldPlan,
  rules: readonly Rule[],
  interestOf: (rule: Rule) => Interest<FieldContext<Mistakes, Content>>,
): (content: Content) => VisitFields {
  const interested = rules.flatMap((rule) => {
    const { fields, suspicious } = interestOf(rule);
    return fields ? [{ rule, fields, suspicious }] : [];
  });
  const walk = compileWalk(root, mergeVisitors(interested));
  return (content) => {
    const now: Now = { document: siteDocument, page: undefined, findings: [], shared: undefined };
    const contexts = interested.map(({ rule }) => fieldContext(content, now, rule));
    return (value, document, page, findings, shared) => {
      now.document = document;
      now.page = page;
      now.findings = findings;
      now.shared = shared;
      walk(value, contexts);
    };
  };
}

interface Now {
  document: Document;
  page: Page | undefined;
  findings: Finding[];
  shared: SharedPlaces | undefined;
}

/** The visitors of a kind, one after the other. What some look for in texts is looked for once for all of them. */
function mergeVisitors<Context>(all: readonly Interest<Context>[]): Visitors<readonly Context[]> {
  const byKind = new Map<
    Kind,
    { visit: Visitor<Context>; index: number; suspicious: RegExp | undefined }[]
  >();
  for (const [index, { fields = {}, suspicious }] of all.entries())
    for (const kind of Object.keys(fields).filter(isKind)) {
      const visit = fields[kind];
      if (visit) byKind.set(kind, [...(byKind.get(kind) ?? []), { visit, index, suspicious }]);
    }
  return Object.fromEntries(
    [...byKind].map(([kind, interested]) => {
      const patterns = interested.flatMap(({ suspicious }) => suspicious?.source ?? []);
      const ofAny = new RegExp(patterns.join('|'));
      const always = interested.filter(({ suspicious }) => !suspicious);
      return [
        kind,
        (value: unknown, contexts: readonly Context[], at: JsonPath, extending?: Kind) => {
          const isPlain = patterns.length > 0 && typeof value === 'string' && !ofAny.test(value);
          for (const { visit, index, suspicious } of isPlain ? always : interested) {
            if (suspicious && typeof value === 'string' && !suspicious.test(value)) continue;
            const context = contexts[index];
            if (context) visit(value, context, at, extending);
          }
        },
      ];
    }),
  );
}

function fieldContext<Content>(content: Content, now: Now, rule: Rule): FieldContext<Mistakes, Content> {
  return {
    content,
    get page() {
      return now.page;
    },
    report(at, mistake, ...data) {
      const place = writtenAt(now.document, pointerOf(at), now.shared);
      now.findings.push(createFinding(rule, place, mistake, ...data));
    },
  };
}

function createReport(
  rule: Rule,
  add: (finding: Finding) => void,
  sharedOf?: () => SharedPlaces,
): Report<Mistakes> {
  return ({ document, pointer, part }, mistake, ...data) =>
    add(
      createFinding(
        rule,
        { ...writtenAt(document, pointer, sharedOf?.()), ...(part && { part }) },
        mistake,
        ...data,
      ),
    );
}
