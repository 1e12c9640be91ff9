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
import type { ValueOperation } from '../../../edit/operation';

describe('another program writes meanwhile', () => {
  describe('a file with changes is no JSON for a moment', () => {
    const added = { type: 'cta', heading: 'First', buttons: [{ label: 'Home', href: '/' }] };

    /** Makes changes, breaks the file, and writes it again. */
    function breakAndFix(change: (edited: EditedFolder) => void, fixed = (text: string) => text) {
      const edited = editFolder();
      const { workspace, written, write, last } = edited;
      const before = written(home);
      change(edited);
      const after = workspace.textOf(home);
      write(home, before.slice(0, -3));
      workspace.lookAt(new Set([home]));
      const broken = { history: last('history')?.history, conflicts: last('conflicts')?.conflicts };
      const fix = ({ workspace, write }: EditedFolder = edited) => {
        write(home, fixed(before));
        workspace.lookAt(new Set([home]));
      };
      const page = () => JSON.parse(workspace.textOf(home) ?? '');
      return { ...edited, before, after, broken, fix, page };
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
    ])('they are applied when the file can be read again: %s', async (_, operation) => {
      const { workspace, before, after, broken, fix, last } = breakAndFix(({ workspace, watcher }) =>
        workspace.apply(watcher, { id: 'late', transaction: { name: 'Edit', operations: [operation] } }),
      );
      expect(broken.conflicts).toEqual([]);
      await expect.poll(() => last('held')?.files, soon).toEqual([home]);
      fix();
      expect(workspace.textOf(home)).toBe(after);
      workspace.undo();
      expect(workspace.textOf(home)).toBe(before);
    });

    test('what was typed is one step of undo', () => {
      const { workspace, before, fix, page } = breakAndFix(typeHeading);
      fix();
      expect(page().blocks[0].heading).toBe('Mine');
      workspace.undo();
      expect(workspace.textOf(home)).toBe(before);
    });

    test('also after a restart', async () => {
      const killed = breakAndFix(typeHeading);
      const started = killed.reopen();
      await expect.poll(() => started.last('held')?.files, soon).toEqual([home]);
      killed.fix(started);
      expect(headingIn(started.workspace.textOf(home) ?? '')).toBe('Mine');
      await expect.poll(() => headingIn(started.written(home)), soon).toBe('Mine');
      expect(started.last('held')?.files).toEqual([]);
    });

    test('they are applied too if an undo comes before the file can be read', () => {
      const { workspace, before, fix, broken, last } = breakAndFix(typeHeading);
      expect(() => workspace.undo()).toThrow(/^“Edit” has to wait. A "}" is missing/);
      expect(last('history')?.history).toEqual(broken.history);
      fix();
      workspace.undo();
      expect(workspace.textOf(home)).toBe(before);
    });

    test('each goes to its own block, wherever that is now', () => {
      const { fix, page, last } = breakAndFix(typeHeading, (text) => {
        const { blocks, ...own } = JSON.parse(text);
        return JSON.stringify({ ...own, blocks: [added, ...blocks] });
      });
      fix();
      const headings = page().blocks.map((block: { heading: string }) => block.heading);
      expect(headings.slice(0, 2)).toEqual(['First', 'Mine']);
      expect(last('conflicts')?.conflicts).toEqual([]);
    });

    test('another value that is there then is one choice, with what was typed last', async () => {
      const { workspace, fix, page, last } = breakAndFix(typeHeading, (text) =>
        text.replace(/"heading": "[^"]*"/, '"heading": "Theirs"'),
      );
      fix();
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
      const { workspace, watcher, fix, page } = breakAndFix(({ workspace, watcher, last }) => {
        workspace.read(watcher, home);
        version = last('file')?.state.version ?? 0;
      });
      const operations = [{ op: 'set', file: home, at: heading, value: 'Mine' } as const];
      const change = { id: 'late', version, transaction: { name: 'Edit', operations } };
      expect(workspace.apply(watcher, change)).toBe('unread');
      fix();
      expect(workspace.apply(watcher, change)).toBe('kept');
      expect(page().blocks[0].heading).toBe('Mine');
    });

    test('also what was made for the text that can’t be read, in its own block', () => {
      const { workspace, watcher, fix, page, last } = breakAndFix(
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
      fix();
      expect(workspace.apply(watcher, change)).toBe('kept');
      const headings = page().blocks.map((block: { heading: string }) => block.heading);
      expect(headings.slice(0, 2)).toEqual(['First', 'Mine']);
    });

    test('a commit counts them as left out', () => {
      const { workspace } = breakAndFix(typeHeading);
      expect([...workspace.pending()]).toEqual([home]);
    });

    test('a change of several files waits as a whole', () => {
      const { workspace, fix } = breakAndFix(({ workspace, watcher }) => {
        const operations = [home, radio].map(
          (file) => ({ op: 'set', file, at: '/title', value: 'Mine, of enough letters' }) as const,
        );
        workspace.apply(watcher, { id: 'both', transaction: { name: 'Edit', operations } });
      });
      const title = (file: string) => JSON.parse(workspace.textOf(file) ?? '').title;
      expect(title(radio)).not.toContain('Mine');
      fix();
      expect([home, radio].map(title)).toEqual(['Mine, of enough letters', 'Mine, of enough letters']);
    });
  });
});
