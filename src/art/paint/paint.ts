import { fromOklab, readHex, toOklab, writeHex } from '../../site/color/oklab';
import { readStyleRules, type StyleRule, splitOutside } from './style-rules';

/** The CSS properties that are also SVG attributes. */
const attributes = new Set([
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stop-color',
]);

type Scheme = 'light' | 'dark';

interface PaintedElement {
  /** The classes of this element and of those around it, outermost first. */
  chain: readonly (readonly string[])[];
  variables: ReadonlyMap<string, string>;
  scheme: Scheme;
  /** The declarations of its classes, as attributes. */
  literal: ReadonlyMap<string, string>;
  added: string;
  children: Map<string, PaintedElement>;
}

const suits = ({ classes, prefix }: StyleRule['selector'][number], own: readonly string[]): boolean =>
  prefix ? own[0]?.startsWith(prefix) === true : classes.every((name) => own.includes(name));

function matches({ selector }: StyleRule, chain: PaintedElement['chain']): boolean {
  const own = selector.at(-1);
  if (!own || !suits(own, chain.at(-1) ?? [])) return false;
  let at = chain.length - 2;
  for (const ancestor of selector.slice(0, -1).reverse()) {
    while (at >= 0 && !suits(ancestor, chain[at] ?? [])) at -= 1;
    if (at < 0) return false;
    at -= 1;
  }
  return true;
}

/** Replaces classes by attributes with literal colors, for renderers without style sheets or variables. */
export type Paint = (svg: string) => string;

const attribute = / ([\w:-]+)="[^"]*"/g;
const tag = /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g;

const names: Readonly<Record<string, string>> = { white: '#fff', black: '#000' };

const readColor = (text: string) => readHex(names[text] ?? text);

/** `color-mix(in oklab, #a 72%, #b)`, the only form in our style sheets. */
function mix(inside: string): string {
  const [, first = '', second = ''] = splitOutside(inside, /,/);
  const [from = '', percent = '50%'] = first.split(' ');
  const [one, other] = [readColor(from), readColor(second)];
  if (!one || !other) throw new Error(`color-mix(${inside}) can't be mixed.`);
  const [a, b] = [toOklab(one), toOklab(other)];
  const part = Number.parseFloat(percent) / 100;
  const between = (at: 0 | 1 | 2) => a[at] * part + b[at] * (1 - part);
  return writeHex(fromOklab([between(0), between(1), between(2)]));
}

/** A CSS value for a renderer without CSS: variables replaced, one color scheme, colors mixed. */
function literalValue(
  value: string,
  variables: ReadonlyMap<string, string>,
  scheme: 'light' | 'dark',
): string {
  const call = /^(var|light-dark|color-mix)\((.*)\)$/s.exec(value.trim());
  if (!call) return value;
  const [, name, inside = ''] = call;
  const again = (text: string) => literalValue(text, variables, scheme);
  if (name === 'var') return again(variables.get(inside.trim()) ?? 'none');
  const parts = splitOutside(inside, /,/);
  if (name === 'light-dark') return again(parts[scheme === 'light' ? 0 : 1] ?? 'none');
  const [space = '', first = '', second = ''] = parts;
  const [color = '', percent = ''] = splitOutside(first, /\s/);
  return mix(`${space}, ${again(color)} ${percent}, ${again(second)}`);
}

/**
 * `css` is the style sheets in the order of their layers. `scopes` are the classes of the elements that would be around
 * the drawing on a page, such as `ink` or `blue`.
 */
export function createPaint(css: string, scopes: readonly string[] = []): Paint {
  const rules = readStyleRules(css)
    .map((rule, order) => ({ rule, order }))
    .sort((one, other) => one.rule.weight - other.rule.weight || one.order - other.order)
    .map(({ rule }) => rule);

  function enter(
    parent: Pick<PaintedElement, 'chain' | 'variables' | 'scheme'>,
    own: readonly string[],
  ): PaintedElement {
    const chain = [...parent.chain, own];
    const found = new Map(
      rules.filter((rule) => matches(rule, chain)).flatMap(({ declarations }) => declarations),
    );
    const declared = found.get('color-scheme');
    const scheme = declared === undefined ? parent.scheme : declared === 'dark' ? 'dark' : 'light';
    const variables = new Map(parent.variables);
    for (const [name, value] of found) if (name.startsWith('--')) variables.set(name, value);
    const literal = new Map(
      [...found]
        .filter(([name]) => attributes.has(name))
        .map(([name, value]) => [name, literalValue(value, variables, scheme)]),
    );
    const added = [...literal].map(([name, value]) => ` ${name}="${value}"`).join('');
    return { chain, variables, scheme, literal, added, children: new Map() };
  }

  const nothing = { chain: [], variables: new Map<string, string>(), scheme: 'light' } as const;
  const root = scopes.reduce((around, scope) => enter(around, [scope]), enter(nothing, [':root']));

  const child = (parent: PaintedElement, classes: string): PaintedElement => {
    const known = parent.children.get(classes);
    if (known) return known;
    const element = enter(parent, classes === '' ? [] : classes.split(' '));
    parent.children.set(classes, element);
    return element;
  };

  return (svg) => {
    const open = [root];
    return svg.replace(tag, (whole, closing: string, name: string, rest: string, empty: string) => {
      if (closing) {
        open.pop();
        return whole;
      }
      const classes = / class="([^"]*)"/.exec(rest)?.[1] ?? '';
      const element = child(open.at(-1) ?? root, classes);
      if (!empty) open.push(element);
      const kept = rest.replace(attribute, (written, key: string) =>
        key === 'class' || element.literal.has(key) ? '' : written,
      );
      return `<${name}${kept}${element.added}${empty}>`;
    });
  };
}
