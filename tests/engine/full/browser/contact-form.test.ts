import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import {
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
} from '../../../support/browser/fill-form';
import { holdPart } from '../../../support/browser/hold-part';
import { openTimed } from '../../../support/browser/motion';
import { openHydrated, openWindow, openWindowWithFonts } from '../../../support/browser/open-page';

describe('a message with all four fields filled', () => {
  test('is sent once by a double click, and by Enter that is held down', async () => {
    const { page, logged } = await openForm({}, '/contact', openTimed);
    await fillForm(page);
    await sendButton(page).dblclick();
    await expectSuccess(page);
    expect(logged).toHaveLength(1);

    await page.clock.fastForward(1000);
    await fillForm(page);
    await field(page, 'subject').focus();
    for (let count = 0; count < 4; count += 1) await page.keyboard.down('Enter');
    await expectSuccess(page);
    expect(logged).toHaveLength(2);
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

// Firefox restores what the fields held at the earlier reload.
test('a draft is gone once its message is sent', async () => {
  const { page } = await openForm();
  await fillForm(page);
  await page.reload();
  await expect.poll(() => formValues(page)).toEqual(message);
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

test('without an endpoint the button takes the place of the mail link and moves nothing', async () => {
  const page = await openWindowWithFonts({ javaScriptEnabled: false });
  await page.goto('/contact');
  const boxes = (shown: Page) =>
    shown
      .locator('.contact-form > *, .contact-send > *')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const { page: live } = await openHydrated('/contact', {}, openWindowWithFonts);
  await sendButton(live).waitFor();
  expect(await live.locator('.submit-instead').isVisible()).toBe(false);
  expect(await boxes(live)).toEqual(await boxes(page));
});

test('an empty form shows the label of its first field below the header', async () => {
  const { page } = await openHydrated('/contact', { viewport: { width: 1280, height: 900 } });
  await sendButton(page).click();
  await failure(page).waitFor();
  const header = await page.locator('.header').boundingBox();
  const label = await page.locator('.field > label').first().boundingBox();
  expect(label?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('every state of the form meets WCAG 2.2 AA in both themes', async () => {
  const { page } = await openHydrated('/contact', { bypassCSP: true, reducedMotion: 'reduce' });
  await sendButton(page).click();
  await failure(page).waitFor();
  await expectAccessibleInThemes(page);
  await sendMessage(page);
  await success(page).waitFor();
  await expectAccessibleInThemes(page);
  expect(await page.locator('.contact-failure').innerText()).not.toContain(notSent);
});
