type Stops = readonly [from: string, to: string];

interface Gradients {
  shellLeft: Stops;
  shellRight: Stops;
  inkLeft: Stops;
  inkRight: Stops;
  tile: Stops;
  cloud: Stops;
}

const light: Gradients = {
  shellLeft: ['#f1f5fb', '#dfe7f3'],
  shellRight: ['#d3ddec', '#bccadf'],
  inkLeft: ['#1d2942', '#141d31'],
  inkRight: ['#121a2c', '#0b1120'],
  tile: ['#c9d4e5', '#aebcd3'],
  cloud: ['#d3e0f8', '#a9c1f2'],
};

const dark: Gradients = {
  shellLeft: ['#a9b9d8', '#8295ba'],
  shellRight: ['#64779d', '#4b5d82'],
  inkLeft: ['#223152', '#16203a'],
  inkRight: ['#16213a', '#0d1528'],
  tile: ['#101b31', '#0a1121'],
  cloud: ['#a9bdea', '#7890cf'],
};

const blue: Gradients = { ...light, tile: ['#1a43e6', '#0b2cb0'] };

const both = (name: keyof Gradients): Stops => [
  `light-dark(${light[name][0]},${dark[name][0]})`,
  `light-dark(${light[name][1]},${dark[name][1]})`,
];

/** Follows the theme: the gradients are at the page's root, which has the theme's color scheme. */
const page: Gradients = {
  shellLeft: both('shellLeft'),
  shellRight: both('shellRight'),
  inkLeft: both('inkLeft'),
  inkRight: both('inkRight'),
  tile: both('tile'),
  cloud: both('cloud'),
};

function gradient(id: string, [from, to]: Stops, direction: 'down' | 'across'): string {
  // Without an end, a gradient goes across.
  const end = direction === 'down' ? ' x2="0" y2="1"' : '';
  return `<linearGradient id="${id}"${end}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

const gradients = (set: string, colors: Gradients): string =>
  gradient(`${set}-shell-l`, colors.shellLeft, 'down') +
  gradient(`${set}-shell-r`, colors.shellRight, 'down') +
  gradient(`${set}-shell-s`, [colors.shellLeft[0], colors.shellRight[1]], 'across') +
  gradient(`${set}-ink-l`, colors.inkLeft, 'down') +
  gradient(`${set}-ink-r`, colors.inkRight, 'down') +
  gradient(`${set}-tile-s`, colors.tile, 'across') +
  gradient(`${set}-cloud-s`, colors.cloud, 'across');

/**
 * The gradients, once on each page. A gradient's colors resolve where the gradient is, so art.css chooses a set by
 * `url(#…)`. Without `scheme` the page's set follows the theme; a renderer without CSS colors names one.
 */
export function artDefs(scheme?: 'light'): string {
  const sets = gradients('page', scheme ? light : page) + gradients('dark', dark) + gradients('blue', blue);
  return `<svg class="art-defs" width="0" height="0" aria-hidden="true"><defs>${sets}</defs></svg>`;
}
