import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../../../tests/support/edit-file';
import { type EditedFolder, editFolder } from '../../../../tests/support/edits/edited-folder';
import { dateHandlers } from './date-handlers';

const radio = 'pages/services/radio.json';

/** The clock of the site is behind that of Greenwich then. */
const dated = () =>
  editFolder('valid/many-files', '', (folder) => {
    editFile(
      join(folder, 'site.json'),
      '"site": {',
      '"site": { "timeZone": "America/New_York", "dates": { "first-day": "2099-12-01T09:00" },',
    );
    editFile(
      join(folder, radio),
      '"path"',
      '"from": "first-day", "until": "2100-01-01", "then": "/", "path"',
    );
  });

const handle = ({ folder, workspace }: EditedFolder, next?: number) =>
  dateHandlers(folder, workspace, async () => next);

test('the dates that come are said by the clock of the site, with their names', async () => {
  const edited = dated();
  expect(await handle(edited).dates({}, edited.watcher)).toMatchObject({
    dates: [
      { day: 'Tue 1 December 2099', short: '1 Dec', time: '09:00', names: ['First day'] },
      { day: 'Fri 1 January 2100', short: '1 Jan', time: '00:00', names: [] },
    ],
    later: 0,
  });
});

test('what each of them does is said by page, and follows the content', async () => {
  const edited = dated();
  const wordsNow = async () => {
    const { dates } = await handle(edited).comings({}, edited.watcher);
    return dates.map(({ changes }) => changes.map(({ type, name, words }) => `${type}: ${name}. ${words}`));
  };
  const [first = [], second = []] = await wordsNow();
  expect(first[0]).toBe('comes: Radio links. The page appears.');
  expect(second[0]).toBe('goes: Radio links. The page goes. Its address leads to Home.');
  edited.set(radio, '/draft', true);
  expect(await wordsNow()).toEqual([]);
});

const behind = Date.parse('2026-01-01T14:00Z');

test.each([
  [
    'that was due is not online',
    behind,
    'What was due is not online.',
    'The site has been behind since Thu 1 January 2026, 09:00. Publish it now.',
  ],
  [
    'nothing asks for dates',
    undefined,
    'Nothing in this project publishes it at its dates.',
    'On Tue 1 December 2099, 09:00, somebody has to press Publish, unless a machine elsewhere does it. docs/dates.md shows how.',
  ],
])('a note says where %s', async (_, next, title, words) => {
  const edited = dated();
  expect(await handle(edited, next).dateNote({}, edited.watcher)).toMatchObject({ title, words });
});

test('without a date there is no note', async () => {
  const edited = editFolder();
  expect(await handle(edited).dateNote({}, edited.watcher)).toBeUndefined();
});
