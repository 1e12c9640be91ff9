import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EditedFolder, editFolder, home } from '../../../../tests/support/edits/edited-folder';
import { fileHandlers } from './file-handlers';
import { pictureHandlers } from './picture-handlers';

const pdf = (words = 'one') => `%PDF-1.7 ${words}`;
const prices = 'files/downloads/prices.pdf';
const link = '/blocks/0/actions/0/href';

function withHandlers(edited: EditedFolder) {
  const { folder, workspace, watcher, last, set } = edited;
  const handlers = fileHandlers(folder, workspace);
  const upload = (name: string, content: string | Buffer) => ({
    name,
    size: content.length,
    data: Buffer.from(content).toString('base64'),
  });
  return {
    ...edited,
    add: (name = 'Prices.PDF', content: string | Buffer = pdf(), step?: string) =>
      handlers.addFile({ ...upload(name, content), ...(step !== undefined && { step }) }, watcher),
    replace: (content: string, src = prices) =>
      handlers.replaceFile({ src, ...upload('x.pdf', content) }, watcher),
    rename: (to: string, src = prices) => handlers.renameFile({ src, to }, watcher),
    remove: (to?: string, src = prices) => handlers.removeFile({ src, ...(to && { to }) }, watcher),
    putBack: (src: string) => pictureHandlers(folder, workspace).putBack({ src }, watcher),
    downloads: async () => handlers.downloads({}, watcher),
    text: (src = prices) =>
      existsSync(join(folder, src)) ? readFileSync(join(folder, src), 'utf8') : undefined,
    linkTo: (href: string, step?: string) =>
      set(home, '/blocks/0/actions', [{ label: 'Prices', href }], step === undefined ? {} : { step }),
    linked: () => JSON.parse(workspace.textOf(home) ?? '').blocks[0].actions?.[0]?.href,
    redirects: () => JSON.parse(workspace.textOf('site.json') ?? '').redirects,
    history: () => last('history')?.history,
    errors: () => (last('problems')?.problems ?? []).filter(({ severity }) => severity === 'error'),
  };
}

const open = (prepare?: (folder: string) => void) =>
  withHandlers(editFolder('valid/many-files', '', prepare));

const allowed =
  'names of downloads end with .pdf, .docx, .xlsx, .pptx, .odt, .ods, .odp, .epub, .txt, .asc, .csv, .ics, .vcf, .zip, .mp3, .m4a, .mp4, .webm, .png, .jpg, .jpeg, .webp, .avif or .gif.';

describe('what is added', () => {
  test.each([
    ['Price List V2.PDF', 'price-list-v2.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\Con.pdf', 'file-con.pdf'],
    ['Größe & Maß.pdf', 'grosse-mass.pdf'],
    ['Прайс.pdf', 'file.pdf'],
    ['a\u0000b\u202Ecod.pdf', 'a-b-cod.pdf'],
    ['.pdf', 'file.pdf'],
    ['files.tar.pdf', 'files-tar.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('%j is stored as %s', async (name, stored) => {
    const { add } = open();
    expect(await add(name)).toMatchObject({ src: `files/downloads/${stored}`, isNew: true, notes: [] });
  });

  test('has an own name, and is stored once', async () => {
    const { add, text } = open();
    await add();
    expect(await add('Other.pdf')).toMatchObject({ src: prices, isNew: false });
    expect(await add('prices.pdf', pdf('two'))).toMatchObject({ src: 'files/downloads/prices-2.pdf' });
    expect(text()).toBe(pdf());
  });

  test.each([
    ['setup.exe', 'MZ', `Files like setup.exe are not published: ${allowed}`],
    ['page.html', '<p>', `Files like page.html are not published: ${allowed}`],
    ['run.js', 'alert(1)', `Files like run.js are not published: ${allowed}`],
    ['feed.xml', '<a/>', `Files like feed.xml are not published: ${allowed}`],
    ['site.webmanifest', '{}', `Files like site.webmanifest are not published: ${allowed}`],
    ['notes', 'Buy milk.', `Files like notes are not published: ${allowed}`],
    [
      'Plan.SVG',
      '<svg/>',
      'Plan.SVG can run scripts, so it is only published as a picture: add it to Pictures.',
    ],
    ['a.pdf', '', 'This file is empty. Download or copy it again.'],
    [
      'a.pdf',
      'PK\x03\x04',
      'This file is a ZIP archive or an office document, but its name ends with .pdf. Save it as .pdf, and put the result here.',
    ],
    [
      'a.txt',
      '<!doctype html><script>',
      'This file is a web page (HTML), but its name ends with .txt. Save it as .txt, and put the result here.',
    ],
    [
      'a.png',
      '<svg xmlns="http://www.w3.org/2000/svg">',
      'This file is an SVG drawing, but its name ends with .png. Save it as .png, and put the result here.',
    ],
    [
      'offer.pdf',
      'MZ\x90\x00',
      'offer.pdf does not begin as a .pdf file does: save it as .pdf again, and add the result.',
    ],
    [
      'offer.docx',
      '\xD0\xCF\x11\xE0',
      'offer.docx does not begin as a .docx file does: save it as .docx again, and add the result.',
    ],
    [
      'a.zip',
      Buffer.alloc(26_214_401),
      'a.zip has 26.2 MB, and a download at most 26.2 MB: save it smaller, or put it on another server and link to it there.',
    ],
  ])('is refused with the reason: %s that begins with %j', (name, content, reason) => {
    const { add, folder } = open();
    expect(() => add(name, typeof content === 'string' ? Buffer.from(content, 'latin1') : content)).toThrow(
      reason,
    );
    expect(existsSync(join(folder, 'files/downloads'))).toBe(false);
  });

  test.each([
    ['a.docx', 'PK\x03\x04'],
    ['a.csv', 'a;b'],
    ['a.ics', 'BEGIN:VCALENDAR\n'],
    ['a.mp3', 'ID3'],
    ['a.mp4', '\0\0\0\x18ftypmp42'],
    ['a.png', '\x89PNG\r\n'],
  ])('may be %s', async (name, content) => {
    expect(await open().add(name, Buffer.from(content, 'latin1'))).toMatchObject({ isNew: true });
  });

  test('is never put into a folder that is a link', () => {
    const { add } = open((folder) => symlinkSync(join(folder, 'pages'), join(folder, 'files')));
    expect(() => add()).toThrow('The folder files/downloads is a link, so nothing is put there.');
  });

  test('is one step of undo with the link to it', async () => {
    const edited = open();
    const before = edited.workspace.textOf(home);
    await edited.add('Prices.pdf', pdf(), 'drop');
    edited.linkTo('/downloads/prices.pdf', 'drop');
    expect([edited.linked(), edited.errors()]).toEqual(['/downloads/prices.pdf', []]);
    edited.workspace.undo();
    expect([edited.text(), edited.workspace.textOf(home)]).toEqual([undefined, before]);
    edited.workspace.redo();
    expect([edited.text(), edited.linked()]).toEqual([pdf(), '/downloads/prices.pdf']);
  });
});

test('downloads are listed with size and uses, those of programs are not', async () => {
  const { add, linkTo, downloads } = open((folder) => {
    mkdirSync(join(folder, 'files'));
    writeFileSync(join(folder, 'files/old.pdf'), pdf('old'));
    writeFileSync(join(folder, 'files/robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, 'files/google0123456789abcdef.html'), 'google-site-verification');
  });
  await add();
  linkTo('/downloads/prices.pdf');
  expect(await downloads()).toEqual({
    downloads: [
      {
        src: prices,
        bytes: 12,
        isNew: true,
        uses: [{ file: home, pointer: link, name: 'Hero › Action 1 › Link' }],
      },
      { src: 'files/old.pdf', bytes: 12, isNew: false, uses: [] },
    ],
    removed: [],
  });
});

describe('a file is replaced', () => {
  test('at its address, and undo brings the other one back', async () => {
    const edited = open();
    await edited.add();
    expect(await edited.replace(pdf('two'))).toMatchObject({ src: prices, isNew: true });
    expect([edited.text(), edited.history()?.undo]).toEqual([pdf('two'), 'Replace prices.pdf']);
    edited.workspace.undo();
    expect(edited.text()).toBe(pdf());
  });

  test('by one of its kind alone', async () => {
    const edited = open();
    await edited.add();
    expect(() => edited.replace('<!doctype html>')).toThrow(
      'This file is a web page (HTML), but its name ends with .pdf. Save it as .pdf, and put the result here.',
    );
    expect(() => edited.replace(pdf(), 'pages/home.json')).toThrow(
      'There is no file pages/home.json any more.',
    );
  });
});

describe('a file is renamed', () => {
  const renamed = 'files/downloads/price-list.pdf';

  test('links follow, the old address leads on, and all of it is one step of undo', async () => {
    let edited = open();
    await edited.add();
    edited.linkTo('/downloads/prices.pdf');
    const before = [edited.workspace.textOf('site.json'), edited.workspace.textOf(home)];
    const texts = () => [edited.workspace.textOf('site.json'), edited.workspace.textOf(home)];
    expect(await edited.rename('Price List.pdf')).toBe(renamed);
    const redirects = [{ from: '/downloads/prices.pdf', to: '/downloads/price-list.pdf' }];
    const state = () => [edited.text(), edited.text(renamed), edited.linked(), edited.redirects()];
    const now = [undefined, pdf(), '/downloads/price-list.pdf', redirects];
    expect([...state(), edited.errors()]).toEqual([...now, []]);
    expect((await edited.downloads()).removed).toEqual([]);
    edited = withHandlers(edited.reopen());
    edited.workspace.undo();
    expect([edited.text(), edited.text(renamed), ...texts()]).toEqual([pdf(), undefined, ...before]);
    edited.workspace.redo();
    expect(state()).toEqual(now);
  });

  test('and can have its old name back', async () => {
    const edited = open();
    await edited.add();
    await edited.rename('price-list');
    expect(await edited.rename('prices', renamed)).toBe(prices);
    expect(edited.redirects()).toEqual([{ from: '/downloads/price-list.pdf', to: '/downloads/prices.pdf' }]);
    expect(edited.errors()).toEqual([]);
  });

  test('to no name that something has', async () => {
    const edited = open();
    await edited.add();
    await edited.add('Other.pdf', pdf('two'));
    expect(() => edited.rename('prices')).toThrow('prices.pdf is its name already.');
    expect(() => edited.rename('OTHER')).toThrow('There is a file other.pdf already.');
    edited.set('site.json', '/redirects', [{ from: '/downloads/gone.pdf', to: '/contact' }]);
    expect(() => edited.rename('gone')).toThrow(
      '/downloads/gone.pdf is redirected to /contact (site.json). Delete it there first.',
    );
    expect((await edited.add('gone.pdf', pdf('three'))).src).toBe('files/downloads/gone-2.pdf');
  });

  test('only if everything that may link to it can be read', async () => {
    const edited = open();
    await edited.add();
    edited.write('pages/contact.json', '{ "path": "/downloads/prices.pdf"');
    edited.workspace.lookAt(new Set(['pages/contact.json']));
    expect(() => edited.rename('other')).toThrow(
      /^It may be linked where nobody can look\. Not searched, because it can't be read: pages\/contact\.json/,
    );
    expect(edited.text()).toBe(pdf());
  });
});

describe('a file is deleted', () => {
  test('and comes back by undo, or is put back', async () => {
    const edited = open();
    await edited.add();
    await edited.remove();
    expect([edited.text(), (await edited.downloads()).removed]).toEqual([undefined, [prices]]);
    edited.workspace.undo();
    expect(edited.text()).toBe(pdf());
    await edited.remove();
    await edited.putBack(prices);
    expect([edited.text(), (await edited.downloads()).removed]).toEqual([pdf(), []]);
  });

  test('while links lead to it, only with a page to which they lead then', async () => {
    const edited = open();
    await edited.add();
    edited.linkTo('/downloads/prices.pdf');
    expect(() => edited.remove()).toThrow(
      '1 place links to this file. Choose the page to which links lead then.',
    );
    expect(() => edited.remove('/nowhere')).toThrow(
      'There is no page /nowhere. Choose the page to which links lead then.',
    );
    await edited.remove('/contact');
    expect([edited.text(), edited.linked(), edited.redirects()]).toEqual([
      undefined,
      '/contact',
      [{ from: '/downloads/prices.pdf', to: '/contact' }],
    ]);
    edited.workspace.undo();
    expect([edited.text(), edited.linked(), edited.redirects()]).toEqual([
      pdf(),
      '/downloads/prices.pdf',
      undefined,
    ]);
  });

  test('only one that links can name', () => {
    const edited = open();
    expect(() => edited.remove(undefined, '../journal.ndjson')).toThrow(
      'There is no file ../journal.ndjson any more.',
    );
  });
});
