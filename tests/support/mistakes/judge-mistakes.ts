import { isDeepStrictEqual } from 'node:util';
import { validators } from '../../../src/node/base/content/compiled-validators';
import type { Files } from '../../../src/site/files/files';
import { createSiteLoader } from '../../../src/site/load-site';
import type { Finding } from '../../../src/site/problem/finding';
import { locateFindings } from '../../../src/site/problem/locate-findings';
import type { Problem } from '../../../src/site/problem/problem';
import type { Contents, Mistake } from './mistakes';
import type { Slip } from './slip';

/** How a mistake was reported. A valid text with another meaning can't be recognized. */
export type Verdict =
  | 'same meaning'
  | 'one problem at its place'
  | 'valid'
  | 'several problems'
  | 'elsewhere';

export interface Judged {
  verdict: Verdict;
  problems: readonly Problem[];
}

/** Pictures keep their bytes in a text of as many characters. */
export const encodingOf = (file: string) => (/\.(json|svg)/.test(file) ? 'utf8' : 'latin1');

/** What was wrong before may be at another place now. */
const textOf = ({ id, file, message }: Pick<Finding, 'id' | 'file' | 'message'>) =>
  `${id} ${file} ${message}`;

const keyOf = ({ id, file, pointer, message }: Pick<Finding, 'id' | 'file' | 'pointer' | 'message'>) =>
  `${id} ${file} ${pointer} ${message}`;

/** Judges mistakes on one content, which is read as a whole only once. */
export function createJudge(contents: Contents): (mistake: Mistake | Slip) => Judged {
  const now = new Map(contents);
  const files: Files = {
    read(path) {
      const text = now.get(path);
      if (text === undefined) throw new Error(`no such file: ${path}`);
      return text;
    },
    list: () => [...now.keys()].sort(),
    // A drawing of a mistake may hold the bytes of another kind.
    head: (path) =>
      Buffer.from(now.get(path) ?? '', /[^\0-\xFF]/.test(now.get(path) ?? '') ? 'utf8' : 'latin1'),
    size: (path) => now.get(path)?.length,
    link: () => undefined,
    fonts: () => ['funnel-display', 'geist'],
  };
  const loader = createSiteLoader(() => ({ ...files }), validators);
  const known = new Set(loader.load().findings.map(keyOf));
  const knownTexts = new Set(loader.load().findings.map(textOf));
  // The files of the mistake before are as they were, which is a change, too.
  let last: readonly string[] = [];
  const load = ({ changes }: Pick<Mistake, 'changes'>) => {
    const pages = new Set([...changes.keys(), ...last]);
    last = [...changes.keys()];
    const isPages = [...pages].every((file) => file.endsWith('.json') && file !== 'site.json');
    return loader.load(
      isPages
        ? { pages, isListSame: [...pages].every((file) => contents.has(file) && now.has(file)) }
        : undefined,
    );
  };
  return (mistake) => {
    for (const [file, text] of mistake.changes) text === undefined ? now.delete(file) : now.set(file, text);
    const { findings } = load(mistake);
    const problems = locateFindings(
      files,
      findings.filter((finding) =>
        'says' in mistake ? !knownTexts.has(textOf(finding)) : !known.has(keyOf(oldName(mistake, finding))),
      ),
    );
    const verdict = judge(mistake, problems, contents);
    for (const file of mistake.changes.keys()) {
      const text = contents.get(file);
      text === undefined ? now.delete(file) : now.set(file, text);
    }
    return { verdict, problems };
  };
}

/** What was wrong with a file before it was moved is not wrong because of it. */
function oldName(mistake: Mistake | Slip, finding: Finding): Finding {
  if ('says' in mistake) return finding;
  const { name, words } = mistake;
  const [from = '', to = ''] = words.split(' ');
  return / (moved|renamed)/.test(name) ? { ...finding, file: finding.file.replace(to, from) } : finding;
}

function judge(mistake: Mistake | Slip, problems: readonly Problem[], contents: Contents): Verdict {
  const [problem, ...others] = problems;
  if (!problem)
    return [...mistake.changes].every(([file, text]) => isSame(contents.get(file), text))
      ? 'same meaning'
      : 'valid';
  if (others.length > 0) return 'several problems';
  const isRight = 'says' in mistake ? isNamed(mistake, problem) : isAt(mistake, problem);
  return isRight ? 'one problem at its place' : 'elsewhere';
}

function isSame(before: string | undefined, after: string | undefined): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(before ?? ''), JSON.parse(after ?? ''));
  } catch {
    return false;
  }
}

/** At the slip itself, and about it. */
function isNamed({ at, says }: Slip, { file, line, message, help = '' }: Problem): boolean {
  const isThere = at.some(
    (place) =>
      place.file === file && line >= (place.from ?? 0) && line <= (place.to ?? Number.POSITIVE_INFINITY),
  );
  return isThere && says.test(`${message} ${help}`);
}

/** At the lines of the mistake or next to them, or naming what was written there. */
function isAt({ lines, words, changes }: Mistake, { file, line, message, help = '' }: Problem): boolean {
  if (lines?.file === file && line >= lines.from - 2 && line <= lines.to + 2) return true;
  const said = `${message} ${help}`;
  if (!lines)
    return changes.has(file) || words.split(/\.json\S*|\s/).some((name) => said.includes(pathOf(name)));
  return [...words.matchAll(/"([^"]{3,})"/g)].some(([name]) => said.includes(name));
}

/** What messages call a page or a folder of pages. */
const pathOf = (file: string) => (file === '' ? '\n' : file.replace(/^pages\//, '/'));
