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
import { filesIn } from './files-in';

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

interface Place {
  content: string;
  output: string;
  /** A random one of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Differs each time. */
  count: number;
}

const folder = 'pages/services';
const services = ({ content }: Place) => readdirSync(join(content, folder));

function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

const aService = (place: Place) => join(place.content, folder, place.pick(services(place)));
const anOutput = ({ output, pick }: Place) => join(output, pick(filesIn(output)));

/** What people and programs do to content and output between two builds. Some make the content wrong. */
const edits: Record<string, (place: Place) => void> = {
  'a text': (place) =>
    change(aService(place), (text) => text.replace(/"text": "\w+/, `"text": "Word${place.count}`)),
  'a title, which stands in no other page': (place) =>
    change(aService(place), (text) => text.replace(/"title": "/, `"title": "${place.count} `)),
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
  'a save that changes nothing': (place) => change(aService(place), (text) => text),
  'a mistake, or its end': (place) =>
    change(join(place.content, 'pages/contact.json'), (text) =>
      text.includes('"submti"') ? text.replace('"submti"', '"submit"') : text.replace('"submit"', '"submti"'),
    ),
  'a file of the output deleted': (place) => rmSync(anOutput(place)),
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

/** Makes one random edit and says which. */
export function editRandomly(content: string, output: string, random: () => number, count: number): string {
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error('There is nothing to choose from.');
    return found;
  };
  const [name, edit] = pick(Object.entries(edits));
  edit({ content, output, pick, count });
  return name;
}
