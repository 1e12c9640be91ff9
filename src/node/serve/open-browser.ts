import { spawn } from 'node:child_process';

/** Opens an address in the browser of this machine. Where there is none, the printed address is enough. */
export function openBrowser(address: string): void {
  const [command, ...before] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  const child = spawn(command ?? '', [...before, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
