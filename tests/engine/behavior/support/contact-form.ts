import { expect } from 'vitest';
import { emptyForm, message, notSent, sent } from '../../../support/browser/fill-form';
import type { EngineWindow } from './engine';
import { click, text, write } from './use-page';

export const field = (name: string) => `.contact-form [name="${name}"]`;
export const sendButton = '.contact-form button[type=submit]';
const [success, failure] = ['.contact-success[role=status]', '.contact-failure[role=alert]'];

export async function fillForm(page: EngineWindow, values: Record<string, string> = message): Promise<void> {
  for (const [name, words] of Object.entries(values)) {
    await click(page, field(name));
    await write(page, words);
  }
}

export const formValues = (page: EngineWindow) =>
  page.call(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('.contact-form .input')].map(({ name, value }) => [
        name,
        value,
      ]),
    ),
  );

/** The draft that the tab keeps. */
export const drafts = (page: EngineWindow) =>
  page.call(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')));

export async function sendMessage(page: EngineWindow, values?: Record<string, string>): Promise<void> {
  await fillForm(page, values);
  await click(page, sendButton);
}

export async function expectSuccess(page: EngineWindow): Promise<void> {
  await expect.poll(() => text(page, success)).toBe(sent);
  expect(await text(page, failure)).toBe('');
  expect(await formValues(page)).toEqual(emptyForm);
  expect(await drafts(page)).toEqual([]);
  expect(await text(page, ':focus')).toBe(sent);
}

export async function expectFailure(
  page: EngineWindow,
  values: Record<string, string> = message,
): Promise<void> {
  await expect.poll(() => text(page, failure)).toBe(notSent);
  expect(await text(page, success)).toBe('');
  expect(await formValues(page)).toEqual(values);
}
