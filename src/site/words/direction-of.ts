import { localeOf } from './locale-of';

/** Scripts that are written from right to left. */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** The direction of the texts of a well-formed language tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(localeOf(tag)).maximize().script ?? '') ? 'rtl' : 'ltr';
