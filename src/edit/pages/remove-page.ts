import { siteFile } from '../../site/files/site-file';
import { notFoundPath } from '../../site/page/addresses';
import type { Operation, ValueOperation } from '../operation';
import {
  type ContentPage,
  type ContentPages,
  choosePage,
  type PageRefusal,
  unknownPage,
} from './content-pages';
import { entryOperations } from './page-file';
import type { PageReference } from './references';
import { type Rewrite, rewriteOperations } from './rewrite';

export interface Removal {
  operations: readonly Operation[];
  page: ContentPage;
  /** Places in the rest of the content that name the page. */
  references: readonly PageReference[];
}

/**
 * Deletes a page with its file, which `file` names where several have the path; links stay while another one has it. With `to`, everything that names it names that page instead, and its addresses become
 * aliases there, its redirects lead there; links lose their anchors, which that page hardly has. Without, what names it is left as it is.
 */
export function removePage(
  content: ContentPages,
  path: string,
  to?: string,
  file?: string,
): Removal | PageRefusal {
  if (path === '/') return { refusal: 'The home page stays: a site needs one.' };
  const page = choosePage(content, path, file);
  if ('refusal' in page) return page;
  const heir = to === undefined ? undefined : content.at(to);
  if (to !== undefined && !heir) return { refusal: unknownPage(content, to) };
  if (to === path)
    return { refusal: `A deleted page can't take its own place. Choose another page than ${path}.` };
  const addresses = addressesOf(content, page);
  const references = referencesTo(content, page);
  const { files, entries } = content;
  const operations: Operation[] = [
    ...(heir
      ? [
          ...leadTo(content, heir, references),
          ...inherit(heir, 'aliases', [...addresses]),
          ...inherit(heir, 'redirects', page.redirects),
        ]
      : []),
    ...(page.pointer === ''
      ? [
          ...entryOperations(files, entries, [{ from: page.file }]),
          { op: 'delete', file: page.file } as const,
        ]
      : [{ op: 'remove', file: siteFile, at: page.pointer } as const]),
  ];
  return { operations, page, references };
}

/** Those that no other page has. */
function addressesOf(content: ContentPages, page: ContentPage): ReadonlySet<string> {
  const others = content.pages.filter((other) => other !== page);
  const left = new Set(others.flatMap(({ path, aliases }) => [path, ...aliases]));
  return new Set([page.path, ...page.aliases].filter((address) => !left.has(address)));
}

/** The places in the rest of the content that name a page. */
export function referencesTo(content: ContentPages, page: ContentPage): readonly PageReference[] {
  const addresses = addressesOf(content, page);
  return content
    .allReferences()
    .filter((reference) => addresses.has(reference.path) && !isWithin(reference, page));
}

/** A page is not its own parent, and a list names each page once. */
function leadTo(
  content: ContentPages,
  heir: ContentPage,
  references: readonly PageReference[],
): ValueOperation[] {
  const redirects: Rewrite[] = [];
  const removals: ValueOperation[] = [];
  const naming = new Set(
    content.allReferences().flatMap((each) => (each.path === heir.path ? listOf(each) : [])),
  );
  for (const reference of references) {
    const { kind, file, pointer, text } = reference;
    const list = listOf(reference);
    const isNeedless = kind === 'pagePath' && (naming.has(list) || isWithin(reference, heir));
    if (isNeedless) removals.unshift({ op: 'remove', file, at: pointer, was: text });
    else redirects.push({ part: reference, by: heir.path });
    naming.add(list);
  }
  return [...rewriteOperations(redirects), ...removals];
}

const listOf = ({ file, pointer }: PageReference) => file + pointer.slice(0, pointer.lastIndexOf('/'));

const isWithin = ({ file, pointer }: PageReference, page: ContentPage) =>
  file === page.file && pointer.startsWith(`${page.pointer}/`);

function inherit(
  heir: ContentPage,
  field: 'aliases' | 'redirects',
  addresses: readonly string[],
): ValueOperation[] {
  const { file, pointer } = heir;
  return addresses
    .filter((address) => !heir[field].includes(address) && address !== notFoundPath)
    .map((value) => ({ op: 'insert', file, at: `${pointer}/${field}/-`, value }));
}
