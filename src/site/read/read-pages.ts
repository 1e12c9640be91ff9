import { isRepositoryHead } from '../files/file-path';
import type { Files } from '../files/files';
import { createMatch } from '../files/match-files';
import { isPublished } from '../files/published-files';
import { isBelowImages, isPageFile, siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { guess, sure } from '../text/nearest';
import { describe } from '../validate/describe-value';
import type { Validators } from '../validate/validators';
import { brokenPagePaths } from './broken-page-paths';
import { createPageReader, type PageIntake, schemaFindings } from './page-reader';
import { refuseFile } from './read-document';
import type { ReadSiteFile } from './read-site-file';
import { noPageFile } from './rules/no-page-file';
import { schema } from './rules/schema';
import { unusedPageFile } from './rules/unused-page-file';
import { unreadFindings } from './unread-files';

export interface ReadPages<Taken> {
  /** False when a page may be missing here: site.json does not say which there are, or it names a file that does not exist. */
  complete: boolean;
  pages: readonly Taken[];
  brokenPaths: readonly string[];
  findings: readonly Finding[];
}

/** Reads every page that site.json names; what one file has wrong hides nothing in another. `isRead`: of what else is read. */
export function readPages<Taken>(
  files: Files,
  validators: Validators,
  { readable, isOtherVersion, length, site, entries }: ReadSiteFile,
  intake: PageIntake<Taken>,
  isRead: (file: string) => boolean = () => false,
): ReadPages<Taken> {
  if (isOtherVersion) return { complete: false, pages: [], brokenPaths: [], findings: [] };
  const all = files.list();
  const match = createMatch(all);
  const reader = createPageReader(files, validators, site, intake);
  const { pages, brokenPaths, seen } = reader;
  if (!readable) {
    for (const entry of [...entries, 'pages/**/*.json']) {
      if (typeof entry === 'string') for (const file of match(entry)) reader.addFile(file);
      else brokenPaths.push(...brokenPagePaths('', entry));
    }
    const findings = [...reader.findings, ...refusedLinks(files, seen)];
    return { complete: false, pages, brokenPaths, findings };
  }
  const wrong = entries.flatMap((entry, index) => {
    const pointer = `/pages/${index}`;
    if (typeof entry !== 'string') {
      if (!isRecord(entry)) return [notPage(entry, pointer)];
      reader.addPage(entry, { file: siteFile, pointer, length });
      return [];
    }
    const matched = match(entry);
    for (const file of matched) reader.addFile(file);
    return matched.length > 0 || files.link(entry) ? [] : noFile(entry, pointer, all, validators, match);
  });
  const links = refusedLinks(files, seen);
  const complete =
    (site !== undefined || entries.length > 0) &&
    wrong.length === 0 &&
    !reader.isLost() &&
    links.every(({ file }) => isBelowImages(file) || isPublished(file));
  const unread =
    site && complete
      ? notRead(
          all.filter((file) => !isRead(file)),
          files,
          seen,
          entries,
          match,
        )
      : [];
  return {
    complete,
    pages,
    brokenPaths,
    findings: [...wrong, ...reader.findings, ...links, ...unread],
  };
}

/** Links that are not followed. Those of page files were reported when the pages were read. */
function refusedLinks(files: Files, read: ReadonlySet<string>): Finding[] {
  return files.list().flatMap((file) => {
    const link = read.has(file) || file === siteFile ? undefined : files.link(file);
    return link ? [refuseFile(file, { link })] : [];
  });
}

function noFile(
  entry: string,
  pointer: string,
  all: readonly string[],
  validators: Validators,
  match: ReturnType<typeof createMatch>,
): Finding[] {
  const validation = validators.pageFiles(entry);
  if (!validation.valid) return schemaFindings(validation, siteFile, pointer);
  const pageFiles = all.filter(isPageFile);
  // Written as seen from above the content folder.
  const below = entry.slice(entry.indexOf('/') + 1);
  const meant = match(below).length > 0 ? below : undefined;
  const location = { file: siteFile, pointer };
  return entry.includes('*')
    ? [createFinding(noPageFile, location, 'noMatch', entry, meant)]
    : [createFinding(noPageFile, location, 'missing', entry, meant ? sure(meant) : guess(entry, pageFiles))];
}

const notPage = (entry: unknown, pointer: string): Finding =>
  createFinding(schema, { file: siteFile, pointer }, 'notPage', describe(entry));

/** Everything below the folder that is nothing of the site. */
function notRead(
  all: readonly string[],
  files: Files,
  seen: ReadonlySet<string>,
  entries: readonly unknown[],
  match: ReturnType<typeof createMatch>,
): Finding[] {
  const isUnread = (file: string) =>
    !seen.has(file) &&
    file !== siteFile &&
    !isBelowImages(file) &&
    !isPublished(file) &&
    !isRepositoryHead(file) &&
    !files.link(file);
  const unread = all.filter(isUnread);
  if (unread.length === 0) return [];
  const names = new Set(all);
  const found = (some: readonly string[]) => unreadFindings(some, (name) => names.has(name));
  const patterns = entries.flatMap((entry, index) =>
    typeof entry === 'string' && entry.includes('*') ? [{ entry, index }] : [],
  );
  const [pattern, other] = patterns;
  if (!pattern || other) return found(unread);
  const wider = `${pattern.entry.slice(0, pattern.entry.indexOf('/') + 1)}**/*.json`;
  const widened = new Set(match(wider));
  const left = unread.filter((file) => widened.has(file));
  if (left.length < 2) return found(unread);
  const count = match(pattern.entry).length;
  const location = { file: siteFile, pointer: `/pages/${pattern.index}` };
  const few = createFinding(unusedPageFile, location, 'few', pattern.entry, count, left.length, wider);
  return [...found(unread.filter((file) => !widened.has(file))), { ...few, followUps: found(left) }];
}
