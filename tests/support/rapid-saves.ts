import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { openHydrated } from './browser/open-page';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Saves a page file again and again as a slow editor does, each time half-written first; the last content must be on screen. */
export async function expectLastOfManySaves(baseURL: string, path: string, file: string, saves: number) {
  const { page } = await openHydrated(path, { baseURL });
  const before = readFileSync(file, 'utf8');
  for (let save = 1; save <= saves; save++) {
    const text = before.replace(/"heading": "Stay Ready"/, `"heading": "Save ${save}"`);
    // Empty, cut at different places, whole: at once or some milliseconds apart.
    if (save % 7 === 0) writeFileSync(file, '');
    writeFileSync(file, text.slice(0, Math.floor((text.length * (save % 10)) / 10)));
    if (save % 3 === 0) await pause((save * 13) % 40);
    writeFileSync(file, text);
    await pause((save * 7) % 25);
  }
  await page.locator('h2', { hasText: `Save ${saves}` }).waitFor();
  await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
  const html = await (await fetch(baseURL + path, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(`Save ${saves}<`);
  writeFileSync(file, before);
  await page.locator('h2', { hasText: 'Stay Ready' }).waitFor();
}
