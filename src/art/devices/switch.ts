import { box, type Material } from '../kit/box';
import type { DrawDevice, Drawing } from '../kit/drawing';
import { styled } from '../kit/looks';
import { across, cells, dot, down, path, rect, stroke } from '../kit/marks';
import { num } from '../kit/path';
import { createRandom } from '../kit/random';
import { shadow } from '../kit/shadow';

interface Model {
  width: number;
  depth: number;
  height: number;
  material: Material;
  ports: number;
  pattern: number;
}

function portFace({ width, height, ports, pattern }: Model): string {
  const random = createRandom(`ports ${pattern}`);
  const size = Math.min(5.4, (height - 6) / 2 - 0.6);
  const pitch = Math.min(7.4, (width * 0.7) / ports);
  const first = width * 0.2;
  const half = Math.ceil(ports / 2);
  const second = first + half * pitch + 4;
  const rows = [height / 2 - size / 2 - 0.8, height / 2 + size / 2 + 0.8];
  let lines = '';
  let lit = '';
  for (const [row, y] of rows.entries()) {
    lines += across(first, y, half * pitch - 1) + across(second, y, (ports - half) * pitch - 1);
    for (let port = 0; port < ports; port++) {
      const x = port < half ? first + port * pitch : second + (port - half) * pitch;
      if (random() < 0.5) lit += across(x + 1.2, row ? y + size / 2 - 0.7 : y - size / 2 + 0.7, 1.6);
    }
  }
  return (
    rect(2.5, 2, width - 5, height - 4, 'a-plate', 1.6) +
    cells(lines, size, pitch - 1.3, 1.3, 'a-ports') +
    stroke(lit, 0.9, 'lit-teal') +
    rect(7, height / 2 - 3, 8, 6, 'a-port', 1) +
    path(dot(width * 0.155, height / 2 - 2), 'led-teal') +
    path(dot(width * 0.155, height / 2 + 2), 'led-blue')
  );
}

function sideVents({ depth, height }: Model): string {
  const count = Math.floor((depth * 0.6) / 5);
  return Array.from({ length: count }, (_, i) => down(depth * 0.2 + i * 5, height * 0.3, height * 0.4)).join(
    '',
  );
}

function chassis(model: Model, extra: string): Drawing {
  const { width, depth, height, material } = model;
  return {
    width,
    depth,
    height,
    ground: shadow(0, 0, width, depth, 22),
    body: box([0, 0, 0], [width, depth, height], material, {
      left: portFace(model) + extra,
      right: path(sideVents(model), material === 'ink' ? 'vent' : 'dark-vent'),
    }),
  };
}

export const drawSwitch: DrawDevice = (pattern) =>
  chassis({ width: 136, depth: 76, height: 19, material: 'shell', ports: 12, pattern }, '');

/** The top of a stack: dark, so that the stack has an end. */
export const drawCoreSwitch: DrawDevice = (pattern) =>
  chassis({ width: 136, depth: 76, height: 19, material: 'ink', ports: 12, pattern }, '');

/** Fewer ports than a switch, and a colored band where traffic is filtered. */
export const drawFirewall: DrawDevice = (pattern) =>
  chassis(
    { width: 134, depth: 78, height: 24, material: 'ink', ports: 7, pattern },
    `<path d="M107 5h18M107 9.5h18M107 14h18M107 18.5h18" stroke-dasharray="${num(8.4)} 1.2" stroke-width="3" ${styled('accents')}/>`,
  );
