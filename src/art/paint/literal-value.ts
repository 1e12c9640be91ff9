import { fromOklab, readHex, toOklab, writeHex } from '../../site/color/oklab';
import { splitOutside } from './style-rules';

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
export function literalValue(
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
