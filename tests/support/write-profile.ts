import { writeFileSync } from 'node:fs';

const text = (value: string) => Buffer.from(value, 'latin1');

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeInt32BE(value, index * 4);
  });
  return bytes;
}

const fixed = (...values: number[]) => uint32(...values.map((value) => Math.round(value * 65_536)));
const xyz = (...values: number[]) => Buffer.concat([text('XYZ '), uint32(0), fixed(...values)]);

/** By ICC.1:2001-04: primaries as Adobe RGB (1998) has them, adapted to D50, and its gamma of 563/256. */
const gamma = Buffer.concat([text('curv'), uint32(0, 1), Buffer.from([2, 51, 0, 0])]);
const tags: readonly (readonly [name: string, data: Buffer])[] = [
  ['desc', Buffer.concat([text('desc'), uint32(0, 6), text('Wide\0\0'), Buffer.alloc(80)])],
  ['cprt', Buffer.concat([text('text'), uint32(0), text('None\0\0\0\0')])],
  ['wtpt', xyz(0.9505, 1, 1.0891)],
  ['rXYZ', xyz(0.6097, 0.3111, 0.0195)],
  ['gXYZ', xyz(0.2053, 0.6257, 0.0609)],
  ['bXYZ', xyz(0.1492, 0.0632, 0.7446)],
  ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, gamma] as const),
];

/** Writes a color profile with wider colors than sRGB, such as cameras use. */
export function writeWideProfile(file: string): void {
  let at = 128 + 4 + tags.length * 12;
  const directory = tags.map(([name, data]) => {
    const entry = Buffer.concat([text(name), uint32(at, data.length)]);
    at += Math.ceil(data.length / 4) * 4;
    return entry;
  });
  const padded = tags.map(([, data]) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]));
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  fixed(0.9642, 1, 0.8249).copy(header, 68);
  writeFileSync(file, Buffer.concat([header, uint32(tags.length), ...directory, ...padded]));
}
