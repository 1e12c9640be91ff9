import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { marks } from '../../src/node/build/output/refuse-folder';
import { collectionEdits } from './edited-collections';
import { filesIn } from './files-in';
import { differences, readFolder } from './folder-content';

/** The same numbers from 0 to below 1 for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface EditPlace {
  content: string;
  output: string;
  /** A random one of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Differs each time. */
  count: number;
}

const folder = 'pages/services';
const services = ({ content }: EditPlace) => readdirSync(join(content, folder));

function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

const aService = (place: EditPlace) => join(place.content, folder, place.pick(services(place)));
/** A service, or the page above all of them. */
const aPage = (place: EditPlace) => place.pick([aService(place), join(place.content, 'pages/services.json')]);
const anOutput = ({ output, pick }: EditPlace) => join(output, pick(filesIn(output)));

export type Edits = Record<string, (place: EditPlace) => void>;

const leadsHome = Object.fromEntries([['then', '/']]);

/** Dates that content has. */
const [early, late] = ['2026-11-15T00:00Z', '2026-12-15T00:00Z'];
const someDates: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { from: early },
  { from: late },
  { until: early, ...leadsHome },
  { until: late, ...leadsHome },
  { from: early, until: late, ...leadsHome },
  { draft: true },
];

/** What people do to content between two builds. Some make it wrong. */
const contentEdits: Edits = {
  'a text': (place) =>
    change(aService(place), (text) => text.replace(/"text": "\w+/, `"text": "Word${place.count}`)),
  'a title, which stands in no other page': (place) =>
    change(aService(place), (text) => text.replace(/"title": "/, `"title": "${place.count} `)),
  'a title that another page has': (place) => {
    const [, title = ''] = /"title": "([^"]*)"/.exec(readFileSync(aService(place), 'utf8')) ?? [];
    change(aService(place), (text) => text.replace(/"title": "[^"]*"/, `"title": "${title}"`));
  },
  'a heading that other pages have': (place) =>
    change(aService(place), (text) => text.replace(/"heading": "[^"]*"/, '"heading": "Plan ahead"')),
  'a link to an alias': (place) => {
    change(join(place.content, 'pages/contact.json'), (text) =>
      text.includes('"aliases"') ? text : text.replace(/"path": /, '"aliases": ["/write"],\n  "path": '),
    );
    change(aPage(place), (text) => text.replace(/"href": "\/contact"/, '"href": "/write"'));
  },
  'a block before others': (place) =>
    change(aPage(place), (text) => {
      const { blocks, ...page } = JSON.parse(text);
      const items = [1, 2, 3].map((value) => ({ icon: 'wifi', value, label: `Label ${value}` }));
      const added = { type: 'stats', heading: `Figures ${place.count}`, items };
      return `${JSON.stringify({ ...page, blocks: blocks.toSpliced(1, 0, added) }, null, 2)}\n`;
    }),
  'the name of the page above all services': (place) =>
    change(join(place.content, 'pages/services.json'), (text) =>
      text.replace(/"name": "[^"]*"/, `"name": "Services ${place.count}"`),
    ),
  'a card that two other pages show': (place) =>
    change(join(place.content, 'pages/services.json'), (text) =>
      text.replace(/"title": "Card[^"]*"/, `"title": "Card ${place.count}"`),
    ),
  'a path': (place) =>
    change(aService(place), (text) =>
      text.replace(/"path": "[^"]*"/, `"path": "/services/moved-${place.count}"`),
    ),
  'an alias': (place) =>
    change(aService(place), (text) =>
      text
        .replace(/"path": /, `"aliases": ["/old/${place.count}"],\n  "path": `)
        .replace(/("aliases": [^\n]*\n\s*)+("aliases")/, '$2'),
    ),
  'a new page': (place) =>
    change(join(place.content, folder, place.pick(services(place))), (text) => {
      const other = text
        .replace(/"path": "[^"]*"/, `"path": "/services/new-${place.count}"`)
        .replace(/"title": "/, `"title": "New ${place.count} `)
        .replace(/"description": "/, `"description": "${place.count} `)
        .replace(/\s*"aliases": [^\n]*/, '');
      writeFileSync(join(place.content, folder, `new-${place.count}.json`), other);
      return text;
    }),
  'a page less': (place) => {
    if (services(place).length > 4) rmSync(aService(place));
  },
  'a file of another name': (place) =>
    renameSync(aService(place), join(place.content, folder, `renamed-${place.count}.json`)),
  'a setting that every page shows': (place) =>
    change(join(place.content, 'site.json'), (text) =>
      text.replace(/"text": "IT[^"]*"/, `"text": "IT number ${place.count}."`),
    ),
  'a drawing': (place) =>
    change(join(place.content, 'images/icon.svg'), (text) =>
      text.replace(/d="M\d+/, `d="M${place.count % 9}`),
    ),
  'the dates of a page': (place) =>
    change(aPage(place), (text) => {
      const { from: _from, until: _until, draft: _draft, then: _then, ...page } = JSON.parse(text);
      return `${JSON.stringify({ ...place.pick(someDates), ...page }, null, 2)}\n`;
    }),
  'the dates of a block': (place) =>
    change(aPage(place), (text) => {
      const { blocks, ...page } = JSON.parse(text);
      const index = blocks.indexOf(place.pick(blocks.slice(1)));
      const { from: _from, until: _until, draft: _draft, ...block } = blocks[index];
      const { then: _then, ...dates } = place.pick(someDates);
      return `${JSON.stringify({ ...page, blocks: blocks.with(index, { ...block, ...dates }) }, null, 2)}\n`;
    }),
  'a save that changes nothing': (place) => change(aService(place), (text) => text),
  'a link that leads nowhere': (place) =>
    change(aService(place), (text) => text.replace(/"href": "\/contact"/, `"href": "/gone-${place.count}"`)),
  'a full address of a page, which counts as a link to it': (place) =>
    change(aService(place), (text) => {
      const [, path = ''] = /"path": "([^"]*)"/.exec(readFileSync(aService(place), 'utf8')) ?? [];
      return text.replace(/"href": "(\/contact|https:[^"]*)"/, `"href": "https://northport.example${path}"`);
    }),
  'a title that is too long': (place) =>
    change(aService(place), (text) => text.replace(/"title": "/, `"title": "${'Very '.repeat(20)}`)),
  'a mistake, or its end': (place) =>
    change(join(place.content, 'pages/contact.json'), (text) =>
      text.includes('"submti"') ? text.replace('"submti"', '"submit"') : text.replace('"submit"', '"submti"'),
    ),
};

/** What people and programs do to the output. */
const outputEdits: Edits = {
  // Without its marks, a folder is taken for somebody else's.
  'a file of the output deleted': ({ output, pick }) =>
    rmSync(join(output, pick(filesIn(output).filter((file) => !marks.includes(file))))),
  'a file of the output edited': (place) => writeFileSync(anOutput(place), 'edited'),
  'a file of the output edited, of the same size and time': (place) => {
    const file = anOutput(place);
    const length = readFileSync(file).length;
    writeFileSync(file, 'x'.repeat(length));
    utimesSync(file, 1, 1);
  },
  'a folder of the output deleted': ({ output }) =>
    rmSync(join(output, 'services'), { recursive: true, force: true }),
  'a file in the output that is no part of it': (place) => {
    const folders = ['', 'services', 'contact'].filter((name) => existsSync(join(place.output, name)));
    writeFileSync(join(place.output, place.pick(folders), `stray-${place.count}.txt`), 'stray');
  },
  'what a killed build leaves': ({ output }) => writeFileSync(join(output, '.staging'), 'half'),
};

export interface RandomEditor {
  /** Makes one random edit and says which. `wasRight`: the content was right before. */
  edit(wasRight: boolean): string;
  /** All edits so far, for a failure's message. */
  describe(): string;
}

/**
 * Edits content, and an output if there is one. A mistake may stay for some edits, until all is put back as it last
 * was right.
 */
export function createRandomEditor(seed: number, content: string, output?: string): RandomEditor {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  };
  const edits = Object.entries({
    ...contentEdits,
    ...collectionEdits,
    ...(output !== undefined && outputEdits),
  });
  const done: string[] = [];
  let right = readFolder(content);
  const once = [right];
  // What was built before is built again, after something else.
  const putOneBack = () => putBack(pick(once), (files) => (files.length > 0 ? [pick(files)] : []));
  return {
    edit(wasRight) {
      if (wasRight) {
        right = readFolder(content);
        once.push(right);
      }
      const isNew = wasRight || random() < 0.5;
      const [name, edit]: (typeof edits)[number] = !isNew
        ? ['all as it was right', () => putBack(right)]
        : random() < 0.2
          ? ['a file as it once was', putOneBack]
          : pick(edits);
      edit({ content, output: output ?? '', pick, count: done.length + 1 });
      done.push(name);
      return name;
    },
    describe: () => `seed ${seed}, edits: ${done.join(' · ')}`,
  };

  function putBack(earlier: typeof right, choose = (files: readonly string[]) => files): void {
    for (const file of choose(differences(readFolder(content), earlier))) {
      const text = earlier.get(file);
      if (text === undefined) rmSync(join(content, file));
      else writeFileSync(join(content, file), text, 'latin1');
    }
  }
}
