import { siteFile } from '../../files/site-file';
import { createFinding } from '../../problem/rule-text';
import { compileWalk } from '../../schema/walk';
import { nearest } from '../../text/nearest';
import type { CheckedContent } from '../rule';
import { unknownLayout } from '../unknown-layout';
import { unknownLogo } from '../unknown-logo';
import type { FindCulprit } from './culprit';

const collectLogos = compileWalk<Set<string>>('page', { logoId: (id: string, used) => void used.add(id) });

/** The one of these names that is like the missing one and that no page names. */
function unusedNamesake(
  name: string,
  names: Iterable<string>,
  { pages }: CheckedContent,
  collect: (page: ReturnType<CheckedContent['pages'][number]['loadContent']>, used: Set<string>) => void,
): string | undefined {
  const others = [...names];
  const isLonger = (other: string) => other.startsWith(`${name}-`) || name.startsWith(`${other}-`);
  const meant = nearest(name, others) ?? others.find(isLonger);
  if (meant === undefined) return undefined;
  const used = new Set<string>();
  for (const page of pages) collect(page.loadContent(), used);
  return used.has(meant) ? undefined : meant;
}

const key = (pointer: string) => ({ file: siteFile, pointer, part: 'key' }) as const;

/** The logo that has another name now. */
export const renamedLogo: FindCulprit = (name, found, content) => {
  if (found.length < 2) return undefined;
  const other = unusedNamesake(name, content.logoIds ?? [], content, collectLogos);
  if (other === undefined) return undefined;
  const finding = (count: number) =>
    createFinding(unknownLogo, key(`/logos/${other}`), 'renamed', name, other, count);
  return { key: `logo ${other}`, finding };
};

/** The layout that has another name now. */
export const renamedLayout: FindCulprit = (name, found, content) => {
  if (found.length < 2) return undefined;
  const other = unusedNamesake(
    name,
    Object.keys(content.site?.layouts ?? {}),
    content,
    ({ layout }, used) => {
      if (layout !== undefined) used.add(layout);
    },
  );
  if (other === undefined) return undefined;
  const finding = (count: number) =>
    createFinding(unknownLayout, key(`/layouts/${other}`), 'renamed', name, other, count);
  return { key: `layout ${other}`, finding };
};
