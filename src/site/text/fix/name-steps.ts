import { hasForeign, slug, withoutAccents } from './slug';
import { cut, type FixStep, losing, step } from './step';

const languages = new Map([
  ['english', 'en'],
  ['german', 'de'],
  ['deutsch', 'de'],
  ['french', 'fr'],
  ['français', 'fr'],
  ['spanish', 'es'],
  ['español', 'es'],
  ['italian', 'it'],
  ['italiano', 'it'],
  ['dutch', 'nl'],
  ['portuguese', 'pt'],
  ['indonesian', 'id'],
  ['arabic', 'ar'],
]);

export const languageSteps: readonly FixStep[] = [
  step('is the name of a language', (text) => languages.get(text.toLowerCase()) ?? text),
  step('has another form', (text) => canonical(text.replace(/[.@].*$/s, '').replace(/[_ ]/g, '-')) ?? text),
];

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

export const phoneSteps: readonly FixStep[] = [
  cut('has a word before the number', /^(?=[\p{L}\p{So}])[^\d+(]+/u),
  cut('starts with 00', /^00/, '+'),
  step('has dots or slashes', (text) => text.replace(/[./]+/g, ' ').replace(/ {2,}/g, ' ')),
  cut('starts with a bracket', /^\(([^()]*)\)/, '$1'),
];

export const emailSteps: readonly FixStep[] = [
  cut('has a name before the address', /^[^<]*<([^<>]+)>.*$/s, '$1'),
  cut('starts with mailto:', /^mailto:/i),
  step('has a word instead of @', (text) => text.replace(/(?<!\s)\s*[[(](at|@)[\])]\s*/i, '@')),
  cut('has spaces', /\s+/g),
];

export const colorSteps: readonly FixStep[] = [
  step('has another form', (text) =>
    text.replace(
      /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b.*$/i,
      (_, ...parts: string[]) =>
        `#${parts
          .slice(0, 3)
          .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
          .join('')}`,
    ),
  ),
  cut('does not start with #', /^(0x)?(?=[\da-f]{3}([\da-f]{3})?$)/i, '#'),
  step('has three digits', (text) => text.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3')),
  cut('has eight digits', /^(#[\da-f]{6})[\da-f]{2}$/i, '$1'),
  step('has capital letters', (text) => text.toLowerCase()),
];

export const videoSteps: readonly FixStep[] = [
  // A video that only those find who know its address has a second part.
  cut(
    'is a full address',
    /^.*vimeo\.com\/(?:video\/|manage\/videos\/)?(\d{6,12})(?:\/|\?(?:[^#]*&)?h=)([\da-f]{8,12})(?!\w).*$/s,
    'vimeo/$1/$2',
  ),
  cut('is a full address', /^.*vimeo\.com\/(?:[\w/-]*\/)?(\d{6,12})(?!\w).*$/s, 'vimeo/$1'),
  cut(
    'is a full address',
    /^.*(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/|\/live\/|\/v\/)([\w-]{11})(?![\w-]).*$/s,
    '$1',
  ),
];

export const positionSteps: readonly FixStep[] = [
  cut('is a full address', /^.*#map=(\d{1,2})(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+).*$/s, '$2,$3,$1'),
  cut('is a full address', /^.*[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+).*$/s, '$1,$2'),
  cut('is a full address', /^geo:(-?[\d.]+,-?[\d.]+)(?:\?z=(\d{1,2}))?.*$/s, '$1,$2'),
  cut('has a comma at the end', /,$/),
  cut('has spaces', /\s+/g),
];

export const idSteps: readonly FixStep[] = [
  cut('starts with #', /^#/),
  step('has capital letters', (text) => text.toLowerCase()),
  losing(cut('does not start with a letter', /^[\d_-]+(?=[a-z])/)),
  step('has letters with accents', withoutAccents),
  step('has other characters than letters, digits and hyphens', (text) =>
    hasForeign(text) ? text : slug(text),
  ),
];

export const imageSteps: readonly FixStep[] = [
  step('has \\ instead of /', (text) => text.replaceAll('\\', '/')),
  cut('does not start with images/', /^.*?(?=images\/)/i),
  step('has capital letters in "images"', (text) => text.replace(/^images\//i, 'images/')),
  cut('does not start with images/', /^(?:\.\/)*(?!images\/|\/|\.\.)/, 'images/'),
  step('has an end in capital letters', (text) => text.replace(/\.[a-z]+$/i, (end) => end.toLowerCase())),
  cut('has a query', /[?#].*$/s),
];

export const iconSteps: readonly FixStep[] = [
  step('has \\ instead of /', (text) => text.replaceAll('\\', '/')),
  cut('does not start with images/icons/', /^(?!images\/icons\/[^/]+$).*\//, 'images/icons/'),
  step('has an end in capital letters', (text) => text.replace(/\.[a-z]+$/i, (end) => end.toLowerCase())),
];

export const pageFilesSteps: readonly FixStep[] = [
  step('has \\ instead of /', (text) => text.replaceAll('\\', '/')),
  cut('does not start in the content folder', /^.*\/(?=pages\/)/),
  cut('starts with ./ or /', /^(?:\.?\/)+/),
  step('does not end with .json', (text) =>
    text
      .replace(/\{json\}$/, 'json')
      .replace(/\/\*{0,2}$/, '/**/*.json')
      .replace(/\/\*\.\*$/, '/*.json')
      .replace(/\.JSON$/i, '.json'),
  ),
];

export const seedSteps: readonly FixStep[] = [
  step('has capital letters', (text) => text.toLowerCase()),
  cut('has spaces', /[\s_.]+/g, '-'),
];
