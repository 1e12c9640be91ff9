// The nodes of the frame belong to another window, so `instanceof` is false for them.

export const isElement = (node: unknown): node is HTMLElement =>
  typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 1;

const isText = (node: Node): node is Text => node.nodeType === 3;

/** The texts of an element that show something, also while one is emptied by the editor. */
export const textsIn = (element: Element, emptied?: ReadonlySet<Node>): Text[] =>
  [...element.childNodes].filter(isText).filter((text) => text.data.trim() !== '' || emptied?.has(text));

/** Where an element is below another one, by positions among elements; undefined if it is not. */
export function pathOf(element: Element, root: Element): number[] | undefined {
  const path: number[] = [];
  for (let node: Element | null = element; node !== root; node = node.parentElement) {
    const parent: Element | null = node?.parentElement ?? null;
    if (!node || !parent) return undefined;
    path.unshift([...parent.children].indexOf(node));
  }
  return path;
}

/** The element at a path, or the last one on the way to it. */
export function elementAt(root: Element, path: readonly number[]): { element: Element; isExact: boolean } {
  let element = root;
  for (const index of path) {
    const child = element.children[index];
    if (!child) return { element, isExact: false };
    element = child;
  }
  return { element, isExact: true };
}

/** The smallest box around several. */
export function around(boxes: readonly DOMRect[]): DOMRect | undefined {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.right));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

export function boxOfText(text: Text): DOMRect {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** The boxes of the texts that are seen in the document of an element. */
export function textBoxes(
  { ownerDocument: document }: Element,
  isMeant: (box: DOMRect) => boolean,
): DOMRect[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement) continue;
    range.selectNodeContents(node);
    const found = [...range.getClientRects()].filter(isMeant);
    if (found.length > 0 && isSeen(node.parentElement)) boxes.push(...found);
  }
  return boxes;
}

/** False in a closed answer, and for texts that only screen readers get: they lie in an element of one pixel. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
}

let isOwn = false;

/** Presses a button of the page as a visitor does. */
export function pressOnPage(button: Pick<HTMLElement, 'click'>): void {
  isOwn = true;
  button.click();
  isOwn = false;
}

/** True while the studio itself clicks on something: such a click selects no field. */
export const isOwnPress = (): boolean => isOwn;
