import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type EditedFolder,
  editFolder,
  heading,
  headingIn,
  home,
  radio,
  soon,
} from '../../../../tests/support/edits/edited-folder';
import { isGivenAway, withFaults } from '../../../../tests/support/failing-disk';
import { leavePlan } from '../../../../tests/support/leave-plan';
import { changeContent } from '../../../node/base/write/change-content';
import { planFolder } from '../../../node/base/write/sealed-plan';

test('a folder that is missing for a moment loses nothing', async () => {
  const { folder, set, written, last } = editFolder();
  const away = `${folder}-away`;
  set(home, heading, 'While it was away');
  renameSync(folder, away);
  await expect
    .poll(() => last('notice')?.message, soon)
    .toMatch(/^Nothing is lost, but it can’t be written now: /);
  renameSync(away, folder);
  await expect.poll(() => headingIn(written(home)), { ...soon, timeout: 10_000 }).toBe('While it was away');
  expect(last('notice')?.message).toBe('');
});

describe('a change of two files, of which the disk refuses the second', () => {
  const added = { type: 'cta', heading: 'Added', actions: [{ label: 'Home', href: '/' }] };
  const reason = "pages/services/radio.json can't be written: you have no permission to write there.";

  /** Adds a block to one page and changes another one; then what happens while only one of them can be written. */
  function writeHalf(meanwhile: (edited: EditedFolder) => void = () => {}) {
    const edited = editFolder();
    const { folder, workspace, watcher, written, last } = edited;
    const operations = [
      { op: 'insert', file: home, at: '/blocks/1', value: added },
      { op: 'set', file: radio, at: heading, value: 'Second' },
    ] as const;
    workspace.apply(watcher, { id: 'both', transaction: { name: 'Two files', operations } });
    withFaults(
      folder,
      () => {
        expect(workspace.save).toThrow(reason);
        workspace.lookAt(new Set([home]));
        expect(last('notice')?.message).toBe(`Nothing is lost, but it can’t be written now: ${reason}`);
        meanwhile(edited);
      },
      isGivenAway(join(planFolder, '1')),
      'EACCES',
    );
    const count = (text: string) => text.split('"Added"').length - 1;
    const state = ({ workspace, written }: EditedFolder) => ({
      shown: count(workspace.textOf(home) ?? ''),
      written: count(written(home)),
      radio: headingIn(written(radio)),
      isPlanned: existsSync(join(folder, planFolder)),
    });
    expect(state(edited)).toMatchObject({ shown: 1, written: 1, isPlanned: true });
    expect(headingIn(written(radio))).not.toBe('Second');
    return { ...edited, state };
  }
  const whole = { shown: 1, written: 1, radio: 'Second', isPlanned: false };

  test('is completed once, as soon as the disk accepts it', () => {
    const { state, ...edited } = writeHalf();
    edited.workspace.save();
    expect(state(edited)).toEqual(whole);
    expect(edited.last('saved')?.isSaved).toBe(true);
    expect(edited.last('notice')?.message).toBe('');
    edited.workspace.save();
    expect(state(edited.reopen())).toEqual(whole);
  });

  test('is applied once after a restart, also if something was typed meanwhile', () => {
    const { state, ...edited } = writeHalf(({ set }) => set(home, heading, 'Typed'));
    const started = edited.reopen();
    expect(state(started)).toEqual(whole);
    started.workspace.save();
    expect(headingIn(started.written(home))).toBe('Typed');
    expect(state(started)).toEqual(whole);
  });

  test.each([false, true])(
    'is applied once, also if another program has changed the first file since (restart: %s)',
    (again) => {
      const { state, ...edited } = writeHalf(({ write, written, workspace }) => {
        write(home, written(home).replace(/"title": "[^"]*"/, '"title": "Theirs, of enough letters"'));
        workspace.lookAt(new Set([home]));
      });
      const now = again ? edited.reopen() : edited;
      now.workspace.save();
      expect(state(now)).toEqual(whole);
      expect(JSON.parse(now.workspace.textOf(home) ?? '').title).toBe('Theirs, of enough letters');
    },
  );

  const isHidden = (name: string) => name.startsWith('.edit');

  test.each([false, true])(
    'is applied once, also if a command completes it and changes the first file (restart: %s)',
    (again) => {
      const { state, folder, ...edited } = writeHalf();
      const make = () => {
        const title = { op: 'set', file: home, at: '/title', value: 'Changed by a command now' } as const;
        changeContent(folder, () => ({ name: 'Title', operations: [title] }), { command: 'other' });
      };
      const now = again ? edited.reopen(make) : { ...edited, folder };
      if (!again) make();
      now.workspace.save();
      expect(state(now)).toEqual(whole);
      expect(JSON.parse(now.workspace.textOf(home) ?? '').title).toBe('Changed by a command now');
      expect(readdirSync(folder).filter(isHidden)).toEqual([]);
    },
  );

  const title = /"title": "[^"]*"/;
  const theirs = '"title": "Theirs, of enough letters"';

  test.each([
    ['the second was changed', false, false],
    ['the second was changed', false, true],
    ['both were changed', true, false],
    ['both were changed', true, true],
  ])('is applied once, also if %s since (first file, too: %s; restart: %s)', (_, isFirstToo, again) => {
    const { state, ...edited } = writeHalf();
    const { write, written } = edited;
    for (const file of isFirstToo ? [home, radio] : [radio])
      write(file, written(file).replace(title, theirs));
    const now = again ? edited.reopen() : edited;
    now.workspace.save();
    now.workspace.lookAt(new Set([home, radio]));
    now.workspace.save();
    expect(state(now)).toEqual(whole);
    expect(written(radio)).toContain(theirs);
    expect(written(home).includes(theirs)).toBe(isFirstToo);
    expect(state(now.reopen())).toEqual(whole);
  });

  test('is applied once, also if the plan was deleted by hand', () => {
    const { state, folder, ...edited } = writeHalf();
    rmSync(join(folder, planFolder), { recursive: true });
    edited.workspace.save();
    expect(state({ folder, ...edited })).toEqual(whole);
    expect(state(edited.reopen())).toEqual(whole);
  });
});

test('a message names what is in the way of a file', async () => {
  const { folder, workspace, watcher, last } = editFolder();
  const operations = [{ op: 'rename', file: 'pages/contact.json', to: 'pages/new.json' } as const];
  workspace.apply(watcher, { id: 'rename', transaction: { name: 'Rename', operations } });
  mkdirSync(join(folder, 'pages/new.json'));
  await expect
    .poll(() => last('notice')?.message, soon)
    .toBe("Nothing is lost, but it can’t be written now: pages/new.json can't be written: it is a folder.");
});

test('the change of a killed command is completed first, then what was typed is written', () => {
  const { folder, workspace, set, written } = editFolder();
  const plan = {
    command: 'killed',
    report: null,
    process: 2 ** 30,
    puts: [{ file: 'pages/new.json', waiting: '0' }],
    removes: [],
  };
  leavePlan(folder, plan, [written(radio).replace('/services/radio', '/services/new')]);
  set(home, heading, 'Typed');
  workspace.save();
  expect(headingIn(written(home))).toBe('Typed');
  expect(JSON.parse(workspace.textOf('pages/new.json') ?? '').path).toBe('/services/new');
});
