import { type ButtonColors, buttonColors } from './button-colors';
import { fromOklab, readHex, toOklab, writeHex } from './oklab';
import { fromOklch, hexContrast, toOklch } from './oklch';
import { step } from './step';
import { textOn } from './text-on';

/** All colors of a part of a page. */
export interface ScopeColors {
  /** What texts and controls stand on: the page first, then its cards, plates and pressed cells. */
  grounds: readonly [string, ...string[]];
  text: string;
  heading: string;
  text2: string;
  text3: string;
  control: string;
  link: string;
  focus: string;
  accent: string;
  /** The brand in what is no text. */
  mark: string;
  button: ButtonColors;
}

export interface BrandColors {
  color: string;
  accent: string;
}

const isLight = (ground: string) => hexContrast('#000000', ground) >= hexContrast('#ffffff', ground);

/** The colors of texts and controls on grounds of one kind. A text is solved against the worst of them. */
export function scopeColors(grounds: ScopeColors['grounds'], { color, accent }: BrandColors): ScopeColors {
  const [ground] = grounds;
  const light = isLight(ground);
  const [, chroma, hue] = toOklch(ground);
  const gray = fromOklch([0.62, Math.min(0.03, 2 * chroma), hue]);
  const text = fromOklch([light ? 0.2 : 0.965, Math.min(light ? 0.03 : 0.01, chroma), hue]);
  const control = step(gray, grounds, 3.1);
  const link = step(color, grounds, 4.6);
  const mark = step(color, grounds, 3);
  return {
    grounds,
    text,
    heading: text,
    text2: step(gray, grounds, 7),
    text3: step(gray, grounds, 4.9),
    control,
    link,
    focus: link,
    accent: step(accent, grounds, 4.6),
    mark,
    button: buttonColors(light ? color : mark, ground, control),
  };
}

export const inkOf = (hex: string) => {
  const [, chroma, hue] = toOklch(hex);
  return fromOklch([0.17, Math.min(0.03, 0.35 * chroma), hue]);
};

/** A color with a part of another in it. */
export function mixed(one: string, other: string, part: number): string {
  const [from, to] = [toOklab(readHex(one) ?? [0, 0, 0]), toOklab(readHex(other) ?? [0, 0, 0])];
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * part;
  return writeHex(fromOklab([at(0), at(1), at(2)]));
}

/** The colors on the brand color itself: everything is in one of two poles. */
export function brandScope(color: string): ScopeColors {
  const text = textOn(color);
  const poles = ['#ffffff', inkOf(color)] as const;
  const [fill, label] = text === '#ffffff' ? poles : [poles[1], poles[0]];
  // Away from the text, which is then read all the better.
  const plate = (part: number) => mixed(color, label, part);
  const parts = [0.24, 0.2, 0.16, 0.12, 0.08, 0.04];
  const soft = parts.map((part) => mixed(text, color, part)).find((hex) => hexContrast(hex, color) >= 4.6);
  const text2 = soft ?? text;
  return {
    grounds: [color, plate(0.12), plate(0.2)],
    text,
    heading: text,
    text2,
    text3: text2,
    control: text,
    link: text,
    focus: text,
    accent: text,
    mark: text,
    button: buttonColors(fill, color, text, label),
  };
}

/** A bright brand changes places with its text where everything else is dark. */
export const isSwapped = (color: string): boolean => toOklch(color)[0] > 0.7;
