import { named, plainText } from '../characters';
import { cut, type FixStep, step } from './step';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  shy: '',
  ndash: '-',
  mdash: '-',
  hyphen: '-',
};
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi;

/** Entities as HTML reads them, as far as they are usual in texts. */
export const withoutEntities = (text: string): string =>
  text.replace(entity, (found, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? found;
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : found;
  });

const otherLetter = /[^\P{L}\p{Script=Latin}]/u;

/** A word in another script is no Latin one with mistakes, though some of its letters look like Latin ones. */
const isOtherScript = (text: string, plain: string) =>
  otherLetter.test(plain) ||
  text.match(/\p{L}{2,}/gu)?.some((word) => otherLetter.test(word) && !/\p{Script=Latin}/u.test(word));

/** What word processors, web pages and chats add to names and addresses. */
export const characterSteps: readonly FixStep[] = [
  step(
    (text) => `contains ${named(plainText(text).first ?? '')}`,
    (text) => {
      const plain = plainText(text).text;
      return isOtherScript(text, plain) ? text : plain;
    },
  ),
  step(
    (text) => `contains the HTML entity ${entity.exec(text)?.[0] ?? text.match(entity)?.[0] ?? ''}`,
    withoutEntities,
  ),
  cut('starts or ends with a space', /^\s+|(?<!\s)\s+$/g),
  cut(
    'has quotes or brackets around it',
    /^["'“”„«»‘’‚‹›<([`]+|(?<!["'“”„«»‘’‚‹›>)\]`])["'“”„«»‘’‚‹›>)\]`]+$/g,
  ),
  cut('starts or ends with a space', /^\s+|(?<!\s)\s+$/g),
  cut((text) => `ends with "${text.at(-1)}"`, /(?<![.,;:!])[.,;:!]+$/),
];
