import type { JsonPath } from '../json/json-path';
import { en } from '../words/en';
import { isWellFormed, localeOf } from '../words/locale-of';
import { placeholdersOf, type WordName } from '../words/words';
import { shippedLanguages, shippedWords } from '../words/words-of';
import { type FieldContext, type Rule, siteDocument } from './rule';

const names = Object.keys(en).filter((name): name is WordName => name in en);
/** These ask visitors whether they allow cookies. */
const ofCookies = names.filter((name) => name.startsWith('cookies'));
/** These are only where there is an announcement. */
const ofAnnouncements: readonly WordName[] = ['announcement', 'closeAnnouncement'];
/** These are only in some blocks. */
const ofGalleries: readonly WordName[] = ['previousPicture', 'nextPicture', 'closePictures'];
const ofHours: readonly WordName[] = [
  'openNow',
  'openUntil',
  'closedNow',
  'opensAt',
  'opensOn',
  'closed',
  'today',
  'otherHours',
];
const ofLists: readonly WordName[] = [
  'listPages',
  'listPage',
  'newer',
  'older',
  'previousPage',
  'nextPage',
  'topics',
  'allTopics',
  'feed',
  'rowsShown',
];

interface Mistakes {
  tag: [tag: string];
  missing: [tag: string, names: readonly string[]];
  ofBlock: [tag: string, names: readonly string[]];
  placeholders: [name: string, found: string, wanted: string];
}

export const interfaceWords: Rule<Mistakes> = {
  id: 'interface-words',
  severity: 'error',
  meaning: 'The interface, such as the buttons of a carousel, has all its words in the language of the site.',
  messages: {
    tag: {
      message: (tag) => `${tag} is not a valid language tag.`,
      help: () => 'Write each part only once, such as en, de-AT or zh-Hant-TW.',
      example: ['de-1996-1996'],
    },
    missing: {
      message: (tag, names) =>
        `The interface has no words in ${tag} yet: ${names.length === 1 ? 'one is' : `${names.length} are`} missing.`,
      help: (_, names) =>
        `Add "words" beside "language", with ${names.join(', ')}. Only ${shippedLanguages.join(', ')} need none.`,
      example: ['sv', ['skip', 'menu']],
    },
    ofBlock: {
      part: 'type',
      message: (tag, names) => `The words of this block are missing in ${tag}: ${names.join(', ')}.`,
      help: () => 'Add them to "words" beside "language" in site.json.',
      example: ['sv', ofGalleries],
    },
    placeholders: {
      message: (name, found, wanted) =>
        `The word "${name}" needs ${wanted || 'no %…%'}, found ${found || 'none of it'}.`,
      help: (_, found, wanted) =>
        wanted
          ? `Write ${wanted} where the site is to fill in the value.`
          : `Take out ${found}: the site fills in nothing here.`,
      example: ['slideName', '%position%', '%position% and %count%'],
    },
  },
  fields: {
    galleryBlock: (_, context, at) => checkBlock(ofGalleries, context, at),
    hoursBlock: (_, context, at) => checkBlock(ofHours, context, at),
    listBlock: (_, context, at) => checkBlock(ofLists, context, at),
  },
  site({ site }, report) {
    if (!site) return;
    const { language, words = {}, analytics } = site.site;
    const { announcement } = site.header;
    const place = { document: siteDocument, pointer: '/site/language' };
    if (!isWellFormed(localeOf(language))) report(place, 'tag', language);
    else if (!shippedWords(language)) {
      const unused: readonly WordName[] = [
        ...(analytics?.google ? [] : ofCookies),
        ...(announcement ? [] : ofAnnouncements),
        ...ofGalleries,
        ...ofHours,
        ...ofLists,
      ];
      const missing = names.filter((name) => words[name] === undefined && !unused.includes(name));
      if (missing.length > 0) report(place, 'missing', language, missing);
    }
    for (const name of names) {
      const word = words[name];
      if (word === undefined) continue;
      const [found, wanted] = [word, en[name]].map((text) =>
        [...new Set(placeholdersOf(text))].sort().join(' and '),
      );
      if (found !== wanted)
        report(
          { document: siteDocument, pointer: `/site/words/${name}` },
          'placeholders',
          name,
          found ?? '',
          wanted ?? '',
        );
    }
  },
};

function checkBlock(
  needed: readonly WordName[],
  { content: { site }, report }: FieldContext<Mistakes>,
  at: JsonPath,
) {
  if (!site || shippedWords(site.site.language)) return;
  const missing = needed.filter((name) => site.site.words?.[name] === undefined);
  if (missing.length > 0) report(at, 'ofBlock', site.site.language, missing);
}
