import { execFileSync } from 'node:child_process';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedStudio, startStudio } from '../../../support/edits/start-studio';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { oneOfEvery } from '../../../support/variations';

let studio: StartedStudio;

beforeAll(async () => {
  studio = await startStudio(undefined, (folder) => {
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
    const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
    git('init', '--quiet');
    git('add', '.');
    git(...author, 'commit', '--quiet', '-m', 'First');
  });
});
afterAll(() => studio.remove());

interface Opened {
  page: Page;
  form: Locator;
}

const menu =
  (path: string, item: string) =>
  async ({ page }: Opened) => {
    await page.getByRole('button', { name: `More for ${path}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

const block = (form: Locator, name: RegExp) =>
  form.getByRole('list', { name: 'Blocks' }).getByRole('button', { name }).first().click();

const dialogs: readonly [
  name: string,
  path: string,
  open: (opened: Opened) => Promise<unknown>,
  foot: string[],
][] = [
  [
    'a new block',
    '/tour',
    ({ form }) => form.getByRole('button', { name: 'Add a block' }).click(),
    ['Cancel', 'Add'],
  ],
  [
    'a new page',
    '/tour',
    ({ page }) => page.getByRole('button', { name: 'New page', exact: true }).click(),
    ['Add the page'],
  ],
  ['a copy', '/courses', menu('/courses', 'New page as a copy'), ['Add the page']],
  ['another path', '/courses', menu('/courses', 'Rename and move'), ['Move']],
  ['a page to delete', '/courses', menu('/courses', 'Delete'), ['Delete']],
  ['links', '/courses', menu('/courses', 'What links here'), []],
  [
    'a link in a text',
    '/tour',
    async ({ page, form }) => {
      await block(form, /Hero/);
      await form.getByRole('textbox', { name: 'Lead' }).press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
    },
    ['Add the link'],
  ],
  [
    'a picture',
    '/tour',
    async ({ form }) => {
      await block(form, /Hero/);
      await form.getByRole('button', { name: /^Choose Picture/ }).press('Enter');
    },
    [],
  ],
  [
    'a layout of a scene',
    '/',
    async ({ form }) => {
      await block(form, /Hero/);
      await form.getByRole('button', { name: /^Layout/ }).press('Enter');
    },
    ['Cancel', 'Choose'],
  ],
  [
    'a name in use',
    '/tour',
    async ({ page, form }) => {
      await page.getByRole('button', { name: 'Logos', exact: true }).click();
      await form.getByRole('button', { name: 'Remove cedar' }).click();
    },
    [],
  ],
  [
    'before and after',
    '/tour',
    async ({ page, form }) => {
      await block(form, /Hero/);
      await form.getByRole('textbox', { name: 'Heading', exact: true }).fill('Another tour');
      await page.getByRole('button', { name: /^Publish/ }).click();
      await form.getByRole('button', { name: /^Before and after: / }).click();
    },
    [],
  ],
];

/** The last is a window of 1280 by 1024 pixels at 400 %. */
const sizes = [
  [1440, 900],
  [390, 844],
  [320, 256],
] as const;

test.each(oneOfEvery(3, dialogs))(
  'head and foot of a dialog stay in sight, and the rest scrolls: %s',
  async (_, path, open, foot) => {
    const page = await openStudioWindow(studio, { viewport: { width: 1440, height: 900 } });
    await page.goto(`/_edit${path}`);
    const form = page.getByRole('form', { name: 'Fields' });
    await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
    await open({ page, form });
    const dialog = page.locator('.dialog');
    await dialog.waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const end of [0, 1]) {
        const seen = await dialog.evaluate((element, end) => {
          element.scrollTop = end * element.scrollHeight;
          const isInSight = (each: Element) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            return inside && each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          };
          const [head, actions] = ['.dialog-head', '.dialog-actions'].map((part) =>
            element.querySelector(part),
          );
          const bottom = (actions ?? element).getBoundingClientRect()[actions ? 'top' : 'bottom'];
          return {
            hidden: [...element.querySelectorAll('.dialog-head > button, .dialog-actions > button')]
              .filter((each) => !isInSight(each))
              .map((each) => each.textContent || each.ariaLabel),
            foot: [...(actions?.querySelectorAll('button') ?? [])].map((each) => each.textContent),
            room: bottom - (head?.getBoundingClientRect().bottom ?? 0),
            isWide: element.scrollWidth > element.clientWidth,
          };
        }, end);
        expect(seen, `${width} × ${height}, ${end === 0 ? 'start' : 'end'}`).toEqual({
          hidden: [],
          foot,
          room: expect.any(Number),
          isWide: false,
        });
        expect(seen.room).toBeGreaterThan(100);
      }
    }
  },
);
