import type { Hand } from './mistakes';
import {
  aSpot,
  escaped,
  fieldOf,
  isObject,
  isText,
  lineAt,
  rawOf,
  type Slip,
  type SlipKind,
  type SlipPlace,
  type Spot,
  spotsOf,
  withValue,
} from './slip';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M4 4h32v22H4z"/></svg>\n';

/** How files begin, each byte as a character, and what messages call them. */
const bytes: Readonly<Record<string, readonly [start: string, what: RegExp]>> = {
  png: ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x28\0\0\0\x1e\x08\x02\0\0\0', /PNG/],
  jpg: [
    '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08\0\x1e\0\x28\x03\x01\x22\0\x02\x11\x01\x03\x11\x01',
    /JPEG/,
  ],
  gif: ['GIF89a\x28\0\x1e\0\x80\0\0', /GIF/],
  webp: ['RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0\x30\x01\0\x9d\x01\x2a\x28\0\x1e\0\x01\0', /WebP/],
  svg: [svg, /SVG/],
  heic: ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC/],
  tiff: ['II*\0\x08\0\0\0\x10\0', /TIFF/],
  bmp: ['BM\x36\x10\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', /BMP/],
  psd: ['8BPS\0\x01\0\0\0\0\0\0', /Photoshop/],
  pdf: ['%PDF-1.4\n1 0 obj\n', /PDF/],
  zip: ['PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0', /ZIP/],
  mp4: ['\0\0\0\x20ftypisom\0\0\x02\0isomiso2mp41', /video/],
  html: ['<!doctype html>\n<html lang="en"><head><title>Not found</title></head></html>\n', /HTML/],
  text: ['Remember to ask Anna for the photo of the new office.\n', /text/],
  lfs: ['version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n', /Git LFS/],
  empty: ['', /empty/],
};

const pictureKinds = ['svg', 'png', 'jpg', 'webp', 'gif'];
const kindOf = (file: string) => /[^.]*$/.exec(file)?.[0] ?? '';
const isNamedSo = (file: string, kind: string) =>
  kindOf(file) === kind || (kindOf(file) === 'jpeg' && kind === 'jpg');

/** Names of pictures in the content, with those that a field has. */
const picturesOf = ({ contents }: Hand) => [...contents.keys()].filter((file) => file.startsWith('images/'));
/** By itself, or in a text. */
const refersTo =
  (file: string) =>
  ({ node: { value } }: { node: { value?: unknown } }) =>
    value === file || (typeof value === 'string' && value.includes(`](${file}`));

/** The lines that name a file. */
const namesOf = ({ contents }: Hand, name: string): SlipPlace[] =>
  spotsOf(contents)
    .filter(refersTo(name))
    .map(({ file, node }) => {
      const line = lineAt(contents.get(file) ?? '', node.offset);
      return { file, from: line, to: line };
    });

const shownPicture = (hand: Hand) => {
  const shown = picturesOf(hand).filter((file) => namesOf(hand, file).length > 0);
  return shown.length === 0 ? undefined : hand.pick(shown);
};

/** A name as cameras, phones, downloads and people give it. */
function oddName({ pick }: Hand, file: string): string {
  const kind = kindOf(file);
  const start = file.slice(0, file.length - kind.length - 1);
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)$/.exec(start) ?? [];
  const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return pick([
    `${start}.${kind.toUpperCase()}`,
    `${folder}${capital} Photo.${kind}`,
    `${folder}${capital} Photo (1).${kind.toUpperCase()}`,
    `${folder}Büro ${name}.${kind}`,
    `${start}.${kind}.${kind}`,
    `${start}.${kind}.${kind === 'png' ? 'jpg' : 'png'}`,
    `${folder}IMG 2034 ${name}.${kind === 'jpg' ? 'JPEG' : kind.toUpperCase()}`,
    `${folder}${name}`,
    `${folder}${name}\u00a0final.${kind}`,
    `${folder}${name}.${kind}.txt`,
  ]);
}

/** Pins are on a scene alone. */
const hasPins = ({ node }: Spot) =>
  node.parent?.parent?.children?.some(({ children: [key] = [] }) => key?.value === 'pins');

/** A scene replaced by a picture of that name. */
function shown(hand: Hand, name: string, says: RegExp): Omit<Slip, 'name'> | undefined {
  const scene = aSpot(
    hand,
    (spot) =>
      isObject(spot) && spot.key === 'image' && fieldOf(spot, 'type')?.value === 'scene' && !hasPins(spot),
  );
  return (
    scene &&
    withValue(
      hand,
      scene,
      `{ "type": "file", "src": ${JSON.stringify(name)}, "alt": "The new office at the harbor" }`,
      says,
    )
  );
}

const otherKind = (hand: Hand, file: string, among = Object.keys(bytes)) =>
  hand.pick(among.filter((kind) => !isNamedSo(file, kind)));

export const pictureSlips: Readonly<Record<string, SlipKind>> = {
  'a picture with the bytes of another kind'(hand) {
    const file = shownPicture(hand);
    if (!file) return undefined;
    const [start, what] = bytes[otherKind(hand, file)] ?? ['', /./];
    return { changes: new Map([[file, start]]), at: [{ file }, ...namesOf(hand, file)], says: what };
  },
  'a picture renamed'(hand) {
    const file = shownPicture(hand);
    if (!file) return undefined;
    const name = oddName(hand, file);
    const changes = new Map([
      [file, undefined],
      [name, hand.contents.get(file)],
    ]);
    return {
      changes,
      at: [{ file: name }, ...namesOf(hand, file)],
      says: new RegExp(`${escaped(file)}|name|Rename`),
    };
  },
  'a new picture with an odd name'(hand) {
    const kind = hand.pick(pictureKinds);
    const name = oddName(hand, `images/new-office.${kind}`);
    // A second ending is none of the mistakes.
    if (name.endsWith(`.${kind}.${kind}`)) return undefined;
    const slip = shown(hand, name, /Rename|Did you mean|name|There is no/);
    return (
      slip && {
        ...slip,
        changes: new Map([...slip.changes, [name, bytes[kind]?.[0]]]),
        at: [...slip.at, { file: name }],
      }
    );
  },
  'a new picture with the bytes of another kind'(hand) {
    const name = `images/new-office.${hand.pick(pictureKinds)}`;
    const [start, what] = bytes[otherKind(hand, name)] ?? ['', /./];
    const slip = shown(hand, name, what);
    return (
      slip && {
        ...slip,
        changes: new Map([...slip.changes, [name, start]]),
        at: [...slip.at, { file: name }],
      }
    );
  },
  'a new picture with an odd name and the bytes of another kind'(hand) {
    const name = oddName(hand, `images/new-office.${hand.pick(pictureKinds)}`);
    const [start] = bytes[otherKind(hand, name.toLowerCase().replace(/\.txt$/, ''))] ?? [''];
    const slip = shown(hand, name, /./);
    return (
      slip && {
        ...slip,
        changes: new Map([...slip.changes, [name, start]]),
        at: [...slip.at, { file: name }],
      }
    );
  },
  'a new picture that no page shows'(hand) {
    const kind = hand.pick(Object.keys(bytes));
    const name = hand.pick([
      oddName(hand, `images/new-office.${hand.pick(pictureKinds)}`),
      `images/new-office.${hand.pick([...pictureKinds, kind])}`,
    ]);
    return { changes: new Map([[name, bytes[kind]?.[0]]]), at: [{ file: name }], says: /./ };
  },
  'a path of a picture written in another way'(hand) {
    const spot = aSpot(
      hand,
      (each) =>
        isText(each) &&
        hand.contents.has(String(each.node.value)) &&
        String(each.node.value).startsWith('images/'),
    );
    if (!spot) return undefined;
    const file = String(spot.node.value);
    const kind = kindOf(file);
    const start = file.slice(0, file.length - kind.length - 1);
    const others = [
      `${start}.${kind.toUpperCase()}`,
      `${start}.${kind === 'jpg' ? 'jpeg' : 'jpg'}`,
      `${start}.${kind === 'png' ? 'svg' : 'png'}`,
      file.replace('images/', ''),
      `/${file}`,
      `./${file}`,
      file.replaceAll('/', '\\'),
      `${file} `,
      file.replace('images', 'Images'),
      file.replace('images', 'image'),
      start,
      `https://northport.example/${file}`,
      `content/${file}`,
      file.replace(/\/([a-z])/, (_, letter: string) => `/${letter.toUpperCase()}`),
    ];
    return withValue(hand, spot, JSON.stringify(hand.pick(others)), /images\/|There is no file/);
  },
  'a picture for phones that is none'(hand) {
    const spot = aSpot(hand, (each) => isObject(each) && fieldOf(each, 'type')?.value === 'file');
    const src = spot && fieldOf(spot, 'src')?.value;
    if (!spot || typeof src !== 'string') return undefined;
    const phone = hand.pick([
      '"images/new-office.png"',
      '{ "src": "images/new-office.png" }',
      `{ "src": "${src}", "alt": "The office" }`,
      `{ "type": "file", "src": "${src}" }`,
      '{ "focus": { "x": 10, "y": 10 } }',
      `{ "src": "${src}", "focus": { "x": 110, "y": 10 } }`,
      `{ "src": "${src}"${hand.pick(['', ', '])}`,
    ]);
    return withValue(hand, spot, rawOf(hand, spot).replace(/}$/, `, "imagePhone": ${phone}}`), /./);
  },
  'a box of another name'(hand) {
    const types = ['faq', 'split', 'carousel', 'cardGrid', 'people'];
    const spot = aSpot(
      hand,
      (each) => each.isItem && isObject(each) && types.includes(String(fieldOf(each, 'type')?.value)),
    );
    const box = hand.pick(['"4:3"', '"16:9"', '"Square"', '"tall"', '"potrait"', '1.5', 'null', 'wide']);
    return spot && withValue(hand, spot, rawOf(hand, spot).replace(/}$/, `, "box": ${box}}`), /./);
  },
  'a file to download with the bytes of another kind'(hand) {
    const kind = hand.pick(['pdf', 'zip', 'docx', 'png', 'jpg', 'mp4']);
    const name = `files/new-prices.${kind}`;
    const is = hand.pick(
      Object.keys(bytes).filter((each) => each !== kind && !(kind === 'docx' && each === 'zip')),
    );
    const [start, what] = bytes[is] ?? ['', /./];
    return downloaded(hand, name, start, is === 'text' && kind !== 'pdf' ? /./ : what);
  },
  'a file to download with an odd name'(hand) {
    const name = hand.pick([
      'files/New prices.pdf',
      'files/new-prices.PDF',
      'files/Preisliste Büro.pdf',
      'files/new-prices.pdf.pdf ',
      'files/new prices (1).pdf',
      'files/new-prices',
      'files/new-prices.pages',
      'files/new-prices.exe',
      'files/new-prices.html',
      'files/new-prices.svg',
    ]);
    return downloaded(hand, name, bytes.pdf?.[0] ?? '', /./);
  },
};

/** A link to a file, with the file. */
function downloaded(hand: Hand, name: string, start: string, says: RegExp): Omit<Slip, 'name'> | undefined {
  const field =
    aSpot(
      hand,
      (spot) =>
        isText(spot) &&
        spot.key === 'href' &&
        spot.file !== 'site.json' &&
        /^https:\/\//.test(String(spot.node.value)),
    ) ??
    aSpot(
      hand,
      (spot) =>
        isText(spot) && spot.key === 'href' && spot.file !== 'site.json' && spot.node.value === '/contact',
    );
  const slip = field && withValue(hand, field, JSON.stringify(name.replace('files', '')), says);
  return (
    slip && { ...slip, changes: new Map([...slip.changes, [name, start]]), at: [...slip.at, { file: name }] }
  );
}
