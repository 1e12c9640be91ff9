import type { ReactNode } from 'react';
import { type Fields, useBrand } from './brand-context';

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

/** A part of a page, drawn by `look.css` from the values of a brand. `colors` is the name of its colors. */
export function Picture({
  part,
  with: fields,
  colors: name,
}: {
  part: string;
  with: Fields;
  colors: string;
}) {
  const { brand, colors } = useBrand();
  const content = parts[part];
  if (content === undefined) return null;
  const values = Object.entries({ ...brand, ...fields }).map(([key, value]) => [
    `data-${key}`,
    String(value),
  ]);
  return (
    <span
      className="look-picture"
      {...Object.fromEntries(values)}
      data-part={part}
      style={(colors[name] ?? colors[''])?.styles}
      aria-hidden="true"
    >
      {content}
    </span>
  );
}
