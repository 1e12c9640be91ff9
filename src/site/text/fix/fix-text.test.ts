import fc from 'fast-check';
import { expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { fixText } from './fix-text';

const { language, phone } = schema.$defs.settings.properties;
const patterns: Readonly<Record<string, string>> = {
  language: language.pattern,
  phone: phone.pattern,
  ...Object.fromEntries(
    Object.entries(schema.$defs).flatMap(([kind, node]) => ('pattern' in node ? [[kind, node.pattern]] : [])),
  ),
};

test.each([
  ['timeSpan', '08:00 - 12:00', '08:00-12:00', 'contains spaces'],
  ['timeSpan', '08:00~12:00', '08:00-12:00', 'has another character than a hyphen between the times'],
  ['timeSpan', '8:00-12:00', '08:00-12:00', 'has an hour of one digit'],
  ['timeSpan', '08.30-12h15', '08:30-12:15', 'has no colon in a time'],
  ['timeSpan', '14-18', '14:00-18:00', 'has a time without minutes'],
  ['timeSpan', '14h-18h', '14:00-18:00', 'has a time without minutes'],
  ['calendarDate', '24.12.2026', '2026-12-24', 'has the day first'],
  ['calendarDate', '2026/12/24', '2026-12-24', 'has no hyphens between its numbers'],
  ['calendarDate', '2026-1-6', '2026-01-06', 'has a month or a day of one digit'],
  ['partialDate', '2026-5', '2026-05', 'has a month or a day of one digit'],
  ['href', '/contact/', '/contact', 'ends with /'],
  ['href', '/Contact', '/contact', 'has capital letters'],
  ['href', '/contact.html#form', '/contact#form', 'ends with .html'],
  ['href', '/contact?utm_source=mail', '/contact', 'has a query'],
  ['href', '“/contact”', '/contact', 'has quotes or brackets around it'],
  ['href', '/contact\u200B', '/contact', 'contains U+200B (zero-width space)'],
  ['href', '/cont\u0430ct', '/contact', 'contains U+0430 (Cyrillic а)'],
  ['href', '/terms\u2011and\u2011conditions', '/terms-and-conditions', 'contains U+2011 (no-break hyphen)'],
  ['href', '/a&amp;b', '/a-b', 'contains the HTML entity &amp;'],
  ['href', '/network%20design', '/network-design', 'has the code of a character'],
  ['href', '/r\u00E9seau', '/reseau', 'has letters with accents'],
  ['href', 'pages/services/radio.json', '/services/radio', 'is the name of a file'],
  ['href', '../contact', '/contact', 'does not start with /'],
  ['href', 'faq', '/faq', 'does not start with /'],
  ['href', '/contact#The Form', '/contact#the-form', 'has an id that no block can have'],
  ['href', 'https:/www.cisco.com/', 'https://www.cisco.com/', 'has a misspelt start'],
  ['href', 'htps://cisco.com', 'https://cisco.com', 'has a misspelt start'],
  ['href', 'http:/contact', '/contact', 'starts with http:/'],
  ['href', '//contact#form', '/contact#form', 'starts with //'],
  ['href', 'mail:eva@harbor.net', 'mailto:eva@harbor.net', 'does not start with mailto:'],
  ['href', 'mailto//eva@harbor.net', 'mailto:eva@harbor.net', 'does not start with mailto:'],
  ['href', 'https//cisco.com', 'https://cisco.com', 'has a misspelt start'],
  ['href', 'http:cisco.com', 'http://cisco.com', 'has a misspelt start'],
  ['href', 'HTTPS://cisco.com', 'https://cisco.com', 'has a start in capital letters'],
  ['href', '//cisco.com', 'https://cisco.com', 'does not start with https:'],
  ['href', 'www.cisco.com', 'https://www.cisco.com', 'does not start with https://'],
  ['href', 'https://cisco.com/a b', 'https://cisco.com/a%20b', 'contains a space'],
  ['href', 'mailto:a@b.net?subject=Offer', 'mailto:a@b.net', 'has a query'],
  ['href', '+62 361 444 0142', 'tel:+623614440142', 'does not start with tel:'],
  ['href', '0049 (0)361 444 0142', 'tel:+493614440142', 'does not start with tel:'],
  ['href', 'tel: +49 (0) 361 444', 'tel:+49361444', 'has spaces'],
  ['href', 'tel: +39 (0) 6 444', 'tel:+3906444', 'has spaces'],
  ['anchor', '3-steps', 'steps', 'does not start with a letter'],
  ['anchor', 'r\u00E9seau', 'reseau', 'has letters with accents'],
  ['pagePath', '/coffee®', '/coffee', 'has other characters than letters, digits and hyphens'],
  ['pagePath', '/plan-\u0430', '/plan-a', 'contains U+0430 (Cyrillic а)'],
  ['phone', '☎ 0361 444', '0361 444', 'has a word before the number'],
  ['pagePath', '/services/*', '/services', 'has other characters than letters, digits and hyphens'],
  ['pagePath', '/services/&amp;', '/services', 'contains the HTML entity &amp;'],
  ['pagePath', 'https://harbor.net/services/radio/', '/services/radio', 'is a full address'],
  ['pagePath', '/Services/Network Design', '/services/network-design', 'has capital letters'],
  ['aliasPath', '/old/page/', '/old/page', 'ends with /'],
  ['imageFile', 'content/images/a.png', 'images/a.png', 'does not start with images/'],
  ['imageFile', '../images/a.PNG', 'images/a.png', 'does not start with images/'],
  ['pageFiles', './content/pages/**/*.json', 'pages/**/*.json', 'does not start in the content folder'],
  ['pageFiles', 'pages/', 'pages/**/*.json', 'does not end with .json'],
  ['color', '#FFF', '#ffffff', 'has three digits'],
  ['color', 'rgb(27, 160, 215)', '#1ba0d7', 'has another form'],
  ['color', '1BA0D7', '#1ba0d7', 'does not start with #'],
  ['email', 'Anna <anna@harbor.net>', 'anna@harbor.net', 'has a name before the address'],
  ['email', 'anna (at) harbor.net', 'anna@harbor.net', 'has a word instead of @'],
  ['phone', '0361.555.0142', '0361 555 0142', 'has dots or slashes'],
  ['phone', '(0361) 444/0142', '(0361) 444 0142', 'has dots or slashes'],
  ['phone', ' +62 361 444', '+62 361 444', 'starts or ends with a space'],
  ['phone', '“0361 444”', '0361 444', 'has quotes or brackets around it'],
  ['phone', '0361–444', '0361-444', 'contains U+2013 (en dash)'],
  ['phone', 'Tel. 0361 444', '0361 444', 'has a word before the number'],
  ['language', 'en_us', 'en-US', 'has another form'],
  ['videoId', 'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=9', 'M7lc1UVf-VE', 'is a full address'],
  [
    'mapPosition',
    'https://www.openstreetmap.org/#map=17/51.50070/-0.12460',
    '51.50070,-0.12460,17',
    'is a full address',
  ],
  [
    'mapPosition',
    'https://www.openstreetmap.org/node/1?mlat=51.5&mlon=-0.1#map=15/51.5/-0.1&layers=N',
    '51.5,-0.1,15',
    'is a full address',
  ],
  ['mapPosition', 'https://www.openstreetmap.org/?mlat=51.5&mlon=-0.1', '51.5,-0.1', 'is a full address'],
  ['mapPosition', 'geo:51.5,-0.1?z=16', '51.5,-0.1,16', 'is a full address'],
  ['mapPosition', '51.5, -0.1', '51.5,-0.1', 'has spaces'],
  ['videoId', 'https://vimeo.com/76979871', 'vimeo/76979871', 'is a full address'],
  ['videoId', 'https://vimeo.com/channels/staffpicks/76979871', 'vimeo/76979871', 'is a full address'],
  ['videoId', 'https://vimeo.com/76979871/8272103f6e', 'vimeo/76979871/8272103f6e', 'is a full address'],
  [
    'videoId',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&b=0',
    'vimeo/76979871/8272103f6e',
    'is a full address',
  ],
  ['videoId', 'vimeo.com/76979871#t=10s', 'vimeo/76979871', 'is a full address'],
  ['anchor', '#The form', 'the-form', 'starts with #'],
  ['httpsUrl', 'http://harbor.net', 'https://harbor.net', 'starts with http://'],
])('%s: %j was meant as %j, because it %s', (kind, text, meant, why) => {
  const fixed = fixText(text, kind, patterns[kind]);
  expect(fixed?.text).toBe(meant);
  expect(fixed?.why[0]).toBe(why);
});

test.each([
  ['pagePath', '/خدمات'],
  ['pagePath', '/services/контакты'],
  ['pagePath', '/a/🎉'],
  ['pagePath', '/services/wifi-контакты'],
  ['pagePath', '/services/radio-🎉'],
  ['pagePath', '/services/оса'],
  ['anchor', 'faq-Вопросы'],
  ['anchor', 'Вопросы'],
  ['href', '#faq'],
  ['href', '/*'],
  ['pagePath', '/&'],
  ['timeSpan', '1pm-5pm'],
  ['timeSpan', '8-25'],
  ['calendarDate', '12/11/2026'],
  ['calendarDate', '24.13.2026'],
])('%s: it is not clear what %j was meant as', (kind, text) => {
  expect(fixText(text, kind, patterns[kind])).toBeUndefined();
});

test('what is proposed fits the field, and is not corrected again', () => {
  const part = fc.constantFrom(
    '/',
    'contact',
    'https:',
    '//',
    ' ',
    '\u200B',
    '#',
    '?a=1',
    '.html',
    'A',
    '_',
    '@',
    '.com',
    '\\',
    '(',
    '&amp;',
    '\u0430',
    '-',
    '+62 361',
    'images/',
    '.png',
  );
  const text = fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(patterns)), text, (kind, written) => {
      const fixed = fixText(written, kind, patterns[kind]);
      if (!fixed) return;
      expect(fixed.text).toMatch(new RegExp(patterns[kind] ?? '', 'u'));
      expect(fixed.why.join('')).not.toBe('');
      expect(fixText(fixed.text, kind, patterns[kind])).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test.each(['constructor', '__proto__', 'Constructor', 'hasOwnProperty'])(
  'no language is called %s',
  (language) => {
    expect(fixText(language, 'language', patterns.language)).toBeUndefined();
  },
);
