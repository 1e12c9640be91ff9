import { definedFields } from '../../site/collections/content-plan';
import { collectionFolder, definedIn, definitionFile } from '../../site/files/collection-files';
import { siteFile } from '../../site/files/site-file';
import { textOf } from '../../site/json/text-of';
import { valueAt } from '../../site/json/value-at';
import { isAtOrBelow } from '../../site/page/redirects';
import { planAt } from '../../site/schema/plan-at';
import { slug } from '../../site/text/fix/slug';
import type { Operation, Transaction, ValueOperation } from '../operation';
import { rewriteTexts } from '../text/rewrite-texts';
import type { ContentPages, PageRefusal } from './content-pages';
import { edit } from './create-page';
import { isNamed, newFile, schemaFor } from './page-file';
import { createPathRefusal } from './path-refusal';
import { createTakenAddress } from './taken-address';

/** What a collection can begin as: its definition, and the page that lists its rows. Both are files, in English. */
export interface Preset {
  /** The name of its folder. */
  name: string;
  definition: string;
  page: string;
  /** Of their texts into the language of the site; none for a language without them. */
  translations: ReadonlyMap<string, string>;
}

/** What an editor may change before the files are written. */
export interface CollectionStart {
  /** Of the collection, its page, and the entry of the menu. */
  name: string;
  /** Of its page. */
  path: string;
  /** What rows are ordered by, such as topics. */
  words: readonly string[];
}

export interface ProposedStart extends CollectionStart {
  /** What the words are called; undefined for a preset without any. */
  wordsLabel: string | undefined;
}

interface NewCollection {
  transaction: Transaction;
  /** The file of its definition. */
  file: string;
  isInMenu: boolean;
}

/** What a preset proposes, in the language of the site. */
export function proposedStart({ definition, page, translations }: Preset): ProposedStart {
  const translated = (text: unknown) => translations.get(textOf(text)) ?? textOf(text);
  const { fields, name }: Record<string, unknown> = JSON.parse(definition);
  const words = wordField(fields);
  return {
    name: translated(name),
    path: translated(JSON.parse(page).path),
    words: (words?.of ?? []).map(translated),
    wordsLabel: words && translated(words.label),
  };
}

/** The first field with words, which orders the rows. */
function wordField(fields: unknown) {
  const found = Object.entries(definedFields({ fields })).find(([, { of }]) => of);
  return found && { key: found[0], ...found[1] };
}

/** Adds a collection, the page that lists its rows, and an entry of the menu. */
export function createCollection(
  content: ContentPages,
  preset: Preset,
  start: CollectionStart,
): NewCollection | PageRefusal {
  const { files, entries, pages, site } = content;
  const { path, name, words } = start;
  const refusal = createPathRefusal(files)(path) ?? createTakenAddress(content)(path);
  if (refusal !== undefined) return { refusal };
  const folder = freeFolder(content, path, preset);
  const file = definitionFile(folder);
  const pageFile = newFile(files, entries, pages, path);
  const schema = schemaFor(pages, file)?.replace(/page(?=\.schema\.json$)/, 'collection');
  const replace = replacement(preset, folder, start);
  const field = wordField(JSON.parse(preset.definition).fields);
  const operations: Operation[] = [
    {
      op: 'create',
      file,
      text: edit(file, rewriteTexts(file, preset.definition, replace), [
        named(file, schema),
        ...(field && words.length > 0
          ? [{ op: 'set', file, at: `/fields/${field.key}/of`, value: words } as const]
          : []),
      ]),
    },
    {
      op: 'create',
      file: pageFile,
      text: edit(pageFile, rewriteTexts(pageFile, preset.page, replace), [
        named(pageFile, schemaFor(pages, pageFile)),
      ]),
    },
    ...(isNamed(entries, pageFile)
      ? []
      : [{ op: 'insert', file: siteFile, at: '/pages/-', value: pageFile } as const]),
  ];
  const isInMenu = hasRoom(site);
  if (isInMenu)
    operations.push({
      op: 'insert',
      file: siteFile,
      at: '/header/links/-',
      value: { label: name, href: path },
    });
  return { transaction: { name: `New collection ${name}`, operations }, file, isInMenu };
}

const named = (file: string, schema: string | undefined): ValueOperation =>
  schema === undefined
    ? { op: 'remove', file, at: '/$schema' }
    : { op: 'set', file, at: '/$schema', value: schema };

/** The end of the path names the folder, if it can. */
function freeFolder({ files }: ContentPages, path: string, preset: Preset): string {
  const taken = new Set(files.list().flatMap((file) => definedIn(file) ?? []));
  const wanted = slug(path.slice(path.lastIndexOf('/') + 1)) || preset.name;
  for (let count = 1; ; count++) {
    const folder = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(folder) && !files.list().some((file) => file.startsWith(collectionFolder(folder))))
      return folder;
  }
}

/** What stands in the place of a text: in the language of the site, with the collection's own name and addresses. */
function replacement(preset: Preset, folder: string, { name, path }: CollectionStart) {
  const { translations } = preset;
  const english: string = JSON.parse(preset.page).path;
  const proposed = proposedStart(preset);
  return (text: string, at: string): string => {
    if (at.endsWith('/of')) return text === preset.name ? folder : text;
    const translated = translations.get(text) ?? text;
    for (const start of [proposed.path, english])
      if (isAtOrBelow(translated, start)) return path + translated.slice(start.length);
    const rest = translated.startsWith(proposed.name) ? translated.slice(proposed.name.length) : undefined;
    return rest !== undefined && /^(?:\s?:|$)/.test(rest) ? name + rest : translated;
  };
}

function hasRoom(site: unknown): boolean {
  const links = valueAt(site, '/header/links');
  const plan = planAt(siteFile, site, '/header/links');
  return Array.isArray(links) && plan?.is === 'list' && links.length < plan.maxItems;
}
