import { brokenPagePaths } from './broken-page-paths';
import { explainSchemaErrors } from './explain-schema-errors';
import { describe } from './explain-value';
import type { Files } from './files';
import type { Finding } from './finding';
import { isRecord } from './json';
import { createMatch } from './match-files';
import { didYouMean } from './nearest';
import { readDocument } from './read-document';
import type { SitePage } from './site';
import type { SiteContent } from './types.gen';
import { validatePage, validatePageFiles, validateSite, type Validation } from './validate';

export const siteFile = 'site.json';

export interface ReadContent {
  /** site.json when it is valid; its pages stand in `pages`. */
  site: SiteContent | undefined;
  /** Keys of `logos`, also when another part of site.json is not valid. */
  logoIds: ReadonlySet<string> | undefined;
  /** False when a page may be missing here: site.json could not be read, or it names a file in vain. */
  complete: boolean;
  pages: readonly SitePage[];
  brokenPaths: readonly string[];
  findings: readonly Finding[];
}

/** Reads site.json and every page; what one file has wrong hides nothing in another. */
export function readContent(files: Files): ReadContent {
  const { value, findings: siteFindings } = readDocument(files, siteFile);
  const readable = siteFindings.length === 0;
  const findings: Finding[] = [...siteFindings];
  const pages: SitePage[] = [];
  const brokenPaths: string[] = [];
  const check = (validation: Validation, file: string, pointer: string) =>
    findings.push(...schemaFindings(validation, file, pointer));

  const addPage = (content: unknown, file: string, pointer: string) => {
    const validation = validatePage(content);
    if (validation.valid) pages.push({ file, pointer, content: validation.content });
    else {
      check(validation, file, pointer);
      brokenPaths.push(...brokenPagePaths(file, content));
    }
  };
  const seen = new Set([siteFile]);
  const addFile = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const document = readDocument(files, file);
    if (document.findings.length === 0) return addPage(document.value, file, '');
    findings.push(...document.findings);
    brokenPaths.push(...brokenPagePaths(file, document.value));
  };

  const site = readable ? validateSite(value) : undefined;
  if (site && !site.valid) check(site, siteFile, '');
  const all = files.list();
  const match = createMatch(all);
  const jsonFiles = all.filter((file) => file.endsWith('.json') && file !== siteFile);
  let complete = readable;
  for (const [index, entry] of entriesOf(value).entries()) {
    const pointer = `/pages/${index}`;
    if (typeof entry === 'string') {
      const matched = match(entry).filter((file) => file !== siteFile);
      for (const file of matched) addFile(file);
      if (matched.length > 0) continue;
      complete = false;
      const validation = validatePageFiles(entry);
      if (!readable) continue;
      if (validation.valid) findings.push(noFile(entry, pointer, jsonFiles));
      else check(validation, siteFile, pointer);
    } else if (!readable) brokenPaths.push(...brokenPagePaths('', entry));
    else if (isRecord(entry)) addPage(entry, siteFile, pointer);
    else findings.push(notPage(entry, pointer));
  }
  if (!readable) for (const file of match('pages/**/*.json')) addFile(file);
  if (site?.valid && complete)
    findings.push(...jsonFiles.filter((file) => file.startsWith('pages/') && !seen.has(file)).map(notUsed));
  return {
    site: site?.valid ? site.content : undefined,
    logoIds: readable && isRecord(value) ? new Set(Object.keys(isRecord(value.logos) ? value.logos : {})) : undefined,
    complete,
    pages,
    brokenPaths,
    findings,
  };
}

function entriesOf(value: unknown): readonly unknown[] {
  return isRecord(value) && Array.isArray(value.pages) ? value.pages : [];
}

function schemaFindings({ errors }: Validation, file: string, pointer: string): Finding[] {
  return explainSchemaErrors(errors).map((mistake) => ({
    id: 'schema',
    severity: 'error',
    file,
    ...mistake,
    pointer: pointer + mistake.pointer,
  }));
}

function noFile(entry: string, pointer: string, jsonFiles: readonly string[]): Finding {
  const message = entry.includes('*')
    ? `No file matches "${entry}".`
    : `There is no file "${entry}".${didYouMean(entry, jsonFiles)}`;
  const help = '* stands for any name and ** for any folders below the content folder.';
  return { id: 'no-page-file', severity: 'error', file: siteFile, pointer, message, help };
}

function notPage(entry: unknown, pointer: string): Finding {
  return {
    id: 'schema',
    severity: 'error',
    file: siteFile,
    pointer,
    message: `An entry of "pages" is a page in { } or the path of page files in double quotes, found ${describe(entry)}.`,
  };
}

function notUsed(file: string): Finding {
  return {
    id: 'unused-page-file',
    severity: 'warning',
    file,
    pointer: '',
    message: 'This file is not part of the site: no entry of "pages" in site.json matches it.',
    help: `Add "${file}" to "pages", or delete the file.`,
  };
}
