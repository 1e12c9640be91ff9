import type { GitAnswer } from '../../../node/base/git/run-git';
import type { FailureKind, PublishFailure } from '../../protocol/requests/publish-requests';

/** Each as one sentence; `host` is the name of the place that the site is sent to. */
const sentences: Readonly<Record<FailureKind, (host: string) => string>> = {
  'no git': () => 'Publishing needs git on this computer.',
  'no repository': () => 'This site keeps no versions yet.',
  'no remote': () => 'This site has no place on the web yet.',
  'no upstream': (host) => `This version has no place at ${host} yet.`,
  'no name': () => 'Who publishes? Name and mail, once.',
  'old version': () => 'The site shows an old version.',
  unfinished: () => 'Joining versions was begun here and not ended.',
  'no network': () => 'No connection. The version is saved and waits.',
  'unknown here': (host) => `${host} does not know this computer any more.`,
  protected: () => 'A colleague has to let versions through.',
  behind: () => 'A colleague published before you.',
  conflict: () => 'You and a colleague changed the same words.',
  'theirs is code': () => 'A colleague changed how the site works. Ask them first.',
  stopped: () => 'A check of your team stopped it.',
  'disk full': () => 'The disk is full. Nothing is lost.',
  'cut off': () => 'Publishing was cut off.',
  'two at once': () => 'Another window publishes.',
  'in review': () => 'A colleague has the version for review.',
  other: (host) => `${host} did not take the version.`,
};

/** What git says, in English: the first that fits counts. */
const signs: readonly [FailureKind, RegExp][] = [
  ['disk full', /No space left on device|Disk quota exceeded|disk is full/i],
  [
    'no name',
    /does not know your name|tell me who you are|empty ident name|auto-detect email|no (name|email) was given/,
  ],
  ['cut off', /\.lock': File exists|was ended by SIG|died of signal/],
  ['behind', /\((fetch first|non-fast-forward|needs force)\)|tip of your current branch is behind/],
  ['protected', /\[remote rejected\]|protected branch|pre-receive hook declined|GH0(06|13)/i],
  [
    'unknown here',
    /Permission denied|Authentication failed|could not read (Username|Password)|terminal prompts disabled|Host key verification failed|error: 40[13]|correct access rights|HTTP Basic: Access denied|Repository not found/i,
  ],
  [
    'no network',
    /Could not resolve host|unable to access|Connection (refused|reset|timed out)|Network is unreachable|No route to host|Operation timed out|early EOF|remote end hung up|unable to connect/i,
  ],
];

/** The place of what has nothing to do with the host. */
export const here = 'This computer';

export const failureOf = (kind: FailureKind, host = 'The host', details = ''): PublishFailure => ({
  kind,
  sentence: sentences[kind](host).replace(/^./, (first) => first.toUpperCase()),
  ...(details.trim() !== '' && { details: details.trim() }),
});

/** Why something was not done, from what was said about it; `otherwise` where that does not tell. */
export function failureFrom(words: string, host: string, otherwise: FailureKind): PublishFailure {
  const [kind] = signs.find(([, sign]) => sign.test(words)) ?? [otherwise];
  return failureOf(kind, host, words);
}

/** Why git did not do something. */
export const failureIn = (
  { code, stderr, stdout }: GitAnswer,
  host: string,
  otherwise: FailureKind = 'other',
) =>
  code === undefined
    ? failureOf('no git', host)
    : failureFrom(`${stderr}\n${stdout.toString('utf8')}`, host, otherwise);
