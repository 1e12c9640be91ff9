import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { loadContent } from '../../../src/node/base/content/load-content';
import { definedIn } from '../../../src/site/files/collection-files';
import { compileWalk } from '../../../src/site/schema/walk';
import { filesIn } from '../../support/files-in';
import { fixtureSite } from '../../support/fixture-site';

/**
 * Each field as `kind.field`. A site that counts or measures its visits would disturb all other tests; visits.test.ts
 * and vitals.test.ts have one. So would words, a brand, another header or footer, drawings, other forms of blocks,
 * pictures for phones, shared blocks and the other forms of lists: right-to-left, brand, looks, drawings, forms, boxes,
 * shared-blocks and list-forms have them.
 */
const usedElsewhere = [
  'settings.dates',
  'page.until',
  'page.then',
  'announcement.from',
  'announcement.until',
  'settings.words',
  'settings.brand',
  'settings.wordmark',
  'settings.analytics',
  'settings.verification',
  'brand.color',
  'brand.tint',
  'brand.corners',
  'brand.accent',
  'brand.ground',
  'brand.frame',
  'brand.cards',
  'brand.density',
  'brand.scale',
  'brand.weight',
  'brand.heads',
  'brand.buttons',
  'brand.headingFont',
  'brand.textFont',
  'analytics.plausible',
  'analytics.umami',
  'analytics.matomo',
  'analytics.google',
  'analytics.vitalsEndpoint',
  'plausible.domain',
  'plausible.server',
  'umami.website',
  'umami.server',
  'matomo.server',
  'matomo.site',
  'google.measurementId',
  'verification.google',
  'verification.bing',
  'verification.yandex',
  'verification.pinterest',
  'verification.facebook',
  'drawing.type',
  'drawing.kind',
  'drawing.form',
  'drawing.things',
  'drawing.seed',
  'sharedBlock.type',
  'sharedBlock.of',
  'site.shared',
  'header.as',
  'header.tone',
  'header.announcement',
  'header.top',
  'header.menus',
  'header.phone',
  'headerPhone.label',
  'headerPhone.href',
  'announcement.text',
  'announcement.link',
  'fact.text',
  'fact.icon',
  'fact.href',
  'wordmark.file',
  'wordmark.dark',
  'menuLink.group',
  'footer.as',
  'footer.tone',
  'footer.hours',
  'footer.logos',
  'footer.badges',
  'footerHours.heading',
  'footerHours.rows',
  'footerHours.link',
  'footerHoursRow.days',
  'footerHoursRow.hours',
  'heroBlock.as',
  'cardGridBlock.as',
  'footer.strip',
  'cardGridBlock.columns',
  'cardGridBlock.actions',
  'splitBlock.as',
  'fileImage.imagePhone',
  'phoneImage.src',
  'phoneImage.focus',
  'listBlock.by',
  'listBlock.columns',
  'rowField.list',
  'rowItem.href',
  'rowItem.icon',
  'rowItem.value',
];

/** Grounds of blocks and boxes of pictures: tones.test.ts has each block on each, boxes.test.ts each in each. Their dates: site-at.test.ts. */
const ofEveryBlock = /Block\.(tone|backdrop|box|draft|from|until)$/;

const objects = Object.entries(schema.$defs).flatMap(([kind, definition]) =>
  'properties' in definition ? [[kind, Object.keys(definition.properties)] as const] : [],
);
const fields = objects.flatMap(([kind, names]) => names.map((name) => `${kind}.${name}`));

function usedFields(): Set<string> {
  const used = new Set<string>();
  const visitors = Object.fromEntries(
    objects.map(([kind]) => [
      kind,
      (value: object) => {
        for (const name of Object.keys(value)) used.add(`${kind}.${name}`);
      },
    ]),
  );
  const walkSite = compileWalk('site', visitors);
  const walkPage = compileWalk('page', visitors);
  const walkCollection = compileWalk('collection', visitors);
  const walkItem = compileWalk('rowItem', visitors);
  for (const file of filesIn(fixtureSite).filter((name) => name.endsWith('.json'))) {
    const content = JSON.parse(readFileSync(join(fixtureSite, file), 'utf8'));
    if (file === 'site.json') {
      for (const name of Object.keys(content)) used.add(`site.${name}`);
      walkSite(content, undefined);
    } else if (definedIn(file) !== undefined) {
      walkCollection(content, undefined);
      for (const page of [content.page, content.groups.page]) walkPage(page, undefined);
      walkItem(content.item, undefined);
    }
    // A row has the dates of its page.
    else walkPage(content, undefined);
  }
  return used;
}

test('the fixture site uses every field of the schema', () => {
  const all = [...fields, ...Object.keys(schema.properties).map((name) => `site.${name}`)];
  const used = usedFields();
  const isOther = (field: string) => field.startsWith('interfaceWords.') || ofEveryBlock.test(field);
  const unused = all.filter((field) => !used.has(field) && !isOther(field));
  expect(unused.sort()).toEqual(usedElsewhere.sort());
});

test('the fixture site is valid, and warns only of what it shows on purpose', () => {
  const { site, findings } = loadContent(fixtureSite);
  expect(site).toBeDefined();
  expect([...new Set(findings.map(({ id }) => id))].sort()).toEqual([
    'example-contact',
    'form-without-endpoint',
    'video-placeholder',
  ]);
});
