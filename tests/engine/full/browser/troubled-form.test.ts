import { describe, expect, test } from 'vitest';
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
  openForm,
  sendButton,
  sendMessage,
  success,
} from '../../../support/browser/fill-form';
import { openTimed } from '../../../support/browser/motion';
import { openWindow } from '../../../support/browser/open-page';
import { formPath, serveForms } from '../../../support/browser/serve-forms';
import { settled } from '../../../support/browser/settled';
import { follow } from '../../../support/browser/trouble';
import { withVariations } from '../../../support/variations';

const endpoint = serveForms();

const open = () => openForm({ baseURL: endpoint().url }, formPath, openTimed);
const ids = () => endpoint().received.map(({ body }) => JSON.parse(body).id);

/** Keeps answers back; the function that it returns gives the next one. */
function holdAnswers(): (code: number) => void {
  const waiting: ((code: number) => void)[] = [];
  endpoint().answer((response) => {
    waiting.push((code) => response.writeHead(code).end());
  });
  return (code) => waiting.shift()?.(code);
}

describe('the id of a message', () => {
  test('stays when the same text is sent again, also after a reload, and is another for another text', async () => {
    endpoint().answer((response) => response.writeHead(500).end());
    const { page } = await open();
    await sendMessage(page);
    await expectFailure(page);
    const [id] = ids();

    await page.reload();
    await expect.poll(() => formValues(page)).toEqual(message);
    await sendButton(page).click();
    await expectFailure(page);
    expect(ids()).toEqual([id, id]);

    await page.clock.fastForward(1000);
    await field(page, 'subject').fill('Another subject');
    await sendButton(page).click();
    await expect.poll(() => ids().length).toBe(3);
    expect(ids()[2]).not.toBe(id);
  });

  test('is another one when the same text is sent after a success', async () => {
    const { page } = await open();
    await sendMessage(page);
    await expectSuccess(page);
    await page.clock.fastForward(1000);
    await sendMessage(page);
    await expect.poll(() => new Set(ids()).size).toBe(2);
  });
});

describe('while a message is on its way', () => {
  const answers = withVariations([[200, success]], [[500, failure]]);
  test.each(answers)(
    'the page may be left, and an answer of %i is reported on return',
    async (code, report) => {
      const answer = holdAnswers();
      const { page } = await open();
      await sendMessage(page);
      await expect.poll(() => endpoint().received.length).toBe(1);
      await follow(page, '/');
      await page.locator('.contact-form').waitFor({ state: 'detached' });
      await page.goBack();
      await sendButton(page).waitFor();
      await expect.poll(() => sendButton(page).getAttribute('aria-busy')).toBe('true');
      await sendButton(page).click();
      await follow(page, '/');
      await page.locator('.contact-form').waitFor({ state: 'detached' });
      answer(code);
      await expect.poll(() => drafts(page)).toHaveLength(code === 200 ? 0 : 1);
      await page.goBack();
      await report(page).waitFor();
      expect(await formValues(page)).toEqual(code === 200 ? emptyForm : message);
      expect(await drafts(page)).toHaveLength(code === 200 ? 0 : 1);
      expect(endpoint().received).toHaveLength(1);
    },
  );

  test.each(withVariations(['a reload'], ['a full load of another page']))(
    '%s keeps the text and reports an error',
    async (what) => {
      holdAnswers();
      const { page } = await open();
      await sendMessage(page);
      await expect.poll(() => endpoint().received.length).toBe(1);
      const [id] = ids();
      if (what === 'a reload') await page.reload();
      else {
        await page.goto('/');
        await page.goto(formPath);
      }
      await expectFailure(page);
      endpoint().answer((response) => response.end());
      await sendButton(page).click();
      await expectSuccess(page);
      expect(ids()).toEqual([id]);
    },
  );
});

test('Enter that is held down for seconds on a field sends once, whatever the answer is', async () => {
  endpoint().answer((response) => response.writeHead(500).end());
  const { page } = await openTimed(formPath, { baseURL: endpoint().url });
  await sendButton(page).waitFor();
  await fillForm(page);
  await field(page, 'subject').focus();
  for (let second = 0; second < 4; second += 1) {
    await page.keyboard.down('Enter');
    await failure(page).waitFor();
    await page.clock.fastForward(1_100);
  }
  expect(endpoint().received).toHaveLength(1);
  expect(await formValues(page)).toEqual(message);
});

test('a double click sends once where the part of the script that sends is missing', async () => {
  const page = await openWindow({ baseURL: endpoint().url });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The browser stays on the page then.
  endpoint().answer(async (response) => {
    await released;
    response.writeHead(204).end();
  });
  await page.route('**/assets/contact-form-logic-*.js', (route) => route.abort());
  await page.goto(formPath);
  await page.locator('html[data-hydrated="true"]').waitFor();
  await fillForm(page);
  await sendButton(page).click({ clickCount: 2, delay: 50, noWaitAfter: true });
  await expect.poll(() => endpoint().received.length).toBe(1);
  release();
  await settled(page);
  expect(endpoint().received).toHaveLength(1);
});

test('two tabs keep their own texts, and what one sends stays in the other', async () => {
  const { page: first } = await open();
  const second = await first.context().newPage();
  await second.goto(formPath);
  await sendButton(second).waitFor();
  const other = { ...message, subject: 'Another subject' };
  await fillForm(first);
  await fillForm(second, other);
  await sendButton(first).click();
  await expectSuccess(first);
  await second.reload();
  await expect.poll(() => formValues(second)).toEqual(other);
  await sendButton(second).click();
  await expectSuccess(second);
  expect(new Set(ids()).size).toBe(2);
});

test('offline a message is kept and reported as an error, and online it goes out', async () => {
  const { page } = await open();
  await page.context().setOffline(true);
  await sendMessage(page);
  await expectFailure(page);
  expect(endpoint().received).toEqual([]);
  await page.context().setOffline(false);
  await page.clock.fastForward(1000);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(endpoint().received).toHaveLength(1);
});
