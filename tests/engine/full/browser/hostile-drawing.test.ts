import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenForComplaints } from '../../../support/browser/complaints';
import { openHydrated, openWindow } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite, editJson } from '../../../support/built-site';
import { type RunningServer, startServer } from '../../../support/server';

const hostile = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40" style="overflow:visible" onload="document.title='hacked'">
  <script>document.title='hacked'</script>
  <style>@import "https://evil.example/sheet.css"; path { fill: red }</style>
  <title></span><img src="x" onerror="document.title='hacked'"/></title>
  <image href="https://evil.example/pixel.png" width="1" height="1"/>
  <use xlink:href="https://evil.example/parts.svg#part"/>
  <path id="page-data" style="fill:url(https://evil.example/paint.svg#a)" fill="url(#blue)" d="M0 0h40v40H0z"/>
  <rect x="-9e4" y="-9e4" width="18e4" height="18e4" fill="#fff" opacity=".5"/>
  <linearGradient id="blue"><stop stop-color="#00f"/></linearGradient>
  <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/frame"/></foreignObject>
</svg>`;

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite((content) => {
    writeFileSync(join(content, 'images/icon.svg'), hostile);
    editJson(content, 'site.json', (settings: { logos: unknown }) => {
      settings.logos = { acme: { name: 'Acme', file: 'images/icon.svg' } };
    });
    editJson(content, 'pages/home.json', ({ blocks }: { blocks: Record<string, unknown>[] }) => {
      Object.assign(blocks[0] ?? {}, {
        logo: 'acme',
        image: { type: 'file', src: 'images/icon.svg', alt: 'A square' },
      });
    });
  });
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

/** Without the policy, so that nothing but the cleaning keeps the drawing from what it wants. */
const open = (path: string) => openHydrated(path, { baseURL: server.url, bypassCSP: true });

describe('a drawing that would execute and load', () => {
  test('does neither as a logo, as the site icon or as a picture, and is still shown', async () => {
    const { page, complaints } = await open('/');
    expect(await page.title()).toBe('Northport: a generated site');
    expect(await page.locator('main .static-logo path').getAttribute('fill')).toMatch(/^url\(#s\d+_blue\)$/);
    expect(
      await page.locator('main .picture > img').evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    ).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('neither paints nor takes clicks outside its box', async () => {
    const { page } = await open('/');
    const hit = await page.evaluate(() => {
      const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.static-logo') !== null;
      const [mark] = document.querySelectorAll('.header .static-logo');
      const { left, right, top, bottom } = mark?.getBoundingClientRect() ?? new DOMRect();
      const icon = mark?.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const isDrawn = (x: number) =>
        document.elementFromPoint(x, (top + bottom) / 2)?.closest('svg') !== null;
      return {
        icon: [icon.left + 2, icon.right - 2].map(isDrawn),
        besideIcon: [icon.right + 4, (icon.right + right) / 2].map(isDrawn),
        inside: at((left + right) / 2, (top + bottom) / 2),
        outside: [at(left - 2, top + 9), at(right + 2, top + 9), at(left + 9, bottom + 2), at(700, 500)],
        clipped: [...document.querySelectorAll('.static-logo:has(> svg)')].map(
          (logo) => getComputedStyle(logo).overflow,
        ),
      };
    });
    expect(hit.inside).toBe(true);
    expect([hit.icon, hit.besideIcon]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(hit.outside).toEqual([false, false, false, false]);
    expect(new Set(hit.clipped)).toEqual(new Set(['clip']));
  });

  test('does neither after a navigation', async () => {
    const { page, complaints } = await open('/contact');
    await page.locator('a.brand').first().click();
    await page.locator('main .static-logo path').waitFor();
    expect(await page.title()).toBe('Northport: a generated site');
    expect(complaints).toEqual([]);
  });

  test('is clean when it is opened as a document', async () => {
    const page = await openWindow({ baseURL: server.url, bypassCSP: true });
    const complaints = await listenForComplaints(page);
    await page.goto('/images/icon.svg');
    expect(await page.locator('path').count()).toBe(1);
    expect(await page.locator('script, style, foreignObject, iframe, img').count()).toBe(0);
    // A browser asks for an icon of every document.
    expect(complaints.filter((complaint) => !complaint.endsWith('/favicon.ico'))).toEqual([]);
  });
});
