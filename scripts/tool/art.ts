import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Use } from '../../src/art/kit/scene';
import { frames } from '../../src/art/stage/frame';
import { declareCommand } from '../../src/node/base/command/run-command';
import { validators } from '../../src/node/base/content/compiled-validators';
import { UsageError } from '../../src/node/base/content/content-error';
import { standaloneDrawing } from '../../src/node/build/draw/standalone-drawing';
import { parseJson } from '../../src/site/json/parse-json';
import type { Scene } from '../../src/site/schema/types.gen';
import { explainSchemaErrors } from '../../src/site/validate/explain-schema-errors';

const isUse = (text: string): text is Use => Object.hasOwn(frames, text);

/** The scene in a file, checked as the hero of a page that has nothing else. */
function readScene(file: string): Scene {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const { value, mistake } = parseJson(readFileSync(file, 'utf8'));
  if (mistake) throw new UsageError(`${file}: ${mistake.message}${mistake.help ? ` ${mistake.help}` : ''}`);
  const image = '/blocks/0/image';
  const page = validators.page({
    path: '/',
    title: 'A scene',
    description: 'A page that holds the scene so that it is checked as every other.',
    blocks: [{ type: 'hero', heading: 'A scene', image: value }],
  });
  if (!page.valid) {
    const sentences = explainSchemaErrors(page).map(({ pointer, message, help }) => {
      const place = pointer.startsWith(image) ? pointer.slice(image.length) : pointer;
      return `${file}${place && ` at ${place}`}: ${message}${help ? ` ${help}` : ''}`;
    });
    throw new UsageError(sentences.join('\n'));
  }
  const [hero] = page.content.blocks;
  if (hero?.type !== 'hero' || hero.image?.type !== 'scene')
    throw new UsageError(`${file}: "type" is "scene" for everything that can be drawn.`);
  return hero.image;
}

export const art = declareCommand({
  name: 'npm run tool -- art',
  does: 'Draws one scene as an SVG file.',
  more: 'FILE holds one scene as an image field does.',
  positionals: ['FILE'],
  options: {
    use: { value: 'USE', fallback: 'hero', does: 'Draws it for another place than a hero, such as card.' },
    seed: { value: 'WORD', does: 'Selects another of the eight arrangements.' },
    out: { value: 'FILE', does: 'Writes to this file instead of the terminal.' },
  },
  run({ use, seed: chosen, out }, file = '') {
    if (!isUse(use))
      throw new UsageError(`--use takes one of ${Object.keys(frames).join(', ')}, not ${use}.`);
    const { layout, devices, jackets, seed = '/' } = readScene(file);
    const scene = { layout, devices, ...(jackets && { jackets }) };
    const svg = standaloneDrawing(scene, use, chosen ?? seed);
    if (out === undefined) process.stdout.write(svg);
    else writeFileSync(out, svg);
    return 0;
  },
});
