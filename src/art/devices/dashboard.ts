import { styled } from '../kit/looks';
import { path, rect } from '../kit/marks';
import { num, polyline } from '../kit/path';
import { createRandom } from '../kit/random';

/** A dashboard on a screen: a curve over time and a few bars. */
export function dashboard(width: number, height: number, pattern: number): string {
  const random = createRandom(`dashboard ${pattern}`);
  const curve = polyline(
    Array.from(
      { length: 9 },
      (_, i) => [9 + (i * (width * 0.56 - 9)) / 8, height * (0.62 - random() * 0.3)] as const,
    ),
  );
  const bars = Array.from({ length: 6 }, (_, i) => {
    const bar = 5 + random() * height * 0.32;
    return `M${num(width * (0.675 + i * 0.05))} ${num(height * 0.72)}v${num(-bar)}`;
  }).join('');
  return (
    rect(8, 8, width * 0.3, 3.4, 'bright', 1.5) +
    rect(width * 0.66, 8, width * 0.16, 3.4, 'faint', 1.5) +
    path(`${curve}V${num(height * 0.72)}H9z`, 'area') +
    path(curve, 'graph') +
    `<path d="${bars}" stroke-width="${num(width * 0.03)}" ${styled('bars')}/>` +
    rect(9, height * 0.8, width * 0.2, 3, 'faint', 1.5) +
    rect(9 + width * 0.24, height * 0.8, width * 0.14, 3, 'faint', 1.5) +
    rect(width * 0.66, height * 0.8, width * 0.22, 3, 'faint', 1.5)
  );
}

const FACES = ['blue', 'teal', 'amber', 'rose'] as const;

/** A video call with four people. */
export function meeting(width: number, height: number): string {
  const w = (width - 22) / 2;
  const h = (height - 22) / 2;
  let heads = '';
  let shoulders = '';
  const panes = FACES.map((jacket, i) => {
    const x = 8 + (i % 2) * (w + 6);
    const y = 8 + (i >> 1) * (h + 6);
    heads += `M${num(x + w / 2)} ${num(y + h * 0.42)}h0`;
    shoulders += `M${num(x + w / 2 - 11)} ${num(y + h - 2)}a11 10 0 0 1 22 0z`;
    return rect(x, y, w, h, `a-accent j-${jacket}`, 3);
  });
  return panes.join('') + path(heads, 'heads') + path(shoulders, 'white');
}
