import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveContact } from '../../support/browser/contact-site';
import type { Endpoint } from '../../support/browser/endpoint';
import { emptyForm, message, notSent, sent } from '../../support/browser/fill-form';
import type { RunningServer } from '../../support/server';
import type { EngineWindow } from './support/engine';
import { click, complaints, isFocused, phone, text, visit, write } from './support/visit';
import { watchSite } from './support/watch-site';

let endpoint: Endpoint;
let site: RunningServer;

beforeAll(async () => {
  endpoint = await serveContact();
  site = await watchSite(endpoint.url);
});

afterAll(async () => {
  await site?.stop();
  await endpoint?.stop();
});

const field = (name: string) => `.contact-form [name="${name}"]`;
const send = '.contact-form button[type=submit]';

async function fillForm(page: EngineWindow, values: Record<string, string> = message) {
  for (const [name, words] of Object.entries(values)) {
    await click(page, field(name));
    await write(page, words);
  }
}

const formValues = (page: EngineWindow) =>
  page.call(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('.contact-form .input')].map(({ name, value }) => [
        name,
        value,
      ]),
    ),
  );

const succeeds = async (page: EngineWindow) => {
  await expect.poll(() => text(page, '.contact-success')).toBe(sent);
  expect(await formValues(page)).toEqual(emptyForm);
};

test.each([{}, { size: phone }, { theme: 'dark' as const }])(
  'a message is reported as sent, and the form is cleared (%o)',
  async (options) => {
    const page = await visit('/contact', options);
    await fillForm(page);
    expect(await formValues(page)).toEqual(message);
    await click(page, send);
    await succeeds(page);
    expect(await complaints(page)).toEqual([]);
  },
);

test('a field that is empty is marked with its message and takes the focus', async () => {
  const page = await visit('/contact');
  await fillForm(page, { name: message.name });
  await click(page, send);
  await expect.poll(() => text(page, '.contact-failure')).toBe(notSent);
  expect(await isFocused(page, field('email'))).toBe(true);
  const errors = await page.call(() =>
    [...document.querySelectorAll<HTMLElement>('.field-error')].flatMap((error) =>
      error.checkVisibility() ? error.innerText.trim() : [],
    ),
  );
  expect(errors).toEqual(['Enter your email address.', 'Enter a subject.', 'Enter a message.']);
});

test('a draft stays over a reload and another page', async () => {
  const page = await visit('/contact');
  await fillForm(page);
  await page.reload();
  await expect.poll(() => formValues(page)).toEqual(message);
  await click(page, 'footer a[href="/privacy-policy"]');
  await expect.poll(() => text(page, 'h1')).toContain('Privacy');
  await page.back();
  await expect.poll(() => formValues(page)).toEqual(message);
});

test('the button is as wide as its words and the address that stands in its place need', async () => {
  const page = await visit('/contact');
  const [width, needed] = await page.call(() => {
    const widthOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    return [widthOf('.submit'), Math.max(widthOf('.when-idle') + 50, widthOf('.submit-instead'))];
  });
  expect(Math.abs(width - needed)).toBeLessThan(4);
});

test('a message goes out once, as JSON; an error keeps the text, and a second try sends it', async () => {
  const page = await visit('/contact', { site: site.url });
  endpoint.answer((response) => response.writeHead(500).end());
  await fillForm(page);
  await click(page, send);
  await expect.poll(() => text(page, '.contact-failure')).toBe(notSent);
  expect(await formValues(page)).toEqual(message);
  expect(endpoint.received).toHaveLength(1);
  endpoint.answer((response) => response.end());
  await page.reload();
  await expect.poll(() => formValues(page)).toEqual(message);
  await click(page, send);
  await succeeds(page);
  expect(endpoint.received).toMatchObject([{ method: 'POST', type: 'application/json' }]);
  expect(JSON.parse(endpoint.received[0]?.body ?? '')).toMatchObject(message);
});

test('without JavaScript the form is a plain POST', async () => {
  endpoint.answer((response) => response.end());
  const page = await visit('/contact', { site: site.url, scripts: false });
  await fillForm(page);
  await click(page, send);
  const body = new URLSearchParams({
    ...message,
    message: message.message.replace('\n', '\r\n'),
    _gotcha: '',
  });
  await expect
    .poll(() => endpoint.received)
    .toEqual([{ method: 'POST', type: 'application/x-www-form-urlencoded', body: body.toString() }]);
});

test('without JavaScript and an endpoint there is an address to write to', async () => {
  const page = await visit('/contact', { scripts: false });
  expect(await text(page, '.submit-instead')).toMatch(/^Write to\s+\S+@\S+$/);
});
