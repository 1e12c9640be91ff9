import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { measureProgram } from './measure-program';
import type { PeerTool } from './peer';

/** `0.169.0` */
function versionOf(program: string): string {
  const [, version = ''] = /v(\d[\d.]*)/.exec(execFileSync(program, ['version'], { encoding: 'utf8' })) ?? [];
  return version;
}

/** The system's Hugo; undefined when it has none. */
export function findHugo(): PeerTool | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'hugo'));
  const program = places.find(existsSync);
  return program === undefined
    ? undefined
    : ({ content, folder, parts, style }) => {
        cpSync('tests/bench/peers/hugo-site', folder, { recursive: true });
        mkdirSync(join(folder, 'data'));
        writeFileSync(join(folder, 'data/shared.json'), JSON.stringify(parts));
        cpSync(join(content, 'images'), join(folder, 'static/images'), { recursive: true });
        if (style !== undefined) writeFileSync(join(folder, 'static/style.css'), style);
        // It takes the whole of a page file for front matter, but not under this name.
        const pages = join(folder, 'content/services');
        mkdirSync(pages, { recursive: true });
        for (const file of readdirSync(join(content, 'pages/services')))
          linkSync(join(content, 'pages/services', file), join(pages, file.replace(/json$/, 'html')));
        const outDir = join(folder, 'output');
        return {
          name: `Hugo ${versionOf(program)}`,
          outDir,
          build: () => measureProgram(program, ['--quiet', '--source', folder, '--destination', outDir]),
        };
      };
}
