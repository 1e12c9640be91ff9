import { expect, test } from 'vitest';
import { drawingChoices, fieldsFor, withKind } from './drawing-choices';
import { kindPlan } from './field-plan';
import { valuesOf } from './plan-at';

const plan = kindPlan('drawing');

/** The choices of each field that depends on the kind, and how many a list may have. */
function choicesFor(drawing: Record<string, unknown>) {
  const fields = fieldsFor(plan, { type: 'drawing', ...drawing }).filter(({ key }) =>
    ['form', 'things'].includes(key),
  );
  return Object.fromEntries(
    fields.map(({ key, plan: field }) => [
      key,
      field.is === 'list' ? [...valuesOf(field.items), field.maxItems] : valuesOf(field),
    ]),
  );
}

test.each([
  [{ kind: 'waves' }, { form: ['line', 'flat'] }],
  [{ kind: 'leaves' }, { form: ['rising', 'hanging'], things: ['berries', 1] }],
  [{ kind: 'table' }, { things: ['cup', 'glass', 'cake', 'buns', 'leaf', 'spoon', 'beans', 'book', 8] }],
  [{ kind: 'inlay' }, {}],
  // What a file says has to be seen to be corrected.
  [
    { kind: 'inlay', form: 'tower', things: ['cup'] },
    { form: ['tower'], things: ['cup', 1] },
  ],
])('a drawing of %j can have %j', (drawing, choices) => {
  expect(choicesFor(drawing)).toEqual(choices);
});

test('what is no kind, and any other object, has all choices of its plan', () => {
  expect(choicesFor({ kind: 'sea' }).form).toHaveLength(13);
  expect(fieldsFor(kindPlan('card'), {})).toEqual(
    expect.arrayContaining([expect.objectContaining({ key: 'icon' })]),
  );
});

test.each([
  [{ kind: 'grid', form: 'tower', seed: 'a' }, 'city', { kind: 'city', seed: 'a' }],
  [{ kind: 'waves', form: 'flat' }, 'stars', { kind: 'stars', form: 'flat' }],
  [{ kind: 'table', things: ['cup', 'book'] }, 'leaves', { kind: 'leaves' }],
  [
    { kind: 'city', form: 'line', things: ['cup', 'water'] },
    'city',
    { kind: 'city', form: 'line', things: ['water'] },
  ],
])('%j as %s is %j', (drawing, kind, changed) => {
  expect(withKind(drawing, kind)).toEqual(changed);
});

test('each form and each thing of the schema belongs to a kind', () => {
  const all = Object.values(drawingChoices);
  expect(new Set(all.flatMap(({ form = [] }) => form))).toEqual(new Set(valuesOf(kindPlan('drawingForm'))));
  expect(new Set(all.flatMap(({ things = [] }) => things))).toEqual(
    new Set(valuesOf(kindPlan('drawnThing'))),
  );
});
