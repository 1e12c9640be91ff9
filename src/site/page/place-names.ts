import { isRecord } from '../json/is-record';
import { keysOf } from '../json/json-path';
import { memberOf } from '../json/value-at';
import { networkNames } from '../text/network-names';
import { singular } from '../text/wording';

/** Names that are no words when they are split. */
const words: Readonly<Record<string, string>> = {
  ...networkNames,
  alt: 'Alt text',
  cta: 'Call to action',
  faq: 'FAQ',
  href: 'Link',
  imagePhone: 'Image on phones',
  jackets: 'Cable colors',
  of: 'Shows',
  shared: 'Shared blocks',
  slug: 'Page address',
  src: 'File',
  url: 'URL',
};

/** A field's name in words: `linkText` is "Link text". */
export function fieldName(key: string): string {
  const known = Object.hasOwn(words, key) ? words[key] : undefined;
  if (known !== undefined) return known;
  const spaced = key
    .replace(/^\$/, '')
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A block type in words: `cardGrid` is "Card grid". */
export const blockName = (type: string): string => (type === 'shared' ? 'Shared block' : fieldName(type));

/** An item of a list by the list's name: the second of "Cards" is "Card 2". */
export const itemName = (list: string, index: number): string => `${singular(list)} ${index + 1}`.trim();

/** A place in a page in words, such as "Card grid › Card 2 › Title". The pointer is that within the page. */
export function placeName(page: unknown, pointer: string): string {
  const names: string[] = [];
  let value = page;
  for (const key of keysOf(pointer)) {
    const isItem = /^\d+$/.test(key);
    value = memberOf(value, key);
    const type = isRecord(value) ? value.type : undefined;
    if (isItem && names.at(-1) === 'Blocks' && typeof type === 'string') names.splice(-1, 1, blockName(type));
    else if (key === 'brand' && names.join() === 'Settings') names.splice(0, 1, partName('site/brand'));
    else if (isItem) names.push(itemName(names.pop() ?? '', Number(key)));
    else names.push(names.length > 0 ? fieldName(key) : partName(key));
  }
  return names.join(' › ');
}

/** A part of site.json in words, by its key, or by the keys on the way. */
export function partName(key: string): string {
  if (key === 'site/brand') return 'Look';
  return key === 'site' ? 'Settings' : fieldName(key);
}

const headings = ['heading', 'title', 'question', 'label', 'name', 'path', 'src', 'layout', 'text', 'alt'];

/** A value in a few words. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueWords).join(', ');
  if (!isRecord(value)) return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  const heading = headings.map((key) => value[key]).find((text) => typeof text === 'string');
  const type = typeof value.type === 'string' ? blockName(value.type) : undefined;
  return [type, heading].filter((text) => typeof text === 'string').join(' · ');
}
