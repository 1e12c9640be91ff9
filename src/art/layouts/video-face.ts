import { polyline } from '../kit/path';
import { below, createRandom } from '../kit/random';
import type { Jacket } from '../kit/scene';

const [width, height] = [1120, 630];
/** The slope of the axes on the ground. */
const slope = Math.tan(Math.PI / 6);
const gridStep = 108;
const cableStep = 84;

const jacketSets: readonly (readonly [Jacket, Jacket, Jacket])[] = [
  ['amber', 'blue', 'teal'],
  ['coral', 'sky', 'violet'],
  ['teal', 'blue', 'amber'],
  ['rose', 'violet', 'sky'],
];

function grid(): string {
  const reach = width / 2 + height;
  const lines: string[] = [];
  for (let start = -reach; start <= width + reach; start += gridStep)
    for (const way of [1, -1])
      lines.push(
        polyline([
          [start, 0],
          [start + (way * height) / slope, height],
        ]),
      );
  return `<path d="${lines.join('')}" stroke="var(--line)"/>`;
}

/** The face of a video that has no picture: three cables that come in from the end side and leave there. */
export function drawVideoFace(seed: string): string {
  const random = createRandom(`video ${seed}`);
  const [x, y] = [700 + below(random, 40), 190 + below(random, 90)];
  const jackets = jacketSets[below(random, jacketSets.length)] ?? [];
  const cables = jackets.map((jacket, index) => {
    const tip = x + index * cableStep;
    const far = width + 20 - tip;
    const path = polyline([
      [tip + far, y - far * slope],
      [tip, y],
      [tip + far, y + far * slope],
    ]);
    return `<path d="${path}" stroke="#0009" stroke-width="12" transform="translate(3 6)"/><path d="${path}" stroke="var(--j-${jacket})" stroke-width="8"/><path d="${path}" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
  });
  return `<svg class="face" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice" fill="none" stroke-linejoin="round" aria-hidden="true">${grid()}${cables.join('')}</svg>`;
}
