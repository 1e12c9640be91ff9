import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** brief §7: 24 grid, stroke 1.75. */
const stroke =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const lucideBodies = new Map<string, string>();

/** The elements of a Lucide icon, without the `<svg>` around them. */
function lucideBody(name: string): string {
  const known = lucideBodies.get(name);
  if (known !== undefined) return known;
  const file = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const body = svgBody(file).replace(/\s*\n\s*/g, '');
  lucideBodies.set(name, body);
  return body;
}

const svgBody = (svg: string) =>
  svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));

export const icon = (name: string) =>
  `<svg viewBox="0 0 24 24" ${stroke} aria-hidden="true" focusable="false">${lucideBody(name)}</svg>`;

/** The design draws the sign for play full. */
const filled = stroke.replace('fill="none"', 'fill="currentColor"');

export const iconSymbol = (name: string) =>
  `<symbol id="i-${name}" viewBox="0 0 24 24" ${name === 'play' ? filled : stroke}>${lucideBody(name)}</symbol>`;

/** simple-icons has no LinkedIn; this is Remix Icon's linkedin-fill (Apache-2.0). */
const linkedin =
  'M6.94 5a2 2 0 1 1-4-.002a2 2 0 0 1 4 .002M7 8.48H3V21h4zm6.32 0H9.34V21h3.94v-6.57c0-3.66 4.77-4 4.77 0V21H22v-7.93c0-6.17-7.06-5.94-8.72-2.91z';

export function socialSymbol(network: string): string {
  const body =
    network === 'linkedin'
      ? `<path d="${linkedin}"/>`
      : svgBody(readFileSync(require.resolve(`simple-icons/icons/${network}.svg`), 'utf8')).replace(
          /<title>.*?<\/title>/,
          '',
        );
  return `<symbol id="i-social-${network}" viewBox="0 0 24 24" fill="currentColor">${body}</symbol>`;
}
