import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analytics } from '../../../../src/site/schema/types.gen';
import { brokenWords } from '../../../support/browser/broken-words';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { fetchFor } from '../../../support/browser/fetch-for';
import { hydrated, openHydrated, openWindow } from '../../../support/browser/open-page';
import { setFontSize } from '../../../support/browser/set-font-size';
import { settled } from '../../../support/browser/settled';
import { buildTemporarySite, editJson } from '../../../support/built-site';
import { type RunningServer, startServer } from '../../../support/server';

const ownAddress = 'https://harbor.example';
const providers: Analytics = {
  plausible: { domain: 'harbor.example' },
  umami: { website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4', server: 'https://stats.harbor.example/umami' },
  matomo: { server: 'https://harbor.matomo.example', site: 7 },
  google: { measurementId: 'G-1A2B3C4D5E' },
};

let server: RunningServer;
let removeSite: () => void;

beforeAll(async () => {
  const { outDir, remove } = await buildTemporarySite((content) =>
    editJson(content, 'site.json', ({ site }: { site: Record<string, unknown> }) => {
      Object.assign(site, { url: ownAddress, analytics: providers, verification: { bing: '1A2B3C' } });
    }),
  );
  removeSite = remove;
  server = await startServer('preview', ['--outDir', outDir]);
});

afterAll(async () => {
  await server?.stop();
  removeSite?.();
});

interface Sent {
  url: string;
  body: string | null;
  cookie: string | undefined;
}

/** What Google's script does with the policy of a page: it takes its commands, makes markup and sets a cookie. */
const googleScript = `
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: (html) => html });
  document.createElement('div').innerHTML = policy.createHTML('');
  document.cookie = '_ga=GA1; path=/; domain=harbor.example';
  for (const [name, id] of dataLayer)
    if (name === 'config') fetch('https://region1.google-analytics.com/g/collect?tid=' + id, { method: 'POST', mode: 'no-cors' });
`;

/** A window in which the site is at its own address, and the providers answer. */
async function openOwn(prepare?: (page: Page) => Promise<unknown>) {
  const page = await openWindow({ baseURL: ownAddress });
  const sent: Sent[] = [];
  const blocked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
  await page.context().route(/^https:/, async (route) => {
    const request = route.request();
    if (request.url().startsWith(ownAddress)) {
      return route.fulfill({
        response: await fetchFor(route, { url: server.url + request.url().slice(ownAddress.length) }),
      });
    }
    const { cookie } = await request.allHeaders();
    if (request.method() !== 'OPTIONS') sent.push({ url: request.url(), body: request.postData(), cookie });
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': ownAddress, 'access-control-allow-headers': 'content-type' },
      body: request.url().startsWith('https://www.googletagmanager.com/') ? googleScript : '{}',
    });
  });
  await prepare?.(page);
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  /** In no order: Umami's request waits for a permission. */
  const hosts = () => sent.map(({ url }) => new URL(url).host).sort();
  const sentTo = (url: string) => sent.filter((each) => each.url === url).map(({ body }) => body ?? '');
  return { page, sent, blocked, open, hosts, sentTo };
}

const withoutGoogle = ['harbor.matomo.example', 'plausible.io', 'stats.harbor.example'];
const google = ['region1.google-analytics.com', 'www.googletagmanager.com'];
const twice = (hosts: readonly string[]) => [...hosts, ...hosts].sort();
const question = (page: Page) => page.getByRole('region', { name: 'Question about cookies' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });

test('each page is counted by each provider, also when it is shown in place, without cookies', async () => {
  const { page, sent, blocked, open, hosts, sentTo } = await openOwn();
  await open('/?utm_source=mail#top');
  await expect.poll(hosts).toEqual(withoutGoogle);
  const title = await page.title();
  await page.locator('a[href="/contact"]:visible').first().click();
  await page.locator('[name=name]').waitFor();
  await expect.poll(hosts).toEqual(twice(withoutGoogle));

  const first = `${ownAddress}/?utm_source=mail`;
  const second = `${ownAddress}/contact`;
  expect(sentTo('https://plausible.io/api/event').map((body) => JSON.parse(body))).toEqual([
    { name: 'pageview', url: first, domain: 'harbor.example', referrer: '' },
    { name: 'pageview', url: second, domain: 'harbor.example', referrer: first },
  ]);
  const website = 'b59e9c65-ae32-47f1-8400-119fcf4861c4';
  const same = { website, hostname: 'harbor.example', language: 'en-US', screen: '1280x720' };
  const events = [
    { ...same, url: '/?utm_source=mail', title, referrer: '' },
    { ...same, url: '/contact', title: await page.title(), referrer: first },
  ];
  expect(sentTo('https://stats.harbor.example/umami/api/send').map((body) => JSON.parse(body))).toEqual(
    events.map((payload) => ({ type: 'event', payload })),
  );
  const fields = sentTo('https://harbor.matomo.example/matomo.php').map((body) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  const always = { idsite: '7', rec: '1', send_image: '0', res: '1280x720' };
  expect(fields).toEqual([
    { ...always, url: first, action_name: title, urlref: '' },
    { ...always, url: second, action_name: await page.title(), urlref: first },
  ]);
  expect(sent.map(({ cookie }) => cookie)).toEqual(sent.map(() => undefined));
  expect(blocked).toEqual([]);
});

test('nothing is counted, and nothing asked, at another address than the own one', async () => {
  const { page, complaints } = await openHydrated('/', { baseURL: server.url });
  await settled(page);
  expect(await question(page).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('Google counts only when the visitor has allowed its cookies, and is not asked again', async () => {
  const { page, blocked, open, hosts } = await openOwn();
  await open('/');
  await question(page).waitFor();
  await expect.poll(hosts).toEqual(withoutGoogle);
  expect(await page.context().cookies()).toEqual([]);

  await answer(page, 'Allow').click();
  await expect.poll(hosts).toEqual([...withoutGoogle, ...google].sort());
  expect(await question(page).isVisible()).toBe(false);

  await open('/contact');
  await expect.poll(hosts).toEqual(twice([...withoutGoogle, ...google]));
  expect(await question(page).isVisible()).toBe(false);
  expect(blocked).toEqual([]);
});

test('a visitor who has allowed cookies can refuse them later, which deletes them', async () => {
  const { page, open, hosts } = await openOwn();
  await open('/');
  await answer(page, 'Allow').click();
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).toEqual(['_ga']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const document = page.waitForEvent('load');
  await answer(page, 'Refuse').click();
  await document;
  await hydrated(page);
  expect(await names()).toEqual([]);
  const before = hosts().filter((host) => host.includes('google')).length;
  await open('/contact');
  expect(hosts().filter((host) => host.includes('google'))).toHaveLength(before);
  expect(await question(page).isVisible()).toBe(false);
});

test('a browser that asks for privacy has refused, and its visitor can still allow', async () => {
  const { page, open, hosts } = await openOwn((page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  );
  await open('/');
  await expect.poll(hosts).toEqual(withoutGoogle);
  expect(await question(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await answer(page, 'Allow').click();
  await expect.poll(() => hosts().includes('www.googletagmanager.com')).toBe(true);
});

test('the question is asked by the keyboard, too: the focus enters it and comes back', async () => {
  const { page, open } = await openOwn();
  await open('/');
  await answer(page, 'Refuse').click();
  const change = page.getByRole('button', { name: 'Cookie settings' });
  await change.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('Refuse');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Cookie settings');
});

test('beside and below the question, the answers keep their words whole, and both are seen', async () => {
  const { page, open } = await openOwn();
  await open('/');
  await question(page).waitFor();
  for (const [width, size] of [
    [700, 16],
    [320, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setFontSize(page, size);
    const broken = await brokenWords(page);
    expect(broken.filter((word) => word === 'Refuse' || word === 'Allow')).toEqual([]);
    const allow = await answer(page, 'Allow').boundingBox();
    expect((allow?.x ?? 0) + (allow?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('the question meets WCAG 2.2 AA in both themes on phone and desktop', async () => {
  const { page, open } = await openOwn();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open('/');
    await question(page).waitFor();
    await expectAccessibleInThemes(page);
  }
});

test('the home page alone has the tags of verification', async () => {
  const tag = '<meta name="msvalidate.01" content="1A2B3C">';
  const documents = ['/', '/contact/'].map(async (path) => (await fetch(server.url + path)).text());
  const [home, contact] = await Promise.all(documents);
  expect(home).toContain(tag);
  expect(contact).not.toContain('msvalidate.01');
});
