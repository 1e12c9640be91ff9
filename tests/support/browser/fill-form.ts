import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { openHydrated } from './open-page';

export const message = {
  name: 'Ayu Lestari',
  email: 'ayu@example.com',
  subject: 'Wi-Fi',
  message: 'Three floors.\nAbout 140 people.',
};

export type FieldName = keyof typeof message;

// docs/product.md, form messages
export const sent = 'Your message has been sent successfully!';
export const notSent = 'There was an error sending your message. Please try again.';

export const field = (page: Page, name: string) => page.locator(`.contact-form [name="${name}"]`);
export const sendButton = (page: Page) => page.locator('.contact-form button[type=submit]');
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: notSent });
export const success = (page: Page) => page.getByRole('status').filter({ hasText: sent });

export async function fillForm(page: Page, values: Record<string, string> = message): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function sendMessage(page: Page, values?: Record<string, string>): Promise<void> {
  await fillForm(page, values);
  await sendButton(page).click();
}

/** Opens the contact page with its form ready to send; `logged` is what the console says from then on. */
export async function openForm(options?: BrowserContextOptions, path = '/contact', open = openHydrated) {
  const opened = await open(path, options);
  await sendButton(opened.page).waitFor();
  const logged: string[] = [];
  opened.page.on('console', (line) => logged.push(line.text()));
  return { ...opened, logged };
}

export const formValues = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('.contact-form')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries(
        [...form.querySelectorAll<HTMLInputElement>('.input')].map((f) => [f.name, f.value]),
      ),
    );

export const emptyForm = { name: '', email: '', subject: '', message: '' };

/** The draft that the tab keeps. */
export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')));

export async function expectSuccess(page: Page): Promise<void> {
  await success(page).waitFor();
  expect(await failure(page).count()).toBe(0);
  expect(await formValues(page)).toEqual(emptyForm);
  expect(await drafts(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(sent);
}

export async function expectFailure(page: Page, values: Record<string, string> = message): Promise<void> {
  await failure(page).waitFor();
  expect(await success(page).count()).toBe(0);
  expect(await formValues(page)).toEqual(values);
}
