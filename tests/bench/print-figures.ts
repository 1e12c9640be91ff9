import { join } from 'node:path';
import { withProgress } from '../../src/node/base/command/progress';
import { scriptSizes } from '../support/brotli-sizes';
import { generateSite } from '../support/generate-site';
import { servicePath } from '../support/generated-pages';
import { measure, medianUsage, type Usage } from './measure';
import { measureEditing } from './measure-editing';
import { measurePictures } from './measure-pictures';
import { measureStudio, type StudioFigures } from './measure-studio';
import { measureValidation } from './measure-validation';
import { openPeers } from './peers/open-peers';
import { figures, printBuilds } from './print-builds';
import { printTable } from './print-table';

function printScripts(folder: string, sizes: readonly number[]) {
  const outputs = sizes.map((pages) => scriptSizes(join(folder, `output-${pages}`)));
  const names = [...new Set(outputs.flatMap((output) => [...output.keys()]))];
  const total = (output: Map<string, number>) => [...output.values()].reduce((sum, size) => sum + size, 0);
  printTable(
    ['script, bytes in brotli', ...sizes.map((pages) => `${pages} pages`)],
    [
      ...names.map((name) => [name, ...outputs.map((output) => String(output.get(name) ?? 0))]),
      ['all', ...outputs.map((output) => String(total(output)))],
    ],
  );
}

async function printValidate(folder: string, pages: number, rounds: number) {
  const runs: Usage[] = [];
  await withProgress('Measuring the validation of the shipped content', async () => {
    for (let round = 0; round < rounds; round += 1) runs.push(await measure('validate', []));
  });
  printTable(
    [`validate, median of ${rounds}`, 'wall s', 'CPU s', 'peak MB'],
    [['shipped content, cold', ...figures(medianUsage(runs))]],
  );
  const generated = join(folder, 'content-validated');
  generateSite(generated, pages);
  const { parse, validate, ratio } = await withProgress(`Measuring the validation of ${pages} pages`, () =>
    measureValidation(generated, rounds),
  );
  printTable(
    [`${pages} pages, median of ${rounds}`, 'wall s', 'times'],
    [
      ['read and JSON.parse', parse.toFixed(2), '1.0'],
      ['validate', validate.toFixed(2), ratio.toFixed(1)],
    ],
  );
}

const peerNote = `Peers render the service pages alone, to the same markup but for the data that a page carries for the browser and
for search engines; header and footer are handed to them as finished text. With a style file, their pages link to
one, as is usual there. Drawings they would have to draw first.
`;

async function printPictures(folder: string) {
  const time = await withProgress('Measuring link pictures', () =>
    measurePictures(join(folder, 'content-pictured'), join(folder, 'pictures')),
  );
  printTable(['link picture, median of 22', 'ms'], [['drawn', time.toFixed(0)]]);
}

async function printEditing(folder: string, pages: number, rounds: number) {
  const content = join(folder, 'content-edited');
  generateSite(content, pages, 'plain');
  const saves = 2 * rounds - 1;
  const { ready, text, title } = await withProgress('Measuring the development server', () =>
    measureEditing(content, { starts: rounds, saves }),
  );
  printTable(
    [`development server, ${pages} pages`, 'ms'],
    [
      [`start to address, median of ${rounds}`, ready.toFixed(0)],
      [`save of a text to its paint, median of ${saves}`, text.toFixed(0)],
      ['the same of a title, which all pages are compared with', title.toFixed(0)],
    ],
  );
}

async function printStudio(folder: string, pages: number, rounds: number) {
  const generated = join(folder, 'content-opened');
  generateSite(generated, pages, 'plain');
  const columns = await withProgress('Measuring the studio', async () => [
    await measureStudio('content', join(folder, 'studio-shipped'), '/contact', rounds),
    await measureStudio(generated, join(folder, 'studio-generated'), servicePath(0), rounds),
  ]);
  const row = (name: string, key: keyof StudioFigures) => [
    name,
    ...columns.map((figures) => figures[key].toFixed(key === 'letter' ? 1 : 0)),
  ];
  printTable(
    ['studio, ms', 'shipped content', `${pages} pages`],
    [
      row(`start to address, median of ${rounds}`, 'ready'),
      row(`address to a page that can be edited, median of ${rounds}`, 'open'),
      row('key to letter, 95 of 100', 'letter'),
      row('key to the page as it is rendered, 95 of 100', 'rendered'),
      row('move of a block among 60 to the rendered page, 95 of 100', 'moved'),
      row('drop of a photo of 12 megapixels to the page that shows it, 95 of 100', 'dropped'),
    ],
  );
}

/** Measures sites of so many pages, in this folder, and prints each figure as soon as it is known. */
export async function printFigures(
  folder: string,
  sizes: readonly number[],
  rounds: number,
  hasPeers: boolean,
): Promise<void> {
  const peers = hasPeers ? await openPeers(folder) : [];
  await printBuilds(sizes, { folder, rounds, kind: 'plain', peers });
  await printBuilds(sizes, { folder, rounds, kind: 'pictures', peers });
  if (peers.length > 0) console.log(peerNote);
  await printBuilds(sizes, { folder, rounds, kind: 'drawings', peers: [] });
  await printPictures(folder);
  printScripts(folder, sizes);
  await printValidate(folder, Math.max(...sizes), rounds);
  await printEditing(folder, Math.max(...sizes), rounds);
  await printStudio(folder, Math.max(...sizes), rounds);
}
