import { pageName } from '../page/page-trail';
import type { Href, Markdown } from '../schema/kinds';
import type { Block, Card, RowGroup, RowItem, Step, WrittenList } from '../schema/types.gen';
import { escapeMarkdown } from '../text/escape-markdown';
import type { LoadedCollection } from './collections';
import type { ListNav } from './list-nav';
import { inGroups, type Listed, type Shown } from './list-rows';
import type { Row } from './row';
import { wordsOf } from './words-of';

/** A row with what lists show of it. */
interface Item {
  row: Row;
  item: RowItem;
}

/** What a block says beside its rows. */
type Head = Pick<WrittenList, 'id' | 'heading' | 'lead' | 'tone' | 'backdrop'>;

/** What a list shows, as the block that shows it; nothing where no row fits and nothing is to be said of that. */
export function listBlock(
  block: WrittenList,
  rows: readonly Shown[],
  nav: ListNav | undefined,
  listed: Listed,
): Block[] {
  const { of, heading, lead, id, tone, backdrop, action, as: form = 'cards' } = block;
  const collection = listed.collections.get(of);
  if (!collection) return [];
  const head = {
    ...(id !== undefined && { id }),
    heading,
    ...(lead !== undefined && { lead }),
    ...(tone !== undefined && { tone }),
    ...(backdrop && { backdrop }),
    ...(nav && { listLinks: nav }),
  };
  const [first, ...others] = rows.map((shown) => ({
    row: shown.row,
    item: itemOf(shown, collection, listed),
  }));
  if (!first) {
    if (block.empty === undefined) return [];
    // A head alone, which content can't have.
    return [{ type: 'rows', ...head, lead: block.empty, groups: [] as never }];
  }
  switch (form) {
    case 'cards':
      return [
        {
          type: 'cardGrid',
          ...head,
          tone: tone ?? 'light',
          ...(action && { actions: [action] }),
          cards: [cardOf(first), ...others.map(cardOf)],
        },
      ];
    case 'rows':
    case 'lines':
    case 'menu':
      return rowsBlock(form, block, head, [first, ...others], collection);
    case 'steps':
      return [{ type: 'steps', ...head, items: [stepOf(first), ...others.map(stepOf)] }];
    case 'table':
      return [tableBlock(block, head, [first, ...others], collection)];
  }
}

const cardOf = ({ item: { title, text, icon, image, href } }: Item): Card => ({
  ...(icon !== undefined && { icon }),
  title,
  ...(text !== undefined && { text }),
  ...(image !== undefined && { image }),
  ...(href !== undefined && { href }),
});

const lineOf = ({ item: { title, text, pre, value, href } }: Item): RowGroup['rows'][number] => ({
  ...(pre !== undefined && { pre }),
  label: title,
  ...(text !== undefined && { text: escapeMarkdown(text) as Markdown }),
  ...(value !== undefined && { value }),
  ...(href !== undefined && { href }),
});

const stepOf = ({ item: { title, text, pre } }: Item): Step => ({
  title,
  ...(text !== undefined && { text }),
  ...(pre !== undefined && { time: pre }),
});

/** The forms of a list that are those of a block with rows. */
export const rowForms = { rows: 'big', lines: 'table', menu: 'menu' } as const;

/** Rows, below the words of a field if the list names one. */
function rowsBlock(
  form: keyof typeof rowForms,
  block: WrittenList,
  head: Head,
  items: readonly Item[],
  collection: LoadedCollection,
): Block[] {
  const { action } = block;
  const groups = inGroups(block, items, collection).flatMap(({ items: own, ...group }): RowGroup[] => {
    const [first, ...others] = own.map(lineOf);
    return first ? [{ ...group, rows: [first, ...others] }] : [];
  });
  const [group, ...more] = groups;
  if (!group) return [];
  return [
    {
      type: 'rows',
      ...head,
      ...(action && { action }),
      as: rowForms[form],
      ...(form === 'menu' && items.length > 1 && { columns: 2 }),
      groups: [group, ...more],
    },
  ];
}

function tableBlock(
  { columns = [] }: { columns?: readonly string[] },
  head: Head,
  [first, ...others]: readonly [Item, ...Item[]],
  { definition }: LoadedCollection,
): Block {
  const { collection, locale } = definition;
  const cell = ({ values }: Row, name: string): string => {
    const field = collection.fields[name];
    return field && values[name] !== undefined ? wordsOf(values[name], field, locale) : '–';
  };
  const line = ({ row, item }: Item): [string, ...string[]] => [
    item.title,
    ...columns.map((name) => cell(row, name)),
  ];
  return {
    type: 'table',
    ...head,
    columns: [collection.name, ...columns.map((name) => collection.fields[name]?.label ?? name)],
    rows: [line(first), ...others.map(line)],
  };
}

/** What lists show of a row: what its collection says, or what its page is called. */
function itemOf({ row, page }: Shown, { definition }: LoadedCollection, { tokens }: Listed): RowItem {
  const filled = definition.item?.fill(row) as RowItem | undefined;
  const item =
    filled ??
    (page ? { title: pageName(page.facts, tokens), text: page.facts.description } : { title: row.slug });
  return page && item.href === undefined ? { ...item, href: page.facts.path as Href } : item;
}
