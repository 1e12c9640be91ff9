import { expect, test } from 'vitest';
import { plainWords } from './plain-words';

test.each([
  [
    '"href" can\'t be "www.x.net": it does not start with https://.',
    'Link can\'t be "www.x.net": it does not start with https://.',
  ],
  ['"heading" can\'t be "video".', 'Heading can\'t be "video".'],
  [
    '"headin" is not a field of this hero. Did you mean "heading"?',
    '"headin" is not a field of this hero. Did you mean Heading?',
  ],
  ['"alt" is missing from this image.', 'Alt text is missing from this image.'],
  [
    'Write what it shows. If it adds nothing, write "decorative": true instead of "alt".',
    'Write what it shows. If it adds nothing, switch on Decorative instead of Alt text.',
  ],
  [
    '"symbol" must be true or false (without quotes), found "true".',
    'Symbol must be on or off, found "true".',
  ],
  ['Write true.', 'Switch it on.'],
  ['"cards" must be a list in [ ], found an object.', 'Cards must be a list, found a group of fields.'],
  [
    'Add "video": the 11 characters after watch?v= in its YouTube address.',
    'Add Video: the 11 characters after watch?v= in its YouTube address.',
  ],
  ['There is no block type "cards".', 'There is no block type Cards.'],
  ['Known types: hero, cardGrid.', 'Known types: Hero, Card grid.'],
  ['Allowed: light, ink.', 'Allowed: Light, Ink.'],
  [
    'Add it to "layouts" in site.json, or delete "layout".',
    'Add it to Layouts of the site, or delete Layout.',
  ],
  ['Add "phone" to "site" in site.json.', 'Add Phone to Settings of the site.'],
  ['There is no layout "service".', 'There is no layout "service".'],
  [
    'Phone number for customers. Token: {site.phone}.',
    'Phone number for customers. Texts that use it follow.',
  ],
  [
    'Texts can use some of them as tokens, such as {site.name} and {site.email}.',
    'Texts can use some of them.',
  ],
  [
    'Target of the link, such as tel:{site.phone}. Without it …',
    'Target of the link, such as a phone number. Without it …',
  ],
  ['True if the picture adds nothing to the text.', 'Yes if the picture adds nothing to the text.'],
  ['Leave it out only if `decorative` is true.', 'Leave it out only if Decorative is on.'],
  ['Ids from `logos` in site.json, in order.', 'Logos of the site, in order.'],
  ['`npm run validate` writes it.', '`npm run validate` writes it.'],
])('%s', (said, shown) => expect(plainWords(said)).toBe(shown));
