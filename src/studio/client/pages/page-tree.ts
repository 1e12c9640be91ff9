import type { PageEntry } from '../../protocol/workspace';
import { hasWords } from '../model/has-words';

/** A page or a section of the site, with what is below its path. */
export interface TreeNode {
  /** What distinguishes it from all others, also when two pages have one path. */
  key: string;
  path: string;
  /** The last part of its path. */
  segment: string;
  /** Missing for a section without a page of its own. */
  page?: PageEntry;
  children: TreeNode[];
  /** In lower case, what a filter looks in. */
  words: string;
}

/** A row of the tree as it is shown. */
export interface TreeRow {
  node: TreeNode;
  /** From 1 on. */
  level: number;
  /** The number of its siblings that are shown. */
  size: number;
  position: number;
  /** Undefined for a row without any below it. */
  isOpen: boolean | undefined;
}

/** All pages by their paths; `/` stands beside the sections, not above them. */
export function pageTree(pages: readonly PageEntry[]): readonly TreeNode[] {
  const roots: TreeNode[] = [];
  const sections = new Map<string, TreeNode>();

  function add(path: string, key: string, parent: TreeNode | undefined, page?: PageEntry): TreeNode {
    const segment = path.slice(path.lastIndexOf('/')) || (page?.file ?? '');
    const words = `${path} ${page?.title ?? ''}`.toLowerCase();
    const node: TreeNode = { key, path, segment, children: [], words, ...(page && { page }) };
    (parent?.children ?? roots).push(node);
    return node;
  }

  function sectionOf(path: string): TreeNode | undefined {
    if (path === '') return undefined;
    const known = sections.get(path);
    if (known) return known;
    const node = add(path, path, sectionOf(path.slice(0, path.lastIndexOf('/'))));
    sections.set(path, node);
    return node;
  }

  for (const page of pages) {
    const { path, file, pointer } = page;
    const node = sections.get(path);
    if (node && !node.page) {
      node.page = page;
      node.words = `${path} ${page.title}`.toLowerCase();
      continue;
    }
    const isOnly = path.startsWith('/') && !node;
    const key = isOnly ? path : `${file}#${pointer}`;
    const added = add(path, key, sectionOf(path.slice(0, Math.max(path.lastIndexOf('/'), 0))), page);
    if (isOnly) sections.set(path, added);
  }
  return roots;
}

/** The rows in their order. */
export function rowsOf(roots: readonly TreeNode[], isOpen: (node: TreeNode) => boolean): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (nodes: readonly TreeNode[], level: number) => {
    for (const [index, node] of nodes.entries()) {
      const open = node.children.length > 0 ? isOpen(node) : undefined;
      rows.push({ node, level, size: nodes.length, position: index + 1, isOpen: open });
      if (open) add(node.children, level + 1);
    }
  };
  add(roots, 1);
  return rows;
}

/** The nodes that have each word of a filter in their path or title, with those above them. */
export function filterTree(
  roots: readonly TreeNode[],
  filter: string,
): { roots: readonly TreeNode[]; count: number } {
  const isWanted = wantedBy(filter);
  let count = 0;
  const keep = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes.flatMap((node) => {
      const isFound = isWanted(node);
      if (isFound) count++;
      const children = node.children.length > 0 ? keep(node.children) : node.children;
      if (!isFound && children.length === 0) return [];
      return children.length === node.children.length ? node : { ...node, children };
    });
  return { roots: keep(roots), count };
}

/** True for pages that have each word of a filter in their path or title. */
function wantedBy(filter: string): (node: TreeNode) => boolean {
  const isFound = hasWords(filter);
  return ({ page, words }) => page !== undefined && isFound(words);
}

/** The index of the row that a filter means: the page of that path, else the first that it finds. */
export function wantedRow(rows: readonly TreeRow[], filter: string): number {
  const isWanted = wantedBy(filter);
  const exact = rows.findIndex(({ node }) => node.page && node.path === filter);
  return Math.max(0, exact === -1 ? rows.findIndex(({ node }) => isWanted(node)) : exact);
}

/** The page that a filter means, also if its row is not rendered; undefined if it finds none. */
export function wantedPage(roots: readonly TreeNode[], filter: string): PageEntry | undefined {
  const rows = rowsOf(filterTree(roots, filter).roots, () => true);
  return rows[wantedRow(rows, filter)]?.node.page;
}

/** The home page stays, and a page without a path can't be named. */
export const mayMove = (path: string): boolean => path !== '/' && path !== '';

/** The keys of the nodes above a path. */
export function keysAbove(path: string): string[] {
  const steps = path.split('/').slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}

/** How many pages are below a node. */
export const pagesBelow = ({ children }: TreeNode): number =>
  children.reduce((sum, child) => sum + (child.page ? 1 : 0) + pagesBelow(child), 0);
