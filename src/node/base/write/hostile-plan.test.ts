import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LeftPlan, leavePlan } from '../../../../tests/support/leave-plan';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { finishInterrupted } from './finish-interrupted';
import { hashText } from './hash-on-disk';
import { planFile, planFolder } from './sealed-plan';
import { newStagingFolder } from './staging-folder';

const refusal =
  'holds a change that was not begun on this machine, so nothing was written: copy what you need, delete that folder, and run this command again.';

const plan = (changes: Partial<LeftPlan>): LeftPlan => ({
  command: 'edit',
  report: null,
  process: 2 ** 30,
  puts: [],
  removes: [],
  ...changes,
});

/** A content folder beside a secret. */
function contentBesideSecret() {
  const above = temporaryFolder();
  const folder = join(above, 'content');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'site.json'), '{}');
  writeFileSync(join(above, 'secret'), 'keep');
  const isUntouched = () =>
    existsSync(join(above, 'secret')) &&
    readFileSync(join(above, 'secret'), 'utf8') === 'keep' &&
    !existsSync(join(above, 'new')) &&
    !existsSync(join(folder, 'stolen.png'));
  return { above, folder, isUntouched };
}

const was = hashText('keep');
const put = (file: string, waiting = '0', before?: string): LeftPlan =>
  plan({ puts: [{ file, waiting, was: before }] });
const remove = (file: string) => plan({ removes: [{ file, was }] });

const hostile: readonly (readonly [what: string, plan: LeftPlan])[] = [
  ['a new file outside', put('../new')],
  ['a new file by an absolute path', put('/tmp/new')],
  ['a new file by a path of Windows', put('..\\new')],
  ['a hidden file', put('.git/hooks/pre-commit')],
  ['a file within a hidden folder', put('pages/.x/new.json')],
  ['no name', put('')],
  ['a zero byte', put('pages/a\0.json')],
  ['a file over one outside', put('../secret', '0', was)],
  ['a waiting file outside', put('stolen.png', '../../secret')],
  ['a waiting file by an absolute path', put('stolen.png', '/etc/hostname')],
  ['the removal of a file outside', remove('../secret')],
  ['the removal of a file outside by a long way', remove('pages/../../secret')],
  ['an id that is a path', plan({ id: '../../made' })],
];

test.each(hostile)('Nothing outside the content folder is read or written: a plan with %s', (_, change) => {
  const { folder, isUntouched } = contentBesideSecret();
  const place = leavePlan(folder, change, ['text']);
  expect(() => finishInterrupted(folder)).toThrow(`${place} ${refusal}`);
  expect(isUntouched()).toBe(true);
});

test.each(['{', '5', 'null', '{}', '{"puts":5}', '[]', '\0'.repeat(9), JSON.stringify(put('pages/a.json'))])(
  'a plan without the seal of this machine is refused: %s',
  (text) => {
    const { folder, isUntouched } = contentBesideSecret();
    const place = join(folder, planFolder);
    mkdirSync(place);
    writeFileSync(join(place, '0'), 'text');
    writeFileSync(join(place, planFile), text);
    writeFileSync(join(place, 'seal'), '0'.repeat(64));
    expect(() => finishInterrupted(folder)).toThrow(`${place} ${refusal}`);
    expect(existsSync(join(folder, 'pages/a.json'))).toBe(false);
    expect(isUntouched()).toBe(true);
  },
);

test('a plan that was changed after it was sealed is refused', () => {
  const { folder } = contentBesideSecret();
  const place = leavePlan(folder, put('pages/a.json'), ['text']);
  writeFileSync(join(place, planFile), JSON.stringify(put('pages/b.json')));
  expect(() => finishInterrupted(folder)).toThrow(refusal);
});

test('a waiting file that somebody has exchanged is not written', () => {
  const { folder } = contentBesideSecret();
  const place = leavePlan(folder, put('pages/a.json'), ['text']);
  writeFileSync(join(place, '0'), 'other');
  expect(finishInterrupted(folder)).toBe(undefined);
  expect(existsSync(join(folder, 'pages/a.json'))).toBe(false);
});

test('a waiting file that is a link is refused', () => {
  const { folder, above } = contentBesideSecret();
  leavePlan(folder, put('stolen.png'), []);
  symlinkSync(join(above, 'secret'), join(folder, planFolder, '0'));
  expect(() => finishInterrupted(folder)).toThrow(refusal);
  expect(existsSync(join(folder, 'stolen.png'))).toBe(false);
});

test('a folder of the plan that is a link is refused', () => {
  const { folder, above } = contentBesideSecret();
  renameSync(leavePlan(folder, put('pages/a.json'), ['text']), join(above, 'plan'));
  symlinkSync(join(above, 'plan'), join(folder, planFolder));
  expect(() => finishInterrupted(folder)).toThrow(
    `${join(folder, planFolder)} is a link, where changes of this content are prepared. Move it away, and run this command again.`,
  );
});

test.each([
  ['a folder outside', '..', 'pages/link/new'],
  ['a hidden folder', '.hidden', 'pages/link/new'],
  ['nothing', 'nowhere', 'pages/link'],
])('a link to %s is not followed', (_, target, file) => {
  const { folder, isUntouched } = contentBesideSecret();
  mkdirSync(join(folder, '.hidden'));
  symlinkSync(join(folder, target), join(folder, 'pages/link'));
  leavePlan(folder, put(file), ['text']);
  expect(finishInterrupted(folder)).toBe(undefined);
  expect(isUntouched()).toBe(true);
  expect(existsSync(join(folder, planFolder))).toBe(false);
  expect(existsSync(join(folder, '.hidden/new'))).toBe(false);
});

test('what a killed command of this machine staged is removed at once', () => {
  const { folder } = contentBesideSecret();
  const staged = newStagingFolder(folder).replace(`-${process.pid}-`, `-${2 ** 22 + 1}-`);
  mkdirSync(staged);
  finishInterrupted(folder);
  expect(existsSync(staged)).toBe(false);
});
