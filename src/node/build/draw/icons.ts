import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type IconSet = 'lucide' | 'simple-icons';

/** An icon of a set, or another name of one. */
interface Entry {
  body?: string;
  parent?: string;
  /** No longer in the set, often because its brand forbids it. */
  hidden?: boolean;
}

const sets = new Map<IconSet, string>();

function readSet(name: IconSet): string {
  const known = sets.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'latin1');
  sets.set(name, text);
  return text;
}

/** The elements of an icon, without the `<svg>` around them. */
function iconBody(set: IconSet, name: string): string {
  const text = readSet(set);
  // Parsing a whole set, of up to 5 MB, would take 20 ms of every build.
  const key = `"${name}": {`;
  const start = text.indexOf(key);
  const end = text.indexOf('}', start) + 1;
  const entry: Entry = start < 0 ? {} : JSON.parse(text.slice(start + key.length - 1, end));
  if (!entry.hidden && entry.parent !== undefined) return iconBody(set, entry.parent);
  if (entry.hidden || entry.body === undefined) throw new Error(`${set} has no icon ${name}.`);
  return entry.body;
}

const lucideBodies = new Map<string, string>();

/** What icons.css says for all icons. */
const painted = / (?:fill="none"|stroke(?:-linecap|-linejoin|-width)?="[^"]*")/g;

function lucideBody(name: string): string {
  const known = lucideBodies.get(name);
  if (known !== undefined) return known;
  const body = iconBody('lucide', name)
    .replace(painted, '')
    .replace(/^<g>(.*)<\/g>$/, '$1');
  lucideBodies.set(name, body);
  return body;
}

/** An icon of a 24 grid (docs/product.md, icon stroke). */
export const icon = (name: string) => `<svg viewBox="0 0 24 24" aria-hidden="true">${lucideBody(name)}</svg>`;

export const iconSymbol = (name: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24">${lucideBody(name)}</symbol>`;

/** simple-icons has no LinkedIn; this is Remix Icon's linkedin-fill (Apache-2.0). */
const linkedin =
  '<path d="M6.94 5a2 2 0 1 1-4-.002a2 2 0 0 1 4 .002M7 8.48H3V21h4zm6.32 0H9.34V21h3.94v-6.57c0-3.66 4.77-4 4.77 0V21H22v-7.93c0-6.17-7.06-5.94-8.72-2.91z"/>';

export function socialIcon(network: string): string {
  const body =
    network === 'linkedin' ? linkedin : iconBody('simple-icons', network).replace(' fill="currentColor"', '');
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`;
}
