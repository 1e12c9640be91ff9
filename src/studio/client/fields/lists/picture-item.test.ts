import { expect, test } from 'vitest';
import { kindPlan } from '../../../../site/schema/field-plan';
import { pictureField, withPicture } from './picture-item';

const src = 'images/a.jpg';

test.each([
  ['galleryPicture', { alt: 'What it shows' }, { alt: 'What it shows', src }, '/alt'],
  ['person', { name: 'Ada' }, { name: 'Ada', image: { type: 'file', src } }, '/image/alt'],
] as const)('a new %s shows the picture', (kind, item, value, asked) => {
  const field = pictureField(kindPlan(kind));
  expect(field && withPicture(item, field, src)).toEqual({ value, asked });
});

test.each(['faqItem', 'line'] as const)('a %s has no picture', (kind) => {
  expect(pictureField(kindPlan(kind))).toBeUndefined();
});
