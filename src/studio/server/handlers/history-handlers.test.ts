import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { readFolder } from '../../../../tests/support/folder-content';
import { historyHandlers } from './history-handlers';

const home = 'pages/home.json';
const contact = 'pages/contact.json';

test('the history lists the last step first, with its place, and the versions since the first one', async () => {
  const { folder, workspace, watcher, set } = editFolder();
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  const { history } = historyHandlers(folder, workspace);
  set(home, '/title', 'A first title');
  expect(await history({}, watcher)).toMatchObject({ stepCount: 1, versions: [] });
  workspace.save();
  git('add', '.');
  git('-c', 'user.name=Editor', '-c', 'user.email=e@example.com', 'commit', '-qm', 'Opening “hours”');
  set(contact, '/title', 'Reach us');
  const listed = await history({}, watcher);
  expect(listed.steps.map(({ place, count }) => ({ place, count }))).toEqual([
    { place: { file: contact, pointer: '/title' }, count: 1 },
    { place: { file: home, pointer: '/title' }, count: 1 },
  ]);
  const [last, first] = listed.steps.map(({ time = 0 }) => time);
  expect(listed.versions.map(({ subject }) => subject)).toEqual(['Opening “hours”']);
  expect(listed.versions[0]?.time).toBeGreaterThanOrEqual(first ?? 0);
  expect(listed.began).toBeLessThanOrEqual(first ?? 0);
  expect(first).toBeLessThanOrEqual(last ?? 0);
});

test('the last steps are undone as one, which is undone, too', async () => {
  const { folder, workspace, watcher, set } = editFolder();
  const { history, goBack } = historyHandlers(folder, workspace);
  const start = readFolder(folder);
  set(home, '/title', 'A first title');
  set(contact, '/title', 'Reach us');
  workspace.save();
  const then = readFolder(folder);
  const { steps } = await history({}, watcher);
  const places = await goBack({ count: 2, newest: steps[0]?.time }, watcher);
  expect(places.map(({ file }) => file)).toEqual([home, contact]);
  workspace.save();
  expect(readFolder(folder)).toEqual(start);
  workspace.undo(watcher);
  workspace.save();
  expect(readFolder(folder)).toEqual(then);
});

test('a list that is out of date undoes nothing', async () => {
  const { folder, workspace, watcher, set } = editFolder();
  const { goBack } = historyHandlers(folder, workspace);
  set(home, '/title', 'A first title');
  expect(() => goBack({ count: 1, newest: 1 }, watcher)).toThrow(
    'Something was changed meanwhile. Look at the list again.',
  );
  expect(workspace.textOf(home)).toContain('A first title');
});

test('the way back stops at a step that no longer fits, and says which', async () => {
  const { folder, workspace, watcher, set, write, written } = editFolder();
  const { history, goBack } = historyHandlers(folder, workspace);
  set(home, '/title', 'Mine');
  set(contact, '/title', 'Reach us');
  workspace.save();
  write(home, written(home).replace('"Mine"', '"Theirs"'));
  workspace.lookAt(new Set([home]));
  const { steps } = await history({}, watcher);
  expect(() => goBack({ count: 2, newest: steps[0]?.time }, watcher)).toThrow(
    /^It stopped at “Edit”, which does not fit any more\. /,
  );
  expect(workspace.textOf(home)).toContain('Theirs');
  expect(workspace.textOf(contact)).not.toContain('Reach us');
});

test('the content before the last steps is there to be looked at, and nothing is changed', () => {
  const { workspace, set } = editFolder();
  const start = workspace.textOf(home);
  set(home, '/title', 'A first title');
  set(contact, '/title', 'Reach us');
  set(home, '/title', 'A second title');
  const before = (count: number) => workspace.filesBefore(count)?.read(home);
  expect(before(0)).toContain('A second title');
  expect(before(1)).toContain('A first title');
  expect(before(3)).toBe(start);
  expect(workspace.filesBefore(3)?.read(contact)).not.toContain('Reach us');
  expect(workspace.textOf(home)).toContain('A second title');
});
