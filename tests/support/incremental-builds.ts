import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { generateSite } from '../../scripts/generate-site';
import { buildOutput } from '../../scripts/support/build-output';
import { filesIn } from './files-in';
import { editRandomly, randomNumbers } from './random-edits';
import { temporaryFolder } from './temporary-site';

const page = (path: string, name: string, blocks: readonly object[]) => ({
  path,
  title: `${name} of the site`,
  name,
  description: `The page ${name} of a site that is built again and again, each time after another edit.`,
  blocks: [{ type: 'hero', heading: name }, ...blocks],
});

/** Pages whose documents show names and cards of other pages. */
function addDependentPages(content: string) {
  const image = { type: 'scene', layout: 'row', devices: ['switch', 'server', 'laptop'] };
  const card = (title: string, href: string) => ({ title, image, href });
  const pages = [
    page('/services', 'Services', [
      {
        type: 'carousel',
        heading: 'All',
        linkText: 'View',
        cards: [
          card('Card 1', '/services/below'),
          card('Card 2', '/index-of-all'),
          card('Card 3', '/contact'),
        ],
      },
    ]),
    page('/services/below', 'Below', [
      { type: 'related', heading: 'More', linkText: 'View', pages: ['/services'] },
    ]),
    page('/index-of-all', 'Index', [{ type: 'directory', heading: 'Index', pages: ['/services'] }]),
  ];
  for (const each of pages)
    writeFileSync(
      join(content, 'pages', `${each.path.slice(1).replaceAll('/', '-')}.json`),
      `${JSON.stringify(each, null, 2)}\n`,
    );
}

export const outputOf = (folder: string) =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));

export const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));

/** Edits a site at random so many times; after each edit the next build must leave what a first one would write. */
export async function expectIncrementalBuilds(times: number, seed: number): Promise<void> {
  const content = temporaryFolder();
  const [output, clean] = [temporaryFolder(), temporaryFolder()];
  generateSite(content, 6, true);
  mkdirSync(join(content, 'pages'), { recursive: true });
  addDependentPages(content);
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  process.env.SITE_CONTENT = content;
  process.env.SITE_OG = 'off';
  await buildOutput({ outDir: output });
  const random = randomNumbers(seed);
  const done: string[] = [];
  for (let count = 1; count <= times; count += 1) {
    done.push(editRandomly(content, output, random, count));
    rmSync(clean, { recursive: true, force: true });
    process.env.SITE_VERIFY = '1';
    const failure = await buildOutput({ outDir: clean }).catch((error: Error) => error);
    delete process.env.SITE_VERIFY;
    const again = await buildOutput({ outDir: output }).catch((error: Error) => error);
    const told = `seed ${seed}, edits: ${done.join(' · ')}`;
    expect(again?.message, told).toBe(failure?.message);
    if (!failure) expect(differences(outputOf(output), outputOf(clean)), told).toEqual([]);
  }
}
