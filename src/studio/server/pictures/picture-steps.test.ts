import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EditedFolder, editFolder } from '../../../../tests/support/edits/edited-folder';
import { pictureHandlers } from '../handlers/picture-handlers';

const home = 'pages/home.json';
const image = '/blocks/0/image';
const src = 'images/plan.svg';
const svg = (width = 4) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 3"><path d="M0 0h4v3z"/></svg>\n`;

function withHandlers(edited: EditedFolder) {
  const { folder, workspace, watcher, last, set } = edited;
  const handlers = pictureHandlers(folder, workspace);
  const text = () => (existsSync(join(folder, src)) ? readFileSync(join(folder, src), 'utf8') : undefined);
  return {
    ...edited,
    text,
    add: (content = svg(), step?: string) =>
      handlers.addPicture(
        {
          name: 'Plan.svg',
          size: content.length,
          data: Buffer.from(content).toString('base64'),
          ...(step !== undefined && { step }),
        },
        watcher,
      ),
    remove: () => handlers.removePicture({ src }, watcher),
    putBack: () => handlers.putBack({ src }, watcher),
    removed: async () => (await handlers.pictures({}, watcher)).removed,
    listed: () => workspace.files().list().includes(src),
    history() {
      const { undo, redo } = last('history')?.history ?? {};
      return { undo, redo };
    },
    show: (step?: string) =>
      set(home, image, { type: 'file', src, decorative: true }, step === undefined ? {} : { step }),
    shown: () => JSON.parse(workspace.textOf(home) ?? '').blocks[0].image.src,
  };
}

const open = () => withHandlers(editFolder());

test('undo removes an added picture and redo brings it back, also after a restart', async () => {
  let edited = open();
  await edited.add();
  expect(edited.history()).toEqual({ undo: 'Add plan.svg' });
  edited.workspace.undo();
  expect([edited.text(), edited.listed()]).toEqual([undefined, false]);
  expect(await edited.removed()).toEqual([src]);
  edited = withHandlers(edited.reopen());
  edited.workspace.redo();
  expect([edited.text(), edited.listed()]).toEqual([svg(), true]);
  expect(await edited.removed()).toEqual([]);
});

test('undo restores a deleted picture, also after a restart, and removes one that was put back', async () => {
  let edited = open();
  await edited.add();
  await edited.remove();
  edited = withHandlers(edited.reopen());
  expect(edited.history()).toEqual({ undo: 'Delete plan.svg' });
  edited.workspace.undo();
  expect([edited.text(), await edited.removed()]).toEqual([svg(), []]);
  edited.workspace.redo();
  expect(edited.text()).toBe(undefined);
  await edited.putBack();
  expect([edited.text(), edited.history()]).toEqual([svg(), { undo: 'Put back plan.svg' }]);
  edited.workspace.undo();
  expect([edited.text(), await edited.removed()]).toEqual([undefined, [src]]);
});

test('undo takes back changes of pictures and of texts in their order', async () => {
  const edited = open();
  const { workspace, set } = edited;
  const before = workspace.textOf(home);
  set(home, '/blocks/0/heading', 'One');
  await edited.add();
  set(home, '/blocks/0/heading', 'Two');
  await edited.remove();
  workspace.undo();
  workspace.undo();
  expect([edited.text(), edited.history()?.undo]).toEqual([svg(), 'Add plan.svg']);
  workspace.undo();
  workspace.undo();
  expect([edited.text(), workspace.textOf(home), edited.history()?.undo]).toEqual([
    undefined,
    before,
    undefined,
  ]);
});

test('several steps of a picture go back as one, and come again, also after a restart', async () => {
  let edited = open();
  const goBack = (count: number) =>
    edited.workspace.goBack(edited.watcher, count, edited.workspace.steps()[0]?.time);
  const before = edited.workspace.textOf(home);
  await edited.add();
  await edited.remove();
  await edited.putBack();
  edited.show();
  goBack(4);
  expect([edited.text(), edited.workspace.textOf(home)]).toEqual([undefined, before]);
  edited = withHandlers(edited.reopen());
  expect(edited.history()).toEqual({ undo: 'Go back to the beginning' });
  edited.workspace.undo();
  expect([edited.text(), edited.shown()]).toEqual([svg(), src]);
  goBack(3);
  expect([edited.text(), edited.workspace.textOf(home)]).toEqual([svg(), before]);
});

test('a picture that is added for a field is one step with it, also if something else was seen between', async () => {
  const edited = open();
  const before = edited.workspace.textOf(home);
  await edited.add(svg(), 'drop');
  edited.workspace.lookAt(new Set([src]));
  edited.show('drop');
  edited.workspace.save();
  expect(edited.history()).toEqual({ undo: 'Edit' });
  edited.workspace.undo();
  expect([edited.text(), edited.workspace.textOf(home), edited.history()]).toEqual([
    undefined,
    before,
    { redo: 'Edit' },
  ]);
  const again = withHandlers(edited.reopen());
  again.workspace.redo();
  again.workspace.save();
  expect([again.text(), again.shown(), again.last('held')?.files]).toEqual([svg(), src, []]);
});

test('pictures that are added with one step are one step with the texts that show them', async () => {
  const edited = open();
  const before = edited.workspace.textOf(home);
  const other = 'images/plan-2.svg';
  await edited.add(svg(), 'drop');
  edited.show('drop');
  await edited.add(svg(5), 'drop');
  edited.set(home, image, { type: 'file', src: other, decorative: true }, { step: 'drop' });
  edited.workspace.save();
  expect(edited.workspace.files().list()).toContain(other);
  edited.workspace.undo();
  expect([edited.text(), edited.workspace.textOf(home), edited.history().undo]).toEqual([
    undefined,
    before,
    undefined,
  ]);
  expect(edited.workspace.files().list()).not.toContain(other);
  const again = withHandlers(edited.reopen());
  again.workspace.redo();
  expect([again.text(), again.shown(), again.workspace.files().list().includes(other)]).toEqual([
    svg(),
    other,
    true,
  ]);
});

test('the same picture once more is no step', async () => {
  const edited = open();
  await edited.add();
  await edited.add();
  edited.workspace.undo();
  expect([edited.text(), edited.history()?.undo]).toEqual([undefined, undefined]);
});

describe('what has changed since is said, and nothing is lost', () => {
  const late = (name: string) => `“${name}” was left out, because this has changed since.`;

  test('another file has the name of a deleted one', async () => {
    const edited = open();
    await edited.add();
    await edited.remove();
    edited.write(src, svg(8));
    expect(() => edited.workspace.undo()).toThrow(
      `${late('Delete plan.svg')} There is another file ${src} now. Rename or delete it first.`,
    );
    expect([edited.text(), await edited.removed()]).toEqual([svg(8), [src]]);
    rmSync(join(edited.folder, src));
    await edited.putBack();
    expect(edited.text()).toBe(svg());
  });

  test('an added one was replaced', async () => {
    const edited = open();
    await edited.add();
    edited.write(src, svg(8));
    expect(() => edited.workspace.undo()).toThrow(`${late('Add plan.svg')} ${src} is another picture now.`);
    expect(edited.text()).toBe(svg(8));
  });

  test('an added one is shown by another field: its own keeps it, too', async () => {
    const edited = open();
    const page = edited.written('pages/contact.json');
    await edited.add(svg(), 'drop');
    edited.show('drop');
    edited.workspace.save();
    edited.write(
      'pages/contact.json',
      page.replace(
        '"blocks": [',
        `"blocks": [{ "type": "hero", "heading": "A", "image": { "type": "file", "src": "${src}", "decorative": true } },`,
      ),
    );
    edited.workspace.lookAt(new Set(['pages/contact.json']));
    expect(() => edited.workspace.undo()).toThrow(`${late('Edit')} ${src} stays: it is shown in 1 field.`);
    expect([edited.text(), edited.shown()]).toEqual([svg(), src]);
  });

  test('the trash has forgotten it', async () => {
    const edited = open();
    await edited.add();
    await edited.remove();
    rmSync(edited.workspace.trash, { recursive: true });
    expect(() => edited.workspace.undo()).toThrow(
      `${late('Delete plan.svg')} ${src} is gone: the studio keeps what it deletes for 30 days.`,
    );
    expect(edited.history()?.undo).toBe('Add plan.svg');
  });

  test('somebody has done the same already', async () => {
    const edited = open();
    await edited.add();
    await edited.remove();
    writeFileSync(join(edited.folder, src), svg());
    edited.workspace.undo();
    expect([edited.text(), edited.history()]).toEqual([
      svg(),
      { undo: 'Add plan.svg', redo: 'Delete plan.svg' },
    ]);
  });
});

describe('nothing is lost by a kill after a picture is moved and before the journal has it:', () => {
  /** As after a kill: the last line was never written. */
  const forgetLast = ({ journal, reopen }: EditedFolder) =>
    withHandlers(
      reopen(() => {
        const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
        writeFileSync(
          journal,
          lines
            .slice(0, -1)
            .map((line) => `${line}\n`)
            .join(''),
        );
      }),
    );

  test('a deleted one can be put back', async () => {
    let edited = open();
    await edited.add();
    await edited.remove();
    edited = forgetLast(edited);
    expect([edited.text(), edited.history()]).toEqual([undefined, { undo: 'Add plan.svg' }]);
    expect(await edited.removed()).toEqual([src]);
    await edited.putBack();
    expect([edited.text(), edited.history()]).toEqual([svg(), { undo: 'Put back plan.svg' }]);
  });

  test('an undo that was undone can be done again', async () => {
    let edited = open();
    await edited.add();
    edited.workspace.undo();
    edited = forgetLast(edited);
    expect([edited.text(), edited.history()]).toEqual([undefined, { undo: 'Add plan.svg' }]);
    edited.workspace.undo();
    expect(edited.history()).toEqual({ redo: 'Add plan.svg' });
    edited.workspace.redo();
    expect(edited.text()).toBe(svg());
  });
});
