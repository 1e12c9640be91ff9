import { descendants, type SvgElement } from './svg-element';

const reference = /url\(\s*["']?#([^"')\s]+)["']?\s*\)/g;

/** The ids that an attribute refers to. */
function* referencesOf([name, value]: [name: string, value: string]): Generator<string> {
  if (name === 'href' && value.startsWith('#')) yield value.slice(1);
  for (const [, id] of value.matchAll(reference)) if (id !== undefined) yield id;
}

/**
 * The drawing with unique ids, so that they can't clash with a page's anchor or with another drawing's
 * part. Ids that it doesn't use itself go.
 */
export function scopeIds(root: SvgElement, prefix: string): SvgElement {
  const attributes = [...descendants(root)].flatMap((element) => Object.entries(element.attributes));
  const used = new Set(attributes.flatMap((attribute) => [...referencesOf(attribute)]));

  const scopeAttribute = (name: string, value: string) => {
    if (name === 'id') return prefix + value;
    if (name === 'href' && value.startsWith('#')) return `#${prefix}${value.slice(1)}`;
    return value.replace(reference, (_all, id: string) => `url(#${prefix}${id})`);
  };
  const scope = ({ name, attributes, children }: SvgElement): SvgElement => ({
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes)
        .filter(([key, value]) => key !== 'id' || used.has(value))
        .map(([key, value]) => [key, scopeAttribute(key, value)]),
    ),
    children: children.map((child) => (typeof child === 'string' ? child : scope(child))),
  });
  return scope(root);
}
