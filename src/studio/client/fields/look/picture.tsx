import type { CSSProperties, ReactNode } from 'react';
import { toneColors } from '../../../../site/color/tone-colors';
import type { Brand } from '../../../../site/schema/types.gen';

type Colors = CSSProperties & Record<`--${string}`, string>;

/** By what they are computed from: many pictures have the same. */
const known = new Map<string, Colors>();
const most = 50;

function colorsOf(brand: Brand): Colors {
  const key = JSON.stringify([brand.color, brand.accent, brand.tint, brand.ground]);
  const found = known.get(key);
  if (found) return found;
  const { grounds, text, text3, accent: mark, button } = toneColors(brand, 'light', 'light');
  const colors = {
    '--s-page': grounds[0],
    '--s-plate': grounds[2] ?? grounds[0],
    '--s-tint': toneColors(brand, 'tint', 'light').grounds[0],
    '--s-ink': toneColors(brand, 'ink', 'light').grounds[0],
    '--s-text': text,
    '--s-soft': text3,
    '--s-accent': mark,
    '--s-fill': button.fill,
    '--s-label': button.label,
    '--s-edge': button.edge,
  };
  if (known.size >= most) known.clear();
  known.set(key, colors);
  return colors;
}

const button = (
  <span className="look-button">
    <i />
  </span>
);
const head = (
  <span className="look-head">
    <b />
    <i />
  </span>
);
const cards = (
  <span className="look-cards">
    <i />
    <i />
    <i />
    <i />
  </span>
);
const lines = (
  <>
    <i />
    <i />
    <i />
  </>
);

/** What shows a choice, by the field of the brand; `face` shows all. A field without one is words alone. */
const parts: Readonly<Record<string, ReactNode>> = {
  tint: lines,
  ground: head,
  corners: button,
  frame: lines,
  cards,
  density: lines,
  scale: 'Aa',
  weight: 'Aa',
  heads: (
    <>
      {head}
      {cards}
    </>
  ),
  buttons: button,
  face: (
    <>
      <span className="look-header">
        <b />
        {lines}
      </span>
      <span className="look-title">Aa</span>
      {button}
      {cards}
    </>
  ),
};

/** A part of a page in a brand, drawn by `look.css` from the brand's values. */
export function Picture({ brand, part }: { brand: Brand; part: string }) {
  const content = parts[part];
  if (content === undefined) return null;
  const values = Object.fromEntries(
    Object.entries(brand).map(([key, value]) => [`data-${key}`, String(value)]),
  );
  return (
    <span className="look-picture" {...values} data-part={part} style={colorsOf(brand)} aria-hidden="true">
      {content}
    </span>
  );
}
