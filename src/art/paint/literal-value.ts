import { splitOutside } from './style-rules';

type Color = readonly [red: number, green: number, blue: number];

const names: Record<string, string> = { white: '#fff', black: '#000' };

function readColor(text: string): Color | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(names[text] ?? text)?.[1];
  if (!hex) return undefined;
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

const toLinear = (part: number) => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (value: number) => {
  const part = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
};

/** CSS Color 4, §10.4: sRGB to OKLab. */
function toOklab(color: Color): Color {
  const [r, g, b] = [toLinear(color[0]), toLinear(color[1]), toLinear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Color): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const hex = (color: Color) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** `color-mix(in oklab, #a 72%, #b)`, the only form in our style sheets. */
function mix(inside: string): string {
  const [, first = '', second = ''] = splitOutside(inside, /,/);
  const [from = '', percent = '50%'] = first.split(' ');
  const [one, other] = [readColor(from), readColor(second)];
  if (!one || !other) throw new Error(`color-mix(${inside}) can't be mixed.`);
  const [a, b] = [toOklab(one), toOklab(other)];
  const part = Number.parseFloat(percent) / 100;
  const between = (at: 0 | 1 | 2) => a[at] * part + b[at] * (1 - part);
  return hex(fromOklab([between(0), between(1), between(2)]));
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
