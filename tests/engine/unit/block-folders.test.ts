import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partTypes } from '../../../src/node/build/bundle/style-sheets';

const blocks = 'src/blocks';
const folders = readdirSync(blocks, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const kebabCase = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(folders.map(({ name }) => name))(
  'the folder %s has the name of a block, and a component, styles and a test of this name',
  (name) => {
    expect(partTypes('.').get(name)?.map(kebabCase)).toContain(name);
    expect(readdirSync(join(blocks, name))).toEqual(
      expect.arrayContaining([`${name}.tsx`, `${name}.css`, `${name}.test.tsx`]),
    );
  },
);
