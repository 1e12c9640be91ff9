import { expect, test } from 'vitest';
import { standInForHosts } from '../../support/browser/embed-hosts';
import { expectWithinPolicy } from '../../support/browser/expect-within-policy';
import { openHydrated } from '../../support/browser/open-page';
import { tryControls } from '../../support/browser/try-controls';
import { fixtureKinds } from '../../support/fixture-kinds';

test.each(fixtureKinds)('no control of the %s page does what the policy forbids', async (_kind, path) =>
  expectWithinPolicy(path),
);

test('nor does a video', async () => {
  const { page, complaints } = await openHydrated('/partners/acorn');
  const asked = await standInForHosts(page);
  await tryControls(page);
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
