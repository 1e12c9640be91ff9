import { expect, test } from 'vitest';
import { openWindow } from '../../../support/browser/open-page';

/** Without a script, which would complain of the texts that a test changes. */
const still = { javaScriptEnabled: false };
const phone = { ...still, viewport: { width: 360, height: 740 } };

test('figures beside each other begin at the same height, with labels of one or more lines', async () => {
  const page = await openWindow(phone);
  await page.goto('/');
  const labels = page.locator('.stat > dt');
  for (const [at, words] of ['A label that needs more than one line', 'One'].entries())
    await labels.nth(at).evaluate((label, words) => {
      label.textContent = words;
    }, words);
  const [first, second] = await page
    .locator('.stat > dd')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
  expect(second).toBe(first);
});

test('the characters after a figure stay on its line, where there is little room', async () => {
  const page = await openWindow(phone);
  await page.goto('/');
  const lines = await page.locator('.counter-suffix').evaluateAll((suffixes) =>
    suffixes.map((suffix) => {
      suffix.textContent = 'WWW';
      const text = document.createRange();
      text.selectNodeContents(suffix);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('a short text on a banner begins where others do, on a phone', async () => {
  const page = await openWindow(phone);
  await page.goto('/topics/repairs');
  const text = page.locator('.parallax-frame > :first-child').first();
  await text.evaluate((element) => {
    element.textContent = 'A';
  });
  expect((await text.boundingBox())?.x).toBe(20);
});

test('a picture below a heading leaves room, with one question', async () => {
  const page = await openWindow({ ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/tour');
  const copy = page.locator('.faq-copy:has(.static-figure)').first();
  const gap = await copy.evaluate((copy) => {
    for (const item of copy.parentElement?.querySelectorAll('details + details') ?? []) item.remove();
    const box = copy.querySelector('.static-figure');
    const above = box?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return (box?.firstElementChild?.getBoundingClientRect().top ?? 0) - above;
  });
  expect(gap).toBeGreaterThanOrEqual(40);
});

test('a picture beside questions, which a phone does not show, leaves no room there', async () => {
  const page = await openWindow(phone);
  await page.goto('/tour');
  const copy = page.locator('.faq-copy:has(.static-figure)').first();
  const room = await copy.evaluate((copy) => {
    const text = copy.querySelector('.static-figure')?.previousElementSibling;
    return copy.getBoundingClientRect().bottom - (text?.getBoundingClientRect().bottom ?? 0);
  });
  expect(room).toBeCloseTo(32);
});

test('a photo at the top of a page leaves room below the text, on a phone', async () => {
  const page = await openWindow(phone);
  await page.goto('/tour');
  const gap = await page.locator('.hero-copy').evaluate((copy) => {
    const text = copy.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return (copy.nextElementSibling?.getBoundingClientRect().top ?? 0) - text;
  });
  expect(gap).toBeGreaterThanOrEqual(32);
});

test('a single card has its text beside its picture', async () => {
  const page = await openWindow({ ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/partners/acorn');
  const body = page.locator('.carousel-body').first();
  const [picture, text] = await body.evaluate((body) => {
    body.setAttribute('data-count', '1');
    return [...(body.querySelector('.slide')?.children ?? [])].map((part) =>
      part.getBoundingClientRect().toJSON(),
    );
  });
  expect(text.left).toBe(picture.right);
  expect(text.top).toBeLessThan(picture.bottom);
  // The next block has a line there.
  const card = body.locator('.static-card').first();
  expect(await card.evaluate((card) => getComputedStyle(card).borderBlockEndWidth)).toBe('0px');
});

test('the frame of a closing call is as wide as others, with the crosses at its corners', async () => {
  const page = await openWindow({ ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const widths = await page
    .locator('.section > .frame')
    .evaluateAll((frames) => frames.map(({ clientWidth }) => clientWidth));
  expect(new Set(widths).size).toBe(1);
});

test('the text of a card without a picture leaves room for its arrow, on a phone', async () => {
  const page = await openWindow(phone);
  await page.goto('/');
  const card = page.locator('.cell-link').first();
  const gap = await card.evaluate((card) => {
    card.querySelector('.static-cell')?.remove();
    card.classList.replace('cell-art', 'cell-feature');
    const text = card.querySelector('p')?.getBoundingClientRect().right ?? 0;
    return (card.querySelector('.cell-arrow')?.getBoundingClientRect().left ?? 0) - text;
  });
  expect(gap).toBeGreaterThanOrEqual(12);
});
