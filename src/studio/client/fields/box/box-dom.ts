import type { Caret, Selected } from '../../../../edit/rich/edit-units';
import { joinRuns, type Marks, plainMarks, type Run, textOfRuns } from '../../../../edit/rich/runs';
import { isApart, isVoid, type Unit, type UnitKind } from '../../../../edit/rich/units';
import { readCell, readVoid, showCell, showVoid } from './box-parts';

/** What a token stands for, such as `{site.name}`; undefined for what is none. */
export type TokenWords = (token: string) => string | undefined;

const blocks = '[data-unit]';

/** Shows units as they are read. Words are in elements of their own, also those of an item. */
export function showUnits(root: HTMLElement, units: readonly Unit[], tokenWords: TokenWords): void {
  const content: HTMLElement[] = [];
  /** The lists, or the quote, that the next unit may be part of. */
  let around: HTMLElement[] = [];
  // The cursor has no place behind what is apart.
  const end = units.length === 0 || isApart(units.at(-1)?.kind ?? plainKind);
  let isHead = false;
  for (const { kind, runs } of end ? [...units, { kind: plainKind, runs: [] }] : units) {
    isHead = kind.type === 'cell' && (kind.begins === 'table' || (isHead && kind.begins === 'cell'));
    const block = isVoid(kind) ? showVoid(kind) : showWords(nameOf(kind, isHead), runs, tokenWords);
    if (kind.type === 'item') {
      showItem(content, around, block, kind);
      continue;
    }
    const [quote] = around;
    if (kind.type === 'quote' && !kind.first && quote?.localName === 'blockquote') {
      quote.append(block);
      continue;
    }
    const outer = kind.type === 'quote' ? document.createElement('blockquote') : undefined;
    outer?.append(block);
    around = outer ? [outer] : [];
    if (kind.type === 'cell') showCell(content, block, kind);
    else content.push(outer ?? block);
  }
  root.replaceChildren(...content);
}

const plainKind: UnitKind = { type: 'paragraph' };

function nameOf(kind: UnitKind, isHead: boolean): string {
  if (kind.type === 'heading') return `h${kind.depth}`;
  if (kind.type === 'cell') return isHead ? 'th' : 'td';
  return 'p';
}

function showWords(name: string, runs: readonly Run[], tokenWords: TokenWords): HTMLElement {
  const block = document.createElement(name);
  block.dataset.unit = '';
  block.append(...nodesOf(runs, tokenWords));
  // A line without words has no height, and one that ends with a break has no last line.
  if (runs.length === 0 || textOfRuns(runs).endsWith('\n')) block.append(document.createElement('br'));
  return block;
}

function showItem(
  content: HTMLElement[],
  lists: HTMLElement[],
  block: HTMLElement,
  { ordered, depth }: Extract<UnitKind, { type: 'item' }>,
): void {
  const name = ordered ? 'ol' : 'ul';
  lists.length = Math.min(lists.length, depth + 1);
  if (lists[depth]?.localName !== name) {
    const list = document.createElement(name);
    lists.length = Math.min(lists.length, depth);
    const around = lists.at(-1)?.lastElementChild;
    if (around) around.append(list);
    else content.push(list);
    lists.push(list);
  }
  const item = document.createElement('li');
  item.append(block);
  lists.at(-1)?.append(item);
}

const nodesOf = (runs: readonly Run[], tokenWords: TokenWords): Node[] =>
  runs.flatMap((run) => {
    const words = run.text.split(/(\n|\{[^{}]*\})/).map((part) => nodeOf(part, tokenWords));
    const marks = [run.href !== '' && 'a', run.strong && 'strong', run.em && 'em', run.code && 'code'].filter(
      (mark) => mark !== false,
    );
    let nodes: Node[] = words;
    for (const mark of marks.reverse()) {
      const element = document.createElement(mark);
      if (mark === 'a') element.setAttribute('href', run.href);
      element.append(...nodes);
      nodes = [element];
    }
    return nodes;
  });

function nodeOf(text: string, tokenWords: TokenWords): Node {
  if (text === '\n') return document.createElement('br');
  const words = text.startsWith('{') ? tokenWords(text) : undefined;
  if (words === undefined) return document.createTextNode(text);
  const chip = document.createElement('span');
  chip.className = 'box-token';
  chip.contentEditable = 'false';
  chip.dataset.token = text;
  chip.title = text;
  chip.textContent = words;
  return chip;
}

/** The units that an element shows, also after a browser has changed it. */
export function readBox(root: HTMLElement): Unit[] {
  const found = blocksOf(root);
  if (found.length === 0) return [{ kind: { type: 'paragraph' }, runs: readRuns(root) }];
  return found.map((block) => {
    const kind = kindOf(block, root);
    return { kind, runs: isVoid(kind) ? [] : readRuns(block) };
  });
}

const blocksOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(blocks)];

/** The places of the units in a part of the box. */
export const unitsWithin = (root: HTMLElement, part: Element): number[] => {
  const places = blocksOf(root).flatMap((block, index) => (part.contains(block) ? [index] : []));
  return [places[0] ?? 0, places.at(-1) ?? 0];
};

function kindOf(block: HTMLElement, root: HTMLElement): UnitKind {
  const apart = readVoid(block) ?? (block.matches('td, th') && readCell(block));
  if (apart) return apart;
  const [, depth] = /^h([34])$/.exec(block.localName) ?? [];
  if (depth) return { type: 'heading', depth: depth === '3' ? 3 : 4 };
  const quote = block.closest('blockquote');
  if (quote && root.contains(quote)) return { type: 'quote', first: quote.querySelector(blocks) === block };
  const list = block.closest('li')?.parentElement;
  return list && root.contains(list) ? itemKind(list, root) : plainKind;
}

function itemKind(list: HTMLElement, root: HTMLElement): UnitKind {
  let depth = 0;
  for (let around = list.parentElement; around && around !== root; around = around.parentElement)
    if (around.matches('ul, ol')) depth++;
  return { type: 'item', ordered: list.localName === 'ol', depth };
}

/** Without the break at the end, which only gives the last line its height. */
function readRuns(block: Node): Run[] {
  const runs = runsIn(block, plainMarks);
  const last = runs.at(-1);
  if (last?.text === '\n') runs.pop();
  return joinRuns(runs);
}

function runsIn(parent: Node, marks: Marks): Run[] {
  return [...parent.childNodes].flatMap((node): Run[] => {
    if (node instanceof Text) return [{ ...marks, text: node.data.replaceAll('\n', ' ') }];
    if (!(node instanceof HTMLElement)) return [];
    const { token } = node.dataset;
    if (token !== undefined) return [{ ...marks, text: token }];
    if (node.localName === 'br') return [{ ...marks, text: '\n' }];
    return runsIn(node, {
      strong: marks.strong || node.matches('strong, b'),
      em: marks.em || node.matches('em, i'),
      code: marks.code || node.matches('code'),
      href: (node.matches('a') && node.getAttribute('href')) || marks.href,
    });
  });
}

/** What is selected in the box, if anything of it is. */
export function selectedIn(root: HTMLElement): Selected | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount) return undefined;
  return rangeIn(root, selection.getRangeAt(0));
}

export function rangeIn(root: HTMLElement, range: AbstractRange): Selected | undefined {
  const from = caretOf(root, range.startContainer, range.startOffset);
  const to = range.collapsed ? from : caretOf(root, range.endContainer, range.endOffset);
  return from && to && { from, to };
}

function caretOf(root: HTMLElement, node: Node, offset: number): Caret | undefined {
  if (!root.contains(node)) return undefined;
  const all = blocksOf(root);
  const point = document.createRange();
  point.setStart(node, offset);
  // The last block that begins before the point, or the first one.
  const unit = Math.max(
    0,
    all.findLastIndex((each) => each.contains(node) || point.comparePoint(each, 0) < 0),
  );
  const block = all[unit];
  if (!block) return { unit: 0, offset: 0 };
  const before = document.createRange();
  before.selectNodeContents(block);
  if (block.contains(node)) before.setEnd(node, offset);
  const length = textOfRuns(runsIn(before.cloneContents(), plainMarks)).length;
  return { unit, offset: Math.min(length, textOfRuns(readRuns(block)).length) };
}

/** Selects in the box what is given. */
export function select(root: HTMLElement, { from, to }: Selected): void {
  // A picture has no place for the cursor but in its words.
  const words = blocksOf(root)[from.unit]?.querySelector('input');
  const [start, end] = [pointOf(root, from), pointOf(root, to)];
  if (words) words.focus();
  else if (start && end) getSelection()?.setBaseAndExtent(...start, ...end);
}

function pointOf(root: HTMLElement, { unit, offset }: Caret): [Node, number] | undefined {
  const block = blocksOf(root)[unit];
  if (!block) return undefined;
  let left = offset;
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('[data-token]')) continue;
    if (node instanceof Text) {
      if (left <= node.length) return [node, left];
      left -= node.length;
    } else if (node instanceof HTMLElement && (node.localName === 'br' || node.dataset.token !== undefined)) {
      const { parentNode } = node;
      const index = parentNode ? [...parentNode.childNodes].indexOf(node) : -1;
      if (left === 0 && parentNode) return [parentNode, index];
      left -= node.dataset.token?.length ?? 1;
      if (left <= 0 && parentNode) return [parentNode, index + 1];
    }
  }
  return [block, block.childNodes.length];
}
