import type { Hand } from './mistakes';
import {
  aSpot,
  escaped,
  fieldOf,
  isList,
  isObject,
  isOfPage,
  isText,
  namesOf,
  rawOf,
  replaced,
  type SlipKind,
  type Spot,
  withText,
  withValue,
} from './slip';

const isPage = (spot: Spot) => isOfPage(spot) && spot.key === '' && isObject(spot);
const isCollection = (spot: Spot) => /\/collection\.json$/.test(spot.file) && spot.key === '';
const isBlock = (spot: Spot) => spot.isItem && spot.key === 'blocks' && isObject(spot);
const isImage = (spot: Spot) => spot.key === 'image' && isObject(spot) && fieldOf(spot, 'type') !== undefined;
const isLink = (spot: Spot) =>
  isObject(spot) && namesOf(spot).includes('href') && fieldOf(spot, 'label') !== undefined;
const isCard = (spot: Spot) => spot.isItem && spot.key !== 'blocks' && spot.key !== 'pages' && isObject(spot);
/** A list of objects of a page. */
const hasCards = (spot: Spot) =>
  isList(spot) &&
  spot.key !== 'blocks' &&
  spot.file !== 'site.json' &&
  spot.node.children?.[0]?.type === 'object';
const isInner = ({ key, node, file }: Spot) =>
  key !== '' && key !== '$schema' && node.offset > 0 && file !== '';

const typeOf = (spot: Spot) => String(fieldOf(spot, 'type')?.value);

/** Puts a text into a list: between two items, before the first or behind the last, or in the place of one. */
function intoList(hand: Hand, list: Spot, raw: string, says: RegExp) {
  const items = list.node.children ?? [];
  const item = hand.pick(items);
  const end = item.offset + item.length;
  switch (hand.below(3)) {
    case 0:
      return replaced(hand, list.file, item.offset, item.offset, `${raw},\n`, says);
    case 1:
      return replaced(hand, list.file, end, end, `,\n${raw}`, says);
    default:
      return replaced(hand, list.file, item.offset, end, raw, says);
  }
}

export const objectSlips: Readonly<Record<string, SlipKind>> = {
  'a block among cards'(hand) {
    const [list, block] = [aSpot(hand, hasCards), aSpot(hand, isBlock)];
    return list && block && intoList(hand, list, rawOf(hand, block), new RegExp(`${typeOf(block)}|block`));
  },
  'a card among blocks'(hand) {
    const list = aSpot(hand, (spot) => isList(spot) && spot.key === 'blocks' && spot.file !== 'site.json');
    const card = aSpot(hand, isCard);
    return list && card && intoList(hand, list, rawOf(hand, card), /block/);
  },
  'a card of another list'(hand) {
    const list = aSpot(hand, hasCards);
    const names = list && namesOf({ ...list, node: list.node.children?.[0] ?? list.node });
    const card = aSpot(
      hand,
      (spot) => isCard(spot) && namesOf(spot).filter((name) => !names?.includes(name)).length > 0,
    );
    return list && card && list.key !== card.key
      ? intoList(hand, list, rawOf(hand, card), /This is an? |not a field|missing/)
      : undefined;
  },
  'a page in site.json'(hand) {
    const page = aSpot(hand, isPage);
    return page && withText('site.json', rawOf(hand, page), /page/);
  },
  'site.json in a page'(hand) {
    const page = aSpot(hand, isPage);
    return page && withText(page.file, hand.contents.get('site.json') ?? '', /site\.json/);
  },
  'a collection in another file'(hand) {
    const collection = aSpot(hand, isCollection);
    const file = hand.pick([...hand.contents.keys()].filter((file) => /^(site\.json|pages\/)/.test(file)));
    return collection && withText(file, rawOf(hand, collection), /collection/);
  },
  'a page or site.json in a collection'(hand) {
    const collection = aSpot(hand, isCollection);
    const other = aSpot(hand, (spot) => isPage(spot) || (spot.file === 'site.json' && spot.key === ''));
    return collection && other && withText(collection.file, rawOf(hand, other), /page|site\.json/);
  },
  'a page among blocks'(hand) {
    const list = aSpot(hand, (spot) => isList(spot) && spot.key === 'blocks' && spot.file !== 'site.json');
    const page = aSpot(hand, isPage);
    return list && page && intoList(hand, list, rawOf(hand, page), /page/);
  },
  'an object for a text'(hand) {
    const text = aSpot(hand, (spot) => isText(spot) && isInner(spot) && !spot.isItem && spot.key !== 'type');
    const object = aSpot(hand, hand.pick([isLink, isImage, isCard]));
    return (
      text &&
      object &&
      withValue(hand, text, rawOf(hand, object), new RegExp(`"${escaped(text.key)}".*object`))
    );
  },
  'an object for a text in a list'(hand) {
    const text = aSpot(hand, (spot) => isText(spot) && spot.isItem);
    const object = aSpot(hand, hand.pick([isLink, isImage, isCard]));
    return text && object && withValue(hand, text, rawOf(hand, object), /object|This is/);
  },
  'an image for another object'(hand) {
    const link = aSpot(hand, (spot) => isLink(spot) && !spot.isItem);
    const image = aSpot(hand, isImage);
    return link && image && withValue(hand, link, rawOf(hand, image), /scene|file|image|picture|drawing/);
  },
  'a link for an image'(hand) {
    const [image, link] = [aSpot(hand, isImage), aSpot(hand, isLink)];
    return image && link && withValue(hand, image, rawOf(hand, link), /image|type/);
  },
  'a list for one object'(hand) {
    const object = aSpot(hand, (spot) => isObject(spot) && isInner(spot) && !spot.isItem);
    if (!object) return undefined;
    const raw = rawOf(hand, object);
    return withValue(hand, object, hand.pick([`[${raw}]`, `[${raw}, ${raw}]`, '[]']), /list|\[/);
  },
  'one object for a list'(hand) {
    const list = aSpot(hand, (spot) => isList(spot) && isInner(spot));
    const [item] = list?.node.children ?? [];
    return list && item && withValue(hand, list, rawOf(hand, { ...list, node: item }), /list|\[/);
  },
  'a list in a list'(hand) {
    const list = aSpot(hand, (spot) => isList(spot) && isInner(spot));
    return list && withValue(hand, list, `[${rawOf(hand, list)}]`, /list|\[/);
  },
  'an item in a list of its own'(hand) {
    const item = aSpot(hand, (spot) => spot.isItem && isInner(spot));
    return item && withValue(hand, item, `[${rawOf(hand, item)}]`, /list|\[/);
  },
  'a value in an object of its name'(hand) {
    const value = aSpot(hand, (spot) => !spot.isItem && isInner(spot));
    return (
      value &&
      withValue(
        hand,
        value,
        `{ "${value.key}": ${rawOf(hand, value)} }`,
        new RegExp(`"${escaped(value.key)}"`),
      )
    );
  },
  'an item in an object'(hand) {
    const item = aSpot(hand, (spot) => spot.isItem && isObject(spot) && isInner(spot));
    const name = item?.key.replace(/s$/, '');
    return item && withValue(hand, item, `{ "${name}": ${rawOf(hand, item)} }`, new RegExp(`"${name}"`));
  },
  'a page in an object or a list'(hand) {
    const page = aSpot(hand, isPage);
    if (!page) return undefined;
    const raw = rawOf(hand, page);
    return withText(
      page.file,
      hand.pick([`[${raw}]`, `{ "page": ${raw} }`, `{ "pages": [${raw}] }`, `[[${raw}]]`]),
      /page|list|\[/,
    );
  },
  'all of site.json in an object or a list'(hand) {
    const raw = hand.contents.get('site.json') ?? '';
    return withText(
      'site.json',
      hand.pick([`[${raw}]`, `{ "content": ${raw} }`, `{ "data": ${raw} }`]),
      /site\.json|object|list|\[/,
    );
  },
  'the fields of an object without it'(hand) {
    const object = aSpot(
      hand,
      (spot) =>
        isObject(spot) &&
        !spot.isItem &&
        isInner(spot) &&
        spot.file !== 'site.json' &&
        (spot.node.children?.length ?? 0) > 1,
    );
    const property = object?.node.parent;
    if (!object || !property) return undefined;
    const raw = rawOf(hand, object).replace(/^\{|\}$/g, '');
    return replaced(
      hand,
      object.file,
      property.offset,
      property.offset + property.length,
      raw,
      new RegExp(`"${object.key}"|twice`),
    );
  },
  'a field one level too high'(hand) {
    const item = aSpot(
      hand,
      (spot) =>
        !spot.isItem &&
        isInner(spot) &&
        spot.node.parent?.parent?.parent?.type === 'property' &&
        spot.key !== 'type',
    );
    const property = item?.node.parent;
    const outer = property?.parent?.parent;
    if (!item || !property || !outer) return undefined;
    return moved(hand, item, outer.offset + outer.length);
  },
  'a field one level too deep'(hand) {
    const object = aSpot(
      hand,
      (spot) => isObject(spot) && !spot.isItem && isInner(spot) && (spot.node.children?.length ?? 0) > 0,
    );
    const siblings =
      object?.node.parent?.parent?.children?.filter((each) => each !== object.node.parent) ?? [];
    const property = siblings.length > 0 ? hand.pick(siblings) : undefined;
    const [key, value] = property?.children ?? [];
    if (!object || !value || key?.value === 'type' || key?.value === '$schema') return undefined;
    const last = object.node.children?.at(-1);
    return (
      last &&
      moved(
        hand,
        { file: object.file, node: value, key: String(key?.value), isItem: false },
        last.offset + last.length,
      )
    );
  },
};

/** A field at another place of its file, behind what ends there. */
function moved(hand: Hand, { file, node, key }: Spot, to: number) {
  const property = node.parent;
  const siblings = property?.parent?.children ?? [];
  if (!property || siblings.length < 2) return undefined;
  const text = hand.contents.get(file) ?? '';
  const index = siblings.indexOf(property);
  const next = siblings[index + 1];
  const before = siblings[index - 1];
  const start = next ? property.offset : (before?.offset ?? 0) + (before?.length ?? 0);
  const end = next ? next.offset : property.offset + property.length;
  const raw = text.slice(property.offset, property.offset + property.length);
  const [from, till] = [Math.min(start, to), Math.max(end, to)];
  if (to > start && to < end) return undefined;
  const by = to >= end ? `${text.slice(end, to)},\n${raw}` : `,\n${raw}${text.slice(to, start)}`;
  return replaced(hand, file, from, till, by, new RegExp(`"${escaped(key)}"`));
}
