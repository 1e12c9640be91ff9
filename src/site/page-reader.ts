import { brokenPagePaths } from './broken-page-paths';
import { explainSchemaErrors } from './explain-schema-errors';
import type { Files } from './files';
import type { Finding } from './finding';
import { readDocument } from './read-document';
import type { SitePage } from './site';
import type { Validation, Validators } from './validate-quickly';

export const siteFile = 'site.json';

/** Collects valid pages, and of the others their mistakes and the addresses that they probably have. */
export interface PageReader {
  readonly pages: SitePage[];
  readonly brokenPaths: string[];
  readonly findings: Finding[];
  /** Files that have been read: one that two entries match is one page. */
  readonly seen: ReadonlySet<string>;
  addPage(content: unknown, file: string, pointer: string): void;
  addFile(file: string): void;
}

export function createPageReader(files: Files, validators: Validators): PageReader {
  const pages: SitePage[] = [];
  const brokenPaths: string[] = [];
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const addPage = (content: unknown, file: string, pointer: string) => {
    const validation = validators.page(content);
    if (validation.valid) pages.push({ file, pointer, content: validation.content });
    else {
      findings.push(...schemaFindings(validation, file, pointer));
      brokenPaths.push(...brokenPagePaths(file, content));
    }
  };
  const addFile = (file: string) => {
    if (seen.has(file) || file === siteFile) return;
    seen.add(file);
    const document = readDocument(files, file);
    if (document.findings.length === 0) return addPage(document.value, file, '');
    findings.push(...document.findings);
    brokenPaths.push(...brokenPagePaths(file, document.value));
  };
  return { pages, brokenPaths, findings, seen, addPage, addFile };
}

export function schemaFindings({ errors }: Validation, file: string, pointer: string): Finding[] {
  const placed = errors.map((error) => ({ ...error, instancePath: pointer + error.instancePath }));
  return explainSchemaErrors(placed).map((mistake) => ({
    id: 'schema',
    severity: 'error',
    file,
    ...mistake,
  }));
}
