import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox } from '../../../../scripts/support/find-engines';
import { startProgram } from '../../../support/start-program';
import { makeTemporaryFolder } from '../../../support/temporary-site';
import { type Bidi, connectBidi } from './bidi';
import type { EngineWindow, Settings, StartEngine } from './engine';
import { asJson, fromJson, pressKeys, usePointer } from './web-driver';

const preferences = ({ theme, reducedMotion, scripts }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  'javascript.enabled': scripts,
  // Without a screen no window would ever have the focus.
  'focusmanager.testmode': true,
  // As on a phone, and as in the other engines here.
  'ui.useOverlayScrollbars': 1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
});

/** Only what is asked of an answer is described; the standard describes the rest. */
const read = <Answer>(answer: unknown) => answer as Answer;

async function openTab(bidi: Bidi): Promise<EngineWindow> {
  const { userContext } = await bidi.send('browser.createUserContext');
  const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext });
  const send = (method: string, params: object = {}) => bidi.send(method, { context, ...params });
  const command = async (method: string, params?: object) => {
    await send(method, params);
  };
  return {
    resize: (width, height) => command('browsingContext.setViewport', { viewport: { width, height } }),
    open: (url) => command('browsingContext.navigate', { url, wait: 'complete' }),
    reload: () => command('browsingContext.reload', { wait: 'complete' }),
    back: () => command('browsingContext.traverseHistory', { delta: -1 }),
    forward: () => command('browsingContext.traverseHistory', { delta: 1 }),
    async call(run, ...args) {
      const answer = await bidi.send('script.callFunction', {
        functionDeclaration: asJson(run),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      const { result, exceptionDetails } = read<{
        result?: { value?: unknown };
        exceptionDetails?: { text: string };
      }>(answer);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return fromJson(result?.value);
    },
    point: (x, y, press) => command('input.performActions', { actions: usePointer(x, y, press) }),
    press: (...keys) => command('input.performActions', { actions: pressKeys(keys) }),
    async close() {
      await bidi.send('browser.removeUserContext', { userContext });
    },
  };
}

/**
 * Firefox with its own profile, over WebDriver BiDi. Playwright (1.65) can drive a stock Firefox too, but asks it for
 * `emulation.setMediaFeaturesOverride` at every new window, which Debian's Firefox 153 does not know.
 */
export const startFirefox: StartEngine = async (settings) => {
  const profile = makeTemporaryFolder();
  const lines = Object.entries(preferences(settings)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = await startProgram(
    findFirefox(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const bidi = await connectBidi(`${browser.found}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    openWindow: () => openTab(bidi),
    async stop() {
      bidi.close();
      await browser.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
