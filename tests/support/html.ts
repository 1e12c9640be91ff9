import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

const textOf = (node: Node): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** All elements of a document in their order. */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const walk = (node: Node): void => {
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      found.push({ name: node.tagName, attributes, text: textOf(node) });
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return found;
}

/** The texts of all elements with a tag name, in order. */
export const textsOf = (html: string, name: string): string[] =>
  elementsOf(html).flatMap((element) => (element.name === name ? [element.text] : []));

/** The text and the address of every link, in order. */
export const linksOf = (html: string): (readonly [text: string, href: string | undefined])[] =>
  elementsOf(html).flatMap(({ name, text, attributes }) =>
    name === 'a' ? [[text, attributes.href] as const] : [],
  );
