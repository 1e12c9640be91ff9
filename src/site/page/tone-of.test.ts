import { expect, test } from 'vitest';
import { kindPlan } from '../schema/field-plan';
import { memberPlan } from '../schema/plan-at';
import { isPhoto, toneOf, usualTone } from './tone-of';

test.each([
  [{ type: 'faq' }, 'light'],
  [{ type: 'faq', tone: 'tint' }, 'tint'],
  [{ type: 'stats' }, 'ink'],
  [{ type: 'stats', tone: 'light' }, 'light'],
  [{ type: 'cta' }, 'brand'],
  [{ type: 'cta', tone: 'picture' }, 'picture'],
  [{ type: 'parallax' }, 'light'],
  [{ type: 'hero' }, 'light'],
  [{ type: 'hero', as: 'centered' }, 'light'],
  [{ type: 'hero', as: 'photo' }, 'picture'],
  [{ type: 'hero', as: 'photo', tone: 'brand' }, 'brand'],
  [{ type: 'cardGrid', as: 'photo' }, 'light'],
] as const)('%j is on the ground %s', (block, tone) => {
  expect(toneOf(block)).toBe(tone);
});

test('the form "photo" of a hero alone is a picture', () => {
  expect(isPhoto({ type: 'hero', as: 'photo', tone: 'brand' })).toBe(true);
  expect(isPhoto({ type: 'hero', as: 'split' })).toBe(false);
});

test('the description of each block says its usual ground', () => {
  const plan = kindPlan('block');
  const variants = plan.is === 'union' ? [...plan.variants] : [];
  const said = variants.flatMap(([type, variant]) => {
    const { description } = memberPlan(variant, {}, 'tone') ?? {};
    return description === undefined ? [] : [{ type, usual: /Usually (\w+)\.$/.exec(description)?.[1] }];
  });
  expect(said.length).toBeGreaterThan(20);
  expect(said).toEqual(said.map(({ type }) => ({ type, usual: usualTone({ type }) })));
});
