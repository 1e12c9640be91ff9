import { siteFile } from '../../files/site-file';
import { createFinding } from '../../problem/rule-text';
import { brokenLayout } from '../broken-layout';
import { unknownToken } from '../unknown-token';
import type { FindCulprit } from './culprit';

/** Several texts need a setting that is not written. */
export const removedSetting: FindCulprit = (token, found) => {
  if (found.length < 2) return undefined;
  const location = { file: siteFile, pointer: '/site', part: 'key' } as const;
  const finding = (count: number) => createFinding(unknownToken, location, 'removed', token, count);
  return { key: `setting ${token}`, finding };
};

/** As many pages as this were hardly changed in the same way by mistake: the layout was. */
const most = 3;

/** A slot of a layout that its pages fill in the same other way. */
export const changedSlot: FindCulprit = (slot, found) => {
  if (found.length < most) return undefined;
  const [layout = '', number = '', ...says] = slot.split(' ');
  const location = { file: siteFile, pointer: `/layouts/${layout}/${number}`, part: 'type' } as const;
  const finding = (count: number) =>
    createFinding(brokenLayout, location, 'changed', layout, says.join(' '), count);
  return { key: `slot ${slot}`, finding };
};
