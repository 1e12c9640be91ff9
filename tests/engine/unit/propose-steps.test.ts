import { expect, test } from 'vitest';
import { proposeSteps } from '../../../scripts/upgrade/propose-steps';
import type { Step } from '../../../src/site/migrations/migration';

const text = { type: 'string', minLength: 1 };
const of = (name: string) => ({ $ref: `#/$defs/${name}` });
const list = (items: object) => ({ type: 'array', items, maxItems: 9 });
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const block = (type: string, properties: object) =>
  object({ type: { const: type }, ...properties }, ['type']);
const choice = (...values: string[]) => ({ type: 'string', enum: values });

test.each<[what: string, before: object, now: object, steps: Step[]]>([
  [
    'nothing for descriptions',
    { card: object({ title: text }) },
    { card: object({ title: { ...text, description: 'D' } }) },
    [],
  ],
  [
    'a field that is alike, and its list',
    { heroBlock: block('hero', { claim: text }) },
    { heroBlock: block('hero', { claims: list(text) }) },
    [
      { at: 'hero.claim', rename: 'claims' },
      { at: 'hero.claims', wrap: 'list' },
    ],
  ],
  [
    'a field by another usual name',
    { card: object({ link: text, kind: text }) },
    { card: object({ href: text, kind: text }) },
    [{ at: 'card.link', rename: 'href' }],
  ],
  [
    'the only field that is gone, and the only new one',
    { card: object({ above: text }, ['above']) },
    { card: object({ tagline: text }, ['tagline']) },
    [{ at: 'card.above', rename: 'tagline' }],
  ],
  [
    'one item of a list',
    { card: object({ looks: list(text) }) },
    { card: object({ look: text }) },
    [
      { at: 'card.looks', rename: 'look' },
      { at: 'card.look', unwrap: 'list' },
    ],
  ],
  [
    'values of a choice',
    { icon: choice('allert', 'wifi') },
    { icon: choice('alert', 'wifi', 'bell') },
    [{ at: 'icon', map: { allert: 'alert' } }],
  ],
  [
    'a field that every object has now',
    { page: object({ path: text, mark: text }) },
    { page: object({ path: text, mark: text, kind: { ...text, examples: ['WebPage'] } }, ['kind']) },
    [{ at: 'page.kind', default: 'WebPage' }],
  ],
  [
    'a field that goes',
    { card: object({ title: text, legacy: text }) },
    { card: object({ title: text }) },
    [{ at: 'card.legacy', remove: 'say where this is written now.' }],
  ],
  [
    'a definition, in the fields that refer to it, too',
    { card: object({ action: of('link') }), link: object({ label: text, href: text }) },
    { card: object({ actions: list(of('target')) }), target: object({ label: text, href: text }) },
    [
      { at: 'link', rename: 'target' },
      { at: 'card.action', rename: 'actions' },
      { at: 'card.actions', wrap: 'list' },
    ],
  ],
  [
    'an own block whose name the engine has taken',
    { priceListBlock: block('priceList', { rows: list(text) }) },
    {
      priceListBlock: block('priceList', { prices: text, note: text }),
      ownPriceListBlock: block('ownPriceList', { rows: list(text) }),
    },
    [{ at: 'priceList', rename: 'ownPriceList' }],
  ],
])('proposes %s', (_, before, now, steps) => {
  const site = object({ pages: list(of('page')) });
  expect(proposeSteps({ ...site, $defs: before }, { ...site, $defs: now })).toEqual(steps);
});
