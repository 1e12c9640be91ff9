import type { Difference } from '../../../edit/diff/difference';
import { pageStart, siteFile } from '../../../site/files/site-file';
import { keysOf } from '../../../site/json/json-path';
import { parseText } from '../../../site/json/read-json';
import { valueAt } from '../../../site/json/value-at';
import { fieldName } from '../../protocol/names';
import type { ChangedFile } from './changed-files';
import { type Part, pageNames } from './part';
import { shownDifference } from './shown-difference';

/** The part of site.json that a difference belongs to: a field, or a page. A page that is gone has a key of its own. */
export function partKey({ alone, from, to }: Difference): string {
  if (from === undefined && to !== undefined && to === pageStart(to)) return `-${to}`;
  return pageStart(alone.at) ?? /^\/[^/]*/.exec(alone.at)?.[0] ?? '';
}

/** A part of site.json: settings, header, footer, or a page in it. */
export function sitePart(
  file: ChangedFile,
  key: string,
  differences: readonly Difference[],
  titleOf: (title: string) => string,
): Part {
  const start = key.replace(/^-/, '');
  const isPage = pageStart(start) !== undefined;
  const startBefore = (isPage && pageStart(differences.find(({ to }) => to)?.to ?? '')) || start;
  const isGone = key !== start;
  const isNew = isPage && differences.some(({ from, to }) => from === start && to === undefined);
  const is = isGone ? undefined : valueAt(parseText(file.now?.text ?? ''), start);
  const was = isNew ? undefined : valueAt(parseText(file.before?.text ?? ''), startBefore);
  const id = `${siteFile}#${key}`;
  const around = { id, file: siteFile, is, was, start, startBefore };
  const shown = {
    id,
    kind: isPage ? 'page' : 'part',
    type: isNew ? 'added' : isGone ? 'removed' : 'changed',
    ...(isPage ? pageNames(siteFile, is, was, titleOf) : { name: partName(start) }),
    ...(!isGone && { place: { file: siteFile, pointer: start } }),
    differences: isNew || isGone ? [] : differences.map((each) => shownDifference(each, around)),
    canRevert: true,
  } as const;
  return { shown, file, differences };
}

function partName(pointer: string): string {
  const [name = ''] = keysOf(pointer);
  return name === 'site' ? 'Settings' : fieldName(name);
}
