import { describe, expect, test } from 'vitest';
import { editFolder, heading, headingIn, home, radio } from '../../../../tests/support/edits/edited-folder';

describe('another program writes meanwhile', () => {
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

  describe('when another program changes one part of a change of several parts', () => {
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
      'accepting a choice applies all parts of its change, and one undo takes them back (restart: %s)',
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

    test('refusing a choice drops all parts of its change', () => {
      const { workspace, last, texts, before } = overtake();
      workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'theirs');
      expect(texts()).toEqual(['Theirs, of enough letters', ...before]);
      expect(last('conflicts')?.conflicts).toEqual([]);
    });
  });
});
