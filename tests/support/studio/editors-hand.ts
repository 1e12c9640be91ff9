import type { Locator, Page } from 'playwright';
import { isRecord } from '../../../src/site/json/is-record';
import { memberOf } from '../../../src/site/json/value-at';

/** In milliseconds. */
interface Pace {
  key: number;
  press: number;
}

/** Uses the studio as somebody does who knows what a page should hold: by mouse and keys, at a human pace. */
export interface EditorsHand {
  form: Locator;
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Adds a field or an entry that its button names. */
  add(pointer: string): Promise<void>;
  /** Gives the field of a form its value. `read` says what a field holds in the file. */
  fill(pointer: string, wanted: unknown, read: (pointer: string) => unknown): Promise<void>;
}

const rest = 500;
const words = (name: string) => name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function createHand(page: Page, pace: Pace = { key: 50, press: 150 }): EditorsHand {
  const form = page.getByRole('form', { name: 'Fields' });
  const at = (pointer: string) => form.locator(`[data-pointer="${pointer}"]`).last();
  const press = async (target: Locator) => {
    await target.click();
    await page.waitForTimeout(pace.press);
  };
  const write = async (target: Locator, text: string) => {
    await target.click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const part of text.split(/(\n)/)) {
      if (part === '\n') await page.keyboard.press('Enter');
      else await page.keyboard.type(part, { delay: pace.key });
    }
    await page.waitForTimeout(pace.press);
  };
  const add = async (pointer: string) => {
    const button = form.locator(`li[data-pointer="${pointer}"] button`);
    if ((await button.count()) === 0) return;
    await press(button);
    await page.waitForTimeout(rest);
  };
  /** From a list that a button opens, in a dialog or below it. */
  const choose = async (button: Locator, value: string) => {
    const shown = (await button.innerText()).trim();
    if (shown === value || shown === words(value)) return;
    await press(button);
    await page.waitForTimeout(rest);
    const filter = page.locator('[role="dialog"] input[type="search"]');
    if (await filter.count()) await write(filter, value.replaceAll('-', ' '));
    const named = new RegExp(`^(${value}|${words(value)})( · now)?$`);
    const option = page.getByRole('option');
    const picture = option.filter({ has: page.locator('strong', { hasText: named }) });
    const icon = page.getByRole('option', { name: value, exact: true });
    const line = option.filter({ hasText: new RegExp(`^${words(value)}`) });
    for (const found of [picture, icon, line]) if (await found.count()) return press(found.first());
    throw new Error(`There is no ${value} to choose.`);
  };
  const fillLeaf = async (pointer: string, value: string | boolean) => {
    const field = at(pointer);
    const control = field.locator('[data-focus]').first();
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    );
    if (kind === 'button') return choose(control, String(value));
    if (kind === 'radio')
      return press(field.locator(`label:has(input[aria-label^="${words(String(value))}"])`));
    if (kind === 'checkbox') return press(control);
    await write(control, String(value));
    // The list of a link closes.
    if ((await control.getAttribute('role')) === 'combobox') await page.keyboard.press('Tab');
  };
  const fillList = async (
    pointer: string,
    now: readonly unknown[],
    wanted: readonly unknown[],
    read: Read,
  ) => {
    const field = at(pointer);
    if (await field.locator('.field-jackets').count()) {
      const swatch = (color: unknown) => field.locator(`button[aria-label^="${words(String(color))}"]`);
      for (const color of now) if (!wanted.includes(color)) await press(swatch(color));
      for (const color of wanted) if (!now.includes(color)) await press(swatch(color));
      return;
    }
    for (let count = now.length; count < wanted.length; count++)
      await press(field.locator('> .field-list-foot > .field-add'));
    for (let count = now.length; count > wanted.length; count--)
      await press(field.getByRole('button', { name: /^Remove/ }).last());
    for (const [index, item] of wanted.entries()) await fill(`${pointer}/${index}`, item, read);
  };
  const fillObject = async (pointer: string, now: unknown, wanted: object, read: Read) => {
    const toggle = at(pointer).locator('[aria-expanded="false"]').first();
    if (await toggle.count()) await press(toggle);
    for (const [key, value] of Object.entries(wanted)) {
      if (key === 'type' && memberOf(now, key) !== value)
        await press(at(pointer).getByRole('radio', { name: new RegExp(`^${words(String(value))}`) }));
      else if (key !== 'type') await fill(`${pointer}/${key}`, value, read);
    }
  };
  type Read = (pointer: string) => unknown;
  async function fill(pointer: string, wanted: unknown, read: Read): Promise<void> {
    if (read(pointer) === undefined) {
      await add(pointer);
      await page.waitForTimeout(rest);
    }
    const now = read(pointer);
    if (isSame(now, wanted)) return;
    if (Array.isArray(wanted)) return fillList(pointer, Array.isArray(now) ? now : [], wanted, read);
    if (isRecord(wanted)) return fillObject(pointer, now, wanted, read);
    return fillLeaf(pointer, typeof wanted === 'boolean' ? wanted : String(wanted));
  }
  return { form, press, write, add, fill };
}
