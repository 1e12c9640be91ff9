import type { Hand } from './mistakes';
import { aSpot, fieldOf, isList, isObject, isText, rawOf, type SlipKind, type Spot, withValue } from './slip';

const isItemOf = (list: string) => (spot: Spot) => spot.isItem && spot.key === list;

/** A text with a part of it written in another way. */
function changed(hand: Hand, fits: (spot: Spot) => boolean, part: RegExp, by: string, says: RegExp) {
  const spot = aSpot(hand, (each) => fits(each) && part.test(rawOf(hand, each)));
  return spot && withValue(hand, spot, rawOf(hand, spot).replace(part, by), says);
}

/** Mistakes in what only forms, tables, rows, prices or opening hours can have. */
export const blockSlips: Readonly<Record<string, SlipKind>> = {
  'an answer of a form twice': (hand) =>
    changed(
      hand,
      (spot) => spot.key === 'options' && isList(spot),
      /("[^"]*"),\s*"[^"]*"/,
      '$1, $1',
      /twice/,
    ),
  'a field of a form with the name of another one'(hand) {
    const fields = aSpot(
      hand,
      (spot) => spot.key === 'fields' && isList(spot) && (spot.node.children?.length ?? 0) > 1,
    );
    const [first, second] = fields?.node.children ?? [];
    const [name, other] = [first, second].map(
      (node) => node && fields && fieldOf({ ...fields, node }, 'name'),
    );
    if (!fields || !name || !other) return undefined;
    return withValue(hand, { ...fields, node: other }, JSON.stringify(name.value), /Two fields of this form/);
  },
  'limits of a number the wrong way round': (hand) =>
    changed(
      hand,
      isItemOf('fields'),
      /("minimum": )(\d+)(.*?"maximum": )(\d+)/s,
      '$1$4$3$2',
      /No number is at least/,
    ),
  'the kind of a field in other words': (hand) =>
    changed(
      hand,
      isItemOf('fields'),
      /"type": "(phone|choice|number|checkbox)"/,
      `"type": "${hand.pick(['tel', 'select', 'textarea', 'radio', 'string'])}"`,
      /type/,
    ),
  'opening hours that end before they begin': (hand) =>
    changed(
      hand,
      (spot) => isItemOf('hours')(spot) && isText(spot),
      /([01]\d.*)-([01]\d.*\d)/,
      '$2-$1',
      /before it begins/,
    ),
  'opening hours as people write them': (hand) =>
    changed(
      hand,
      (spot) => isItemOf('hours')(spot) && isText(spot),
      /(\d+):(\d+)-(\d+):(\d+)/,
      hand.pick(['$1-$3', '$1.$2-$3.$4', '$1:$2 – $3:$4', '$1:$2 to $3:$4']),
      /^Hour \d/,
    ),
  'a currency by its sign': (hand) =>
    changed(
      hand,
      (spot) => spot.key === 'currency',
      /[A-Z]+/,
      hand.pick(['€', '$$', '£', 'Euro']),
      /three letters/,
    ),
  'a price as a text': (hand) =>
    changed(
      hand,
      isItemOf('plans'),
      /("amount": )([\d.]+)/,
      `$1${hand.pick(['"$2"', '"$2 €"', '"from $2"'])}`,
      /amount/,
    ),
  'a price of a row as a number': (hand) =>
    changed(hand, isItemOf('rows'), /("value": )"([1-9][\d.]*)"/, '$1$2', /value/),
  'a row of a menu under another name': (hand) =>
    changed(
      hand,
      isItemOf('rows'),
      /"label"(?=: )/,
      `"${hand.pick(['title', 'name', 'heading', 'caption'])}"`,
      /label/,
    ),
  'a cell too many in a row'(hand) {
    const table = aSpot(hand, (spot) => isObject(spot) && fieldOf(spot, 'type')?.value === 'table');
    const columns = table && fieldOf(table, 'columns')?.children?.length;
    const row =
      table && fieldOf(table, 'rows')?.children?.find(({ children }) => children?.length === columns);
    if (!table || !row || columns === 13) return undefined;
    const spot = { ...table, node: row };
    return withValue(hand, spot, rawOf(hand, spot).replace(/\]$/, ', "one more"]'), /This row has/);
  },
};
