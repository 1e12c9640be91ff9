import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A file of tests, and the start of a title in it. */
type Holder = readonly [file: string, title: string];

/** By each promise of SECURITY.md, the tests that hold it. */
const holders: Readonly<Record<string, readonly Holder[]>> = {
  'No address makes a page ask or show another origin.': [
    ['tests/engine/browser/addresses.test.ts', 'on a host without headers, an address that ends in the name'],
    [
      'tests/engine/browser/addresses.test.ts',
      'whatever the path of an address is, nothing but the site is asked',
    ],
  ],
  'Nothing that a visitor sends is shown to another one.': [
    ['tests/support/form-delivery.ts', 'nothing that a visitor sends is in an answer'],
  ],
  'No script from the content folder runs.': [
    [
      'tests/engine/unit/soundness.test.ts',
      'a random site renders to documents without a mistake, and no text becomes',
    ],
    ['tests/engine/unit/hostile-text.test.ts', 'a hostile text stays a text'],
    ['src/node/serve/send-published.test.ts', 'no kind that a browser runs is published'],
    ['tests/engine/unit/git-runs-nothing.test.ts', 'random repositories run nothing'],
    ['src/node/base/write/hostile-plan.test.ts', 'Nothing outside the content folder is read or written'],
  ],
  'No page asks another host without a click, except those of `analytics` in `site.json`: its providers get visits, and its `vitalsEndpoint` gets loading times.':
    [
      ['tests/engine/browser/facades.test.ts', 'asks nothing of another host until it is pressed'],
      ['tests/engine/full/browser/visits.test.ts', 'each page is counted by each provider'],
    ],
  'Of these, only Google’s script runs, and only after the visitor has allowed it.': [
    [
      'tests/engine/full/browser/visits.test.ts',
      'Google counts only when the visitor has allowed its cookies',
    ],
  ],
  'A click on a video or a map shows a frame of its service, which the policy of a site without such a part does not allow, except for YouTube and Google Maps.':
    [
      [
        'tests/engine/browser/facades.test.ts',
        '%s of another service asks it for nothing until it is pressed',
      ],
      [
        'src/node/build/host/security-headers.test.ts',
        'the policy of a site with the video %s has no other host for frames',
      ],
      ['src/node/build/host/security-headers.test.ts', 'a map by its position adds the host of that map'],
    ],
  'Nothing outside the content folder is read, and no hidden file of it.': [
    ['tests/engine/unit/hostile-input.test.ts', 'files outside the content folder are refused:'],
    ['src/node/base/write/hostile-plan.test.ts', 'Nothing outside the content folder is read or written'],
    ['src/node/base/content/published-file.test.ts', 'neither published nor valid is'],
  ],
  'Only pages, pictures and the allowed kinds of `content/files/` are published, and none takes the place of a file of the build.':
    [
      ['src/node/base/content/published-file.test.ts', 'neither published nor valid is'],
      ['tests/engine/unit/hostile-input.test.ts', 'of what systems put into folders nothing is published'],
    ],
  'A mistake gives a message, in bounded time and memory.': [
    ['tests/engine/full/hostile-input.test.ts', 'hostile files end validate with 1, one message each'],
    ['tests/engine/unit/soundness.test.ts', 'a random change is refused with a message in the file'],
  ],
  'It reads and changes nothing.': [
    ['tests/engine/commands/edit.test.ts', 'a page of another site, while the studio runs, reads nothing:'],
    ['tests/engine/commands/edit.test.ts', 'nothing but the studio of this start may change content'],
  ],
  'It may have a link to a page of the studio or of the site, which opens as a page of its own; to everything else the studio answers its own pages only.':
    [
      ['src/studio/server/request-guard.test.ts', 'can have a link to %s'],
      ['src/studio/server/request-guard.test.ts', 'can have no link to %s'],
      ['src/studio/server/request-guard.test.ts', 'can neither embed nor fetch %s'],
    ],
  'Changes need a token of this start.': [
    ['tests/engine/commands/edit.test.ts', 'nothing but the studio of this start may change content'],
  ],
  'A picture or a download that is added is checked first, gets a name below `images/` or `files/downloads/`, and never takes the place of a file; one that replaces a download has to be of its kind.':
    [
      ['tests/engine/commands/edit.test.ts', 'or a download is put nowhere else'],
      ['src/studio/server/handlers/file-handlers.test.ts', 'by one of its kind alone'],
      ['tests/engine/commands/edit.test.ts', 'stays in its folder, whatever its name says'],
      ['tests/engine/commands/edit.test.ts', 'of another kind is refused'],
    ],
  'A download is of a kind that a link can name, and begins as such a file does.': [
    [
      'src/studio/server/handlers/file-handlers.test.ts',
      'is refused with the reason: %s that begins with %j',
    ],
  ],
  'git runs without a shell.': [
    [
      'tests/engine/unit/git-starts.test.ts',
      'git runs without a shell, only on this machine, and never pushes',
    ],
  ],
  'It reaches another machine only when somebody publishes, and then only the place that the project’s repository names, with that person’s credentials; it asks nothing in a terminal.':
    [
      [
        'tests/engine/commands/studio-publish.test.ts',
        'git reaches another machine only when somebody publishes',
      ],
    ],
  'After that, and once after a start, the studio asks the site’s own address for `built.json`, if it is a public one, and nothing else.':
    [
      [
        'src/studio/server/publish/ask-site.test.ts',
        'a site is asked for one file, without cookies and redirects',
      ],
      ['src/studio/server/publish/ask-site.test.ts', '%s at %j is not asked'],
    ],
  'To read, it obeys no settings and no hooks but our own; the hooks and settings of the project’s repository count only for a version that is saved or sent, and those of a repository inside the content never (decision 25).':
    [
      ['tests/engine/unit/git-runs-nothing.test.ts', '%s: reading runs nothing, whatever its settings are'],
      ['tests/engine/commands/studio-changes.test.ts', 'is refused with the words of a hook'],
    ],
  'Install scripts do not run.': [
    ['tests/engine/unit/pipeline.test.ts', 'no package runs a script when it is installed'],
  ],
  'A job that runs code of packages has no right to publish.': [
    ['tests/engine/unit/pipeline.test.ts', 'gives the job that runs code no right to write'],
  ],
  'Versions are locked.': [
    ['tests/engine/unit/pipeline.test.ts', 'names each action by its commit'],
    ['tests/engine/unit/pipeline.test.ts', 'each package has one version, and a checksum'],
  ],
};

/** The sentences of the column "what must hold", as they are read. */
function promises(): string[] {
  const rows = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| a') || line.startsWith('| the'))
    .map((line) => line.split(' | ')[2]?.replace(/ \|$/, '') ?? '');
  const words = rows.map((row) => row.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll("'", '’'));
  return words.flatMap((row) => row.split(/(?<=\.) (?=\S)/));
}

test('each promise of SECURITY.md is held by a test, and each of these holds a promise', () => {
  expect(promises()).toEqual(Object.keys(holders));
});

test.each(Object.entries(holders))('%s', (_, tests) => {
  for (const [file, title] of tests) {
    const text = readFileSync(file, 'utf8').replaceAll('\\', '');
    const start = text.indexOf(title);
    expect([file, title, /['"`]$/.test(text.slice(0, start))]).toEqual([file, title, true]);
  }
});
