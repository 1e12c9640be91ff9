import { isPublished } from './published-files';

/** Files that an entry of `pages` names: `*` matches any name or part of one, `**` any folders. */
export function createMatch(all: readonly string[]): (entry: string) => readonly string[] {
  const files = all.filter((file) => !isPublished(file));
  const known = new Set(files);
  return (entry) => {
    if (!entry.includes('*')) return known.has(entry) ? [entry] : [];
    const steps = entry.split('/');
    const last = steps.length - 1;
    const isAnyFolders = (step: string, index: number) => step === '**' && index < last;
    // Excludes most files at almost no cost.
    const start = entry.slice(0, entry.indexOf('*'));
    return files.filter(
      (file) => file.startsWith(start) && matches(file.split('/'), steps, matchesName, isAnyFolders),
    );
  };
}

function matchesName(name: string, step: string): boolean {
  if (!step.includes('*')) return name === step;
  return matches(name, step, isSame, isStar);
}

const isSame = (character: string, wanted: string) => character === wanted;
const isStar = (character: string) => character === '*';

/**
 * Compares from left to right; where that fails, the last wildcard takes one more. Earlier wildcards never have to, so
 * that many of them don't multiply.
 */
function matches(
  parts: ArrayLike<string>,
  pattern: ArrayLike<string>,
  fits: (part: string, wanted: string) => boolean,
  isWild: (wanted: string, index: number) => boolean,
): boolean {
  let at = 0;
  let next = 0;
  let wild = -1;
  let resume = 0;
  while (at < parts.length) {
    const wanted = pattern[next];
    if (wanted !== undefined && isWild(wanted, next)) {
      wild = next++;
      resume = at;
    } else if (wanted !== undefined && fits(parts[at] ?? '', wanted)) {
      at++;
      next++;
    } else if (wild !== -1) {
      next = wild + 1;
      at = ++resume;
    } else return false;
  }
  while (next < pattern.length && isWild(pattern[next] ?? '', next)) next++;
  return next === pattern.length;
}
