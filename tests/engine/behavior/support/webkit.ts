import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findWebKit } from '../../../../scripts/support/find-engines';
import { freePort } from '../../../support/server';
import { startProgram } from '../../../support/start-program';
import { makeTemporaryFolder } from '../../../support/temporary-site';
import type { EngineWindow, Settings, StartEngine } from './engine';
import { asJson, fromJson, pressKeys, usePointer } from './web-driver';

const gtkSettings = (reducedMotion: boolean) => `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`;

/** The browser's toolbar would make every window wider than a phone. */
const gtkStyles =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none; }';

/** Without a desktop's bus programs would wait long for answers. GL hangs at times, so the processor draws. */
const noBus = 'unix:path=/dev/null';
const bare = {
  DBUS_SESSION_BUS_ADDRESS: noBus,
  DBUS_SYSTEM_BUS_ADDRESS: noBus,
  GSETTINGS_BACKEND: 'memory',
  NO_AT_BRIDGE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
};

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

async function openBrowser(send: Send, binary: string, { theme, scripts }: Settings): Promise<EngineWindow> {
  const args = [
    '--automation',
    `--enable-javascript=${scripts}`,
    ...(theme === 'dark' ? ['--dark-mode'] : []),
  ];
  const options = { 'webkitgtk:browserOptions': { binary, args } };
  const opened = await send('POST', '/session', { capabilities: { alwaysMatch: options } });
  const session = `/session/${(opened as { sessionId: string }).sessionId}`;
  const post = async (path: string, body: object = {}) => {
    await send('POST', `${session}/${path}`, body);
  };
  const call: EngineWindow['call'] = async (run, ...args) => {
    const script = `return (${asJson(run)})(...arguments)`;
    return fromJson(await send('POST', `${session}/execute/sync`, { script, args: [JSON.stringify(args)] }));
  };
  return {
    async resize(width, height) {
      await post('window/rect', { width, height });
      // What is left of the toolbar takes from the height.
      const shown = await call(() => innerHeight);
      await post('window/rect', { width, height: 2 * height - shown });
    },
    open: (url) => post('url', { url }),
    reload: () => post('refresh'),
    back: () => post('back'),
    forward: () => post('forward'),
    call,
    point: (x, y, press) => post('actions', { actions: usePointer(x, y, press) }),
    press: (...keys) => post('actions', { actions: pressKeys(keys) }),
    async close() {
      await send('DELETE', session);
    },
  };
}

/** WebKitGTK's own small browser on a screen that no one sees, over WebDriver. */
export const startWebKit: StartEngine = async (settings) => {
  const programs = findWebKit();
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), gtkSettings(settings.reducedMotion));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), gtkStyles);
  const screen = await startProgram(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '2600x2000x24', '-nolisten', 'tcp'],
    /(\d+)\n/,
  );
  const env = { ...process.env, ...bare, DISPLAY: `:${screen.found}`, XDG_CONFIG_HOME: folder };
  const port = String(await freePort());
  const driver = await startProgram(programs.driver, ['-p', port], undefined, env);
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    // Every answer has it: https://w3c.github.io/webdriver/#dfn-send-a-response.
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const isReady = () => send('GET', '/status').catch(() => undefined);
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    async openWindow() {
      const window = await openBrowser(send, programs.browser, settings);
      // Nothing else gives a window the focus where there is no window manager.
      const focus = ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'];
      await promisify(execFile)(programs.focus, focus, { env });
      return window;
    },
    async stop() {
      await driver.stop();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
