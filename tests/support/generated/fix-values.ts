import { parseMarkdown } from '../../../src/site/page/markdown';
import { isIconFile, picturesIn } from '../../../src/site/page/pictures';
import { type RichText, visitRichText } from '../../../src/site/page/rich-text';
import { strayBraces } from '../../../src/site/page/tokens';
import type {
  Analytics,
  FileImage,
  HoursException,
  Logo,
  Plausible,
  Settings,
} from '../../../src/site/schema/types.gen';
import { hostFlaw } from '../../../src/site/text/host-flaw';
import { readAuthority } from '../../../src/site/text/host-letters';
import { isUrl } from '../../../src/site/text/is-url';
import { en } from '../../../src/site/words/en';
import { placeholdersOf, type Words } from '../../../src/site/words/words';
import { shippedLanguages } from '../../../src/site/words/words-of';
import type { Written } from '../written';
import { literal } from './hostile-text';

/** The targets that links and names of a site may have, and those that must be created. */
export interface FixContext {
  paths: readonly string[];
  /** Ids of blocks by the path of their page. */
  ids: ReadonlyMap<string, readonly string[]>;
  logos: Set<string>;
  images: Set<string>;
}

/** Values by their kind with what no schema can say made true. */
export const fixes = {
  line,
  markdown,
  longText,
  href,
  httpsUrl: address,
  endpoint,
  suffix: (value: string) => usable(value) || '+',
  logoId(id: string, { logos }: FixContext) {
    logos.add(id);
    return id;
  },
  imageFile: image,
  icon: (name: string, context: FixContext) => (isIconFile(name) ? image(name, context) : name),
  calendarDate: shortened,
  partialDate: shortened,
  fileImage(
    { src, alt = 'A picture', decorative, imagePhone, ...fields }: Written<FileImage>,
    context: FixContext,
  ) {
    const said =
      decorative === true ? { decorative } : { alt: line(alt), ...(decorative === false && { decorative }) };
    const shown = image(src, context);
    const phone = imagePhone && { ...imagePhone, src: image(imagePhone.src, context) };
    return { ...fields, src: shown, ...said, ...(phone && phone.src !== shown && { imagePhone: phone }) };
  },
  timeSpans: (spans: readonly string[]) => [sorted(spans[0] ?? '')],
  hoursException: ({ from, to, hours, text }: Written<HoursException>) => ({
    from: shortened(from),
    ...(to !== undefined && { to: shortened(to < from ? from : to) }),
    ...(hours && { hours: [sorted(String(hours[0]))] }),
    ...(text !== undefined && { text: line(text) }),
  }),
  logo({ name, file, href: link, ...fields }: Written<Logo>, context: FixContext) {
    return {
      ...fields,
      name: line(name),
      ...(file !== undefined && { file: image(file.replace(/\w+$/, 'svg'), context) }),
      ...(link !== undefined && { href: href(link, context) }),
    };
  },
  settings(
    {
      name,
      email,
      address: street,
      url,
      icon,
      language,
      words,
      brand,
      wordmark,
      ...fields
    }: Written<Settings>,
    context: FixContext,
  ) {
    return {
      ...fields,
      language: shippedLanguages[language.length % shippedLanguages.length] ?? 'en',
      ...(brand && {
        brand: {
          ...brand,
          ...(brand.headingFont && { headingFont: 'geist' }),
          ...(brand.textFont && { textFont: 'funnel-display' }),
        },
      }),
      ...(fields.timeZone !== undefined && { timeZone: 'Asia/Makassar' }),
      ...(words && { words: withPlaceholders(words) }),
      name: withoutBraces(name) || 'Northport',
      email: mailbox(email),
      url: url.length % 2 === 0 ? 'https://northport.example' : 'https://northport.example/sub/site',
      ...(street !== undefined && { address: numbered(withoutBraces(street)) }),
      ...(icon !== undefined && { icon: image(icon, context) }),
      ...(wordmark && {
        wordmark: {
          file: image(wordmark.file, context),
          ...(wordmark.dark !== undefined && { dark: image(wordmark.dark, context) }),
        },
      }),
      ...(fields.social && { social: fields.social.map((link) => ({ ...link, href: address(link.href) })) }),
      ...(fields.analytics && {
        analytics: analytics(fields.analytics),
      }),
    };
  },
};

/** The last days of short months do not exist. */
function shortened(date: string): string {
  return date.replace(/-(29|3\d)$/, '-28');
}

/** A span that ends after it begins. */
function sorted(span: string): string {
  const [opens = '', closes = ''] = span.split('-').sort();
  return opens === closes || opens === '24:00' ? '08:00-12:00' : `${opens}-${closes}`;
}

const numbered = (street: string) => (street.length < 390 ? `${street} 4` : 'Harbor Road 4');

/** Words that fill in what the English ones do. */
const withPlaceholders = (words: Partial<Words>) =>
  Object.fromEntries(
    Object.entries(en).flatMap(([name, english]) => {
      const word = Object.entries(words).find(([own]) => own === name)?.[1];
      const filled = placeholdersOf(english).join(' ');
      return word === undefined
        ? []
        : [[name, `${withoutBraces(word.replaceAll('%', ''))} ${filled}`.trim() || name]];
    }),
  );

export const usable = (text: string) => text.replace(/\p{Noncharacter_Code_Point}|\p{Surrogate}/gu, '');
const withServer = <Counter extends { server?: string }>(counter: Counter): Counter =>
  counter.server === undefined || isAddress(counter.server)
    ? counter
    : { ...counter, server: 'https://stats.northport.example' };

const withDomain = (plausible: Plausible): Plausible =>
  isAddress(`https://${plausible.domain}`) ? plausible : { ...plausible, domain: 'northport.example' };

const analytics = ({ vitalsEndpoint, plausible, umami, matomo, ...fields }: Analytics): Analytics => ({
  ...fields,
  ...(vitalsEndpoint !== undefined && { vitalsEndpoint: endpoint(vitalsEndpoint) }),
  ...(plausible && { plausible: withServer(withDomain(plausible)) }),
  ...(umami && { umami: withServer(umami) }),
  ...(matomo && { matomo: withServer(matomo) }),
});

const withoutBraces = (text: string) => usable(text).replace(/[{}]/g, '');
const withoutTokens = (text: string) => text.replaceAll('{', '{{');

function line(value: string): string {
  const text = usable(value);
  return strayBraces(text).length > 0 ? withoutTokens(text) : text;
}

function markdown(value: string): string {
  const text = usable(value);
  const { rich, unsupported } = parseMarkdown(text);
  return unsupported.length > 0 || isWrong(rich) ? literal(withoutTokens(oneLine(text))) : text;
}

/** Pictures are those of the site. */
function longText(value: string, context: FixContext): string {
  const text = usable(value);
  const { rich, unsupportedInLong } = parseMarkdown(text);
  const pictures = picturesIn(rich);
  const lacks = pictures.some(({ alt }) => alt === '');
  if (unsupportedInLong.length > 0 || lacks || isWrong(rich)) return literal(withoutTokens(oneLine(text)));
  for (const { src } of pictures) context.images.add(src);
  return text;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function isWrong(rich: RichText): boolean {
  let wrong = false;
  const check = (part: string) => {
    wrong ||= strayBraces(part).length > 0;
  };
  visitRichText(rich, {
    text: check,
    code: check,
    link({ href }) {
      wrong ||= !/^(\/$|https:|mailto:|tel:)/.test(href);
    },
  });
  return wrong;
}

function href(value: string, { paths, ids }: FixContext): string {
  const text = usable(value);
  if (/^https?:/.test(text)) return address(text);
  if (!text.startsWith('/')) return strayBraces(text).length > 0 ? withoutBraces(text) : text;
  const path = paths[text.length % paths.length] ?? '/';
  const [id] = ids.get(path) ?? [];
  return text.includes('#') && id !== undefined ? `${path}#${id}` : path;
}

/** The patterns allow hosts that do not exist, such as those that start with xn--. */
const isAddress = (text: string) =>
  isUrl(text) && hostFlaw(readAuthority(text)?.host ?? '', 'site') === undefined;

function mailbox(value: string): string {
  const text = usable(value).replace(/[?\\]/g, '');
  return hostFlaw(text.replace(/^.*@/s, ''), 'mail') === undefined ? text : 'hello@northport.example';
}

function address(value: string): string {
  const text = usable(value);
  return isAddress(text) ? text : 'https://northport.example/';
}

function endpoint(value: string): string {
  const text = usable(value);
  if (text.startsWith('/')) return text;
  const { host, username } = new URL(address(text));
  const isNamed = isAddress(text) && username === '' && /^[\w-]+(\.[\w-]+)*$/.test(host);
  return isNamed ? text : 'https://forms.example/contact';
}

function image(src: string, { images }: FixContext): string {
  const file = src.endsWith('.svg') ? src : src.replace(/\w+$/, 'png');
  // Some computers take two names that differ by capital letters for one.
  const known = [...images].find((name) => name.toLowerCase() === file.toLowerCase());
  images.add(known ?? file);
  return known ?? file;
}
