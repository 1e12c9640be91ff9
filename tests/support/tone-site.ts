import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindPlan } from '../../src/site/schema/field-plan';
import { memberPlan } from '../../src/site/schema/plan-at';
import type { Block, Brand, Page, Tone } from '../../src/site/schema/types.gen';
import { type BuiltSite, buildTemporarySite, editJson } from './built-site';
import { filesIn } from './files-in';
import { fixtureSite } from './fixture-site';
import { makeTemporaryFolder } from './temporary-site';

export const tones = ['light', 'tint', 'ink', 'brand', 'picture'] as const satisfies readonly Tone[];

export const photo = { type: 'file', src: 'images/reading-room.jpg', decorative: true };
const scene = { type: 'scene', layout: 'town', devices: ['rack'] };

const hasGround = (block: Block) => memberPlan(kindPlan('block'), block, 'tone') !== undefined;

/** The largest block of each type that has a ground. */
function blocksOfFixture(): Block[] {
  const largest = new Map<string, Block>();
  const sizeOf = (block: Block | undefined) => JSON.stringify(block ?? '').length;
  for (const file of filesIn(join(fixtureSite, 'pages'))) {
    const { blocks }: Page = JSON.parse(readFileSync(join(fixtureSite, 'pages', file), 'utf8'));
    for (const block of blocks)
      if (hasGround(block) && sizeOf(block) > sizeOf(largest.get(block.type))) largest.set(block.type, block);
  }
  const [hero, ...others] = [...largest.values()].sort((one, other) =>
    one.type === 'hero' ? -1 : other.type === 'hero' ? 1 : 0,
  );
  return hero ? [hero, ...others] : [];
}

/** Every block that can have a ground on it, the hero first. */
export const blocksOn = (tone: unknown): Record<string, unknown>[] =>
  blocksOfFixture().map(({ id: _, ...block }) => ({
    ...block,
    tone,
    ...(tone === 'picture' && { backdrop: block.type === 'cta' ? scene : photo }),
  }));

/** Builds the fixture site with pages more, by the last part of their paths; where it was built before, its pictures stay. */
export const buildWithPages = (
  pages: Readonly<Record<string, readonly object[]>>,
  edit: (site: Record<string, Record<string, unknown>>) => void,
  outDir = makeTemporaryFolder(),
): Promise<BuiltSite> =>
  buildTemporarySite(
    (content) => {
      rmSync(content, { recursive: true });
      cpSync(fixtureSite, content, { recursive: true });
      editJson(content, 'site.json', edit);
      for (const [name, blocks] of Object.entries(pages)) {
        const page = {
          path: `/${name}`,
          title: `A page that is called ${name}`,
          description: `Every block that has a ground of its own, on the page that is called ${name}.`,
          blocks,
        };
        writeFileSync(join(content, `pages/${name}.json`), JSON.stringify(page, null, 2));
      }
    },
    { outDir, options: ['--no-og'] },
  );

/** Builds a site with a page for each ground, which has every block. */
export const buildToneSite = (brand: Brand): Promise<BuiltSite> =>
  buildWithPages(Object.fromEntries(tones.map((tone) => [`on-${tone}`, blocksOn(tone)])), ({ site }) => {
    Object.assign(site ?? {}, { brand });
  });
