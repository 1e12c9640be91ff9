import { expect, test } from 'vitest';
import type { ListedStep } from '../../protocol/requests/history-requests';
import { byDay, choicesOf, entriesOf, isStep } from './entries';

const now = new Date('2026-11-27T12:00').getTime();
const at = (time: string) => new Date(`2026-11-${time}`).getTime();
const step = (name: string, time?: string, pointer = '/title'): ListedStep => ({
  name,
  ...(time !== undefined && { time: at(time) }),
  place: { file: 'pages/home.json', pointer },
  count: 1,
});

test.each<[string, readonly ListedStep[], readonly [string, number][]]>([
  ['nothing', [], []],
  [
    'typing in one field in a row is one step, which is left by its last key',
    [step('Change Title', '27T11:59'), step('Change Title', '27T11:58'), step('Add FAQ', '27T11:57')],
    [
      ['Change Title', 0],
      ['Add FAQ', 2],
    ],
  ],
  [
    'the same field of another part is another step',
    [step('Change Title', '27T11:59'), step('Change Title', '27T11:58', '/blocks/0/title')],
    [
      ['Change Title', 0],
      ['Change Title', 1],
    ],
  ],
  [
    'typing before and after another step is two steps',
    [step('Change Title', '27T11:59'), step('Add FAQ', '27T11:58'), step('Change Title', '27T11:57')],
    [
      ['Change Title', 0],
      ['Add FAQ', 1],
      ['Change Title', 2],
    ],
  ],
  [
    'what was added twice is two steps',
    [step('Add FAQ', '27T11:59', '/blocks'), step('Add FAQ', '27T11:58', '/blocks')],
    [
      ['Add FAQ', 0],
      ['Add FAQ', 1],
    ],
  ],
])('%s', (_, steps, entries) => {
  expect(entriesOf(steps).map(({ name, after }) => [name, after])).toEqual(entries);
});

test('steps are listed by day, with versions between them, and those without a time last', () => {
  const steps = [step('Four', '27T11:59'), step('Three', '27T00:00'), step('Two', '26T23:59'), step('One')];
  const versions = [
    { subject: 'Opening hours', time: at('27T09:00') },
    { subject: 'Two new cards', time: at('25T17:20') },
  ];
  const names = [...byDay(entriesOf(steps), versions, now)].map(([day, entries]) => [
    day,
    ...entries.map((entry) => (isStep(entry) ? entry.name : entry.subject)),
  ]);
  expect(names).toEqual([
    ['Today', 'Four', 'Opening hours', 'Three'],
    ['Yesterday', 'Two'],
    ['25 November', 'Two new cards'],
    ['Earlier', 'One'],
  ]);
});

test.each<[string, readonly ListedStep[], string, readonly number[]]>([
  ['none', [], '27T11:00', [0, 0, 0]],
  ['one before the studio was started', [step('One', '26T11:00')], '27T11:00', [1, 0, 0]],
  ['one without a time', [step('One')], '27T11:00', [1, 0, 0]],
  [
    'some of the last ten minutes, and some since the start',
    [
      step('Change Title', '27T11:59'),
      step('Change Title', '27T11:50'),
      step('Three', '27T11:49'),
      step('Two', '27T11:00'),
      step('One', '27T10:59'),
    ],
    '27T11:00',
    [2, 2, 4],
  ],
  ['all since the start', [step('Two', '27T11:59'), step('One', '27T11:01')], '27T11:00', [1, 1, 2]],
])('the choices for %s', (_, steps, began, counts) => {
  expect(choicesOf({ steps, began: at(began) }, now).map(({ count }) => count)).toEqual(counts);
});

test('what is online is a choice where that is known', () => {
  const steps = [step('Two', '27T11:59'), step('One', '27T11:01')];
  const choices = choicesOf({ steps, began: at('27T11:58'), online: at('27T11:30') }, now);
  expect(choices.at(-1)).toEqual({ name: 'What is online', count: 1 });
});
