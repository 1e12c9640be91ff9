import { isDeepStrictEqual } from 'node:util';
import { validators } from '../../../src/node/base/content/compiled-validators';
import type { Files } from '../../../src/site/files/files';
import { createSiteLoader } from '../../../src/site/load-site';
import type { Finding } from '../../../src/site/problem/finding';
import { locateFindings } from '../../../src/site/problem/locate-findings';
import type { Problem } from '../../../src/site/problem/problem';
import type { Contents, Mistake } from './mistakes';

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

const keyOf = ({ id, file, pointer, message }: Pick<Finding, 'id' | 'file' | 'pointer' | 'message'>) =>
  `${id} ${file} ${pointer} ${message}`;

/** Judges mistakes on one content, which is read as a whole only once. */
export function createJudge(contents: Contents): (mistake: Mistake) => Judged {
  const now = new Map(contents);
  const files: Files = {
    read(path) {
      const text = now.get(path);
      if (text === undefined) throw new Error(`no such file: ${path}`);
      return text;
    },
    list: () => [...now.keys()].sort(),
    head: (path) => Buffer.from(now.get(path) ?? '', encodingOf(path)),
    size: (path) => now.get(path)?.length,
    link: () => undefined,
    fonts: () => ['funnel-display', 'geist'],
  };
  const loader = createSiteLoader(() => ({ ...files }), validators);
  const known = new Set(loader.load().findings.map(keyOf));
  // The files of the mistake before are as they were, which is a change, too.
  let last: readonly string[] = [];
  const load = ({ changes }: Mistake) => {
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
      findings.filter((finding) => !known.has(keyOf(oldName(mistake, finding)))),
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
function oldName({ name, words }: Mistake, finding: Finding): Finding {
  const [from = '', to = ''] = words.split(' ');
  return / (moved|renamed)/.test(name) ? { ...finding, file: finding.file.replace(to, from) } : finding;
}

function judge(mistake: Mistake, problems: readonly Problem[], contents: Contents): Verdict {
  const [problem, ...others] = problems;
  if (!problem)
    return [...mistake.changes].every(([file, text]) => isSame(contents.get(file), text))
      ? 'same meaning'
      : 'valid';
  if (others.length > 0) return 'several problems';
  return isAt(mistake, problem) ? 'one problem at its place' : 'elsewhere';
}

function isSame(before: string | undefined, after: string | undefined): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(before ?? ''), JSON.parse(after ?? ''));
  } catch {
    return false;
  }
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
