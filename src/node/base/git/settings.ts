import { homedir } from 'node:os';
import { join } from 'node:path';
import { type GitAnswer, wordsOf } from './run-git';

/** By their names, as git writes them. */
export type Settings = ReadonlyMap<string, string>;

/**
 * The settings of a repository that are taken over: how its objects and refs are stored, how its disk and line breaks
 * are, what a name like main@{upstream} means, and who commits. None of them names a program, a file or an address.
 */
const takenOver =
  /^(extensions\.(objectformat|refstorage)|core\.(autocrlf|eol|safecrlf|ignorecase|filemode|symlinks|precomposeunicode|checkstat|trustctime)|branch\.[^=]+\.(remote|merge)|remote\.[^=]+\.fetch|user\.(name|email))$/;

/** The settings of a person that decide what differs from a commit, and what is ignored. */
const takenFromPerson = /^core\.(autocrlf|eol|safecrlf|excludesfile)$/;

/** Parses `git config --list -z`. The last value of a name counts. */
export function settingsIn(answer: GitAnswer, taken = takenOver): Settings {
  const pairs = wordsOf(answer).map((word): [string, string] => {
    const [name = ''] = word.split('\n', 1);
    // A name without a value is true.
    return [name, name === word ? 'true' : word.slice(name.length + 1)];
  });
  return new Map(pairs.filter(([name]) => taken.test(name)));
}

export function personSettings(answer: GitAnswer): Settings {
  const { XDG_CONFIG_HOME } = process.env;
  const found = settingsIn(answer, takenFromPerson);
  const excluded = found.get('core.excludesfile') ?? join(XDG_CONFIG_HOME || '~/.config', 'git/ignore');
  return new Map([...found, ['core.excludesfile', excluded.replace(/^~(?=[\\/])/, homedir())]]);
}

/** What can only stand in a configuration file. */
export function formatFile(settings: Settings): string {
  const objects = settings.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1';
  const refs = settings.get('extensions.refstorage') === 'reftable' ? '\trefStorage = reftable\n' : '';
  if (objects === 'sha1' && refs === '') return '[core]\n\trepositoryFormatVersion = 0\n';
  return `[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = ${objects}\n${refs}`;
}

export const optionsFor = (settings: Settings): string[] =>
  [...settings].flatMap(([name, value]) =>
    name.startsWith('extensions.') ? [] : ['-c', `${name}=${value}`],
  );
