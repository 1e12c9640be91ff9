import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { field, openForm, sendButton, success } from '../../../support/browser/fill-form';
import { openHydrated, openWindow } from '../../../support/browser/open-page';
import { serveForms } from '../../../support/browser/serve-forms';

const endpoint = serveForms();
const open = () => openForm({ baseURL: endpoint().url }, '/guided-visit');
const note = (page: Page) => page.getByRole('group', { name: 'Please correct these fields:' });

/** In a year that is not over soon. */
const day = '2124-05-06';

async function fill(page: Page): Promise<void> {
  await field(page, 'name').fill('Ayu Lestari');
  await page.getByRole('radio', { name: 'Tools' }).check();
  await field(page, 'day').fill(day);
  await field(page, 'people').fill('12');
  await field(page, 'heard').selectOption('A school');
  await field(page, 'email').fill('ayu@example.com');
  await field(page, 'wish').fill('The saw.\nThe yard.');
  await field(page, 'consent').check();
}

const answers = {
  name: 'Ayu Lestari',
  phone: '',
  part: 'Tools',
  day,
  people: '12',
  heard: 'A school',
  email: 'ayu@example.com',
  wish: 'The saw.\nThe yard.',
  letter: '',
  consent: 'yes',
};

const received = () => endpoint().received.map(({ type, body }) => [type, body] as const);

describe('a form with fields of its own', () => {
  test('sends each answer by its name, and is empty afterwards', async () => {
    const { page, complaints } = await open();
    await fill(page);
    await sendButton(page).click();
    await success(page).waitFor();
    const [[type, body] = []] = received();
    expect(type).toBe('application/json');
    expect(JSON.parse(body ?? '')).toEqual({ fields: answers, id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(await field(page, 'name').inputValue()).toBe('');
    expect(await page.locator('.own-fields :checked:not(option)').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('names above them the fields that must be corrected, each as a link, and the first has the focus', async () => {
    const { page } = await open();
    await sendButton(page).click();
    await note(page).waitFor();
    const said = [
      'Enter your name.',
      'Choose a part of the library.',
      'Choose a day.',
      'Enter how many people come.',
      'Enter your email address.',
      'We need your consent to answer.',
    ];
    expect(await note(page).getByRole('link').allInnerTexts()).toEqual(said);
    expect(await page.locator('.field-error:visible').allInnerTexts()).toEqual([
      ...said.slice(0, 5),
      said[5],
    ]);
    expect(await field(page, 'name').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.locator('.contact-failure').innerText()).toBe('');

    await note(page).getByRole('link', { name: 'We need your consent to answer.' }).click();
    expect(await field(page, 'consent').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await note(page).getByRole('link').allInnerTexts()).toEqual(said.slice(0, 5));
    expect(endpoint().received).toEqual([]);
  });

  test.each([
    ['email', 'no address', 'Enter an email address such as name@example.com.'],
    ['people', '1', 'Enter a whole number from 2 to 30.'],
    ['people', '2.5', 'Enter a whole number from 2 to 30.'],
    ['day', '2020-01-01', 'Choose a day from tomorrow on.'],
    ['name', '   ', 'Enter your name.'],
  ])('says what is wrong with %s: %j', async (name, value, said) => {
    const { page } = await open();
    await fill(page);
    await field(page, name).fill(value);
    await sendButton(page).click();
    await note(page).waitFor();
    expect(await note(page).getByRole('link').allInnerTexts()).toEqual([said]);
    const described = await field(page, name).getAttribute('aria-describedby');
    expect(described?.split(' ').at(-1)).toMatch(new RegExp(`-${name}-error$`));
    expect(endpoint().received).toEqual([]);
  });

  test('keeps the answers over a reload', async () => {
    const { page } = await open();
    await fill(page);
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Tools' }).isChecked()).toBe(true);
    expect(await field(page, 'heard').inputValue()).toBe('A school');
    expect(await field(page, 'consent').isChecked()).toBe(true);
    expect(await field(page, 'day').inputValue()).toBe(day);
  });

  test('is a plain POST without JavaScript', async () => {
    const page = await openWindow({ baseURL: endpoint().url, javaScriptEnabled: false });
    await page.goto('/guided-visit');
    await fill(page);
    await sendButton(page).click();
    await expect.poll(() => endpoint().received).toHaveLength(1);
    const [[type, body] = []] = received();
    expect(type).toBe('application/x-www-form-urlencoded');
    const { letter: _, ...sent } = answers;
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...sent,
      wish: 'The saw.\r\nThe yard.',
      _fields: '1',
      _gotcha: '',
    });
  });

  test('comes with the page that a link opens', async () => {
    const { page } = await openHydrated('/join', { baseURL: endpoint().url });
    await page.locator('main').getByRole('link', { name: 'Ask for a visit' }).click();
    // The page before has a form, too.
    await page.locator('.own-fields').waitFor();
    await fill(page);
    await sendButton(page).click();
    await success(page).waitFor();
    expect(JSON.parse(received()[0]?.[1] ?? '').fields).toEqual(answers);
  });

  test('meets WCAG 2.2 AA in both themes with its errors, and is not wider than a narrow window', async () => {
    const { page } = await openHydrated('/guided-visit', {
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 800 },
    });
    await sendButton(page).waitFor();
    await sendButton(page).click();
    await note(page).waitFor();
    await expectAccessibleInThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
