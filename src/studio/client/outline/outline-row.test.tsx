import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import { elementsOf } from '../../../../tests/support/html';
import { OutlineRow } from './outline-row';

const why = 'A page starts with its hero, which holds the main heading, and has no second one.';

function draw(block: { type: string }, index: number, reason?: string, above?: string) {
  const row = (
    <OutlineRow
      {...{ block, index, reason, above }}
      kept={reason}
      count={3}
      when={undefined}
      isActive
      problems={0}
      warnings={0}
      act={() => {
        throw new Error('Nothing is pressed.');
      }}
    />
  );
  const elements = elementsOf(renderInStudio(fakeEditor({}), row));
  return {
    named: (name: string) => elements.find(({ attributes }) => attributes['aria-label'] === name)?.attributes,
    classed: (name: string) => elements.find(({ attributes }) => attributes.class === name)?.attributes,
  };
}

test('a block that stays where it is has no tools, and says why', () => {
  const { named, classed } = draw({ type: 'hero' }, 0, why);
  expect(named('Remove Hero')).toBeUndefined();
  expect(classed('outline-fixed')).toMatchObject({ title: why });
});

test('the block below it can’t be moved up, and says why', () => {
  const { named } = draw({ type: 'faq' }, 1, undefined, why);
  expect(named('Move FAQ up')).toMatchObject({ 'aria-disabled': 'true', title: why });
  expect(named('Move FAQ down')).toMatchObject({ title: 'Move FAQ down' });
  expect(named('Remove FAQ')).toBeDefined();
});
