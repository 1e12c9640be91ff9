import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../edit/operation';
import { addRow, deleteRow, fillCells, type NewRows } from '../../../edit/pages/change-rows';
import { type CollectionRows, readCollection, shownCell } from '../../../edit/pages/collection-rows';
import { proposedStart } from '../../../edit/pages/create-collection';
import { definedIn } from '../../../site/files/collection-files';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import { listOf } from '../../../site/json/value-at';
import { calendarIn } from '../../../site/page/calendar-in';
import type { SitePage } from '../../../site/page/site-page';
import type { CollectionRequests, RowName, TableRow } from '../../protocol/requests/collection-requests';
import { languageIn, presets, readPreset } from '../presets/presets';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { createParser } from '../workspace/list-entries';
import { type Handlers, placeOf } from './request-values';

export function collectionHandlers(workspace: FolderWorkspace): Handlers<keyof CollectionRequests> {
  const read = (name: string) => {
    const files = workspace.files();
    return readCollection(files, name, createParser(files));
  };
  const pages = () => workspace.pages.site()?.pages ?? [];
  const around = (): NewRows => {
    const site = workspace.pages.site();
    const { zone } = calendarIn(site?.content.site);
    const now = workspace.at ?? Date.now();
    return {
      pages: pages().map(({ facts }) => facts.path),
      logos: Object.keys(site?.content.logos ?? {}),
      language: textOf(site?.content.site.language),
      today: new Date(zone ? zone.localAt(now) : now).toISOString().slice(0, 10),
    };
  };
  const planOf = (collection: CollectionRows, command: unknown): Transaction | string => {
    const { do: what, name: called, row, rows, columns, cells } = isRecord(command) ? command : {};
    if (what === 'add') return addRow(collection, around(), textOf(called));
    if (what === 'fill') {
      const texts = listOf(cells).map((line) => listOf(line).map(textOf));
      return fillCells(
        collection,
        { rows: listOf(rows).map(nameOf), columns: listOf(columns).map(textOf), cells: texts },
        around(),
      );
    }
    const name = nameOf(row);
    const found = collection.rows.find((each) => isSame(each, name));
    return found ? deleteRow(collection, found) : 'This row is not there any more.';
  };
  return {
    presets() {
      const language = languageIn(createParser(workspace.files())(siteFile));
      return presets.map(({ name, about }) => {
        const preset = readPreset(name, language);
        return {
          preset: name,
          title: textOf(JSON.parse(preset.definition).name),
          about,
          ...proposedStart(preset),
        };
      });
    },
    collections: () =>
      workspace
        .files()
        .list()
        .flatMap((file) => {
          const collection = read(definedIn(file) ?? '');
          return collection
            ? [{ name: collection.name, title: collection.title, rows: collection.rows.length }]
            : [];
        }),
    collection({ name }) {
      const collection = read(textOf(name));
      if (!collection) return undefined;
      const { title, columns, nameKey, topics, hasPages, rows } = collection;
      const made = new Map(
        pages().flatMap((page) =>
          page.made?.collection === collection.name ? [[page.file + page.pointer, page]] : [],
        ),
      );
      return {
        name: collection.name,
        title,
        columns,
        nameKey,
        topics,
        hasPages,
        rows: rows.map(({ file, pointer, slug, value }) => ({
          file,
          pointer,
          slug,
          ...ofPage(made.get(file + pointer), value),
          cells: columns.map(({ key }) => shownCell(Object.hasOwn(value, key) ? value[key] : undefined)),
        })),
      };
    },
    changeRows({ collection: name, command }, watcher) {
      const collection = read(textOf(name));
      const transaction = collection ? planOf(collection, command) : 'This collection is not there any more.';
      if (typeof transaction === 'string') throw new RequestRefusal(transaction);
      workspace.apply(watcher, { id: randomUUID(), transaction });
      const { operations } = transaction;
      const added = operations.findLast(({ op }) => op === 'create' || op === 'insert');
      if (!added || !collection) return undefined;
      const count = operations.filter(({ op }) => op === 'insert').length;
      return {
        file: added.file,
        pointer: added.op === 'create' ? '' : `/${collection.rows.length + count - 1}`,
      };
    },
  };
}

/** A row has no page while it has a mistake, or while its page is not made yet. */
function ofPage(
  page: SitePage | undefined,
  { draft: isDraft }: Readonly<Record<string, unknown>>,
): Pick<TableRow, 'path' | 'dates'> {
  if (!page) return isDraft === true || isDraft === 'true' ? { dates: { draft: true } } : {};
  const { path, draft, from, until } = page.facts;
  const dates = {
    ...(draft && { draft }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
  return { path, ...(Object.keys(dates).length > 0 && { dates }) };
}

const nameOf = (value: unknown): RowName => ({
  ...placeOf(value),
  slug: textOf(isRecord(value) ? value.slug : undefined),
});

const isSame = (one: RowName, other: RowName): boolean =>
  one.file === other.file && one.pointer === other.pointer && one.slug === other.slug;
