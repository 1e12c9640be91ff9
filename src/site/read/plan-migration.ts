import type { Files } from '../files/files';
import { createMatch } from '../files/match-files';
import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { listOf } from '../json/value-at';
import { compileSteps } from '../migrations/find-changes';
import type { Change, Step } from '../migrations/migration';
import { migrations } from '../migrations/migrations';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { readDocument } from './read-document';
import { migration } from './rules/migration';
import { versionNewer } from './rules/version-newer';

interface Planned {
  changes: readonly (Change & { file: string })[];
  /** What keeps files from being read. */
  findings: readonly Finding[];
}

/** What these steps change in site.json, whose parsed content is given, and in its page files. */
export function planSteps(files: Files, site: unknown, steps: readonly Step[]): Planned {
  const findChanges = compileSteps(steps);
  const match = createMatch(files.list());
  const entries = isRecord(site) ? listOf(site.pages) : [];
  const names = entries.flatMap((entry) => (typeof entry === 'string' ? match(entry) : []));
  const findings: Finding[] = [];
  const changes = [siteFile, ...new Set(names)].flatMap((file) => {
    // One after the other: the values of all files take much memory.
    const read =
      file === siteFile ? { value: structuredClone(site), findings: [] } : readDocument(files, file);
    findings.push(...read.findings);
    return findChanges(file, read.value).map((change) => ({ file, ...change }));
  });
  return { changes, findings };
}

/** What brings content to the version of the engine, and the message about it; undefined if nothing has to change. */
export function planMigration(files: Files, site: unknown, known = migrations): Planned | undefined {
  const { version = 0 } = isRecord(site) ? site : {};
  const newest = known.length;
  // The schema says what is no version.
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0 || version === newest)
    return undefined;
  const pointer = isRecord(site) && Object.hasOwn(site, 'version') ? '/version' : '';
  const place = { file: siteFile, pointer };
  if (version > newest)
    return { changes: [], findings: [createFinding(versionNewer, place, 'newer', version, newest)] };
  const pending = known.slice(version);
  const { changes, findings } = planSteps(
    files,
    site,
    pending.flatMap(({ steps }) => steps),
  );
  // What no step changes is content of this version, too.
  if (changes.length === 0) return undefined;
  const old = createFinding(migration, place, 'old', version, pending, {
    places: changes.length,
    files: new Set(changes.map(({ file }) => file)).size,
  });
  const done = { op: 'set', file: siteFile, at: '/version', value: newest } as const;
  // A file that can't be read would stay as it is for ever.
  return { changes: findings.length > 0 ? [] : [...changes, done], findings: [old, ...findings] };
}
