import { expect, test } from 'vitest';
import { standInForHosts } from '../../support/browser/embed-hosts';
import { openEdited } from '../../support/browser/motion';
import { heading } from '../../support/browser/navigate';
import { openHydrated } from '../../support/browser/open-page';
import { pageKinds } from '../../support/browser/page-kinds';
import { useControls } from '../../support/browser/use-controls';

test.each(pageKinds)('no control of the %s page does what the policy forbids', async (_kind, path) => {
  const { page, complaints } = await openHydrated(path);
  await standInForHosts(page);
  await useControls(page);
  // The home page goes on to type in its last line.
  const firstLine = async () => (await heading(page)).split('\n')[0];
  const before = await firstLine();
  const away = path === '/contact' ? '/solutions' : '/contact';
  await page.locator(`footer a[href="${away}"]`).first().click();
  await expect.poll(firstLine).not.toBe(before);
  await page.goBack();
  await expect.poll(firstLine).toBe(before);
  expect(complaints).toEqual([]);
});

test('nor does a video', async () => {
  const { page, complaints } = await openEdited('/brands/cisco', 'video', (block) => ({
    ...block,
    video: 'M7lc1UVf-VE',
  }));
  const asked = await standInForHosts(page);
  await useControls(page);
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test.each([
  ['a style', "document.body.setAttribute('style', 'color: red')", 'style-src-attr'],
  [
    'a script',
    "document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/' }))",
    'require-trusted-types-for',
  ],
  ['markup as text', "document.body.innerHTML += '<p>'", 'require-trusted-types-for'],
  [
    'another frame',
    "document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }))",
    'frame-src',
  ],
  ['a request elsewhere', "fetch('https://evil.example/').catch(() => {})", 'connect-src'],
])('%s that the policy forbids is blocked, and these tests notice', async (_what, code, directive) => {
  const { page, complaints } = await openHydrated('/contact');
  // Not as a script of the page, which the policy would stop as well.
  await page.evaluate(code).catch(() => {});
  await expect.poll(() => complaints.join()).toContain(`blocked by ${directive}`);
});
