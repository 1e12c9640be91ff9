import { dialed } from '../dialed';
import { hasForeign, slug, withoutAccents } from './slug';
import { cut, type FixStep, losing, step } from './step';

const isPath = (text: string) => !/^[a-z]+:/i.test(text) && !text.startsWith('//');

/** Only of the path before `#`. */
const inPath =
  (fix: (path: string) => string) =>
  (text: string): string => {
    if (!isPath(text)) return text;
    const [path = '', ...anchor] = text.split('#');
    return [fix(path), ...anchor].join('#');
  };

const lower = step(
  'has capital letters',
  inPath((path) => path.toLowerCase()),
);

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** How the name of a file ends. */
export const fileEnd = /\.[a-z]\w{1,4}$/i;

/** Replaces characters, if none is one of another script or an emoji, which are no mistake of typing. */
export const plainParts = inPath((path) => {
  const plain = (part: string) => part.replace(/[^a-z0-9-]+/g, '-').replace(/^-+$|(?<!-)-+$/, '');
  const fixed = path.split('/').map(plain).join('/');
  // A path of punctuation alone has no clear meaning.
  return hasForeign(path) || /^\/*$/.test(fixed) ? path : fixed;
});

/** What a path of a page can't have; each is corrected only while the field refuses the text. */
export const pathSteps: readonly FixStep[] = [
  step(
    'has \\ instead of /',
    inPath((path) => path.replaceAll('\\', '/')),
  ),
  step(
    'is the name of a file',
    inPath((path) =>
      path.replace(
        /^(?:.*\/)?pages\/((?:(?!\/pages\/).)+)\.json$/i,
        (_, page: string) => `/${page.replace(/(^|\/)(index|home)$/, '')}`,
      ),
    ),
  ),
  step(
    'does not start with /',
    inPath((path) => path.replace(/^(\.{1,2}\/)+/, '/')),
  ),
  losing(cut('has a query', /\?[^#]*/)),
  step(
    (text) => `ends with ${/\.\w+(?=#|$)/.exec(text)?.[0] ?? ''}`,
    inPath((path) => path.replace(/(\/index)?\.(html?|php|aspx?|jsp|md|json)$/i, '') || path.slice(0, 1)),
  ),
  step(
    'has // in it',
    inPath((path) => path.replace(/\/{2,}/g, '/')),
  ),
  lower,
  step('has the code of a character', inPath(decoded)),
  step('has letters with accents', inPath(withoutAccents)),
  step(
    'has spaces or underscores',
    inPath((path) => path.trim().replace(/[\s_]+/g, '-')),
  ),
  step('has other characters than letters, digits and hyphens', (text) =>
    text.startsWith('/') && !fileEnd.test(text) ? plainParts(text) : text,
  ),
  step(
    'ends with /',
    inPath((path) => path.replace(/(^\/|[^/])\/+$/, '$1')),
  ),
  step('does not start with /', (text) => (isPath(text) && !/^[/#]/.test(text) ? `/${text}` : text)),
];

/** What comes after `#`. */
export const anchorStep = step('has an id that no block can have', (text) => {
  const [path = '', ...ids] = text.split('#');
  if (ids.length === 0 || !isPath(text)) return text;
  const anchor = ids.join('-');
  const id = hasForeign(anchor) ? '' : slug(anchor);
  return id === '' ? path : `${path}#${id}`;
});

/** Hosts of other sites have a dot: `http:/contact` is hardly one of them, nor is `http:/contact.html`. */
const host = '(?=[^/.\\s]+\\.)(?![^/.\\s]+\\.(?:html?|php)(?:[?#]|$))';
const misspeltStart = new RegExp(`^h{1,2}t{1,3}p{1,2}(s*)[:;.]?/+${host}|^h?t{2,3}p(s*)[:;]/+${host}`, 'i');
const cutStart = new RegExp(`^(https?):(?!//)${host}`, 'i');

/** Corrections of full addresses. */
export const schemeSteps: readonly FixStep[] = [
  step('has \\ instead of /', (text) => (/^[a-z]+:/i.test(text) ? text.replaceAll('\\', '/') : text)),
  step('has a start in capital letters', (text) =>
    text.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()),
  ),
  step('has a misspelt start', (text) =>
    text
      .replace(misspeltStart, (_, one = '', two = '') => (one + two === '' ? 'http://' : 'https://'))
      .replace(cutStart, '$1://')
      .replace(/^(h?t{1,3}ps?|hppts?|htpps?|hhtps?):\/\//i, (found) =>
        /s:/i.test(found) ? 'https://' : 'http://',
      ),
  ),
  losing(
    cut(
      (text) => `starts with ${/^(https?:)?\/*/i.exec(text)?.[0]}`,
      /^(https?:\/?|\/\/+)(?=[a-z0-9-]+(\/|#|$))/i,
      '/',
    ),
  ),
  step('has a space after its start', (text) => text.replace(/^([a-z]+:\/{0,2})\s+/i, '$1')),
  cut('does not start with https:', /^\/\/(?=[\w-]+\.)/, 'https://'),
  cut(
    'does not start with https://',
    /^(?=www\.|[\w-]+(\.[\w-]+)*\.(com|net|org|io|eu|co|de|uk|id|info)(\/|$))/i,
    'https://',
  ),
  step('contains a space', (text) => (/^https?:/.test(text) ? text.trim().replace(/\s+/g, '%20') : text)),
];

/** Corrections of mail addresses and phone numbers. */
export const contactSteps: readonly FixStep[] = [
  cut(
    'does not start with mailto:',
    /^(?:(?:e-?)?mail(?:[:;/]+|to[:;./]+)\s*)?(?=[^\s@/:;.][^\s@/:]*@[^\s@/]+\.\w+$)/i,
    'mailto:',
  ),
  losing(step('has a query', (text) => (text.startsWith('mailto:') ? text.replace(/\?.*$/s, '') : text))),
  step('has spaces', (text) => (text.startsWith('mailto:') ? text.replace(/\s/g, '') : text)),
  step('does not start with tel:', (text) =>
    /^(phone:|call:|callto:)?\s*(\+|00|\()?\d[\d ()./-]{5,}$/i.test(text)
      ? `tel:${dialed(`tel:${text.replace(/^\w+:/, '').replace(/^00/, '+')}`).replace(/[^\d+]/g, '')}`
      : text,
  ),
  step('has spaces', (text) =>
    text.startsWith('tel:')
      ? dialed(text)
          .replace(/[^\d+{}.a-z<>"\\]/gi, '')
          .replace(/^tel/, 'tel:')
      : text,
  ),
];
