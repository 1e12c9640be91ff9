import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWrk } from '../../../scripts/support/find-program';
import { runProcess } from '../../../scripts/support/run-process';
import { filesIn } from '../../support/files-in';
import { startNginx } from '../../support/nginx';
import { temporaryFolder } from '../../support/temporary-site';
import { site } from '../support/content';
import { outDir, pagePaths } from '../support/output';

const seconds = 30;

/** The same documents without the loader, so that a browser would ask for no script. */
function withoutScripts(): string {
  const copy = temporaryFolder();
  cpSync(outDir, copy, { recursive: true });
  for (const file of filesIn(copy).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), html.replace(/<script type="module".*?<\/script>/, ''));
  }
  return copy;
}

/** Asks for these paths by turns for half a minute; gives what wrk printed. */
async function putLoadOn(folder: string, paths: readonly string[]): Promise<string> {
  const work = temporaryFolder();
  const server = await startNginx(folder, work);
  const script = join(work, 'paths.lua');
  const list = paths.map((path) => `"${encodeURI(path)}"`).join(',');
  writeFileSync(
    script,
    `local paths = {${list}}\nlocal at = 0\nrequest = function() at = at % #paths + 1 return wrk.format("GET", paths[at]) end\n`,
  );
  try {
    const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-s', script, server.url];
    const { code, stdout, stderr } = await runProcess(findWrk(), args);
    expect(code, stderr).toBe(0);
    return stdout;
  } finally {
    await server.stop();
  }
}

const figure = (report: string, name: string) =>
  new RegExp(`${name}\\s+([\\d.]+\\w*)`).exec(report)?.[1] ?? 'none';

test('nginx serves every page under load without an error', async () => {
  const assets = filesIn(outDir).filter((file) => file.startsWith('assets/'));
  const runs = [
    ['the site, its pages', outDir, pagePaths],
    ['the same without scripts', withoutScripts(), pagePaths],
    [
      'the site, pages and all that they load',
      outDir,
      [...pagePaths, ...assets.map((file) => `${site.base}/${file}`)],
    ],
  ] as const;
  for (const [name, folder, paths] of runs) {
    const report = await putLoadOn(folder, paths);
    expect(report).not.toMatch(/Non-2xx|Socket errors/);
    expect(Number(figure(report, 'Requests/sec:'))).toBeGreaterThan(0);
    console.log(
      `${name}: ${figure(report, 'Requests/sec:')} requests/s, 50 % within ${figure(report, '50%')}, 99 % within ${figure(report, '99%')}`,
    );
  }
}, 300_000);
