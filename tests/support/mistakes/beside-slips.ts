import type { Hand } from './mistakes';
import {
  aSpot,
  escaped,
  isList,
  isObject,
  isOfPage,
  isText,
  lineAt,
  replaced,
  type Slip,
  type SlipKind,
  type SlipPlace,
  type Spot,
  spotsOf,
  withValue,
} from './slip';

const isPagePath = (spot: Spot) => spot.key === 'path' && isText(spot) && isOfPage(spot);

/** One letter of a word is another one, is missing, or is there twice. */
function misspelt(hand: Hand, word: string): string {
  const found = hand.pick([...word.matchAll(/[a-z]/g)]);
  const by = hand.pick(['', found[0] + found[0], found[0] === 'w' ? 'v' : 'w']);
  return word.slice(0, found.index) + by + word.slice(found.index + 1);
}

/** A field of an object, with its name, and the comma that goes with it. */
function without(hand: Hand, { file, node }: Spot, says: RegExp): Omit<Slip, 'name'> | undefined {
  const member = node.parent?.type === 'property' ? node.parent : node;
  const siblings = member.parent?.children ?? [];
  const index = siblings.indexOf(member);
  const [next, before] = [siblings[index + 1], siblings[index - 1]];
  const text = hand.contents.get(file) ?? '';
  const start = next ? member.offset : before ? before.offset + before.length : member.offset;
  const end = next ? next.offset : member.offset + member.length;
  const slip = replaced(hand, file, start, end, '', says);
  const owner = member.parent;
  // The message about what is missing is at the object that misses it.
  const from = lineAt(text, owner?.offset ?? 0);
  return { ...slip, at: [{ file, from, to: lineAt(text, (owner?.offset ?? 0) + (owner?.length ?? 0)) }] };
}

/** Whether a value links to the block with this id on the page of its file. */
function linksTo(value: unknown, { file, node }: Spot, { contents }: Hand): boolean {
  const [, path = ''] = /"path": "([^"]*)"/.exec(contents.get(file) ?? '') ?? [];
  const link = new RegExp(`(^|[^\\w/-])${escaped(path)}#${escaped(String(node.value))}(?![\\w-])`);
  return typeof value === 'string' && link.test(value);
}

/** The name that a copy of a file gets. */
const copyOf = ({ pick }: Hand, file: string) =>
  file.replace('.json', pick(['-2.json', ' copy.json', '-new.json', ' (2).json']));

/** Everywhere that a text is named. */
const placesOf = ({ contents }: Hand, text: string): SlipPlace[] =>
  spotsOf(contents)
    .filter(({ node }) => typeof node.value === 'string' && node.value.includes(text))
    .map(({ file, node }) => {
      const line = lineAt(contents.get(file) ?? '', node.offset);
      return { file, from: line, to: line };
    });

const lengthOf = ({ node }: Spot) => String(node.value).length;

export const besideSlips: Readonly<Record<string, SlipKind>> = {
  'a path of a page misspelt'(hand) {
    const path = aSpot(hand, (spot) => isPagePath(spot) && lengthOf(spot) > 4);
    if (!path) return undefined;
    const value = String(path.node.value);
    const slip = withValue(
      hand,
      path,
      JSON.stringify(value.replace(/[^/]+$/, (last) => misspelt(hand, last))),
      new RegExp(escaped(value)),
    );
    return { ...slip, at: [{ file: path.file }, ...placesOf(hand, value)] };
  },
  'a link misspelt'(hand) {
    const link = aSpot(
      hand,
      (spot) =>
        isText(spot) &&
        ['href', 'parent', 'pages'].includes(spot.key) &&
        /^\/[a-z/-]{4,}$/.test(String(spot.node.value)),
    );
    return (
      link &&
      withValue(
        hand,
        link,
        JSON.stringify(misspelt(hand, String(link.node.value))),
        /There is no page|path|no page/,
      )
    );
  },
  'a path of rows misspelt'(hand) {
    const path = aSpot(
      hand,
      (spot) => spot.key === 'path' && isText(spot) && /\{/.test(String(spot.node.value)),
    );
    const misspelled = (value: string) => value.replace(/\{(.+)\}/, (_, name) => `{${misspelt(hand, name)}}`);
    return path && withValue(hand, path, JSON.stringify(misspelled(String(path.node.value))), /path/);
  },
  'a collection copied'(hand) {
    const file = [...hand.contents.keys()].find((each) => /^collections\/.*collection\.json$/.test(each));
    if (file === undefined) return undefined;
    const copy = copyOf(hand, file);
    const changes = new Map([[copy, hand.contents.get(file)]]);
    return { changes, at: [{ file: copy }], says: /collection, not a row/ };
  },
  'a page deleted'(hand) {
    const path = aSpot(
      hand,
      (spot) =>
        isPagePath(spot) &&
        spot.node.value !== '/404' &&
        spot.node.value !== '/' &&
        placesOf(hand, String(spot.node.value)).length > 1,
    );
    if (!path) return undefined;
    const value = String(path.node.value);
    return {
      changes: new Map([[path.file, undefined]]),
      at: [...placesOf(hand, value), { file: 'site.json' }],
      says: new RegExp(`${escaped(value)}|${escaped(path.file)}`),
    };
  },
  'two pages with one path'(hand) {
    const [one, other] = [aSpot(hand, isPagePath), aSpot(hand, isPagePath)];
    if (!one || !other || one.file === other.file) return undefined;
    const slip = withValue(hand, one, JSON.stringify(other.node.value), /path|There is no page/);
    return { ...slip, at: [{ file: one.file }, { file: other.file }] };
  },
  'a page copied'(hand) {
    const path = aSpot(hand, isPagePath);
    if (!path) return undefined;
    const copy = copyOf(hand, path.file);
    return {
      changes: new Map([[copy, hand.contents.get(path.file)]]),
      at: [{ file: path.file }, { file: copy }],
      says: /copy|also|same|path|not part/i,
    };
  },
  'a field deleted'(hand) {
    const field = aSpot(
      hand,
      (spot) =>
        [
          'heading',
          'title',
          'label',
          'text',
          'href',
          'cards',
          'items',
          'type',
          'description',
          'path',
          'blocks',
          'name',
          'links',
          'columns',
          'notice',
          'layout',
          'look',
          'tone',
          'src',
          'alt',
          'image',
          'devices',
          'question',
          'answer',
          'icon',
          'value',
          'email',
          'phone',
          'url',
          'language',
          'actions',
        ].includes(spot.key) &&
        !spot.isItem &&
        spot.node.parent?.type === 'property',
    );
    return field && without(hand, field, new RegExp(`"${field.key}"|layout`));
  },
  'a text emptied'(hand) {
    const text = aSpot(hand, (spot) => isText(spot) && spot.key !== '');
    return text && withValue(hand, text, hand.pick(['""', '" "', 'null']), /empty|null|text|can't be|type/);
  },
  'a list or an object emptied'(hand) {
    const list = aSpot(
      hand,
      (spot) => (isList(spot) || isObject(spot)) && spot.key !== '' && spot.node.offset > 0,
    );
    return list && withValue(hand, list, isList(list) ? '[]' : '{}', /./);
  },
  'a type misspelt'(hand) {
    const type = aSpot(hand, (spot) => spot.key === 'type' && isText(spot));
    return type && withValue(hand, type, JSON.stringify(misspelt(hand, String(type.node.value))), /type/);
  },
  'a type of another block'(hand) {
    const type = aSpot(
      hand,
      (spot) =>
        spot.key === 'type' &&
        isText(spot) &&
        spot.node.parent?.parent?.parent?.children?.[0]?.value === 'blocks',
    );
    const other = hand.pick([
      'hero',
      'parallax',
      'cardGrid',
      'carousel',
      'faq',
      'stats',
      'cta',
      'split',
      'hub',
      'logos',
      'video',
      'map',
      'contactForm',
      'prose',
    ]);
    return type && type.node.value !== other
      ? withValue(hand, type, JSON.stringify(other), new RegExp(other))
      : undefined;
  },
  'a logo or a layout renamed'(hand) {
    const owner = aSpot(
      hand,
      (spot) => spot.file === 'site.json' && ['logos', 'layouts'].includes(spot.key) && isObject(spot),
    );
    const property = owner && hand.pick(owner.node.children ?? []);
    const [key] = property?.children ?? [];
    if (!owner || !key) return undefined;
    const value = String(key.value);
    const uses = spotsOf(hand.contents).filter(({ node }) => node.value === value);
    if (uses.length === 0) return undefined;
    const slip = replaced(
      hand,
      'site.json',
      key.offset,
      key.offset + key.length,
      JSON.stringify(misspelt(hand, value)),
      new RegExp(`"?${value}"?`),
    );
    return { ...slip, at: [...slip.at, ...placesOf(hand, value)] };
  },
  'a block deleted'(hand) {
    const block = aSpot(
      hand,
      (spot) =>
        spot.isItem &&
        spot.key === 'blocks' &&
        isObject(spot) &&
        /"layout": "(partner|topic|course|service)"/.test((hand.contents.get(spot.file) ?? '').slice(0, 900)),
    );
    return block && without(hand, block, /layout|hero/);
  },
  'a block moved'(hand) {
    const block = aSpot(hand, (spot) => spot.isItem && spot.key === 'blocks' && isObject(spot));
    const siblings = block?.node.parent?.children ?? [];
    const index = block ? siblings.indexOf(block.node) : -1;
    const next = siblings[index + 1];
    if (!block || !next || index > 0) return undefined;
    const text = hand.contents.get(block.file) ?? '';
    const [a, b] = [
      text.slice(block.node.offset, block.node.offset + block.node.length),
      text.slice(next.offset, next.offset + next.length),
    ];
    return replaced(
      hand,
      block.file,
      block.node.offset,
      next.offset + next.length,
      `${b},\n    ${a}`,
      /hero|layout/,
    );
  },
  'an id renamed'(hand) {
    const id = aSpot(
      hand,
      (spot) =>
        spot.key === 'id' &&
        isText(spot) &&
        isOfPage(spot) &&
        spotsOf(hand.contents).some(({ node }) => linksTo(node.value, spot, hand)),
    );
    if (!id) return undefined;
    const slip = withValue(
      hand,
      id,
      JSON.stringify(misspelt(hand, String(id.node.value))),
      new RegExp(String(id.node.value)),
    );
    return { ...slip, at: [...slip.at, ...placesOf(hand, `#${id.node.value}`)] };
  },
  'a field misspelt'(hand) {
    const field = aSpot(
      hand,
      (spot) => !spot.isItem && spot.node.parent?.type === 'property' && /^[a-z]{3,}$/i.test(spot.key),
    );
    const [key] = field?.node.parent?.children ?? [];
    if (!field || !key) return undefined;
    const by = hand.pick([
      misspelt(hand, field.key),
      `${field.key}s`,
      field.key.replace(/s$/, ''),
      field.key.toUpperCase(),
      `${field.key[0]?.toUpperCase()}${field.key.slice(1)}`,
      ` ${field.key}`,
      `${field.key} `,
    ]);
    return by === field.key
      ? undefined
      : replaced(hand, field.file, key.offset, key.offset + key.length, JSON.stringify(by), /./);
  },
};
