import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { drawScene } from '../../art/draw-scene';
import { createPaint } from '../../art/paint/paint';
import { writeWhole } from '../disk/write-whole';
import type { Done, Job, Shared } from './picture-job';
import { ogPicture } from './picture-svg';
import { openTitleFont } from './title-font';

// Set by the thread that starts this one.
const { styleSheets, siteName, mark } = workerData as Shared;
const paint = createPaint(styleSheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
const font = openTitleFont();

parentPort?.on('message', ({ title, scene, seed, file }: Job) => {
  const start = performance.now();
  const drawing = scene && drawScene(scene, 'share', seed);
  const svg = ogPicture({ title, siteName, mark, drawing }, paint, font);
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  writeWhole(file, png);
  parentPort?.postMessage({ milliseconds: performance.now() - start } satisfies Done);
});
