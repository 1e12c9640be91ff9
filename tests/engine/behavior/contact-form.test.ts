import { describe, expect, test } from 'vitest';
import { emptyForm, message } from '../../support/browser/fill-form';
import { long, oneOfEvery, withVariations } from '../../support/variations';
import {
  drafts,
  expectFailure,
  expectSuccess,
  field,
  fillForm,
  formValues,
  sendButton,
  sendMessage,
} from './support/contact-form';
import type { EngineWindow } from './support/engine';
import { attribute, box, click, count, countShown, isFocused, tabTo, text, write } from './support/use-page';
import { complaints, phone, visit } from './support/visit-site';

declare global {
  interface Window {
    logged: string[];
  }
}

/** Notes what the page logs from now on. */
const listen = (page: EngineWindow) =>
  page.call(() => {
    window.logged = [];
    console.log = (...parts: unknown[]) =>
      window.logged.push(parts.map((part) => JSON.stringify(part)).join(' '));
  });

/** What no key writes. */
const setValue = (selector: string, value: string) => {
  const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (input) input.value = value;
};

const logged = (page: EngineWindow) => page.call(() => window.logged);
const requests = (page: EngineWindow) => page.call(() => performance.getEntriesByType('resource').length);

describe('a message with all four fields filled', () => {
  test.each(withVariations([{}], [{ size: phone }, { theme: 'dark' }]))(
    'is logged and reported as sent, the form is cleared, nothing goes over the network (%o)',
    async (options) => {
      const page = await visit('/contact', options);
      await fillForm(page);
      expect(await formValues(page)).toEqual(message);
      await listen(page);
      const before = await requests(page);
      await click(page, sendButton);
      await expectSuccess(page);
      const lines = await logged(page);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(message.email);
      expect(await requests(page)).toBe(before);
      expect(await complaints(page)).toEqual([]);
    },
  );

  test('is filled in and sent by keyboard alone', async () => {
    const page = await visit('/contact');
    await tabTo(page, field('name'));
    for (const words of Object.values(message)) {
      await write(page, words);
      await page.press('Tab');
    }
    expect(await formValues(page)).toEqual(message);
    await page.press('Enter');
    await expectSuccess(page);
  });

  long('may have an address of any form', async () => {
    const page = await visit('/contact');
    await sendMessage(page, { ...message, email: 'not an address' });
    await expectSuccess(page);
  });
});

const emptyFieldTexts = [
  ['name', 'Enter your name.'],
  ['email', 'Enter your email address.'],
  ['subject', 'Enter a subject.'],
  ['message', 'Enter a message.'],
] as const;

describe('a field that is empty', () => {
  async function expectMarked(page: EngineWindow, name: string, words: string) {
    expect(await attribute(page, field(name), 'aria-invalid')).toBe('true');
    const id = await attribute(page, field(name), 'aria-describedby');
    expect(await text(page, `[id="${id}"]`)).toBe(words);
  }

  test.each(oneOfEvery(4, emptyFieldTexts, 3))(
    '%s says "%s", takes the focus and keeps the message from being sent',
    async (name, words) => {
      const page = await visit('/contact');
      await listen(page);
      const { [name]: _, ...others } = message;
      await fillForm(page, others);
      const values = { ...message, [name]: name === 'message' ? ' \n\t' : '' };
      await page.call(setValue, field(name), values[name]);
      await click(page, sendButton);
      await expectFailure(page, values);
      await expectMarked(page, name, words);
      expect(await count(page, '.contact-form [aria-invalid]')).toBe(1);
      expect(await isFocused(page, field(name))).toBe(true);
      expect(await logged(page)).toEqual([]);

      await write(page, 'Words');
      expect(await countShown(page, '.field-error')).toBe(0);
      await click(page, sendButton);
      await expectSuccess(page);
    },
  );

  long('is marked like each other of four, and the first one has the focus', async () => {
    const page = await visit('/contact');
    await click(page, sendButton);
    await expectFailure(page, emptyForm);
    for (const [name, words] of emptyFieldTexts) await expectMarked(page, name, words);
    expect(await isFocused(page, field('name'))).toBe(true);
  });
});

test('a draft survives a reload and another page', async () => {
  const page = await visit('/contact');
  await fillForm(page);
  await page.reload();
  await expect.poll(() => formValues(page)).toEqual(message);

  await click(page, 'footer a[href="/privacy-policy"]');
  await expect.poll(() => text(page, 'h1')).toContain('Privacy');
  await page.back();
  await expect.poll(() => formValues(page)).toEqual(message);
});

test('nothing is stored before something is typed', async () => {
  const page = await visit('/contact');
  await click(page, field('name'));
  expect(await drafts(page)).toEqual([]);
  await write(page, 'A');
  expect(await drafts(page)).toHaveLength(1);
  await page.press('Backspace');
  expect(await drafts(page)).toEqual([]);
});

long('the button is as wide as its label or the email address in its place', async () => {
  const page = await visit('/contact');
  const [button, label, instead] = [
    await box(page, '.submit'),
    await box(page, '.when-idle'),
    await box(page, '.submit-instead'),
  ];
  expect(Math.abs(button.width - Math.max(label.width + 50, instead.width))).toBeLessThan(4);
});

test('without JavaScript and an endpoint there is a mail link and no button', async () => {
  const page = await visit('/contact', { scripts: false });
  expect(await countShown(page, sendButton)).toBe(0);
  expect(await text(page, '.submit-instead')).toMatch(/^Write to\n\S+@\S+$/);
  expect(await attribute(page, '.submit-instead a', 'href')).toMatch(/^mailto:/);
});
