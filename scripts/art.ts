import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Use } from '../src/art/kit/scene';
import { frames } from '../src/art/stage/frame';
import { validators } from '../src/node/content/compiled-validators';
import { UsageError } from '../src/node/content/content-error';
import { standaloneDrawing } from '../src/node/draw/standalone-drawing';
import { runCommand } from '../src/node/run-command';
import { parseJson } from '../src/site/json/parse-json';
import type { Scene } from '../src/site/schema/types.gen';
import { explainSchemaErrors } from '../src/site/validate/explain-schema-errors';

const usage =
  'Usage: npm run art -- scene.json [--use hero] [--seed word] [--out file.svg]. The file holds one scene as an image field does.';

const isUse = (text: string): text is Use => Object.hasOwn(frames, text);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        use: { type: 'string', default: 'hero' },
        seed: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
}

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
    const sentences = explainSchemaErrors(page.errors).map(({ pointer, message, help }) => {
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

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(usage);
  if (!isUse(values.use))
    throw new UsageError(`--use takes one of ${Object.keys(frames).join(', ')}, not ${values.use}.`);
  const { layout, devices, jackets, seed = '/' } = readScene(file);
  const scene = { layout, devices, ...(jackets && { jackets }) };
  const svg = standaloneDrawing(scene, values.use, values.seed ?? seed);
  if (values.out === undefined) process.stdout.write(svg);
  else writeFileSync(values.out, svg);
});
