import { cut, type FixStep, step } from './step';

const twoDigits = (text: string, number: RegExp) => text.replace(number, (found) => found.padStart(2, '0'));

export const timeSpanSteps: readonly FixStep[] = [
  cut('contains spaces', /\s/g),
  cut('has another character than a hyphen between the times', /[\u2010-\u2015\u2212~]/g, '-'),
  cut('has no colon in a time', /(?<=\d)[.hH](?=\d\d(?:\D|$))/g, ':'),
  step('has a time without minutes', (text) =>
    text.replace(/(?<=^|-)\d{1,2}(?:[hH]|Uhr)?(?=-|$)/g, (hour) => `${Number.parseInt(hour, 10)}:00`),
  ),
  step('has an hour of one digit', (text) => twoDigits(text, /(?<=^|-)\d(?=:)/g)),
];

/** A date with slashes may begin with its month: nobody can say. */
export const dateSteps: readonly FixStep[] = [
  cut('contains spaces', /\s/g),
  cut('has the day first', /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, '$3-$2-$1'),
  cut('has no hyphens between its numbers', /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/, '$1-$2-$3'),
  step('has a month or a day of one digit', (text) => twoDigits(text, /(?<=-)\d(?=-|$)/g)),
];
