import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kind } from '../../../src/site/schema/definitions';
import { kindPlan } from '../../../src/site/schema/field-plan';
import { memberPlan, valuesOf } from '../../../src/site/schema/plan-at';
import { clippedText } from '../../support/browser/clipped-text';
import { findingsInThemes } from '../../support/browser/expect-accessible';
import { hydrated, openSharedWindow } from '../../support/browser/open-page';
import { contrastOnPictures, showPhoto } from '../../support/browser/photo-contrast';
import { announcement, badges, call, columns, hours, links, menusTo, top } from '../../support/full-chrome';
import { pairwise } from '../../support/pairwise';
import { type RunningServer, startServer } from '../../support/server';
import { makeTemporaryFolder } from '../../support/temporary-site';
import { blocksOn, buildWithPages, photo } from '../../support/tone-site';

const choicesOf = (kind: Kind, key: string): readonly string[] => {
  const plan = memberPlan(kindPlan(kind), {}, key);
  return plan ? valuesOf(plan) : [];
};

/** Blue as the design is, bright, nearly black, brown, and a light one that white words can't be read on. */
const colors = ['#1b4dff', '#f2b705', '#1d1b1a', '#8a4b20', '#c4ee3a', '#3f7a68'];
const brand = {
  color: colors,
  accent: [undefined, '#cf3a26'],
  ...Object.fromEntries(
    (['tint', 'ground', 'cards', 'density', 'scale', 'weight', 'heads', 'corners', 'buttons'] as const).map(
      (key) => [key, choicesOf('brand', key)],
    ),
  ),
  frame: [true, false],
  headingFont: [undefined, 'newsreader'],
};
const rows = pairwise({
  ...brand,
  header: choicesOf('header', 'as'),
  headerTone: choicesOf('header', 'tone'),
  footer: choicesOf('footer', 'as'),
  footerTone: choicesOf('footer', 'tone'),
  hero: [...choicesOf('heroBlock', 'as'), 'none'],
  tone: valuesOf(kindPlan('tone')),
  language: ['en', 'ar'],
  width: [390, 1440],
});
const kinds = choicesOf('drawing', 'kind');

type Row = (typeof rows)[number];

/** The blocks of its page: the first is a hero of its form, or a card grid in the place of one. */
function blocksOf({ hero: as, tone }: Row, index: number): object[] {
  const [hero = {}, ...all] = blocksOn(tone);
  // Half of them, by turns, and what may stand for a hero.
  const others = all.filter(({ type }, at) => type === 'cardGrid' || (at + Math.floor(index / 2)) % 2 === 0);
  if (as === 'split') return [hero, ...others];
  if (as === 'none') {
    const grids = others.filter(({ type }) => type === 'cardGrid').map((grid) => ({ ...grid, as: 'headIn' }));
    return [...grids, ...others.filter(({ type }) => type !== 'cardGrid')];
  }
  const { pins: _, words: __, backdrop, ...formed } = hero;
  if (as === 'photo' && tone === 'picture') return [{ ...formed, as, image: photo }, ...others];
  const image = { type: 'drawing', kind: kinds[index % kinds.length] };
  return [{ ...formed, as, image, ...(as !== 'photo' && { backdrop }) }, ...others];
}

const outDir = makeTemporaryFolder();

const build = (row: Row, index: number) =>
  buildWithPages(
    { look: blocksOf(row, index) },
    (content) => {
      Object.assign(content.site ?? {}, {
        language: row.language,
        brand: Object.fromEntries(Object.keys(brand).map((name) => [name, row[name]])),
      });
      Object.assign(content.header ?? {}, {
        ...{ as: row.header, tone: row.headerTone, announcement, top, phone: call },
        // As many as every form has room for.
        ...{ menu: undefined, menus: menusTo('/topics/repairs', '/courses').slice(0, 1), links },
      });
      Object.assign(content.footer ?? {}, { as: row.footer, tone: row.footerTone, columns, hours, badges });
    },
    outDir,
  );

let server: RunningServer | undefined;
let page: Page;

beforeAll(async () => {
  page = await openSharedWindow({ bypassCSP: true, reducedMotion: 'reduce' });
});

afterAll(async () => {
  await page?.context().close();
  await server?.stop();
  rmSync(outDir, { recursive: true, force: true });
});

/** What is wrong with the page that is open. */
async function findingsOf(width: number, tone: unknown) {
  const size = (width: number) => page.setViewportSize({ width, height: 900 });
  const sideways: number[] = [];
  for (const other of [320, 390, 1440, 2560]) {
    await size(other);
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) !== other) sideways.push(other);
  }
  await size(width);
  const axe = await findingsInThemes(page);
  const clipped = await clippedText(page);
  const dim = await findingsInThemes(page, async () => (await contrastOnPictures(page)).problems);
  if (tone === 'picture') {
    await showPhoto(page, 'white');
    dim.push(...(await contrastOnPictures(page, 4.55)).problems);
  }
  return { sideways, axe, clipped, dim };
}

test.each(rows.map((row, index) => [index, row] as const))(
  'look %i of those in which every two values meet has no finding',
  { timeout: 600_000 },
  async (index, row) => {
    const { content } = await build(row, index);
    rmSync(content, { recursive: true });
    server ??= await startServer('preview', ['--outDir', outDir]);
    await page.goto(`${server.url}/look`);
    await hydrated(page);
    const found = await findingsOf(Number(row.width), row.tone);
    expect(found, JSON.stringify(row)).toEqual({ sideways: [], axe: [], clipped: [], dim: [] });
  },
);
