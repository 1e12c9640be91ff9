import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import { elementsOf } from '../../../../tests/support/html';
import type { FailureKind, PublishState } from '../../protocol/requests/publish-requests';
import { hostSteps } from './host-steps';
import { PublishFailed } from './publish-failed';
import { waysOut } from './ways-out';

const sentence = 'It did not work.';
const state: PublishState = {
  site: 'https://a.example',
  count: 3,
  versions: 0,
  others: [],
  theirs: [{ subject: 'A new phone number', author: 'Ben' }],
};
const safe = 'Your 3 changes are safe here.';

/** What an editor reads of a failure, and what the button below it is called. */
function offered(kind: FailureKind, details?: string): string[] {
  const { button } = waysOut[kind];
  const failure = { kind, sentence, ...(details && { details }) };
  const markup = renderInStudio(fakeEditor({}), <PublishFailed {...{ state, failure }} act={() => {}} />);
  const shown = elementsOf(markup).filter(
    ({ name, text }) => ['p', 'li', 'label', 'button', 'pre'].includes(name) && text !== '',
  );
  return [...shown.map(({ text }) => text), ...(button ? [button] : [])];
}

test.each<[FailureKind, ...string[]]>([
  ['no git', safe, 'Install it from git-scm.com, then open the studio again.', 'Copy for a colleague'],
  ['no repository', safe, 'Begin'],
  [
    'no remote',
    safe,
    'Somebody sets this up once; then this button sends your changes. Until then nothing is lost.',
    ...hostSteps,
    'Copy the steps for a colleague',
  ],
  ['no upstream', safe, 'Make it'],
  ['no name', safe, 'Name', 'Mail', 'Publish with this name'],
  ['old version', safe, 'Go to the newest'],
  ['unfinished', safe, 'A colleague ends it in a terminal: git status says how.', 'Copy for a colleague'],
  ['no network', safe, 'Send again'],
  ['unknown here', safe, 'Sign in to the host on this computer again, then send it.', 'Send again'],
  ['protected', safe, 'Send for review'],
  ['behind', 'Their changes fit yours: both go out.', 'A new phone number, by Ben'],
  ['conflict', safe, 'Choose, then publish.'],
  ['theirs is code', safe, 'They update the engine here, then publish again.', 'Copy for a colleague'],
  ['stopped', safe, 'Correct what it says below, or copy it for a colleague.', 'Try again'],
  ['disk full', safe, 'Delete files that you do not need, then try again.', 'Try again'],
  ['cut off', safe, 'Go on'],
  ['two at once', safe, 'Wait until it has ended, then try again.', 'Try again'],
  ['in review', 'It goes online when they let it through.'],
  ['other', safe, 'If that does not help, copy what it says below for a colleague.', 'Try again'],
])('%s has a way out', (kind, ...ways) => {
  expect(offered(kind)).toEqual([sentence, ...ways]);
});

test.each<[FailureKind, ...string[]]>([
  ['stopped', 'Too long.', 'Copy'],
  ['theirs is code', 'Copy for a colleague', 'Too long.'],
])('what was said can be copied once: %s', (kind, ...shown) => {
  expect(offered(kind, 'Too long.')).toEqual(expect.arrayContaining(shown));
  expect(offered(kind, 'Too long.').filter((text) => text.startsWith('Copy'))).toHaveLength(1);
});
