import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { filesIn } from '../../support/files-in';
import { fixtureSite } from '../../support/fixture-site';
import { outOfSight } from '../../support/studio/out-of-sight';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();
const choices = Number(process.env.CHOICES ?? 1000);
/** Another one makes other choices. */
const seed = Number(process.env.CHOICES_SEED ?? 1);
/** The first one that is made: one of the tenth ones, which open a page. */
const from = Number(process.env.CHOICES_FROM ?? 0);
const shown = 'main :is(h1, h2, h3, p, summary, a, dt, dd, li, [data-static]):visible';
const pages = join(fixtureSite, 'pages');
const paths = filesIn(pages).map((file): string => JSON.parse(readFileSync(join(pages, file), 'utf8')).path);

vi.setConfig({ testTimeout: 30 * 60_000 });

test(`of ${choices} random choices, each is in sight in the form and on the page`, async () => {
  const { page, frame } = await studio.open('/tour', { viewport: { width: 1440, height: 900 } });
  const form = page.getByRole('form', { name: 'Fields' });
  /** Opens a block by its row; false on a page without one. */
  const openBlock = async (part: number): Promise<boolean> => {
    const back = form.getByRole('button', { name: 'Back to the page' });
    if ((await back.count()) > 0) await back.click({ timeout: 2000 });
    const rows = form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]');
    const count = await rows.count();
    if (count > 0) await rows.nth(part % count).press('Enter', { timeout: 2000 });
    return count > 0;
  };
  /** The next one if nobody could press this one: it has no box, or lies outside of a carousel. */
  const clickPart = async (part: number, tries: number): Promise<void> => {
    const parts = frame.locator(shown);
    await parts.nth((part + tries) % (await parts.count())).click({ timeout: 2000 });
  };
  /** Once more: an undo of before may come late, and opens its field then. */
  const patiently = <Result>(choose: (tries: number) => Promise<Result>) => {
    let tries = 0;
    return vi.waitFor(() => choose(tries++), { timeout: 30_000 });
  };
  const random = fc.sample(fc.record({ path: fc.nat(), part: fc.nat(), way: fc.nat(3) }), {
    seed,
    numRuns: choices,
  });
  const missed: string[] = [];
  let made = 0;
  for (const [index, { path, part, way }] of random.entries()) {
    if (index < from) continue;
    const name = paths[path % paths.length] ?? '/tour';
    if (index % 10 === 0) {
      await page.goto(`/_edit${name}`);
      await frame.locator('html[data-hydrated="true"]').waitFor();
      await page.locator('.preview[data-state="open"]').waitFor();
    }
    if (way === 0) {
      if (!(await patiently(() => openBlock(part)))) continue;
    } else if (way === 1 && (await form.locator(':focus').count()) > 0) {
      await page.keyboard.type('x');
      await patiently((tries) => clickPart(0, tries));
      await page.keyboard.press('ControlOrMeta+z');
    } else {
      await patiently((tries) => clickPart(part, tries));
    }
    made += 1;
    // Only every tenth one opens a page: it is made again with those before it.
    const message = `CHOICES_SEED=${seed} choice ${index} on ${new URL(page.url()).pathname}: way ${way} part ${part}`;
    const poll = expect.poll(() => outOfSight(page), { timeout: 5000, message });
    await poll.toEqual([]).catch((error: Error) => missed.push(error.message));
  }
  expect(missed).toEqual([]);
  expect(made).toBeGreaterThan((choices - from) * 0.9);
});
