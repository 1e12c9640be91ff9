import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { PublishState, SentVersion } from '../../../../src/studio/protocol/requests/publish-requests';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { serveStudio } from '../../../support/studio/serve-studio';
import { temporaryFolder } from '../../../support/temporary-site';
import { long, withVariations } from '../../../support/variations';

const studio = serveStudio();

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ben', '-c', 'user.email=ben@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  }).toString();

let host: string;
const online = () => git(host, 'log', '--format=%s', 'main').trim().split('\n');

beforeEach(() => {
  host = join(temporaryFolder(), 'host.git');
  const top = join(studio.folder, '..');
  rmSync(join(top, '.git'), { recursive: true, force: true });
  git(top, 'init', '--quiet', '--bare', '--initial-branch=main', host);
  git(top, 'init', '--quiet', '--initial-branch=main');
  git(top, 'config', 'user.name', 'Anna');
  git(top, 'config', 'user.email', 'anna@example.com');
  git(top, 'add', studio.folder);
  git(top, 'commit', '--quiet', '-m', 'First');
  git(top, 'remote', 'add', 'origin', host);
  git(top, 'push', '--quiet', '--set-upstream', 'origin', 'main');
});

async function openTour(options = {}) {
  const { page, frame, complaints } = await studio.open('/tour', options);
  const button = page.getByRole('banner').getByRole('button', { name: /^Publish/ });
  const form = page.getByRole('form', { name: 'Fields' });
  const type = async (words: string) => {
    await frame.locator('h1').click();
    await form.locator(':focus').press('End');
    await page.keyboard.type(words);
  };
  return { page, frame, button, form, type, complaints };
}

const screens = withVariations(
  [['at a desk', {}]],
  [['on a phone', { viewport: { width: 390, height: 844 } }]],
);

test.each(screens)('a change is online by three clicks, %s', async (_, options) => {
  const { page, button, form, type, complaints } = await openTour({ ...options, bypassCSP: true });
  await button.filter({ hasText: /All online|Sent at/ }).waitFor();
  await type(' for all');
  await button.filter({ hasText: '1 change not online' }).click();
  await form.getByRole('listitem').filter({ hasText: 'Hero › Heading' }).waitFor();
  await expectAccessibleInThemes(page);
  await form.getByRole('button', { name: 'Publish 1 change' }).click();
  await form.getByText(/^Sent at /).waitFor();
  // On a phone, the panel covers the button.
  await form.getByRole('button', { name: 'Back to the fields' }).click();
  await button.filter({ hasText: /Sent at/ }).waitFor();
  expect(online()).toEqual([expect.stringMatching(/^Change .+ › Hero › Heading$/), 'First']);
  expect(complaints).toEqual([]);
});

long('by keyboard: the sentence is sent by Enter', async () => {
  const { page, button, form, type } = await openTour();
  await type(' again');
  await button.filter({ hasText: 'not online' }).press('Enter');
  const sentence = form.getByRole('textbox', { name: 'What did you do?' });
  await sentence.fill('Say that it is for all');
  await sentence.press('Enter');
  await form.getByText(/^Sent at /).waitFor();
  expect(online()[0]).toBe('Say that it is for all');
  await page.keyboard.press('Escape');
  await form.getByRole('heading', { name: 'Hero', exact: true }).waitFor();
});

test('what was published is taken back by a click, and goes out like any change', async () => {
  const { button, frame, form, type } = await openTour();
  const before = await frame.locator('h1').textContent();
  await type(' by mistake');
  await button.filter({ hasText: 'not online' }).click();
  await form.getByRole('button', { name: 'Publish 1 change' }).click();
  await form.getByRole('link', { name: 'A tour through the library' }).waitFor();
  await form.getByRole('button', { name: 'Take this version back' }).click();
  await button.filter({ hasText: '1 change not online' }).waitFor();
  await frame
    .locator('h1')
    .getByText(before ?? '', { exact: true })
    .waitFor();
  await form.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect.poll(() => online().length).toBe(3);
});

long('what a host does is said step by step, and only what it says is online', async () => {
  const { page, button, form } = await openTour({ bypassCSP: true });
  await button.filter({ hasText: /Sent at/ }).click();
  const sent: SentVersion = {
    commit: '1a2b',
    subject: 'A new phone number',
    at: Date.now(),
    site: 'another',
    isAwaited: true,
    canTakeBack: true,
    pages: [{ name: 'Contact', path: '/contact' }, { name: 'Settings' }],
  };
  const state: PublishState = { site: 'https://a.example', count: 0, versions: 0, others: [], sent };
  const states: [PublishState, words: RegExp, last: string][] = [
    [{ ...state, count: 1, step: 'sending' }, /Publishing/, 'Stop sending'],
    [state, /Being built, 0:/, 'Stop waiting'],
    [
      { ...state, sent: { ...sent, site: 'this', since: Date.now() } },
      /Online since/,
      'Take this version back',
    ],
    [{ ...state, sent: { ...sent, isAwaited: false } }, /Sent, not seen online/, 'Take this version back'],
  ];
  for (const [shown, words, last] of states) {
    await page.route('**/api/publishState', (route) => route.fulfill({ json: { value: shown } }));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await button.filter({ hasText: words }).waitFor();
    await form.getByRole('button', { name: last }).waitFor();
    await expectAccessibleInThemes(page);
  }
  const link = form.getByRole('link', { name: 'Contact' });
  expect(await link.getAttribute('href')).toBe('https://a.example/contact');
});

long('a field with two values is chosen, and then goes out', async () => {
  const { page, button, form, type } = await openTour({ bypassCSP: true });
  const clone = join(temporaryFolder(), 'clone');
  git(host, 'clone', '--quiet', host, clone);
  const name = git(clone, 'ls-files', '*/pages/tour.json', 'pages/tour.json').trim();
  const theirs = JSON.parse(git(clone, 'show', `HEAD:${name}`));
  theirs.blocks[0].heading = 'By a colleague';
  writeFileSync(join(clone, name), JSON.stringify(theirs, null, 2));
  git(clone, 'commit', '--quiet', '--all', '-m', 'Theirs');
  git(clone, 'push', '--quiet');
  await type(' once more');
  await button.filter({ hasText: 'not online' }).click();
  await form.getByRole('button', { name: /^Publish \d/ }).click();
  await form.getByText('You and a colleague changed the same words.').waitFor();
  await button.filter({ hasText: '1 field has two values' }).waitFor();
  await expectAccessibleInThemes(page);
  await form.getByRole('radio', { name: /Your colleague’s/ }).check();
  await form.getByRole('button', { name: /^Publish \d/ }).click();
  await form.getByText('A colleague published before you.').waitFor();
  await form.getByRole('listitem').filter({ hasText: 'Theirs' }).first().waitFor();
  await form.getByRole('button', { name: /^Publish \d/ }).click();
  await form.getByText(/^Sent at /).waitFor();
  expect(JSON.parse(git(host, 'show', `main:${name}`)).blocks[0].heading).toBe('By a colleague');
});

test('what is refused is one sentence with its way out, and nothing is lost', async () => {
  const { page, button, form, type } = await openTour({ bypassCSP: true });
  const hook = join(host, 'hooks/update');
  writeFileSync(hook, '#!/bin/sh\ncase "$1" in *main) exit 1; esac\n');
  chmodSync(hook, 0o755);
  await type(' for review');
  await button.filter({ hasText: 'not online' }).click();
  await form.getByRole('button', { name: /^Publish \d/ }).click();
  await form.getByText('A colleague has to let versions through.').waitFor();
  await form.getByText('Your 1 change is safe here.').waitFor();
  await button.filter({ hasText: 'Not published' }).waitFor();
  await expectAccessibleInThemes(page);
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect.poll(() => git(host, 'branch', '--list', 'review-*')).toContain('review-');
});

long('a site that has no place on the web says what to set up, and keeps versions', async () => {
  git(studio.folder, 'remote', 'remove', 'origin');
  const { page, button, form, type } = await openTour({ bypassCSP: true });
  await type(' at home');
  await button.filter({ hasText: '1 change kept here' }).click();
  await form.getByText('This site has no place on the web yet.').waitFor();
  await form.getByText('choose GitHub Actions').waitFor();
  await expectAccessibleInThemes(page);
  await form.getByRole('button', { name: 'Save a version' }).click();
  await form.getByText(/^Saved as version /).waitFor();
});
