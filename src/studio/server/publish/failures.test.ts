import { expect, test } from 'vitest';
import { failureIn, failureOf } from './failures';

const answer = (stderr: string) => ({ code: 1, stderr, stdout: Buffer.alloc(0) });

test.each([
  [
    'a disk',
    'The disk is full. Nothing is lost.',
    'Nothing is lost, but it can’t be written now: the disk is full',
  ],
  ['a name', 'Who publishes? Name and mail, once.', '*** Please tell me who you are.'],
  ['git that was killed', 'Publishing was cut off.', 'git was ended by SIGKILL'],
  [
    'No space left on device',
    'The disk is full. Nothing is lost.',
    'error: unable to write file: No space left on device',
  ],
  ['a lock', 'Publishing was cut off.', "fatal: Unable to create '/a/.git/index.lock': File exists."],
  ['others were faster', 'A colleague published before you.', '! [rejected] main -> main (fetch first)'],
  ['others were faster', 'A colleague published before you.', '! [rejected] main -> main (non-fast-forward)'],
  [
    'a protected branch',
    'A colleague has to let versions through.',
    'remote: error: GH006: Protected branch update failed\n! [remote rejected] main -> main (protected branch hook declined)',
  ],
  [
    'a key that is refused',
    'GitHub does not know this computer any more.',
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights',
  ],
  [
    'a password that is asked for',
    'GitHub does not know this computer any more.',
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
  ],
  [
    'a token that has ended',
    'GitHub does not know this computer any more.',
    "fatal: unable to access 'https://github.com/a/b/': The requested URL returned error: 403",
  ],
  [
    'no network',
    'No connection. The version is saved and waits.',
    "fatal: unable to access 'https://github.com/a/b/': Could not resolve host: github.com",
  ],
  [
    'no network',
    'No connection. The version is saved and waits.',
    'ssh: connect to host github.com port 22: Connection refused',
  ],
  ['a hook', 'A check of your team stopped it.', 'The text is too long.\nerror: failed to push some refs'],
])('%s is said: %s', (_, sentence, said) => {
  expect(failureIn(answer(said), 'GitHub', 'stopped')).toEqual({
    kind: expect.any(String),
    sentence,
    details: said.trim(),
  });
});

test('what can not be started is not there', () => {
  expect(failureIn({ ...answer(''), code: undefined }, 'GitHub').sentence).toBe(
    'Publishing needs git on this computer.',
  );
});

test('a failure names the host', () => {
  expect(failureOf('no upstream', 'Codeberg')).toEqual({
    kind: 'no upstream',
    sentence: 'This version has no place at Codeberg yet.',
  });
});
