import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe-findings';
import {
  drafts,
  emptyForm,
  expectFailure,
  expectSuccess,
  failure,
  field,
  fillForm,
  formValues,
  message,
  notSent,
  openForm,
  sendButton,
  sendMessage,
  success,
} from '../../support/browser/fill-form';
import { holdPart } from '../../support/browser/hold-part';
import { openHydrated, openWindow } from '../../support/browser/open-page';

describe('a message with all four fields filled', () => {
  test('is logged and reported as sent, the form is cleared, nothing goes over the network', async () => {
    const { page, logged, complaints } = await openForm();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await sendMessage(page);
    await expectSuccess(page);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(message.email);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is sent once by a double click, and by Enter that is held down', async () => {
    const { page, logged } = await openForm();
    await fillForm(page);
    await sendButton(page).dblclick();
    await expectSuccess(page);
    expect(logged).toHaveLength(1);

    await page.waitForTimeout(1000);
    await fillForm(page);
    await field(page, 'subject').focus();
    for (let count = 0; count < 4; count += 1) await page.keyboard.down('Enter');
    await expectSuccess(page);
    expect(logged).toHaveLength(2);
  });

  test('may have an address of any form', async () => {
    const { page } = await openForm();
    await sendMessage(page, { ...message, email: 'not an address' });
    await expectSuccess(page);
  });

  test('is not sent when the field that no one sees is filled', async () => {
    const { page, logged } = await openForm();
    await fillForm(page);
    await page.locator('[name="_gotcha"]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'x';
    });
    await sendButton(page).click();
    await expectFailure(page);
    expect(logged).toEqual([]);
  });
});

const emptyFieldTexts = [
  ['name', 'Enter your name.'],
  ['email', 'Enter your email address.'],
  ['subject', 'Enter a subject.'],
  ['message', 'Enter a message.'],
] as const;

describe('a field that is empty', () => {
  const expectMarked = async (page: Page, name: string, text: string) => {
    const input = field(page, name);
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    const id = await input.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${id}"]`).innerText()).toBe(text);
  };

  test.each(emptyFieldTexts)(
    '%s says "%s", takes the focus and keeps the message back',
    async (name, text) => {
      const { page, logged } = await openForm();
      const values = { ...message, [name]: name === 'message' ? ' \n\t' : '' };
      await sendMessage(page, values);
      await expectFailure(page, values);
      await expectMarked(page, name, text);
      expect(await page.locator('.contact-form [aria-invalid]').count()).toBe(1);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
      expect(logged).toEqual([]);

      await field(page, name).fill('Words');
      expect(await page.locator('.field-error:visible').count()).toBe(0);
      await sendButton(page).click();
      await expectSuccess(page);
    },
  );

  test('each of four is marked, and the first one has the focus', async () => {
    const { page } = await openForm();
    await sendButton(page).click();
    await expectFailure(page, emptyForm);
    for (const [name, text] of emptyFieldTexts) await expectMarked(page, name, text);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });
});

test('text typed before the application takes over is kept and sent', async () => {
  const page = await openWindow();
  const release = await holdPart(page, 'start');
  await page.goto('/contact');
  await fillForm(page);
  expect(await sendButton(page).isVisible()).toBe(false);
  release();
  await sendButton(page).waitFor();
  expect(await formValues(page)).toEqual(message);
  await sendButton(page).click();
  await expectSuccess(page);
});

test('a draft survives a reload and another page until it is sent', async () => {
  const { page } = await openForm();
  await fillForm(page);
  await page.reload();
  await sendButton(page).waitFor();
  expect(await formValues(page)).toEqual(message);

  await page.locator('footer a[href="/privacy-policy"]').last().click();
  await page.locator('h1', { hasText: 'Privacy' }).waitFor();
  await page.goBack();
  await sendButton(page).waitFor();
  expect(await formValues(page)).toEqual(message);

  await sendButton(page).click();
  await expectSuccess(page);
  await page.reload();
  await sendButton(page).waitFor();
  expect(await formValues(page)).toEqual(emptyForm);
});

test('without storage the form works as well', async () => {
  const page = await openWindow();
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  await page.goto('/contact');
  await sendButton(page).waitFor();
  await sendMessage(page);
  await success(page).waitFor();
});

test('nothing is stored before something is typed', async () => {
  const { page } = await openForm();
  expect(await drafts(page)).toEqual([]);
  await field(page, 'name').fill('A');
  expect(await drafts(page)).toHaveLength(1);
  await field(page, 'name').fill('');
  expect(await drafts(page)).toEqual([]);
});

describe('without an endpoint', () => {
  test('and without JavaScript there is a mail link and no button', async () => {
    const page = await openWindow({ javaScriptEnabled: false });
    await page.goto('/contact');
    expect(await sendButton(page).isVisible()).toBe(false);
    expect(await page.locator('.submit-instead').innerText()).toMatch(/^Write to\n\S+@\S+$/);
    expect(await page.locator('.submit-instead a').getAttribute('href')).toMatch(/^mailto:/);
  });

  test('the button takes the place of the mail link and moves nothing', async () => {
    const page = await openWindow({ javaScriptEnabled: false });
    await page.goto('/contact');
    const boxes = (shown: Page) =>
      shown
        .locator('.contact-form > *, .contact-send > *')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const { page: live } = await openForm();
    expect(await live.locator('.submit-instead').isVisible()).toBe(false);
    expect(await boxes(live)).toEqual(await boxes(page));
  });
});

test.each(['light', 'dark'] as const)(
  'every state of the form meets WCAG 2.2 AA in the %s theme',
  async (colorScheme) => {
    const { page } = await openHydrated('/contact', {
      bypassCSP: true,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await sendButton(page).click();
    await failure(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await sendMessage(page);
    await success(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.locator('.contact-failure').innerText()).not.toContain(notSent);
  },
);
