import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../../src/site/json/value-at';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { readFolder } from '../../support/folder-content';
import type { EngineWindow } from './support/engine';
import { write } from './support/use-page';
import { visit } from './support/visit-site';

let studio: StartedStudio;
beforeEach(async () => {
  studio = await startStudio();
  return () => studio.remove();
});

const has = (file: string) => existsSync(join(studio.folder, file));
const read = (file: string) => (has(file) ? JSON.parse(readFileSync(join(studio.folder, file), 'utf8')) : {});

/** What is pressed: the first such part with these words in its text or name that can be seen. */
interface Target {
  selector: string;
  words?: string;
  /** In the page that is edited. */
  inFrame?: boolean;
}

/** The middle of a part, in the window. */
const placeOf = (page: EngineWindow, target: Target) =>
  page.call(({ selector, words = '', inFrame = false }) => {
    const frame = document.querySelector('iframe');
    const root = inFrame ? frame?.contentDocument : document;
    for (const part of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
      const name = `${part.getAttribute('aria-label') ?? ''} ${part.innerText}`;
      if (!name.includes(words) || !part.checkVisibility({ visibilityProperty: true })) continue;
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = part.getClientRects()[0] ?? new DOMRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!part.contains(root?.elementFromPoint(x, y) ?? null)) continue;
      if (!inFrame || !frame) return { x, y };
      const box = frame.getBoundingClientRect();
      const scale = box.width / frame.offsetWidth;
      return { x: box.left + x * scale, y: box.top + y * scale };
    }
    return null;
  }, target);

/** Once it stays where it is. */
async function point(page: EngineWindow, target: Target, press: boolean): Promise<void> {
  const message = `${target.selector} ${target.words ?? ''}`;
  let last = await placeOf(page, target);
  const isStill = async () => {
    const now = await placeOf(page, target);
    const still = now !== null && now.x === last?.x && now.y === last.y;
    last = now;
    return still;
  };
  await expect.poll(isStill, { message }).toBe(true);
  await page.point(last?.x ?? 0, last?.y ?? 0, press);
}

const anything = 'button, a, label, [role=option], [role=menuitem]';
const inside = (around: string, selector: string) =>
  selector
    .split(', ')
    .map((each) => `${around} ${each}`)
    .join(', ');

const file = 'pages/courses/soldering.json';

test('by mouse: a page from a layout, blocks, text, link, picture, scene, another path, other words; all undone', async () => {
  const before = readFolder(studio.folder);
  const page = await visit('/', { site: studio.server.url });
  await page.open(`${studio.server.url}/_edit/`);
  const press = (words: string, selector = anything) => point(page, { selector, words }, true);
  const inForm = (words: string, selector = anything) => press(words, inside('.pane-fields', selector));
  const inFrame = (selector: string) => point(page, { selector, inFrame: true }, true);
  const inDialog = (words: string, selector = anything) => press(words, inside('[role=dialog]', selector));
  /** Replaces what a text field holds. */
  const type = async (field: string, words: string) => {
    await press('', field);
    await page.call(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
        activeElement.select();
    });
    await write(page, words);
  };
  const blocks = (): { type: string }[] => read(file).blocks ?? [];
  const types = () => blocks().map((block) => block.type);
  await press('Skip the tour');

  await press('New page');
  await type('[role=dialog] input', 'Soldering');
  await inDialog('Layout “course”', 'label');
  await inDialog('Add the page', 'button[type=submit]');
  await expect.poll(() => read(file).layout).toBe('course');
  await page.call(() => document.querySelector('.pane-fields')?.scrollTo(0, 0));
  await inForm('Remove Layout');
  await expect.poll(() => read(file).layout).toBeUndefined();

  for (const [name, added] of [
    ['Stats', 'stats'],
    ['FAQ', 'faq'],
    ['Prose', 'prose'],
  ] as const) {
    const count = types().length;
    await inForm('Add a block');
    await press(name, '[role=option]');
    await expect.poll(() => types().length).toBe(count + 1);
    expect(types()).toContain(added);
    await inForm('Back to the page');
  }
  expect(types()).toEqual([
    'hero',
    'parallax',
    'cardGrid',
    'parallax',
    'cardGrid',
    'cta',
    'stats',
    'faq',
    'prose',
  ]);

  await inForm('Move Prose up');
  await expect.poll(() => types().slice(-2)).toEqual(['prose', 'faq']);

  // A click on a text of the page opens its field.
  await inFrame('h1');
  await expect.poll(() => page.call(() => document.activeElement?.localName)).toBe('textarea');
  await write(page, '!');
  await expect.poll(() => JSON.stringify(blocks()[0])).toContain('!');

  await inForm('Contact Us', '[aria-expanded=false]');
  await type('.pane-fields .field-path input', 'tools');
  await press('/tools', '[role=option]');
  await expect.poll(() => valueAt(read(file), '/blocks/0/actions/0/href')).toBe('/tools');

  await inForm('Image', '.field-absent button');
  await inForm('File', 'label');
  await inForm('Choose', '.picture-target .actions button');
  await inDialog('reading-room.jpg');
  // Its text is asked for.
  await expect.poll(() => page.call(() => document.activeElement?.id)).toBe('field/blocks/0/image/alt');
  await write(page, 'The reading room');
  await expect
    .poll(() => valueAt(read(file), '/blocks/0/image'))
    .toEqual({ type: 'file', src: 'images/reading-room.jpg', alt: 'The reading room' });

  await inForm('Back to the page');
  await inForm('Parallax');
  await press('', '.pane-fields .scene-layout, .pane-fields [data-pointer="/blocks/1/image/layout"] button');
  await inDialog('Town');
  await expect.poll(() => valueAt(read(file), '/blocks/1/image/layout')).toBe('town');

  await inForm('Back to the page');
  await inForm('/courses/soldering', '[data-pointer="/path"] button');
  await type('[role=dialog] input', '/soldering');
  await inDialog('Move', 'button[type=submit]');
  await expect.poll(() => has('pages/soldering.json')).toBe(true);

  await press('Find and replace');
  await type('.pane-fields input[type=search]', 'library');
  await type('.pane-fields input:not([type])', 'archive');
  const found = () => page.call(() => document.querySelector('.pane-fields [role=status]')?.textContent);
  await expect.poll(found).toMatch(/ in \d+ places/);
  await inForm('Replace', 'button');
  const changed = () => [...readFolder(studio.folder)].filter(([name, text]) => before.get(name) !== text);
  await expect.poll(() => changed().length).toBeGreaterThan(5);

  const undo = 'button[aria-label^="Undo"]:not([aria-disabled])';
  const steps = () => page.call((selector) => document.querySelector(selector)?.ariaLabel ?? '', undo);
  for (let last = await steps(); last !== ''; last = await steps()) {
    await press('', undo);
    await expect.poll(steps).not.toBe(last);
  }
  await expect.poll(changed).toEqual([]);
  expect([...readFolder(studio.folder).keys()]).toEqual([...before.keys()]);
});
