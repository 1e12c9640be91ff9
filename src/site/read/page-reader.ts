import type { Files } from '../files/files';
import { siteFile } from '../files/site-file';
import type { Place } from '../json/place';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import type { Page, SiteContent } from '../schema/types.gen';
import { guess } from '../text/nearest';
import { explainSchemaErrors } from '../validate/explain-schema-errors';
import type { Refused, Validators } from '../validate/validators';
import { brokenPagePaths } from './broken-page-paths';
import type { MadePage } from './made-page';
import { readDocument } from './read-document';
import { schema } from './rules/schema';
import { unknownShared } from './rules/unknown-shared';
import { sharedPlaces, withShared } from './shared-blocks';

/** A valid page where it was found. */
export interface FoundPage extends Place {
  /** With what its shared blocks show. */
  content: Page;
  /** As the file has it. */
  written: Page;
  /** Characters of its file's text. */
  length: number;
  made?: MadePage;
}

type PagePlace = Omit<FoundPage, 'content' | 'written' | 'made'>;

/** What becomes of valid pages. */
export interface PageIntake<Taken> {
  take(page: FoundPage): Taken;
  /** What a file's page became before, when the file has not changed since; it is not read then. */
  remember?(file: string): Taken | undefined;
}

/** Collects valid pages, and of the others their mistakes and the addresses that they probably have. */
export interface PageReader<Taken> {
  readonly pages: Taken[];
  readonly brokenPaths: string[];
  /** True when a page is missing whose path nobody can know. */
  isLost(): boolean;
  readonly findings: Finding[];
  /** Files that have been read: one that two entries match is one page. */
  readonly seen: ReadonlySet<string>;
  addPage(content: unknown, place: PagePlace): void;
  addFile(file: string): void;
}

export function createPageReader<Taken>(
  files: Files,
  validators: Validators,
  site: SiteContent | undefined,
  { take, remember }: PageIntake<Taken>,
): PageReader<Taken> {
  const pages: Taken[] = [];
  const brokenPaths: string[] = [];
  const findings: Finding[] = [];
  const seen = new Set<string>();
  let lost = false;
  const addBroken = (file: string, value: unknown) => {
    const paths = brokenPagePaths(file, value);
    lost ||= paths.length === 1;
    brokenPaths.push(...paths);
  };
  const addPage = (content: unknown, { file, pointer, length }: PagePlace) => {
    const validation = validators.page(content);
    if (!validation.valid) {
      findings.push(...schemaFindings(validation, file, pointer));
      return addBroken(file, content);
    }
    const { content: written } = validation;
    const known = Object.keys(site?.shared ?? {});
    const unknown = sharedPlaces(written).filter(([, name]) => !known.includes(name));
    if (unknown.length === 0)
      return pages.push(take({ file, pointer, length, written, content: withShared(written, site?.shared) }));
    // Nobody knows what the page shows. While site.json has a mistake of its own, that is said there.
    addBroken(file, content);
    for (const [block, name] of site ? unknown : []) {
      const place = { file, pointer: `${pointer}/blocks/${block}/of` };
      findings.push(createFinding(unknownShared, place, 'unknown', name, known, guess(name, known, 2)));
    }
  };
  const addFile = (file: string) => {
    if (seen.has(file) || file === siteFile) return;
    seen.add(file);
    const known = remember?.(file);
    if (known) return pages.push(known);
    const document = readDocument(files, file);
    if (document.findings.length === 0)
      return addPage(document.value, { file, pointer: '', length: document.length });
    findings.push(...document.findings);
    addBroken(file, document.value);
  };
  return { pages, brokenPaths, isLost: () => lost, findings, seen, addPage, addFile };
}

export const schemaFindings = (refused: Refused, file: string, pointer: string): Finding[] =>
  explainSchemaErrors(refused, pointer).map(({ message, help, ...place }) =>
    createFinding(schema, { file, ...place }, 'found', message, help),
  );
