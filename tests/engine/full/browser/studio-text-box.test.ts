import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ProseBlock } from '../../../../src/site/schema/types.gen';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { serveStudio } from '../../../support/studio/serve-studio';
import { long, oneOfEvery, withVariations } from '../../../support/variations';

const studio = serveStudio();

const start = 'To find the tool again:\n\n1. who has it\n2. since when\n3. until when';

/** The text of the second section, as it is written. */
function written(): string {
  const file = join(studio.folder, 'pages/privacy-policy.json');
  const { blocks } = JSON.parse(readFileSync(file, 'utf8'));
  const prose: ProseBlock | undefined = blocks.find(({ type }: ProseBlock) => type === 'prose');
  return prose?.sections[1]?.text ?? '';
}

/** Opens the text in the box, with the cursor at its end. */
async function openBox(): Promise<{ page: Page; box: Locator }> {
  const { page, frame } = await studio.open('/privacy-policy');
  await frame.getByText('To find the tool again').click();
  const box = page.locator('.field-box:focus');
  await box.waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  return { page, box };
}

async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  while (written() !== start) {
    const before = written();
    await undo.click();
    await expect.poll(written).not.toBe(before);
  }
}

/** Letters, and the names of keys in angle brackets. */
async function press(page: Page, keys: string): Promise<void> {
  for (const part of keys.split(/(<[A-Z][^>]*>)/))
    if (/^<[A-Z]/.test(part)) await page.keyboard.press(part.slice(1, -1));
    else await page.keyboard.type(part);
}

async function writeSource(page: Page, source: string): Promise<void> {
  await page.keyboard.press('F2');
  await page.locator('.field-markdown > textarea:focus').fill(source);
  await page.keyboard.press('F2');
  await page.locator('.field-box:focus').waitFor();
}

const paste = (box: Locator, text: string, html: string): Promise<void> =>
  box.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of data) clipboardData.setData(type, value);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [
      ['text/html', html],
      ['text/plain', text],
    ] as const,
  );

describe('what is typed in the box', () => {
  test.each(
    oneOfEvery(5, [
      [
        'letters that mean something in Markdown',
        ' *a* [b](c) \\ <i>',
        `${start} \\*a\\* \\[b\\](c) \\\\ \\<i>`,
      ],
      ['the next item', '<Enter>why', `${start}\n4. why`],
      ['a paragraph after the list', '<Enter><Enter>Ask us.', `${start}\n\nAsk us.`],
      ['another line of the item', '<Shift+Enter>or later', `${start}\\\nor later`],
      ['a word that is deleted', '<ControlOrMeta+Backspace>now', start.replace(/when$/, 'now')],
      ['bold words', '<Shift+ControlOrMeta+ArrowLeft><ControlOrMeta+b>', start.replace(/when$/, '**when**')],
      ['italic words that follow', ' <ControlOrMeta+i>or so<ControlOrMeta+i>.', `${start} *or so*.`],
      ['items that are joined', '<Home><Backspace><Backspace>', start.replace('\n3. until', 'until')],
      ['all of it replaced', '<ControlOrMeta+a>Nothing.', 'Nothing.'],
      ['a heading by its signs', '<Enter><Enter>### Why<Enter>Ask.', `${start}\n\n### Why\n\nAsk.`],
      ['a list by its signs', '<Enter><Enter>Or:<Enter>- one<Enter>two', `${start}\n\nOr:\n\n- one\n- two`],
      ['signs that are only letters', '<Enter><Enter>1. <Backspace>May', `${start}\n\n1\\. May`],
      ['a token', ' {{site.name}', `${start} {{site.name}`],
    ]),
  )('%s', async (_, keys, expected) => {
    const { page } = await openBox();
    onTestFinished(() => undoAll(page));
    await press(page, keys);
    await expect.poll(written).toBe(expected);
  });
});

describe('a long text as it is read', () => {
  test.each(withVariations([['Quote', '> Why']], [['Heading', '### Why']]))(
    '%s is a style of a paragraph',
    async (style, words) => {
      const expected = `${start}\n\n${words}`;
      const { page, box } = await openBox();
      onTestFinished(() => undoAll(page));
      await press(page, '<Enter><Enter>Why');
      await page.getByRole('combobox', { name: 'Style' }).selectOption(style);
      await expect.poll(written).toBe(expected);
      await box.locator(style === 'Quote' ? 'blockquote' : 'h3').waitFor();
      await press(page, '<Enter>Because.<Home><Backspace>');
      await expect.poll(written).toBe(`${expected}Because.`);
    },
  );

  long('a rule stays when words around it are edited, and goes by the key for deleting', async () => {
    const { page, box } = await openBox();
    onTestFinished(() => undoAll(page));
    await writeSource(page, `${start}\n\n***\n\nEnd`);
    await box.locator('hr').waitFor();
    await press(page, '<ControlOrMeta+End>.');
    await expect.poll(written).toBe(`${start}\n\n***\n\nEnd.`);
    await press(page, '<Home><Backspace>');
    await expect.poll(written).toBe(`${start}\n\nEnd.`);
  });

  const table = '| To | Days |\n|----|-----:|\n| Bali | 1 |';

  test('a table’s cells are edited, and the key Tab goes on and adds a row', async () => {
    const { page, box } = await openBox();
    onTestFinished(() => undoAll(page));
    await writeSource(page, `${table}\n\nEnd`);
    await box.getByRole('cell', { name: 'Bali' }).click();
    await press(page, '<End>!<Tab>2<Shift+Tab><Enter>');
    await expect.poll(written).toBe(`${table.replace('Bali | 1', 'Bali! | 12')}\n\nEnd`);
    await box.getByRole('cell', { name: '12' }).click();
    await press(page, '<Tab>Lombok<Tab>3');
    await expect.poll(written).toBe(`${table.replace('Bali | 1', 'Bali! | 12')}\n| Lombok | 3 |\n\nEnd`);
    await expectAccessibleInThemes(page);
  });

  long('a table gets and loses columns and rows at its head', async () => {
    const { page, box } = await openBox();
    onTestFinished(() => undoAll(page));
    await writeSource(page, table);
    await box.getByRole('cell', { name: 'Bali' }).click();
    await box.getByRole('button', { name: 'Add a column' }).click();
    await press(page, 'Price');
    await expect.poll(written).toBe('| To |  | Days |\n| ---- | --- | -----: |\n| Bali | Price | 1 |');
    await box.getByRole('button', { name: 'Delete the column' }).click();
    await expect.poll(written).toBe('| To | Days |\n| ---- | -----: |\n| Bali | 1 |');
    await box.getByRole('button', { name: 'Delete the table' }).click();
    await press(page, 'Gone');
    await expect.poll(written).toBe('Gone');
  });

  test('pasted cells fill a table, and make one', async () => {
    const { page, box } = await openBox();
    onTestFinished(() => undoAll(page));
    await writeSource(page, `${table}\n\nEnd`);
    await box.getByRole('cell', { name: 'Bali' }).click();
    await paste(box, 'Java\t2\nFlores\t4', '');
    const filled = `${table.replace('Bali | 1', 'Java | 2')}\n| Flores | 4 |\n\nEnd`;
    await expect.poll(written).toBe(filled);
    await press(page, '<ControlOrMeta+End>');
    await paste(box, 'a\tb\nc\td', '<table><tr><td>a</td></tr></table>');
    await expect.poll(written).toBe(`${filled}\n\n| a | b |\n| --- | --- |\n| c | d |`);
  });

  test('a table and a line are added behind the list that the cursor is in', async () => {
    const { page } = await openBox();
    onTestFinished(() => undoAll(page));
    await page.getByRole('button', { name: 'Add a table' }).click();
    await press(page, 'To<Tab>Days<Tab>Bali');
    const added = `${start}\n\n| To | Days |\n| --- | --- |\n| Bali |  |`;
    await expect.poll(written).toBe(added);
    await page.getByRole('button', { name: 'Add a line' }).click();
    await press(page, 'End');
    await expect.poll(written).toBe(`${added}\n\n---\n\nEnd`);
    await expectAccessibleInThemes(page);
  });

  test('a picture is chosen by keyboard, and asks what it shows', async () => {
    const { page } = await openBox();
    onTestFinished(() => undoAll(page));
    await page.getByRole('button', { name: 'Add a picture' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Choose keeper.svg' }).click();
    await page.getByRole('textbox', { name: 'Alt: what is seen' }).and(page.locator(':focus')).waitFor();
    await press(page, 'Who keeps it');
    await expect.poll(written).toBe(`${start}\n\n![Who keeps it](images/keeper.svg)`);
  });

  long('a picture is shown, with its description in place', async () => {
    const { page } = await openBox();
    onTestFinished(() => undoAll(page));
    await writeSource(page, `${start}\n\n![A hall](images/keeper.svg)`);
    await page.getByRole('textbox', { name: 'Alt: what is seen' }).fill('A [bright] hall');
    await page.getByRole('textbox', { name: 'Caption' }).fill('In 2026');
    await expect.poll(written).toBe(`${start}\n\n![A \\[bright\\] hall](images/keeper.svg "In 2026")`);
  });
});

test('a text is shown as it is written by a key, and back', async () => {
  const { page, box } = await openBox();
  await page.keyboard.press('F2');
  const source = page.locator('.field-markdown > textarea:focus');
  await expect.poll(() => source.inputValue()).toBe(start);
  await page.keyboard.press('F2');
  await box.waitFor();
});

long('a text is given more room by a key and a button, and the cursor stays', async () => {
  const { page, box } = await openBox();
  onTestFinished(() => undoAll(page));
  const width = async () => (await page.locator('.pane-fields').boundingBox())?.width;
  const usual = await width();
  await press(page, '<Home>');
  for (const back of ['Control+Shift+Enter', 'Escape']) {
    await press(page, '<Control+Shift+Enter>');
    await expect.poll(width).toBe(664);
    await page.keyboard.press(back);
    await expect.poll(width).toBe(usual);
  }
  const button = page.getByRole('button', { name: 'Wide' });
  await button.click();
  await expect.poll(width).toBe(664);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => button.count()).toBe(0);
  await page.setViewportSize({ width: 1600, height: 900 });
  await button.click();
  await expect.poll(width).toBe(usual);
  await box.waitFor();
  await press(page, 'not ');
  await expect.poll(written).toBe(start.replace('until', 'not until'));
});

test('a text that the box can’t show is open as it is written, and says so', async () => {
  const { page } = await openBox();
  onTestFinished(() => undoAll(page));
  await page.keyboard.press('F2');
  const source = page.locator('.field-markdown > textarea:focus');
  await source.fill(`${start}\n\n&copy; us`);
  await page.getByText('This text has marks that the box can’t show. It is open as source.').waitFor();
  await page.keyboard.press('F2');
  expect(await source.inputValue()).toContain('&copy;');
  await expect.poll(written).toContain('&copy;');
});

long('who writes another text over such a one goes on writing where it is', async () => {
  const { page } = await openBox();
  onTestFinished(() => undoAll(page));
  await page.keyboard.press('F2');
  await page.locator('.field-markdown > textarea:focus').fill('To find it again:\n\n&copy; Who');
  await expect.poll(written).toContain('Who');
  const { page: later, frame } = await studio.open('/privacy-policy');
  await frame.getByText('To find it again').click();
  const source = later.locator('.field-markdown > textarea:focus');
  await source.press('ControlOrMeta+a');
  await later.keyboard.type('It is **back**.');
  await expect.poll(() => source.inputValue()).toBe('It is **back**.');
  // An undo of what no file has yet would change none.
  await expect.poll(written).toBe('It is **back**.');
});

test('a link is made of selected words, changed and removed', async () => {
  const { page } = await openBox();
  onTestFinished(() => undoAll(page));
  await press(page, '<Shift+ControlOrMeta+ArrowLeft><ControlOrMeta+k>');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('combobox');
  await address.fill('/contact');
  await address.press('Escape');
  await dialog.getByRole('button', { name: 'Add the link' }).click();
  await expect.poll(written).toBe(start.replace(/when$/, '[when](/contact)'));
  await press(page, '<ArrowLeft><ControlOrMeta+k>');
  await expect.poll(() => address.inputValue()).toBe('/contact');
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await expect.poll(written).toBe(start);
});

test('a paste keeps bold words, links and lists', async () => {
  const { page, box } = await openBox();
  onTestFinished(() => undoAll(page));
  await press(page, '<Enter><Enter>');
  await paste(
    box,
    'See here: a page\n• one',
    '<p>See <b>here</b>: <a href="https://example.org/a">a page</a></p><ul><li>one</li></ul>',
  );
  await expect.poll(written).toBe(`${start}\n\nSee **here**: [a page](https://example.org/a)\n\n- one`);
});

test('a value of the settings is inserted, says what it is, and becomes plain words', async () => {
  const { page } = await openBox();
  onTestFinished(() => undoAll(page));
  await press(page, ' ');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Company name/ }).click();
  await expect.poll(written).toBe(`${start} {site.name}`);
  await page.locator('.field-box:focus').waitFor();
  await press(page, '<ArrowLeft><Enter>');
  const dialog = page.getByRole('dialog', { name: 'Company name' });
  await dialog.getByText(/^From Settings, used in \d+ places\.$/).waitFor();
  await dialog.getByRole('button', { name: 'Make plain words' }).click();
  await expect.poll(written).not.toContain('{');
  expect(written()).toMatch(/^.*when \w/s);
});

long('Ctrl+Shift+V pastes the words alone', async () => {
  const { page, box } = await openBox();
  // No real key: a browser would paste what its clipboard has.
  await box.dispatchEvent('keydown', { key: 'V', keyCode: 86, ctrlKey: true, shiftKey: true, bubbles: true });
  await paste(box, ' *two* words', '<p> <b>two</b> <a href="https://a.example">words</a></p>');
  await expect.poll(written).toBe(`${start} \\*two\\* words`);
  await paste(box, 'bold', '<b>bold</b>');
  await expect.poll(written).toContain('**bold**');
  await undoAll(page);
});

test('a button makes a paragraph a quote, and back', async () => {
  const { page } = await openBox();
  await page.keyboard.press('ControlOrMeta+Home');
  const quote = page.getByRole('button', { name: 'Quote', exact: true });
  await quote.click();
  await expect.poll(written).toMatch(/^> To find the tool again/);
  await expect.poll(() => quote.getAttribute('aria-pressed')).toBe('true');
  await quote.click();
  await expect.poll(written).toBe(start);
  await undoAll(page);
});

test('what a paste has lost is said', async () => {
  const { page, box } = await openBox();
  onTestFinished(() => undoAll(page));
  await press(page, ' ');
  const html =
    '<h2>Two</h2><p><img src="a.png"><span style="color: red">red</span> <span style="color: blue">blue</span></p>';
  await paste(box, 'Two\nred blue', html);
  const words = 'Pasted without 1 picture, 1 heading, and the colors. The words stayed.';
  await page.locator('.field-markdown').getByText(words).waitFor();
  await paste(box, '!', '');
  await expect.poll(() => page.locator('.field-markdown').getByText(words).count()).toBe(0);
  await expect.poll(written).toContain('red blue!');
});

test('a change from elsewhere is shown, and the cursor stays', async () => {
  const { page, box } = await openBox();
  onTestFinished(() => undoAll(page));
  await press(page, ' x');
  await expect.poll(written).toBe(`${start} x`);
  await press(page, '<ControlOrMeta+z>');
  await expect.poll(() => box.innerText()).not.toContain('x');
  await press(page, '!');
  await expect.poll(written).toBe(`${start}!`);
});
