import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProcess } from '../../scripts/support/run-process';
import { sheetsOf } from '../../src/app/shared/page-data';

interface PeerPage {
  path: string;
  title: string;
  body: string;
}

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const { code, stdout, stderr } = await runProcess('env', ['-C', folder, command, ...args]);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${stdout}${stderr}`);
}

const readHtml = (outDir: string, path: string) => readFileSync(join(outDir, path, 'index.html'), 'utf8');

/** The styles of all pages: each of ours has only those of its own blocks, peers have one file for all. */
function readStyles(outDir: string, paths: readonly string[]): string {
  return [...new Set(paths.flatMap((path) => sheetsOf(readHtml(outDir, path))))].join('\n');
}

/** A page of ours without scripts and styles. */
function readPage(outDir: string, path: string): PeerPage {
  const html = readHtml(outDir, path);
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const body = html.slice(html.indexOf('<body>') + 6).replace(/<script[\s\S]*$/, '');
  return { path, title, body };
}

const head =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">';

async function hugo(folder: string, pages: readonly PeerPage[], styles: string): Promise<string> {
  const layout = `<!doctype html><html lang="en"><head>${head}<title>{{ .Title }}</title>{{ $css := resources.Get "styles.css" | minify | fingerprint }}<link rel="stylesheet" href="{{ $css.RelPermalink }}"></head><body>{{ .Params.body | safeHTML }}</body></html>`;
  write(
    join(folder, 'config.json'),
    JSON.stringify({ disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap'] }),
  );
  write(join(folder, 'assets/styles.css'), styles);
  for (const name of ['single', 'list']) write(join(folder, `layouts/_default/${name}.html`), layout);
  // Else Hugo puts an empty list of the pages below in the place of a page.
  const isSection = (path: string) => pages.some((page) => page.path.startsWith(`${path}/`));
  for (const { path, ...page } of pages)
    write(
      join(folder, 'content', isSection(path) || path === '/' ? `${path}/_index.md` : `${path}.md`),
      JSON.stringify(page),
    );
  await run(folder, 'hugo', '--quiet');
  return join(folder, 'public');
}

async function astro(folder: string, pages: readonly PeerPage[], styles: string): Promise<string> {
  write(join(folder, 'package.json'), '{"type":"module"}');
  write(join(folder, 'src/styles.css'), styles);
  write(join(folder, 'src/pages.json'), JSON.stringify(pages));
  write(
    join(folder, 'src/pages/[...path].astro'),
    `---
import pages from '../pages.json';
import '../styles.css';
export const getStaticPaths = () => pages.map((page) => ({ params: { path: page.path.slice(1) || undefined }, props: page }));
const { title, body } = Astro.props;
---
<!doctype html><html lang="en"><head>${head}<title set:html={title} /></head><body set:html={body}></body></html>`,
  );
  // Astro asks for Node 22, which comes from the registry too and is first in npx's path. A script of its own puts it there.
  await run(
    folder,
    'npm',
    'install',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    'astro',
    'node@22',
  );
  await run(folder, 'npx', 'astro', 'build');
  return join(folder, 'dist');
}

/** The same pages and styles as other generators put them out by default, each in its own folder. */
export async function peerOutputs(
  outDir: string,
  paths: readonly string[],
  folder: string,
): Promise<Map<string, string>> {
  const pages = paths.map((path) => readPage(outDir, path));
  const styles = readStyles(outDir, paths);
  const outputs = new Map([
    ['Hugo', await hugo(join(folder, 'hugo'), pages, styles)],
    ['Astro', await astro(join(folder, 'astro'), pages, styles)],
  ]);
  for (const output of outputs.values())
    for (const name of ['assets', 'images', '404.html'])
      cpSync(join(outDir, name), join(output, name), { recursive: true });
  return outputs;
}
