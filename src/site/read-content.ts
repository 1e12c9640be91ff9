import { brokenPagePaths } from './broken-page-paths';
import { describe } from './explain-value';
import type { Files } from './files';
import type { Finding } from './finding';
import { isRecord } from './json';
import { createMatch } from './match-files';
import { didYouMean } from './nearest';
import { createPageReader, schemaFindings, siteFile } from './page-reader';
import { readDocument, refusedFile } from './read-document';
import { linkRefusal } from './refusal';
import type { SitePage } from './site';
import type { SiteContent } from './types.gen';
import type { Validators } from './validate-quickly';

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
export function readContent(files: Files, validators: Validators): ReadContent {
  const { value, findings } = readDocument(files, siteFile);
  const all = files.list();
  const match = createMatch(all);
  const reader = createPageReader(files, validators);
  const entries = isRecord(value) && Array.isArray(value.pages) ? value.pages : [];
  if (findings.length > 0) {
    for (const entry of [...entries, 'pages/**/*.json']) {
      if (typeof entry === 'string') for (const file of match(entry)) reader.addFile(file);
      else reader.brokenPaths.push(...brokenPagePaths('', entry));
    }
    const { pages, brokenPaths } = reader;
    return {
      site: undefined,
      logoIds: undefined,
      complete: false,
      pages,
      brokenPaths,
      findings: [...findings, ...reader.findings, ...refusedLinks(files, reader.seen)],
    };
  }
  const validation = validators.site(value);
  const own = validation.valid ? [] : schemaFindings(validation, siteFile, '');
  const wrong = entries.flatMap((entry, index) => {
    const pointer = `/pages/${index}`;
    if (typeof entry !== 'string') {
      if (!isRecord(entry)) return [notPage(entry, pointer)];
      reader.addPage(entry, siteFile, pointer);
      return [];
    }
    const matched = match(entry);
    for (const file of matched) reader.addFile(file);
    return matched.length > 0 || files.link(entry) ? [] : noFile(entry, pointer, all, validators);
  });
  const { pages, brokenPaths, seen } = reader;
  const links = refusedLinks(files, seen);
  const complete = wrong.length === 0 && links.every(({ file }) => file.startsWith('images/'));
  const unused =
    validation.valid && complete ? all.filter((file) => isPageFile(file) && !seen.has(file)) : [];
  return {
    site: validation.valid ? validation.content : undefined,
    logoIds: new Set(isRecord(value) && isRecord(value.logos) ? Object.keys(value.logos) : []),
    complete,
    pages,
    brokenPaths,
    findings: [...own, ...wrong, ...reader.findings, ...links, ...unused.map(notUsed)],
  };
}

/** Links that are not followed; a page's has been told where it would have been read. */
function refusedLinks(files: Files, read: ReadonlySet<string>): Finding[] {
  return files.list().flatMap((file) => {
    const target = read.has(file) || file === siteFile ? undefined : files.link(file);
    return target ? [refusedFile(file, linkRefusal(target))] : [];
  });
}

function isPageFile(file: string): boolean {
  return file.startsWith('pages/') && file.endsWith('.json');
}

function noFile(entry: string, pointer: string, all: readonly string[], validators: Validators): Finding[] {
  const validation = validators.pageFiles(entry);
  if (!validation.valid) return schemaFindings(validation, siteFile, pointer);
  const pageFiles = all.filter((file) => file.endsWith('.json') && file !== siteFile);
  const message = entry.includes('*')
    ? `No file matches "${entry}".`
    : `There is no file "${entry}".${didYouMean(entry, pageFiles)}`;
  const help = '* stands for any name and ** for any folders below the content folder.';
  return [{ id: 'no-page-file', severity: 'error', file: siteFile, pointer, message, help }];
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
