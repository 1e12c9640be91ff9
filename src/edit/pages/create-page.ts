import { markLength } from '../../site/files/files';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { type JsonPath, pointerOf } from '../../site/json/json-path';
import { memberOf } from '../../site/json/value-at';
import { isSlot } from '../../site/schema/layout-slots';
import { compileWalk } from '../../site/schema/walk';
import { didYouMean, nearest } from '../../site/text/nearest';
import { isConflict } from '../conflict';
import { isContentPath } from '../file-path';
import type { Transaction, ValueOperation } from '../operation';
import { editText } from '../text/edit-text';
import { type ContentPage, type ContentPages, type PageRefusal, unknownPage } from './content-pages';
import { fitLinks, logoOperations } from './fit-links';
import { layoutBlocks, pageSnippet, writeJson } from './new-blocks';
import { isNamed, newFile, schemaFor } from './page-file';
import { createPathRefusal } from './path-refusal';
import { replaceText } from './replace-text';
import { createTakenAddress } from './taken-address';

export interface CreateOptions {
  /** A layout of site.json, whose blocks the page gets. */
  layout?: string | undefined;
  /** The path of a page to copy. */
  copy?: string | undefined;
  /** What a copy is called where the other page has its own name; else the end of the path in words. */
  name?: string | undefined;
  title?: string | undefined;
}

export interface NewPage {
  transaction: Transaction;
  file: string;
  text: string;
  /** Pointers to the texts that an editor is to write. */
  fillIn: readonly string[];
  /** True if something names its path already. */
  isLinked: boolean;
}

/** Adds a page with the blocks of a layout, with those of another page, or with a hero and a call to action. */
export function createPage(
  content: ContentPages,
  path: string,
  options: CreateOptions,
): NewPage | PageRefusal {
  const { files, entries, pages } = content;
  const refusal = createPathRefusal(files)(path) ?? createTakenAddress(content)(path);
  if (refusal !== undefined) return { refusal };
  const source = options.copy === undefined ? undefined : content.at(options.copy);
  if (options.copy !== undefined && !source) return { refusal: unknownPage(content, options.copy) };
  const made = source ? copyOf(source, content) : newText(content, options.layout);
  if (typeof made !== 'string') return made;
  const file = newFile(files, entries, pages, path);
  if (!isContentPath(file))
    return { refusal: 'This path is too long for the name of a file below "pages". Shorten it.' };
  const { title = nameOf(path), name = nameOf(path) } = options;
  const text = fitText(content, { file, path, text: made, source, title, name });
  const entry: ValueOperation = { op: 'insert', file: siteFile, at: '/pages/-', value: file };
  return {
    transaction: {
      name: `New page ${path}`,
      operations: [{ op: 'create', file, text }, ...(isNamed(entries, file) ? [] : [entry])],
    },
    file,
    text,
    isLinked: content.allReferences().some((reference) => reference.path === path),
    fillIn: textsIn(text, lastPart(path)).filter(
      (pointer) =>
        !(pointer === '/title' && options.title !== undefined) &&
        (!source || !pointer.startsWith('/blocks/') || pointer.startsWith('/blocks/0/')),
    ),
  };
}

/** `/brands/harbor-cables` is about Harbor Cables. */
function nameOf(path: string): string {
  const words = lastPart(path).replaceAll('-', ' ').trim();
  return words === '' ? 'Home' : words.replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function newText({ site }: ContentPages, layout: string | undefined): string | PageRefusal {
  const page = pageSnippet();
  if (layout === undefined) return writeJson(page);
  const layouts = isRecord(site) && isRecord(site.layouts) ? site.layouts : {};
  const slots = memberOf(layouts, layout);
  if (!Array.isArray(slots)) {
    const known = Object.keys(layouts);
    return {
      refusal: `There is no layout "${layout}".${didYouMean(nearest(layout, known))} Layouts in site.json: ${known.join(', ')}.`,
    };
  }
  const { blocks: _, ...head } = page;
  return writeJson({ ...head, layout, blocks: layoutBlocks(slots.filter(isSlot)) });
}

/** The text of a page as a file of its own. */
export function copyOf({ file, pointer, content }: ContentPage, { files }: ContentPages): string {
  if (pointer !== '') return writeJson(content);
  const text = files.read(file);
  return text.slice(markLength(text));
}

interface Fitting {
  file: string;
  path: string;
  text: string;
  source: ContentPage | undefined;
  title: string;
  name: string;
}

/** The page's own address and words, and no link to a page that is not there. */
function fitText(content: ContentPages, fitting: Fitting): string {
  const { file, path, text, source, title } = fitting;
  const own = source ? renamed(content, source, fitting) : text;
  const value: unknown = JSON.parse(own);
  const page = isRecord(value) ? value : {};
  const set = (at: string, value: unknown): ValueOperation => ({ op: 'set', file, at, value });
  const $schema = schemaFor(content.pages, file);
  const operations = [
    ...($schema === undefined ? [] : [set('/$schema', $schema)]),
    set('/path', path),
    set('/title', title),
    set('/description', `${title}: write what search results show, in 50 to 155 characters.`),
    ...['aliases', 'redirects']
      .filter((field) => page[field] !== undefined)
      .map((field) => ({ op: 'remove', file, at: `/${field}` }) as const),
    ...(source ? [] : [set('/blocks/0/heading', title), ...fitLinks(content, page, file)]),
  ];
  return edit(file, own, operations);
}

/** A copy has its own name wherever the other page has its own, and its logo, if there is one. */
function renamed(
  { site }: ContentPages,
  source: ContentPage,
  { file, path, text, name: own }: Fitting,
): string {
  const copy = { ...source, file, pointer: '', content: JSON.parse(text) };
  const { name } = source.content;
  const operations =
    typeof name === 'string'
      ? replaceText({ site: undefined, pages: [copy], collections: [] }, name, own, { isCase: true })
          .operations
      : [];
  return edit(file, text, [...operations, ...logoOperations(site, copy, lastPart(path))]);
}

export function edit(file: string, text: string, operations: readonly ValueOperation[]): string {
  const edited = editText(file, text, operations);
  if (isConflict(edited)) throw new Error(edited.message);
  return edited.text;
}

/** Pointers to the texts of a page, without the names of its buttons, and to logos other than its own. */
function textsIn(text: string, ownLogo: string): string[] {
  const pointers: string[] = [];
  const note = (value: unknown, _: undefined, at: JsonPath) => {
    if (at?.key !== 'label' && at?.key !== 'about' && value !== ownLogo) pointers.push(pointerOf(at));
  };
  compileWalk<undefined>('page', { line: note, markdown: note, logoId: note })(JSON.parse(text), undefined);
  return pointers;
}
