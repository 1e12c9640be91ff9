import type { Files } from '../files/files';
import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { keysOf } from '../json/json-path';
import type { Finding } from '../problem/finding';
import type { SiteContent } from '../schema/types.gen';
import type { Validators } from '../validate/validators';
import { schemaFindings } from './page-reader';
import { planMigration } from './plan-migration';
import { readDocument } from './read-document';

/** What could be read of site.json. */
export interface ReadSiteFile {
  /** Characters of its text. */
  length: number;
  /** False when its text is not JSON: then `entries` are what could be recovered. */
  readable: boolean;
  /** True for content of another version: nothing else of it is read. */
  isOtherVersion?: true;
  /** Missing while it has a mistake; its pages are in `entries`. */
  site: SiteContent | undefined;
  /** Keys of `logos`, also when another part is not valid; missing when a mistake hides them. */
  logoIds: ReadonlySet<string> | undefined;
  /** Pages, and paths of page files. */
  entries: readonly unknown[];
  findings: readonly Finding[];
}

const nothing = { site: undefined, logoIds: undefined, entries: [] };

export function readSiteFile(files: Files, validators: Validators): ReadSiteFile {
  const { length, value, findings } = readDocument(files, siteFile);
  const entries = isRecord(value) && Array.isArray(value.pages) ? value.pages : [];
  if (findings.length > 0) return { ...nothing, length, readable: false, entries, findings };
  const planned = planMigration(files, value);
  if (planned)
    return { ...nothing, length, readable: true, isOtherVersion: true, findings: planned.findings };
  const validation = validators.site(value);
  const mistakes = validation.valid ? [] : schemaFindings(validation, siteFile, '');
  const logos = isRecord(value) ? value.logos : undefined;
  // Without pages, too, it is something else than the content of a site.
  const hasNone = logos === undefined && entries.length === 0;
  return {
    length,
    readable: true,
    site: validation.valid ? validation.content : undefined,
    logoIds:
      hasNone || mistakes.some(logos === undefined ? isName : hidesLogos)
        ? undefined
        : new Set([...Object.keys(isRecord(logos) ? logos : {}), ...mistakes.filter(isName).flatMap(nameOf)]),
    entries,
    findings: mistakes,
  };
}

/** Whether a mistake is about the names of logos, not about what is known of one. */
function hidesLogos({ pointer, part }: Finding): boolean {
  const [field, ...keys] = keysOf(pointer);
  return field === 'logos' && (keys.length === 0 || (keys.length === 1 && part === 'key'));
}

/** A name that nobody knows may be that of the logos, or of a logo that is at a wrong place. */
const isName = ({ part }: Finding) => part === 'key';
const nameOf = ({ pointer }: Finding) => keysOf(pointer).slice(-1);
