import { inFileOrder } from '../../problem/file-order';
import { type CauseKind, type Finding, isWarning } from '../../problem/finding';
import { groupBy } from '../../problem/group-by';
import { counted } from '../../text/wording';
import type { CheckedContent } from '../rule';
import { changedSlot, removedSetting } from './changed-settings';
import type { Culprit, FindCulprit } from './culprit';
import { missingPage } from './missing-page';
import { movedImages } from './moved-images';
import { renamedLayout, renamedLogo } from './renamed-names';

const findCulprit: Readonly<Record<CauseKind, FindCulprit>> = {
  page: missingPage,
  logo: renamedLogo,
  layout: renamedLayout,
  setting: removedSetting,
  slot: changedSlot,
  image: movedImages,
  shared: () => undefined,
  file: () => undefined,
  // The file itself is wrong, and one place is enough to say it.
  unreadable: () => undefined,
  anchor: () => undefined,
  // It is the mistake itself; whatever else its file has wrong, the original has, too.
  copy: () => undefined,
  // All pictures are Git LFS pointers; one is enough to say it.
  pointer: () => undefined,
};

type Gathered = Culprit & { followUps: Finding[] };

/**
 * One mistake may make a hundred places wrong. Findings with the same cause become one: at the place of the mistake if
 * it is known, otherwise at the first of them. The others are its follow-ups.
 */
export function gatherCauses(findings: readonly Finding[], content: CheckedContent): readonly Finding[] {
  const groups = groupBy(findings, ({ cause }) => cause?.join(' '));
  if (groups.size === 0) return findings;
  const copies = new Set(findings.flatMap(({ cause }) => (cause?.[0] === 'copy' ? [cause[1]] : [])));
  const culprits = new Map<string, Gathered>();
  const left: (readonly Finding[])[] = [];
  for (const found of groups.values()) {
    const [kind, name] = found[0]?.cause ?? [];
    const culprit = kind && name !== undefined && findCulprit[kind](name, found, content, findings);
    if (!culprit) left.push(found);
    else {
      const gathered = culprits.get(culprit.key) ?? { ...culprit, followUps: [] };
      gathered.followUps.push(...found);
      culprits.set(culprit.key, gathered);
    }
  }
  const shown = [...culprits.values()].filter(({ followUps, least = 1 }) => followUps.length >= least);
  const fewer = [...culprits.values()].flatMap(({ followUps, least = 1 }) =>
    followUps.length < least ? followUps : [],
  );
  const replaced = new Set(shown.map(({ instead }) => instead));
  return [
    ...findings
      .filter(({ cause, file }) => !cause && !copies.has(file))
      .filter((finding) => !replaced.has(finding)),
    ...shown.map(asOneFinding),
    ...fewer,
    ...left.map(together),
  ];
}

function asOneFinding({ finding, followUps }: Gathered): Finding {
  const one = finding(followUps.length);
  return {
    ...one,
    severity: followUps.every(isWarning) ? one.severity : 'error',
    followUps: [...(one.followUps ?? []), ...followUps],
  };
}

/** The first says how many others there are. */
function together(found: readonly Finding[]): Finding {
  const [first, ...others] = [...found].sort((a, b) => inFileOrder(a.file, b.file));
  if (!first) throw new Error('There is nothing to gather.');
  if (others.length === 0) return first;
  const more = `${counted(others.length, 'other places')} ${others.length === 1 ? 'has' : 'have'} the same mistake.`;
  return { ...first, message: `${first.message} ${more}`, followUps: others };
}
