import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../src/build/content-error';
import { generateSite } from './generate-site';
import { scriptSizes } from './support/brotli-sizes';
import { measure, medianUsage, type Usage } from './support/measure';
import { measureBuilds } from './support/measure-builds';
import { measureValidation } from './support/measure-validation';
import { printTable } from './support/print-table';
import { readOptions, runCommand } from './support/run-command';

const figures = ({ wall, cpu, memory }: Usage) => [wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0)];

async function printBuilds(folder: string, sizes: readonly number[], rounds: number) {
  const rows: string[][] = [];
  for (const drawings of [false, true])
    for (const pages of sizes) {
      const name = `${pages} pages ${drawings ? 'with four drawings' : 'without drawings'}`;
      const { all, unchanged, onePageChanged, floor } = await measureBuilds(folder, pages, rounds, drawings);
      rows.push([`${name}, all`, ...figures(all)]);
      rows.push([`${name}, one page changed`, ...figures(onePageChanged)]);
      rows.push([`${name}, nothing changed`, ...figures(unchanged)]);
      rows.push([`${name}, only written`, ...figures(floor)]);
    }
  printTable([`build, median of ${rounds}`, 'wall s', 'CPU s', 'peak MB'], rows);
}

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
  for (let round = 0; round < rounds; round += 1) runs.push(await measure('validate', []));
  printTable(
    [`validate, median of ${rounds}`, 'wall s', 'CPU s', 'peak MB'],
    [['shipped content, cold', ...figures(medianUsage(runs))]],
  );
  const generated = join(folder, 'content-validated');
  generateSite(generated, pages);
  const { parse, validate, ratio } = await measureValidation(generated, rounds);
  printTable(
    [`${pages} pages, median of ${rounds}`, 'wall s', 'times'],
    [
      ['read and JSON.parse', parse.toFixed(2), '1.0'],
      ['validate', validate.toFixed(2), ratio.toFixed(1)],
    ],
  );
}

await runCommand(async () => {
  const { pages, rounds } = readOptions({
    pages: { type: 'string', default: '100,1000,10000' },
    rounds: { type: 'string', default: '3' },
  });
  const sizes = pages.split(',').map(Number);
  for (const number of [...sizes, Number(rounds)])
    if (!Number.isInteger(number) || number < 1)
      throw new UsageError('--pages takes numbers of pages such as 100,1000 and --rounds takes one number.');
  // A disk would be measured instead of the build.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'site-bench-'));
  try {
    await printBuilds(folder, sizes, Number(rounds));
    printScripts(folder, sizes);
    await printValidate(folder, Math.max(...sizes), Number(rounds));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
