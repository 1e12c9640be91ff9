const led = (color: string) => `class="o" stroke="${color}" stroke-width="2.2"`;
const tick = (width: number) => `class="o" stroke="#fff" stroke-width="${width}"`;

/**
 * Marks that look the same in every theme and scope. They are attributes, so that art.css has only what changes: every
 * page carries the style sheet, and few pages show many of these marks. Round ends are a class, because many have them.
 */
const constant: Readonly<Record<string, string>> = {
  bay: 'fill="#060a14"',
  units: 'stroke="#22304c"',
  slots: 'stroke="#0a101d"',
  screen: 'fill="#0a1326"',
  lid: 'fill="#25324d"',
  bright: 'fill="#ffffffe0"',
  faint: 'fill="#ffffff47"',
  middling: 'fill="#ffffff80"',
  white: 'fill="#fff"',
  pale: 'fill="#ffffff4d"',
  tape: 'fill="#ffffff66"',
  hatch: 'fill="#00000029"',
  lens: 'fill="#101a2e"',
  'dark-glass': 'fill="#24345a"',
  'blue-dot': 'fill="#5f8bff"',
  pin: 'fill="#0b1526"',
  'dark-keys': 'stroke="#5a6c90"',
  'lit-windows': 'stroke="#ffc861"',
  chips: 'stroke="#070c16"',
  gold: 'stroke="#ffb938"',
  'lit-teal': 'stroke="#2ee6c8"',
  'led-blue': led('#5f8bff'),
  'led-teal': led('#2ee6c8'),
  'led-amber': led('#ffb938'),
  heads: tick(12),
  tick: tick(7),
  'thin-tick': tick(3),
  'plan-line': 'stroke="#fff" stroke-width="2"',
  vent: 'stroke="#ffffff1a" stroke-width="1.2"',
  'dark-vent': 'stroke="#0b1a3a29" stroke-width="1.6"',
  seam: 'stroke="#00000059"',
  joint: 'stroke="#ffffff8c" stroke-width="1.4"',
  grid: 'stroke="#ffffff29"',
  inline: 'stroke="#ffffff61" stroke-width="1.6"',
  groove: 'stroke="#a98350" stroke-width="1.4"',
  track: 'stroke="#4fc7b6" stroke-width="1.6"',
  leaf: 'fill="#3aa486"',
  'light-leaf': 'fill="#62c2a4"',
  trunk: 'stroke="#8c7a66" stroke-width="2.4"',
};

const line = (look: string, width: number | undefined, round = true) =>
  `class="${look}${round ? ' o' : ''}"${width === undefined ? '' : ` stroke-width="${width}"`}`;

/** Lines whose color changes with the theme or the jacket, and whose shape doesn't. */
const lines: Readonly<Record<string, string>> = {
  accents: line('a-line', undefined, false),
  dot: line('a-line', undefined),
  wire: line('a-line', 2.4, false),
  cord: line('a-line', 1.1),
  patch: line('a-line', 2.2),
  'jacket-tick': line('a-line', 3.4),
  graph: line('a-line', 2, false),
  ring: line('a-line', 2.4, false),
  'band-pad': line('a-line', 2.4),
  'boom-tip': line('a-line', 7),
  boom: line('a-edge', 3),
  'handle-top': line('a-edge', 2, false),
  handle: line('a-body', 7),
  'band-side': line('a-body', 8),
  'round-side': line('a-body', undefined),
  bolt: line('a-body', 4),
  band: line('a-lid', 8),
  'round-top': line('a-lid', undefined),
  'light-seam': line('a-seam', undefined, false),
  fold: line('a-seam', 1.6),
  frame: line('a-seam', 1.6, false),
  leg: line('a-truss', 2.2),
  inset: line('a-inset', 1.4, false),
  dots: `${line('a-dots', 1.5)} stroke-dasharray="1 6"`,
  beam: `${line('a-beam', 1.6)} stroke-dasharray="2 7"`,
  bars: line('a-line j-teal', undefined, false),
  area: 'class="a-accent" fill-opacity=".25"',
  fan: line('a-plate a-seam', undefined, false),
  brace: `${line('a-truss', undefined, false)} stroke-opacity=".8"`,
};

/** The attributes that style an element: a class of art.css, or the values themselves. */
export const styled = (name: string): string => constant[name] ?? lines[name] ?? `class="${name}"`;

type SolidPart = 't' | 'l' | 'r' | 's' | 'e';

/** Materials with the same colors in every theme. */
const solids: Readonly<Record<string, Readonly<Partial<Record<SolidPart, string>>>>> = {
  blue: { t: '#5c82ff', l: '#1b4dff', s: '#1b4dff', r: '#0d33c4', e: '#a9beff' },
  teal: { t: '#55e0cd', l: '#0cb8a2', s: '#0cb8a2', r: '#07897a', e: '#b8f5ec' },
  amber: { t: '#ffd37a', l: '#ffb020', s: '#ffb020', r: '#d98800', e: '#ffe9bd' },
  wood: { t: '#e2c79f', l: '#cda873', s: '#cda873', r: '#a98350', e: '#f3e3c8' },
  /** Cardboard has no bright edge. */
  carton: { t: '#ecd6b4', l: '#dcbd8f', r: '#bd9765' },
  /** Grass over the land's color. */
  park: { t: '#43b39266' },
  board: { t: '#0f6e62', s: '#0a4a43', e: '#4fc7b6' },
};

/** Draws the faces of a solid: left, right, top, the side of a slab, the bright edge. */
export function solid(material: string, faces: readonly (readonly [SolidPart, path: string])[]): string {
  const colors = solids[material];
  const drawn = faces
    .filter(([part, path]) => path !== '' && (!colors || colors[part]))
    .map(([part, path]) => {
      if (!colors) return `<path class="${part}" d="${path}"/>`;
      return `<path ${part === 'e' ? 'stroke' : 'fill'}="${colors[part]}" d="${path}"/>`;
    })
    .join('');
  return colors ? drawn : `<g class="a-${material}">${drawn}</g>`;
}
