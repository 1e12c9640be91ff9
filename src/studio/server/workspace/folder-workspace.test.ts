import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EditedFolder, editFolder } from '../../../../tests/support/edits/edited-folder';
import { isGivenAway, withFaults } from '../../../../tests/support/failing-disk';
import { leavePlan } from '../../../../tests/support/leave-plan';
import type { ValueOperation } from '../../../edit/operation';
import { changeContent } from '../../../node/base/change/change-content';
import { planFolder } from '../../../node/base/change/sealed-plan';

const home = 'pages/home.json';
const radio = 'pages/services/radio.json';
const heading = '/blocks/0/heading';

const soon = { timeout: 5000, interval: 20 };

/** The value of a field in a text. */
const headingIn = (text: string) => JSON.parse(text).blocks[0].heading;

test('a valid change is written after a moment of rest, and nothing else of the file changes', async () => {
  const { set, written } = editFolder();
  const before = written(home);
  const old = JSON.stringify(headingIn(before));
  set(home, heading, 'New');
  expect(written(home)).toBe(before);
  await expect.poll(() => written(home), soon).toBe(before.replace(old, '"New"'));
});

test('a page that is added before others in a file is listed with the change', () => {
  const { workspace, watcher, last } = editFolder('valid/one-file');
  const [page] = JSON.parse(workspace.textOf('site.json') ?? '').pages;
  const value = { ...page, path: '/added', title: 'Added before the others' };
  const operations = [{ op: 'insert', file: 'site.json', at: '/pages/0', value } as const];
  workspace.apply(watcher, { id: 'add', transaction: { name: 'Add', operations } });
  expect(last('pages')?.pages.find(({ path }) => path === '/added')?.pointer).toBe('/pages/0');
});

test('the page is drawn before the change is written', () => {
  const { workspace, watcher, last, set } = editFolder();
  workspace.pages.show(watcher, '/');
  set(home, heading, 'Drawn at once');
  expect(JSON.stringify(last('preview')?.preview.view)).toContain('Drawn at once');
});

describe('a change that is not valid', () => {
  test('is kept, said and not written, while other pages are', async () => {
    const { set, written, last } = editFolder();
    const before = written(home);
    set(home, heading, '');
    set(radio, heading, 'Valid');
    await expect.poll(() => headingIn(written(radio)), soon).toBe('Valid');
    expect(written(home)).toBe(before);
    expect(last('held')?.files).toEqual([home]);
    expect(last('problems')?.problems.map(({ file, pointer }) => file + pointer)).toContain(home + heading);
  });

  test('is written once it is corrected', async () => {
    const { set, written, last } = editFolder();
    set(home, heading, '');
    await expect.poll(() => last('held')?.files, soon).toEqual([home]);
    set(home, heading, 'Right');
    await expect.poll(() => headingIn(written(home)), soon).toBe('Right');
    expect(last('held')?.files).toEqual([]);
  });

  test('leaves the last valid state of the page', () => {
    const { workspace, watcher, last, set } = editFolder();
    workspace.pages.show(watcher, '/');
    const { preview } = last('preview') ?? {};
    set(home, heading, '');
    expect(last('preview')?.preview).toBe(preview);
    expect(workspace.pages.document('/')?.status).toBe(200);
  });

  test('is there again after the process was killed', async () => {
    const killed = editFolder();
    killed.set(home, heading, '');
    killed.set(radio, heading, 'Waiting');
    const { workspace, written, folder } = killed.reopen();
    expect(folder).toBe(killed.folder);
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('');
    expect(headingIn(workspace.textOf(radio) ?? '')).toBe('Waiting');
    await expect.poll(() => headingIn(written(radio)), soon).toBe('Waiting');
  });
});

describe('another program writes meanwhile', () => {
  test('a file without edits is read again', async () => {
    const { workspace, watcher, last, written, write } = editFolder();
    workspace.read(watcher, home);
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "By hand"'));
    await expect.poll(() => headingIn(last('file')?.state.text ?? '{"blocks":[{}]}'), soon).toBe('By hand');
  });

  test('another field of the same file: both count', async () => {
    const { set, written, write } = editFolder();
    set(home, heading, 'Mine');
    write(home, written(home).replace(/"title": "[^"]*"/, '"title": "Theirs, of enough letters"'));
    await expect
      .poll(() => [headingIn(written(home)), JSON.parse(written(home)).title], soon)
      .toEqual(['Mine', 'Theirs, of enough letters']);
  });

  test('the same field: both values are kept, and the editor chooses', async () => {
    const { workspace, set, written, write, last } = editFolder();
    set(home, heading, 'Mine');
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    await expect.poll(() => last('conflicts')?.conflicts.length, soon).toBe(1);
    const [conflict] = last('conflicts')?.conflicts ?? [];
    expect(conflict).toMatchObject({ file: home, pointer: heading, yours: 'Mine', theirs: 'Theirs' });
    workspace.settle(conflict?.id ?? '', 'yours');
    await expect.poll(() => headingIn(written(home)), soon).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
    // In another tab.
    expect(() => workspace.settle(conflict?.id ?? '', 'theirs')).toThrow(
      'This was decided a moment ago, or is asked again.',
    );
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  });

  test('the same field, just before a change that was made for the older text', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const version = last('file')?.state.version;
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    set(home, heading, 'Mine', version === undefined ? {} : { version });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
  });

  test('the same field while it is typed in: one choice, with what was typed last', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    for (const text of ['M', 'Mi', 'Mine']) set(home, heading, text, { version });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
    workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
  });

  test('the same field, which is changed again after that: what is there now is asked about once', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    set(home, heading, 'Mine', { version });
    set(home, heading, 'Newer');
    const [conflict] = last('conflicts')?.conflicts ?? [];
    expect(conflict).toMatchObject({ yours: 'Mine', theirs: 'Newer' });
    workspace.settle(conflict?.id ?? '', 'yours');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
    workspace.undo();
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Newer');
  });

  test('the same field, which another program changes unseen while the editor chooses: it is asked about, too', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    const byHand = (text: string) =>
      write(home, written(home).replace(/"heading": "[^"]*"/, `"heading": "${text}"`));
    byHand('Theirs');
    set(home, heading, 'Mine', { version });
    const choose = () => workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    byHand('Unseen');
    expect(choose).toThrow('This was changed elsewhere at the same time.');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Unseen');
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Unseen' }]);
    choose();
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  });

  test('the same field, which is removed after that: no value is there now', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const { lead: _, ...first } = blocks[0];
    const byHand = (block: object) => {
      write(home, JSON.stringify({ ...own, blocks: [block, ...blocks.slice(1)] }));
      workspace.lookAt(new Set([home]));
    };
    set(home, '/blocks/0/lead', 'Mine');
    byHand({ ...first, lead: 'Theirs' });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
    byHand(first);
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine' }]);
    expect(last('conflicts')?.conflicts[0]).not.toHaveProperty('theirs');
    byHand({ ...first, lead: 'Theirs' });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
  });

  test('a block that is to be removed, and is changed again after that: it is asked about once', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const operations = [{ op: 'remove', file: home, at: '/blocks/0/lead' } as const];
    workspace.apply(watcher, { id: 'remove', transaction: { name: 'Remove', operations } });
    write(home, JSON.stringify({ ...own, blocks: [{ ...blocks[0], lead: 'Theirs' }, ...blocks.slice(1)] }));
    workspace.lookAt(new Set([home]));
    set(home, '/blocks/0/lead', 'Newer');
    expect(last('conflicts')?.conflicts).toMatchObject([{ operation: { op: 'remove' }, theirs: 'Newer' }]);
    workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    expect(JSON.parse(workspace.textOf(home) ?? '').blocks[0]).not.toHaveProperty('lead');
    expect(last('conflicts')?.conflicts).toEqual([]);
  });

  describe('a file with changes is no JSON for a moment', () => {
    const added = { type: 'cta', heading: 'First', buttons: [{ label: 'Home', href: '/' }] };

    /** Makes changes, breaks the file, and writes it again. */
    function breakAndMend(change: (edited: EditedFolder) => void, mended = (text: string) => text) {
      const edited = editFolder();
      const { workspace, written, write, last } = edited;
      const before = written(home);
      change(edited);
      const after = workspace.textOf(home);
      write(home, before.slice(0, -3));
      workspace.lookAt(new Set([home]));
      const broken = { history: last('history')?.history, conflicts: last('conflicts')?.conflicts };
      const mend = ({ workspace, write }: EditedFolder = edited) => {
        write(home, mended(before));
        workspace.lookAt(new Set([home]));
      };
      const page = () => JSON.parse(workspace.textOf(home) ?? '');
      return { ...edited, before, after, broken, mend, page };
    }
    const typeHeading = ({ set }: EditedFolder) => {
      for (const text of ['M', 'Mi', 'Mine']) set(home, heading, text, { step: 'visit' });
    };

    test.each<[string, ValueOperation]>([
      ['a text', { op: 'set', file: home, at: heading, value: 'Mine' }],
      ['a field that was missing', { op: 'set', file: home, at: '/layout', value: 'service' }],
      ['a block is moved', { op: 'move', file: home, at: '/blocks/0', to: '/blocks/1' }],
      [
        'a block is added',
        { op: 'insert', file: home, at: '/blocks/1', value: { type: 'prose', text: 'New' } },
      ],
      ['a block is removed', { op: 'remove', file: home, at: '/blocks/1' }],
    ])('they are made when it can be read: %s', async (_, operation) => {
      const { workspace, before, after, broken, mend, last } = breakAndMend(({ workspace, watcher }) =>
        workspace.apply(watcher, { id: 'late', transaction: { name: 'Edit', operations: [operation] } }),
      );
      expect(broken.conflicts).toEqual([]);
      await expect.poll(() => last('held')?.files, soon).toEqual([home]);
      mend();
      expect(workspace.textOf(home)).toBe(after);
      workspace.undo();
      expect(workspace.textOf(home)).toBe(before);
    });

    test('what was typed is one step of undo', () => {
      const { workspace, before, mend, page } = breakAndMend(typeHeading);
      mend();
      expect(page().blocks[0].heading).toBe('Mine');
      workspace.undo();
      expect(workspace.textOf(home)).toBe(before);
    });

    test('also after a restart', async () => {
      const killed = breakAndMend(typeHeading);
      const started = killed.reopen();
      await expect.poll(() => started.last('held')?.files, soon).toEqual([home]);
      killed.mend(started);
      expect(headingIn(started.workspace.textOf(home) ?? '')).toBe('Mine');
      await expect.poll(() => headingIn(started.written(home)), soon).toBe('Mine');
      expect(started.last('held')?.files).toEqual([]);
    });

    test('and are not left out by an undo that comes too early', () => {
      const { workspace, before, mend, broken, last } = breakAndMend(typeHeading);
      expect(() => workspace.undo()).toThrow(/^“Edit” has to wait. A "}" is missing/);
      expect(last('history')?.history).toEqual(broken.history);
      mend();
      workspace.undo();
      expect(workspace.textOf(home)).toBe(before);
    });

    test('each goes to its own block, wherever that is now', () => {
      const { mend, page, last } = breakAndMend(typeHeading, (text) => {
        const { blocks, ...own } = JSON.parse(text);
        return JSON.stringify({ ...own, blocks: [added, ...blocks] });
      });
      mend();
      const headings = page().blocks.map((block: { heading: string }) => block.heading);
      expect(headings.slice(0, 2)).toEqual(['First', 'Mine']);
      expect(last('conflicts')?.conflicts).toEqual([]);
    });

    test('another value that is there then is one choice, with what was typed last', async () => {
      const { workspace, mend, page, last } = breakAndMend(typeHeading, (text) =>
        text.replace(/"heading": "[^"]*"/, '"heading": "Theirs"'),
      );
      mend();
      expect(last('conflicts')?.conflicts).toMatchObject([
        { pointer: heading, yours: 'Mine', theirs: 'Theirs' },
      ]);
      expect(page().blocks[0].heading).toBe('Theirs');
      workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
      expect(page().blocks[0].heading).toBe('Mine');
      expect(last('conflicts')?.conflicts).toEqual([]);
      await expect.poll(() => last('held')?.files, soon).toEqual([]);
    });

    test('what is typed in that moment is asked for again', () => {
      let version = 0;
      const { workspace, watcher, mend, page } = breakAndMend(({ workspace, watcher, last }) => {
        workspace.read(watcher, home);
        version = last('file')?.state.version ?? 0;
      });
      const operations = [{ op: 'set', file: home, at: heading, value: 'Mine' } as const];
      const change = { id: 'late', version, transaction: { name: 'Edit', operations } };
      expect(workspace.apply(watcher, change)).toBe('unread');
      mend();
      expect(workspace.apply(watcher, change)).toBe('kept');
      expect(page().blocks[0].heading).toBe('Mine');
    });

    test('also what was made for the text that can’t be read, in its own block', () => {
      const { workspace, watcher, mend, page, last } = breakAndMend(
        ({ workspace, watcher }) => workspace.read(watcher, home),
        (text) => {
          const { blocks, ...own } = JSON.parse(text);
          return JSON.stringify({ ...own, blocks: [added, ...blocks] });
        },
      );
      const { version = 0 } = last('file')?.state ?? {};
      const operations = [{ op: 'set', file: home, at: heading, value: 'Mine' } as const];
      const change = { id: 'late', version, transaction: { name: 'Edit', operations } };
      expect(workspace.apply(watcher, change)).toBe('unread');
      mend();
      expect(workspace.apply(watcher, change)).toBe('kept');
      const headings = page().blocks.map((block: { heading: string }) => block.heading);
      expect(headings.slice(0, 2)).toEqual(['First', 'Mine']);
    });

    test('a commit counts them as left out', () => {
      const { workspace } = breakAndMend(typeHeading);
      expect([...workspace.pending()]).toEqual([home]);
    });

    test('a change of several files waits as a whole', () => {
      const { workspace, mend } = breakAndMend(({ workspace, watcher }) => {
        const operations = [home, radio].map(
          (file) => ({ op: 'set', file, at: '/title', value: 'Mine, of enough letters' }) as const,
        );
        workspace.apply(watcher, { id: 'both', transaction: { name: 'Edit', operations } });
      });
      const title = (file: string) => JSON.parse(workspace.textOf(file) ?? '').title;
      expect(title(radio)).not.toContain('Mine');
      mend();
      expect([home, radio].map(title)).toEqual(['Mine, of enough letters', 'Mine, of enough letters']);
    });
  });

  test('a change of two files that others have changed is one choice, made in both', () => {
    const { workspace, watcher, written, write, last } = editFolder();
    const operations = [home, radio].map(
      (file) => ({ op: 'set', file, at: '/title', value: 'Mine, of enough letters' }) as const,
    );
    workspace.apply(watcher, { id: 'both', transaction: { name: 'Edit', operations } });
    const theirs = '"title": "Theirs, of enough letters"';
    for (const file of [home, radio]) write(file, written(file).replace(/"title": "[^"]*"/, theirs));
    workspace.lookAt(new Set([home, radio]));
    const { conflicts = [] } = last('conflicts') ?? {};
    expect(conflicts).toMatchObject([{ file: home }]);
    workspace.settle(conflicts[0]?.id ?? '', 'yours');
    const titles = [home, radio].map((file) => JSON.parse(workspace.textOf(file) ?? '').title);
    expect(titles).toEqual(['Mine, of enough letters', 'Mine, of enough letters']);
    expect(last('conflicts')?.conflicts).toEqual([]);
  });

  test('a page whose deletion waits: it stays, and the editor chooses', async () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    set('pages/contact.json', '/title', '');
    const operations = [
      { op: 'set', file: 'pages/contact.json', at: '/description', value: 'With what the other page told.' },
      { op: 'delete', file: radio },
    ] as const;
    workspace.apply(watcher, { id: 'delete', transaction: { name: 'Delete', operations } });
    workspace.save();
    expect(last('held')?.files).toContain(radio);
    const theirs = written(radio).replace(/"heading": "[^"]*"/, '"heading": "Theirs"');
    write(radio, theirs);
    workspace.lookAt(new Set([radio]));
    const { conflicts = [] } = last('conflicts') ?? {};
    expect(conflicts).toMatchObject([{ file: radio, theirs }]);
    set('pages/contact.json', '/title', 'A title of enough letters');
    workspace.save();
    expect(written(radio)).toBe(theirs);
    const choose = () => workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    const unseen = theirs.replace('"Theirs"', '"Unseen"');
    write(radio, unseen);
    expect(choose).toThrow('This was changed elsewhere at the same time.');
    expect(last('conflicts')?.conflicts).toMatchObject([{ file: radio, theirs: unseen }]);
    choose();
    expect(workspace.textOf(radio)).toBe(undefined);
  });

  test('fields of two blocks of other types, one in the place of the other, are two choices', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const actions = [{ label: 'Home', href: '/' }];
    for (const [block, text] of [
      [{ type: 'cta', heading: 'A', actions }, 'For the first'],
      [{ type: 'stats', heading: 'B', items: [] }, 'For the second'],
    ] as const) {
      set(home, heading, text);
      write(home, JSON.stringify({ ...own, blocks: [block, ...blocks.slice(1)] }));
      workspace.lookAt(new Set([home]));
    }
    const yours = last('conflicts')?.conflicts.map((conflict) => conflict.yours);
    expect(yours).toEqual(['For the first', 'For the second']);
  });

  test('fields of two blocks that were at one place are two choices', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    for (const [index, text] of ['For the first', 'For the second'].entries()) {
      set(home, heading, text);
      write(home, JSON.stringify({ ...own, blocks: blocks.slice(index + 1) }));
      workspace.lookAt(new Set([home]));
    }
    const conflicts = last('conflicts')?.conflicts ?? [];
    expect(conflicts.map(({ yours }) => yours)).toEqual(['For the first', 'For the second']);
    write(home, JSON.stringify({ ...own, blocks }));
    workspace.lookAt(new Set([home]));
    for (const { id } of conflicts) workspace.settle(id, 'yours');
    const page = JSON.parse(workspace.textOf(home) ?? '');
    expect(page.blocks.slice(0, 2).map((block: { heading: string }) => block.heading)).toEqual([
      'For the first',
      'For the second',
    ]);
  });

  test('a choice stands at its field, also after a block was added before it', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const [first, ...others] = blocks;
    set(home, '/blocks/0/lead', 'Mine');
    const theirs = [{ ...others[0], heading: 'Added' }, { ...first, lead: 'Theirs' }, ...others];
    write(home, JSON.stringify({ ...own, blocks: theirs }));
    workspace.lookAt(new Set([home]));
    expect(last('conflicts')?.conflicts).toMatchObject([{ pointer: '/blocks/1/lead', theirs: 'Theirs' }]);
    write(home, JSON.stringify({ ...own, blocks: [{ ...others[0], heading: 'Once more' }, ...theirs] }));
    workspace.lookAt(new Set([home]));
    expect(last('conflicts')?.conflicts).toMatchObject([{ pointer: '/blocks/2/lead', theirs: 'Theirs' }]);
  });

  test('a choice stays another one than those that come after a restart', async () => {
    const killed = editFolder();
    const disturb = ({ set, write, written, workspace, last }: EditedFolder, at: string, key: string) => {
      set(home, at, 'Mine', { id: at });
      const their = new RegExp(`"${key}": "[^"]*"`);
      write(home, written(home).replace(their, `"${key}": "Theirs, of enough letters"`));
      workspace.lookAt(new Set([home]));
      return last('conflicts')?.conflicts ?? [];
    };
    disturb(killed, '/title', 'title');
    const conflicts = disturb(killed.reopen(), heading, 'heading');
    expect(new Set(conflicts.map(({ id }) => id)).size).toBe(2);
  });

  describe('of a change with several parts, one is overtaken', () => {
    const overtake = (reopened = false) => {
      const edited = editFolder();
      const { workspace, watcher, written, write } = edited;
      const operations = [
        { op: 'set', file: home, at: '/title', value: 'My title' },
        { op: 'set', file: home, at: heading, value: 'Mine' },
        { op: 'set', file: radio, at: heading, value: 'Mine, too' },
      ] as const;
      workspace.apply(watcher, { id: 'all', transaction: { name: 'Replace all', operations } });
      write(home, written(home).replace(/"title": "[^"]*"/, '"title": "Theirs, of enough letters"'));
      workspace.lookAt(new Set([home]));
      const now = reopened ? edited.reopen() : edited;
      const texts = () => {
        const page = JSON.parse(now.workspace.textOf(home) ?? '');
        return [page.title, page.blocks[0].heading, headingIn(now.workspace.textOf(radio) ?? '')];
      };
      return { ...now, texts, before: [headingIn(written(home)), headingIn(written(radio))] };
    };

    test.each([false, true])(
      'what is chosen is made as a whole, and undone as a whole (restart: %s)',
      (again) => {
        const { workspace, last, texts, before } = overtake(again);
        const [conflict] = last('conflicts')?.conflicts ?? [];
        expect(conflict).toMatchObject({
          pointer: '/title',
          yours: 'My title',
          message:
            'This was changed elsewhere at the same time. “Replace all” waits for your choice, as a whole.',
        });
        expect(texts()).toEqual(['Theirs, of enough letters', ...before]);
        workspace.settle(conflict?.id ?? '', 'yours');
        expect(texts()).toEqual(['My title', 'Mine', 'Mine, too']);
        expect(last('conflicts')?.conflicts).toEqual([]);
        workspace.undo();
        expect(texts()).toEqual(['Theirs, of enough letters', ...before]);
      },
    );

    test('what is there now is asked about once, also if it was changed again', () => {
      const { workspace, set, last, texts } = overtake();
      set(home, '/title', 'Newer, of enough letters');
      const [conflict] = last('conflicts')?.conflicts ?? [];
      expect(conflict).toMatchObject({ yours: 'My title', theirs: 'Newer, of enough letters' });
      workspace.settle(conflict?.id ?? '', 'yours');
      expect(texts()).toEqual(['My title', 'Mine', 'Mine, too']);
      expect(last('conflicts')?.conflicts).toEqual([]);
    });

    test('or left as a whole', () => {
      const { workspace, last, texts, before } = overtake();
      workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'theirs');
      expect(texts()).toEqual(['Theirs, of enough letters', ...before]);
      expect(last('conflicts')?.conflicts).toEqual([]);
    });
  });

  test('a field that was missing is added by both: one choice', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    write(home, written(home).replace('"title"', '"layout": "theirs", "title"'));
    for (const text of ['M', 'Mi', 'Mine']) set(home, '/layout', text, { version });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'theirs' }]);
    workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    expect(JSON.parse(workspace.textOf(home) ?? '').layout).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
  });

  test('a file that both add: yours replaces theirs, and one undo brings theirs back', () => {
    const { workspace, watcher, write, last } = editFolder();
    const team = 'pages/team.json';
    const operations = [{ op: 'create', file: team, text: '{ "path": "/mine" }' } as const];
    workspace.apply(watcher, { id: 'new', transaction: { name: 'New page /mine', operations } });
    const theirs = '{ "path": "/theirs" }';
    write(team, theirs);
    workspace.lookAt(new Set([team]));
    const [conflict] = last('conflicts')?.conflicts ?? [];
    expect(conflict).toMatchObject({
      file: team,
      message: 'pages/team.json: This exists already. “New page /mine” waits for your choice, as a whole.',
    });
    expect(workspace.textOf(team)).toBe(theirs);
    workspace.settle(conflict?.id ?? '', 'yours');
    expect(workspace.textOf(team)).toBe('{ "path": "/mine" }');
    expect(last('conflicts')?.conflicts).toEqual([]);
    workspace.undo();
    expect(workspace.textOf(team)).toBe(theirs);
  });

  test('the block of the field is removed: its neighbor is left alone', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    const { blocks, ...own } = JSON.parse(written(home));
    write(home, JSON.stringify({ ...own, blocks: blocks.slice(1) }));
    set(home, heading, 'Mine', { version });
    const before = workspace.textOf(home);
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine' }]);
    const { id = '' } = last('conflicts')?.conflicts[0] ?? {};
    expect(() => workspace.settle(id, 'yours')).toThrow(
      'What this belongs to was removed or moved elsewhere.',
    );
    expect(workspace.textOf(home)).toBe(before);
  });
});

describe('undo', () => {
  test('goes back over files, and forward again', async () => {
    const { workspace, set, last } = editFolder();
    const before = [home, radio].map((file) => workspace.textOf(file));
    set(home, heading, 'One');
    set(radio, heading, 'Two');
    const after = [home, radio].map((file) => workspace.textOf(file));
    workspace.undo();
    workspace.undo();
    expect([home, radio].map((file) => workspace.textOf(file))).toEqual(before);
    expect(last('history')?.history).toEqual({ redo: 'Edit' });
    workspace.redo();
    workspace.redo();
    expect([home, radio].map((file) => workspace.textOf(file))).toEqual(after);
  });

  test('takes the typing of one text back as a whole', () => {
    const { workspace, set, last } = editFolder();
    const before = workspace.textOf(home);
    for (const text of ['T', 'Ty', 'Typ']) set(home, heading, text, { step: 'visit' });
    workspace.undo();
    expect(workspace.textOf(home)).toBe(before);
    expect(last('history')?.history.undo).toBe(undefined);
  });

  test('says what another program has changed since, and does not overwrite it', async () => {
    const { workspace, set, written, write } = editFolder();
    set(home, heading, 'Mine');
    await expect.poll(() => headingIn(written(home)), soon).toBe('Mine');
    write(home, written(home).replace('"Mine"', '"Theirs"'));
    await expect.poll(() => headingIn(workspace.textOf(home) ?? ''), soon).toBe('Theirs');
    expect(() => workspace.undo()).toThrow('“Edit” was left out, because this has changed since.');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
  });
});

test('a change that is asked for twice, because its answer was lost, is made once', () => {
  const killed = editFolder();
  const { blocks } = JSON.parse(killed.workspace.textOf(home) ?? '');
  const insert = { op: 'insert', file: home, at: '/blocks/1', value: blocks[1] } as const;
  const change = { id: 'asked twice', transaction: { name: 'Copy', operations: [insert] } };
  killed.workspace.apply(killed.watcher, change);
  const { workspace, watcher } = killed.reopen();
  workspace.apply(watcher, change);
  expect(JSON.parse(workspace.textOf(home) ?? '').blocks.length).toBe(blocks.length + 1);
});

test('a field that somebody else has changed a moment before keeps both values', () => {
  const { workspace, watcher, set, last } = editFolder();
  workspace.read(watcher, home);
  const version = last('file')?.state.version ?? 0;
  const other = workspace.watch(() => {});
  const transaction = {
    name: 'Edit',
    operations: [{ op: 'set', file: home, at: heading, value: 'Theirs' } as const],
  };
  workspace.apply(other.watcher, { id: 'a', version, transaction });
  set(home, heading, 'Mine', { version });
  expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
  expect(last('conflicts')?.conflicts).toMatchObject([{ pointer: heading, yours: 'Mine', theirs: 'Theirs' }]);
});

test('after a lost connection, an editor’s change fits what the same editor has changed before', () => {
  const { workspace, watcher: reader, last } = editFolder();
  workspace.read(reader, home);
  const version = last('file')?.state.version ?? 0;
  const type = (value: string) => {
    const { watcher, close } = workspace.watch(() => {}, 'editor');
    const operations = [{ op: 'set', file: home, at: heading, value } as const];
    workspace.apply(watcher, { id: value, version, transaction: { name: 'Edit', operations } });
    close();
  };
  type('Mi');
  type('Mine');
  expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  expect(last('conflicts')?.conflicts).toEqual([]);
});

test('what is typed before an undo of one’s own has arrived wins over it', () => {
  const { workspace, watcher, set, last } = editFolder();
  workspace.read(watcher, home);
  set(home, heading, 'First');
  const version = last('file')?.state.version ?? 0;
  workspace.undo(watcher);
  set(home, heading, 'First and more', { version });
  expect(headingIn(workspace.textOf(home) ?? '')).toBe('First and more');
  expect(last('conflicts')?.conflicts).toEqual([]);
});

test('and finds its block if the undo has moved it', () => {
  const { workspace, watcher, set, last } = editFolder();
  workspace.read(watcher, home);
  const headings = () =>
    JSON.parse(workspace.textOf(home) ?? '').blocks.map((block: { heading: string }) => block.heading);
  const [first, second] = headings();
  const operations = [{ op: 'move', file: home, at: '/blocks/0', to: '/blocks/1' } as const];
  workspace.apply(watcher, { id: 'move', transaction: { name: 'Move', operations } });
  expect(headings().slice(0, 2)).toEqual([second, first]);
  const version = last('file')?.state.version ?? 0;
  workspace.undo(watcher);
  set(home, heading, 'Of the second', { version });
  expect(headings().slice(0, 2)).toEqual([first, 'Of the second']);
});

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

  test('is completed when the disk takes it, and made once', () => {
    const { state, ...edited } = writeHalf();
    edited.workspace.save();
    expect(state(edited)).toEqual(whole);
    expect(edited.last('saved')?.isSaved).toBe(true);
    expect(edited.last('notice')?.message).toBe('');
    edited.workspace.save();
    expect(state(edited.reopen())).toEqual(whole);
  });

  test('is made once after a restart, also if something was typed meanwhile', () => {
    const { state, ...edited } = writeHalf(({ set }) => set(home, heading, 'Typed'));
    const started = edited.reopen();
    expect(state(started)).toEqual(whole);
    started.workspace.save();
    expect(headingIn(started.written(home))).toBe('Typed');
    expect(state(started)).toEqual(whole);
  });

  test.each([false, true])(
    'is made once, also if another program has changed the first since (restart: %s)',
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
    'is made once, also if a command completes it and changes the first (restart: %s)',
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
  ])('is made once, also if %s since (first, too: %s; restart: %s)', (_, isFirstToo, again) => {
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

  test('is made once, also if the plan was deleted by hand', () => {
    const { state, folder, ...edited } = writeHalf();
    rmSync(join(folder, planFolder), { recursive: true });
    edited.workspace.save();
    expect(state({ folder, ...edited })).toEqual(whole);
    expect(state(edited.reopen())).toEqual(whole);
  });
});

test('what is in the way of a file is said', async () => {
  const { folder, workspace, watcher, last } = editFolder();
  const operations = [{ op: 'rename', file: 'pages/contact.json', to: 'pages/new.json' } as const];
  workspace.apply(watcher, { id: 'rename', transaction: { name: 'Rename', operations } });
  mkdirSync(join(folder, 'pages/new.json'));
  await expect
    .poll(() => last('notice')?.message, soon)
    .toBe("Nothing is lost, but it can’t be written now: pages/new.json can't be written: it is a folder.");
});

test('what a killed command left is completed, and then what was typed is written', () => {
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

test('two who type in one page at the same time both see both', () => {
  const { workspace, watcher, set, last } = editFolder();
  const other = workspace.watch(() => {});
  for (const { id } of [watcher, other.watcher]) expect(id).not.toBe('');
  workspace.read(watcher, home);
  workspace.read(other.watcher, home);
  const removal = { op: 'remove', file: home, at: '/blocks/1' } as const;
  const version = last('file')?.state.version ?? 0;
  const count = JSON.parse(workspace.textOf(home) ?? '').blocks.length;
  workspace.apply(other.watcher, {
    id: 'a',
    version: 1,
    transaction: { name: 'Remove', operations: [removal] },
  });
  // Made before the block above it was removed.
  const lastHeading = `/blocks/${count - 1}/heading`;
  set(home, lastHeading, 'Still the last', { version });
  expect(JSON.parse(workspace.textOf(home) ?? '').blocks.at(-1).heading).toBe('Still the last');
});

test('a file that goes and comes back never has an old version number again', () => {
  const { folder, workspace, watcher, set, written, write, last } = editFolder();
  workspace.read(watcher, radio);
  const seen = new Set([radio]);
  const before = written(radio);
  for (const text of ['T', 'Ty', 'Typ']) set(radio, heading, text);
  const version = last('file')?.state.version ?? 0;
  workspace.save();
  rmSync(join(folder, radio));
  workspace.lookAt(seen);
  expect(last('gone')?.file).toBe(radio);
  write(radio, before);
  workspace.lookAt(seen);
  expect(last('file')?.state).toMatchObject({ text: before, version: version + 1 });
});

describe('a change that was made before the program was started again', () => {
  const transactionOf = (at: string, value: unknown) => ({
    name: 'Edit',
    operations: [{ op: 'set', file: home, at, value } as const],
  });
  /** What the tab knows when the program ends. */
  function ended() {
    const before = editFolder();
    before.workspace.read(before.watcher, home);
    const { version, text = '' } = before.last('file')?.state ?? {};
    return { before, version: version ?? 0, base: text };
  }

  test('is asked for the value it was made for', () => {
    const { before, version, base } = ended();
    const { workspace, watcher } = before.reopen();
    const change = { id: 'late', version, transaction: transactionOf(heading, 'Mine') };
    expect(workspace.apply(watcher, change)).toBe('wants base');
    expect(workspace.textOf(home)).toBe(base);
    expect(workspace.apply(watcher, { ...change, base })).toBe('kept');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  });

  test('keeps what somebody else has written in its field since', () => {
    const { before, version, base } = ended();
    before.workspace.close();
    before.write(home, base.replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    const { workspace, watcher, last } = before.reopen();
    workspace.apply(watcher, { id: 'late', version, base, transaction: transactionOf(heading, 'Mine') });
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
  });

  test('finds its block, which somebody else has moved since', () => {
    const { before, version, base } = ended();
    before.workspace.close();
    const page = JSON.parse(base);
    const [first, ...others] = page.blocks;
    before.write(home, JSON.stringify({ ...page, blocks: [...others, first] }));
    const { workspace, watcher } = before.reopen();
    workspace.apply(watcher, { id: 'late', version, base, transaction: transactionOf(heading, 'Mine') });
    const headings = JSON.parse(workspace.textOf(home) ?? '').blocks.map(
      (block: { heading: string }) => block.heading,
    );
    expect(headings).toEqual([...others.map((block: { heading: string }) => block.heading), 'Mine']);
  });
});

test('a file that nobody reads any more is checked again when another program takes its change back', () => {
  const { workspace, watcher, written, write, last } = editFolder();
  const file = 'pages/contact.json';
  const [before, seen] = [written(file), new Set([file])];
  const visitor = workspace.watch(() => {});
  workspace.read(visitor.watcher, file);
  visitor.close();
  write(file, before.slice(0, -3));
  workspace.lookAt(seen);
  expect(last('problems')?.problems).not.toEqual([]);
  write(file, before);
  workspace.lookAt(seen);
  expect(last('problems')?.problems).toEqual([]);
  workspace.read(watcher, file);
  expect(last('file')?.state.text).toBe(before);
});
