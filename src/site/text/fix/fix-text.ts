import { anchorStep, contactSteps, pathSteps, plainParts, schemeSteps } from './address-steps';
import { characterSteps } from './character-steps';
import {
  colorSteps,
  emailSteps,
  iconSteps,
  idSteps,
  imageSteps,
  languageSteps,
  pageFilesSteps,
  phoneSteps,
  positionSteps,
  seedSteps,
  videoSteps,
} from './name-steps';
import { cut, type FixStep, losing, step } from './step';
import { dateSteps, timeSpanSteps } from './time-steps';

const httpsSteps = [...schemeSteps, cut('starts with http://', /^http:/, 'https:')];

/** Where a page's own path has the whole address or an anchor. */
const onlyPath: readonly FixStep[] = [
  cut('is a full address', /^https?:\/\/[^/?#]+/),
  losing(cut('has an anchor', /#.*$/s)),
  ...pathSteps,
  step('has other characters than letters, digits and hyphens', plainParts),
];

/** Where another address of a page has the whole one, or is not quite a path. */
const addressSteps: readonly FixStep[] = [
  cut('is a full address', /^https?:\/\/[^/?#]+/),
  losing(cut('has a query or an anchor', /[?#].*$/s)),
  cut('has \\ instead of /', /\\/g, '/'),
  cut('has // in it', /\/{2,}/g, '/'),
  cut('ends with /', /(^\/|[^/])\/+$/, '$1'),
  cut('does not start with /', /^(?!\/)/, '/'),
];

/** How each kind of text is often written by mistake. */
const stepsOf: Readonly<Record<string, readonly FixStep[]>> = {
  href: [...contactSteps, ...schemeSteps, ...pathSteps, anchorStep],
  pagePath: onlyPath,
  aliasPath: addressSteps,
  redirectPath: addressSteps,
  httpsUrl: httpsSteps,
  endpoint: httpsSteps,
  imageFile: imageSteps,
  iconFile: iconSteps,
  pageFiles: pageFilesSteps,
  anchor: idSteps,
  fieldName: idSteps,
  layoutName: idSteps,
  logoId: idSteps,
  email: emailSteps,
  phone: phoneSteps,
  language: languageSteps,
  color: colorSteps,
  videoId: videoSteps,
  mapPosition: positionSteps,
  seed: seedSteps,
  timeSpan: timeSpanSteps,
  calendarDate: dateSteps,
  partialDate: dateSteps,
  suffix: [cut('contains spaces', /\s/g)],
};

/** Kinds whose usual mistakes are made of quotes and brackets. */
const ownFirst = ['email', 'color', 'phone'];

export interface FixedText {
  text: string;
  /** What was wrong, each to be said after "it". */
  why: readonly string[];
  /** A part of the text is lost. */
  loses: boolean;
}

/** The start of an address that nothing follows. */
export const bareScheme = /^(tel|mailto):\/*$/i;

/** Longer texts are not corrected. */
const longest = 200;

/** The text as the field takes it, if it is nearly right. */
export function fixText(text: string, kind: string, pattern: unknown): FixedText | undefined {
  const own = stepsOf[kind];
  if (text.length > longest || text.trim() === '' || typeof pattern !== 'string' || !own) return undefined;
  // No path is meant by it.
  if (bareScheme.test(text)) return undefined;
  const form = new RegExp(pattern, 'u');
  const why = new Set<string>();
  let fixed = text;
  let isLess = false;
  for (const { says, fix, loses } of ownFirst.includes(kind)
    ? [...own, ...characterSteps]
    : [...characterSteps, ...own]) {
    if (form.test(fixed)) break;
    const next = fix(fixed);
    if (next === fixed) continue;
    why.add(typeof says === 'string' ? says : says(fixed));
    fixed = next;
    if (loses) isLess = true;
  }
  return fixed !== text && form.test(fixed) ? { text: fixed, why: [...why], loses: isLess } : undefined;
}

/** Corrects the path of a page. */
export function fixPath(text: string): string {
  return onlyPath.reduce((path, { fix }) => fix(path), text.trim());
}
