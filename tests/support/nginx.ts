import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx } from '../../scripts/support/find-program';
import { runProjectCommand } from './run-project-command';
import { freePort, type RunningServer } from './server';

/** One worker in this process's name, with all of its files in one folder. */
const configuration = (folder: string, port: number, snippet: string) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    include ${snippet};
  }
}
`;

/** Serves an output by what `npm run nginx` prints. The folder takes what nginx writes. */
export async function startNginx(outDir: string, folder: string): Promise<RunningServer> {
  const { code, stdout, stderr } = await runProjectCommand('nginx', ['--outDir', outDir]);
  if (code !== 0) throw new Error(stderr);
  const port = await freePort();
  writeFileSync(join(folder, 'site.conf'), stdout);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, join(folder, 'site.conf')));

  const child = spawn(findNginx(), ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = () => {
    child.kill();
    return closed;
  };
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => undefined)) return { url, stop };
    await pause(50);
  }
  throw new Error(`nginx ended with ${child.exitCode}: ${complaints}`);
}
