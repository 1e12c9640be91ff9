import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../../tests/support/fake-editor';
import { kindPlan } from '../../../../site/schema/field-plan';
import { fieldsOf } from '../../../../site/schema/plan-at';
import type { PlannedField } from '../../../../site/schema/plan-types';
import type { NamedProblem } from '../../../protocol/workspace';
import { controls } from '../../shell/controls';
import { Fields } from '../fields';
import type { MembersProps } from '../registry';
import { LookMembers } from './look-members';

const file = 'site.json';
const place = { file, pointer: '/site/brand' };

function render(
  brand: unknown,
  problems: NamedProblem[] = [],
  Members: ComponentType<MembersProps> = LookMembers,
): string {
  const members = new Map(controls.members).set('brand', Members);
  const editor = fakeEditor({ [file]: { site: { brand } } }, { problems });
  return renderInStudio(editor, <Fields place={place} controls={{ ...controls, members }} />);
}

const brandFields = fieldsOf(kindPlan('brand'));
const checked = (markup: string) =>
  [...markup.matchAll(/checked=""[^>]*\/><span>([^<]+)/g)].map(([, name]) => name);

test('every field of the brand is there with its words, also in a site without a brand', () => {
  const markup = render(undefined);
  for (const { key } of brandFields) expect(markup).toContain(`data-pointer="/site/brand/${key}"`);
  expect(markup).toContain('a little darker than white');
  expect(markup).toContain('Space around sections and in cards. Without it, regular.');
  expect(checked(markup)).toEqual([
    'Cool',
    'White',
    'Soft',
    'Yes',
    'Bordered',
    'Regular',
    'Large',
    'Strong',
    'Split',
    'Corners',
  ]);
});

test('what is chosen is checked, also a no', () => {
  expect(checked(render({ frame: false, cards: 'tinted', corners: 'no such' })).slice(2, 4)).toEqual([
    'No',
    'Tinted',
  ]);
});

test('a look says how many choices it changes, and which one it is now', () => {
  const words = [...render({ accent: '#123456' }).matchAll(/(As it is now|Changes \d+ of your choices)</g)];
  expect(words.map(([, said]) => said)).toEqual([
    'Changes 1 of your choices',
    'Changes 13 of your choices',
    'Changes 12 of your choices',
    'Changes 13 of your choices',
    'Changes 11 of your choices',
    'Changes 9 of your choices',
  ]);
  expect(render({})).toMatch(/aria-pressed="true"[^§]*?<span>Standard<\/span> <span[^>]*>As it is now</);
});

test('a field that the schema gets later appears with its words, without a picture', () => {
  const base = { kind: undefined, base: undefined, examples: [], snippet: undefined };
  const added: PlannedField = {
    key: 'motion',
    required: false,
    plan: {
      ...base,
      name: 'motion',
      description: 'How much moves.',
      fieldDescription: undefined,
      kindDescription: undefined,
      is: 'choice',
      choices: [{ value: 'calm', description: 'nothing moves' }],
    },
  };
  const Later = ({ fields, ...props }: MembersProps) => (
    <LookMembers {...props} fields={[...fields, added]} />
  );
  const [, markup = ''] = render({}, [], Later).split('data-pointer="/site/brand/motion"');
  expect(markup).toContain('How much moves.');
  expect(markup).toMatch(/<label class="look-choice"><input[^>]*\/><span>Calm<\/span> /);
  expect(markup).toContain('nothing moves');
});

test('what does not go together is said at the choice', () => {
  const message = 'Raised cards are white, so on white pages only their shadow is seen.';
  const at = { file, pointer: '/site/brand/cards', line: 1, column: 1, endLine: 1, endColumn: 2 };
  const problem: NamedProblem = { ...at, id: 'brand-looks', severity: 'warning', message };
  const [, after = ''] = render({ cards: 'raised' }, [problem]).split('data-pointer="/site/brand/cards"');
  expect(after.split('data-pointer')[0]).toContain(message);
});
