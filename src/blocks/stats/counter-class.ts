import { shownNumber } from './shown-number';

/** A number with more digits than this is shown smaller. */
const largeDigits = 4;

/** The numbers of characters that the styles have a size for, beyond those of any figure. */
const lengths = [5, 6, 7, 9, 11, 15] as const;

/** So many characters have the size that a figure has without a class. */
const usualLength = 4;

export function counterClass(value: number, suffix: string, locale: string): string {
  const length = [...shownNumber(value, locale), ...suffix].length;
  const size = lengths.find((most) => most >= length) ?? lengths.at(-1);
  return [
    'counter',
    String(value).length > largeDigits && 'counter-long',
    length > usualLength && `counter-${size}`,
  ]
    .filter(Boolean)
    .join(' ');
}
