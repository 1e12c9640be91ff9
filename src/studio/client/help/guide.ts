import type { FindableChoice } from '../parts/find-choices';

/** A part of the editor's guide: a point of its list, or a section. */
export interface GuidePart extends FindableChoice {
  name: string;
  /** Its text, without marks. */
  about: string;
}

const plain = (markdown: string) =>
  markdown
    .replace(/<!--[^<>]*-->/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .trim();

/** What people may also call a part stands in a comment in it. */
const alsoIn = (text: string): readonly string[] =>
  /<!-- also: ([^<>]*) -->/.exec(text)?.[1]?.split(', ') ?? [];

/** The parts of the guide that help an editor: points that begin with a name, and sections with their first lines. */
export function guideParts(guide: string): GuidePart[] {
  const texts = guide.replace(/^```.*?^```$/gms, '');
  const found = texts.matchAll(/^- \*\*(.+?)\*\*(.*)$|^## (.+)\n+((?:(?!#).+\n)*)/gm);
  return Array.from(found, ([whole, point, rest = '', section = '', text = '']) =>
    point === undefined
      ? { name: plain(section), about: plain(text), otherWords: alsoIn(text) }
      : { name: plain(point).replace(/\.$/, ''), about: plain(point + rest), otherWords: alsoIn(whole) },
  ).filter(({ about }) => about !== '');
}
