import type { ServerResponse } from 'node:http';
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
  openForm,
  sendButton,
  sendMessage,
} from '../../../support/browser/fill-form';
import { holdPart } from '../../../support/browser/hold-part';
import { openTimed } from '../../../support/browser/motion';
import { hydrated, openHydrated, openWindow } from '../../../support/browser/open-page';
import { formPath, serveForms } from '../../../support/browser/serve-forms';

const endpoint = serveForms();

const open = (options = {}, how = openHydrated) =>
  openForm({ baseURL: endpoint().url, ...options }, formPath, how);

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(code, headers).end();
  };

describe('while a message is sent', () => {
  test('the button says so, and no press sends it again', async () => {
    let finish = () => {};
    endpoint().answer((response) => {
      finish = () => response.end();
    });
    const { page } = await open({}, openTimed);
    await fillForm(page);
    await sendButton(page).dblclick();
    await expect.poll(() => endpoint().received.length).toBe(1);
    expect(await sendButton(page).getAttribute('aria-busy')).toBe('true');
    await page.getByRole('button', { name: 'Sending', exact: true }).waitFor();
    await page.clock.fastForward(1100);
    await sendButton(page).click();
    await field(page, 'name').press('Enter');
    await field(page, 'name').press('x');
    expect(await formValues(page)).toEqual(message);
    finish();
    await expectSuccess(page);
    expect(await sendButton(page).getAttribute('aria-busy')).toBe('false');
    await page.getByRole('button', { name: 'Send message', exact: true }).waitFor();
    expect(endpoint().received).toHaveLength(1);
  });

  test('a double click on a fast failure sends once', async () => {
    endpoint().answer(status(500));
    const { page } = await open();
    await fillForm(page);
    await sendButton(page).click({ clickCount: 2, delay: 50 });
    await expectFailure(page);
    expect(endpoint().received).toHaveLength(1);
  });

  test('the form meets WCAG 2.2 AA in both themes', async () => {
    endpoint().answer(() => {});
    const { page } = await open({ bypassCSP: true, reducedMotion: 'reduce' });
    await sendMessage(page);
    await expect.poll(() => sendButton(page).getAttribute('aria-busy')).toBe('true');
    await expectAccessibleInThemes(page);
  });
});

test('no answer within 10 seconds is a failure', async () => {
  endpoint().answer(() => {});
  const { page } = await openTimed(formPath, { baseURL: endpoint().url });
  await sendMessage(page);
  await expect.poll(() => endpoint().received.length).toBe(1);
  await page.clock.fastForward(8_000);
  expect(await failure(page).count()).toBe(0);
  await page.clock.fastForward(2_000);
  await expectFailure(page);
  expect(endpoint().received).toHaveLength(1);
});

test('a field that is empty keeps the message from the endpoint', async () => {
  const { page } = await open();
  await sendButton(page).click();
  await expectFailure(page, emptyForm);
  expect(endpoint().received).toEqual([]);
});

test('the policy lets the message go to another host that the content names', async () => {
  const { page, complaints } = await openHydrated('/join', { baseURL: endpoint().url });
  await page.route('https://forms.example/join', (route) =>
    route.fulfill({
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
      },
    }),
  );
  await sendMessage(page);
  await expectSuccess(page);
  expect(complaints).toEqual([expect.stringMatching(/^foreign: https:\/\/forms\.example\//)]);
});

const plainPost = {
  method: 'POST',
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams({
    ...message,
    message: message.message.replace('\n', '\r\n'),
    _gotcha: '',
  }).toString(),
};

const sendingPart = 'contact-form-logic';

test('where the part of the script that sends is missing the form is a plain POST', async () => {
  const page = await openWindow({ baseURL: endpoint().url });
  await page.route(`**/assets/${sendingPart}-*.js`, (route) => route.abort());
  await page.goto(formPath);
  await hydrated(page);
  await sendMessage(page);
  await expect.poll(() => endpoint().received).toEqual([plainPost]);
});

// docs/product.md, part time limit
test('where that part has not arrived after 120 seconds the form is a plain POST', async () => {
  const page = await openWindow({ baseURL: endpoint().url });
  await holdPart(page, sendingPart);
  await page.clock.install();
  await page.goto(formPath);
  await hydrated(page);
  await sendMessage(page);
  await page.clock.fastForward(110_000);
  expect(endpoint().received).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => endpoint().received).toEqual([plainPost]);
});
