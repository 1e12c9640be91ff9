import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { runProcess } from '../../scripts/support/run-process';
import type { Page, SiteContent } from '../../src/site/schema/types.gen';
import { editJson } from './built-site';
import { filesIn } from './files-in';
import { differences, readFolder } from './folder-content';
import { photo } from './picture-site';
import { randomNumbers } from './random-edits';
import { temporaryFolder, temporarySite } from './temporary-site';
import type { Written } from './written';

const addresses = / (?:src|href)="\/((?:assets|images)\/[^"]+)"| srcset="([^"]+)"/g;

/** Files of the output that a document names. */
const assetsOf = (html: string): string[] =>
  [...html.matchAll(addresses)].flatMap(([, path, set]) =>
    path === undefined ? (set ?? '').split(', ').map((each) => each.split(' ')[0]?.slice(1) ?? '') : [path],
  );

/** What is wrong with a document as a server would answer it now. */
function brokenness(outDir: string, file: string): string[] {
  const html = readFileSync(join(outDir, file), 'utf8');
  if (!html.endsWith('</html>\n')) return [`${file} is cut off`];
  const missing = assetsOf(html).filter((path) => !existsSync(join(outDir, path)));
  if (missing.length === 0) return [];
  // The next document may have come between the two looks.
  return readFileSync(join(outDir, file), 'utf8') === html
    ? missing.map((path) => `${file} names ${path}`)
    : brokenness(outDir, file);
}

/**
 * Kills so many builds at random moments, each of another content, and looks at the output all the while: every
 * document is whole and every file that it names is there. The build after them corrects what they left.
 */
export async function expectWholeOutput(kills: number, seed: number): Promise<void> {
  const content = temporarySite(12);
  const [outDir, clean] = [temporaryFolder(), temporaryFolder()];
  const pictures = [await photo(400, 300).png().toBuffer(), await photo(300, 400).png().toBuffer()];
  editJson<Written<Page>>(content, 'pages/services/service-0.json', ({ blocks: [hero] }) => {
    if (hero.type === 'hero') hero.image = { type: 'file', src: 'images/team.png', alt: 'Us' };
  });
  const change = (version: number) => {
    writeFileSync(join(content, 'images/team.png'), pictures[version % 2] ?? '');
    editJson<Written<SiteContent>>(content, 'site.json', ({ footer }) => {
      footer.text = `Version ${version} of the site.`;
    });
  };
  const env = { ...process.env, NODE_ENV: 'production', SITE_CONTENT: content, SITE_OG: 'off' };
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir'];
  const build = (folder: string) => runProcess(process.execPath, [...args, folder], { env });

  const durations: number[] = [];
  for (const version of [0, 1, 2]) {
    change(version);
    const { code, seconds, stdout, stderr } = await build(outDir);
    expect(code, stdout + stderr).toBe(0);
    durations.push(seconds * 1000);
  }
  const longest = Math.max(...durations.slice(1));
  const random = randomNumbers(seed);
  const documents = filesIn(outDir).filter((file) => file.endsWith('.html'));
  let looks = 0;

  for (let kill = 0; kill < kills; kill += 1) {
    change(3 + kill);
    const child = spawn(process.execPath, [...args, outDir], { env, stdio: 'ignore' });
    const end = once(child, 'exit');
    const deadline = performance.now() + random() * longest;
    while (performance.now() < deadline && child.exitCode === null) {
      const file = documents[Math.floor(random() * documents.length)] ?? '';
      expect(brokenness(outDir, file)).toEqual([]);
      looks += 1;
      await wait(1);
    }
    child.kill('SIGKILL');
    await end;
    expect(documents.flatMap((file) => brokenness(outDir, file))).toEqual([]);
  }
  expect(looks).toBeGreaterThan(kills);
  expect((await build(outDir)).code).toBe(0);
  rmSync(clean, { recursive: true });
  expect((await build(clean)).code).toBe(0);
  expect(differences(readFolder(outDir), readFolder(clean))).toEqual([]);
}
