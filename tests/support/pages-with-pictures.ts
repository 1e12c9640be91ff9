import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../src/site/schema/types.gen';
import { compileWalk } from '../../src/site/schema/walk';
import { fixtureSite } from './fixture-site';

type Block = Page['blocks'][number];

const countPictures = compileWalk<{ count: number }>('page', {
  image: (_image, found) => {
    found.count += 1;
  },
});

function hasPicture(page: Page, block: Block): boolean {
  const found = { count: 0 };
  countPictures({ ...page, blocks: [block] }, found);
  return found.count > 0;
}

/** Two blocks with the same one look the same, but for their words and pictures. */
const lookOf = (block: Block) =>
  Object.entries(block)
    .map(([name, value]) => (typeof value === 'string' && /^[a-z]+$/.test(value) ? `${name}=${value}` : name))
    .sort()
    .join(' ');

/** As few pages of the fixture site as show every type of block with a picture, or every look of each. */
export function pagesWithPictures(each: 'type' | 'look'): string[] {
  const folder = join(fixtureSite, 'pages');
  const shown = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const page: Page = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const blocks = page.blocks.filter((block) => hasPicture(page, block));
      return {
        path: page.path,
        kinds: new Set(blocks.map((block) => (each === 'type' ? block.type : lookOf(block)))),
      };
    });
  const paths: string[] = [];
  for (;;) {
    const [best] = shown.sort((one, other) => other.kinds.size - one.kinds.size);
    if (!best || best.kinds.size === 0) return paths;
    paths.push(best.path);
    const seen = [...best.kinds];
    for (const { kinds } of shown) for (const kind of seen) kinds.delete(kind);
  }
}
