import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { expandEntities } from './svg-entities';

/** An element of a drawing. References to elsewhere are called `href`, as in SVG 2. */
export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
}

/** Parsed as the browser parses inline SVG. */
export interface ParsedSvg {
  /** Missing when the text contains no drawing. */
  root: SvgElement | undefined;
  /** What is not part of it, by name. */
  lost: ReadonlySet<string>;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isDrawn = (node: Node): node is Element => isElement(node) && node.namespaceURI === html.NS.SVG;

/** No drawing needs more, and the functions that go through one call themselves for each. */
const deepest = 200;

/** In these, spaces between words count. */
const textElements = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style']);

const attributeName = ({ prefix, name }: Element['attrs'][number]) =>
  prefix === 'xlink' && name === 'href' ? name : prefix ? `${prefix}:${name}` : name;

/** What XML can't hold would make the file unreadable, and could hide a word from whoever looks for it. */
const unwritable = /[^\t\n\x20-\ufffd\u{10000}-\u{10ffff}]|\ufffd/gu;

export function parseSvg(written: string): ParsedSvg {
  const lost = new Set<string>();

  /** Comments, and what belongs to another language, are left behind. */
  function elementOf({ tagName, attrs, childNodes }: Element, depth: number): SvgElement {
    const children = childNodes.flatMap((node): SvgElement['children'] => {
      if (isDrawn(node) && depth < deepest) return [elementOf(node, depth + 1)];
      if (isDrawn(node)) lost.add(`<${node.tagName}> in ${deepest} others`);
      if (node.nodeName !== '#text' || !('value' in node)) return [];
      const words = node.value.replace(unwritable, '');
      return textElements.has(tagName) || words.trim() !== '' ? [words] : [];
    });
    // SVG 2: a plain `href` wins.
    const plain = attrs.find(({ prefix, name }) => !prefix && name === 'href');
    const attributes = Object.fromEntries(
      [...attrs, ...(plain ? [plain] : [])].map((each) => [
        attributeName(each),
        each.value.replace(unwritable, ''),
      ]),
    );
    return { name: tagName, attributes, children };
  }

  const text = expandEntities(written, lost);
  if (isFarTooDeep(text)) return { root: undefined, lost };
  const nodes = parseFragment(text).childNodes;
  const start = nodes.findIndex((node) => isDrawn(node) && node.tagName === 'svg');
  const root = nodes[start];
  if (!root || !isDrawn(root)) return { root: undefined, lost };
  // An HTML element ends the drawing, wherever it is.
  const intruder = nodes.slice(start + 1).find(isElement);
  if (intruder) lost.add(`<${intruder.tagName}>`);
  return { root: elementOf(root, 0), lost };
}

const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));
const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** Markup that means the same in a page and in a separate file. */
export function writeSvg({ name, attributes, children }: SvgElement): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
  const start = `<${name}${list.join('')}`;
  if (children.length === 0) return `${start}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeText(child) : writeSvg(child)));
  return `${start}>${inside.join('')}</${name}>`;
}

/** The element and all below it. */
export function* descendants(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* descendants(child);
}

/** A parser takes a tenth of a second for 10,000. */
const farTooDeep = 25_000;

/**
 * True for so many tags within each other that a parser would be busy for seconds. Each tag is looked at once, without
 * a look at what its quotes hold.
 */
function isFarTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const end = text.indexOf('>', at);
    if (end === -1) return false;
    const isEnd = text[at + 1] === '/';
    if (isEnd) depth = Math.max(0, depth - 1);
    else if (text[end - 1] !== '/' && /[a-z]/i.test(text[at + 1] ?? '')) depth += 1;
    if (depth > farTooDeep) return true;
    at = end;
  }
  return false;
}
