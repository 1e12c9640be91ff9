import { box, type Material } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { project } from '../kit/geometry';
import { styled } from '../kit/looks';
import { across, cells, disc, dot, path, rect } from '../kit/marks';
import { move } from '../kit/move';
import { num } from '../kit/path';
import { roundShadow, shadow } from '../kit/shadow';
import { slab } from '../kit/slab';

export const drawToolCase: DrawDevice = () => {
  const width = 112;
  const depth = 60;
  const [x, y] = project(0, depth / 2, 54);
  return {
    width,
    depth,
    height: 72,
    ground: shadow(0, 0, width, depth, 24),
    body:
      box([0, 0, 0], [width, depth, 36], 'jacket', {
        left: rect(8, 12, width - 16, 18, 'hatch', 3),
        right: rect(8, 12, depth - 16, 18, 'hatch', 3),
      }) +
      box([-1, -1, 36], [width + 2, depth + 2, 4], 'shell') +
      box([0, 0, 40], [width, depth, 14], 'ink', {
        left: rect(22, 4, 15, 13, 'a-front', 2) + rect(width - 37, 4, 15, 13, 'a-front', 2),
        top: rect(8, 8, width - 16, depth - 16, 'hatch', 4),
      }) +
      `<g transform="matrix(.866 .5 0 1 ${num(x)} ${num(y)})"><g ${styled('handle')}><path d="M36 0v-8a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v8"/></g><path ${styled('handle-top')} d="M36 -9a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8"/></g>`,
  };
};

/** A drum of cable, lying on its flange. */
export const drawReel: DrawDevice = (pattern) => {
  const flange = 50;
  const drum = 38;
  const layers = 5;
  const rounds = Array.from({ length: layers }, (_, i) =>
    slab([drum * 2, drum * 2, drum], [flange - drum, flange - drum, 7 + i * 6.4], 6.4, 'jacket', {
      edge: true,
    }),
  );
  const top = 7 + layers * 6.4;
  return {
    width: flange * 2,
    depth: flange * 2,
    height: top + 7,
    ground: roundShadow(flange + 14, flange + 6, flange),
    body:
      slab([flange * 2, flange * 2, flange], [0, 0, 0], 7, 'wood', { edge: true }) +
      rounds.join('') +
      slab([flange * 2, flange * 2, flange], [0, 0, top], 7, 'wood', {
        edge: true,
        top:
          disc(flange, flange, 34, 'groove') +
          disc(flange, flange, 14, 'groove') +
          disc(flange, flange, 8 + pattern, 'bay') +
          path(
            dot(flange - 24, flange) +
              dot(flange + 24, flange) +
              dot(flange, flange - 24) +
              dot(flange, flange + 24),
            'bolt',
          ),
      }),
  };
};

/** Two rows of sockets, with short cords from row to row. */
export const drawPatchPanel: DrawDevice = (pattern) => {
  const width = 150;
  const height = 52;
  const cords = ['', 'teal', 'amber'].map((jacket, k) => {
    let lines = '';
    for (let i = 0; i < 4; i++) {
      const from = 15 + ((i * 3 + k) % 12) * 10;
      const to = 15 + ((i * 3 + k + 2 + pattern + (i % 2) * 3) % 12) * 10;
      lines += `M${from} 14C${from} ${46 + k * 3} ${to} ${58 - i * 3} ${to} 38`;
    }
    const cord = path(lines, 'patch');
    return jacket ? `<g class="j-${jacket}">${cord}</g>` : cord;
  });
  const sockets = across(10, 13, 120) + across(10, 38, 120);
  return {
    width,
    depth: 40,
    height,
    ground: shadow(0, 0, width, 40, 22),
    body: box([0, 0, 0], [width, 40, height], 'ink', {
      left:
        rect(3, 3, width - 6, 20, 'a-plate', 2) +
        rect(3, 28, width - 6, 20, 'a-plate', 2) +
        cells(sockets, 9, 7.4, 2.6, 'a-ports') +
        path(dot(138, 10) + dot(138, 35), 'led-teal') +
        cords.join(''),
      top: path([8, 14, 20, 26, 32].map((y) => across(12, y, width - 24)).join(''), 'vent'),
    }),
  };
};

/** A hand-held tester on its back, and its remote unit. */
export const drawCableTester: DrawDevice = (pattern) => {
  const wire = [0, 1, 2, 3].map((i) => across(12, 20 + i * 7, i === pattern ? 20 : 34)).join('');
  return {
    width: 96,
    depth: 122,
    height: 16,
    ground: shadow(0, 0, 60, 122, 12) + shadow(70, 56, 26, 54, 8),
    body:
      slab([60, 122, 12], [0, 0, 0], 6, 'jacket', { edge: true }) +
      slab([56, 118, 11], [2, 2, 6], 9, 'ink', {
        edge: true,
        top:
          rect(7, 9, 42, 46, 'screen', 3) +
          path(wire, 'wire') +
          rect(11, 13, 18, 3, 'bright', 1.5) +
          disc(28, 74, 12, 'a-plate') +
          disc(28, 74, 5, 'a-accent') +
          cells(across(10, 97, 40) + across(10, 107, 40), 6, 9, 4.6, 'dark-keys'),
      }) +
      slab([26, 54, 8], [70, 56, 0], 5, 'jacket', { edge: true }) +
      slab([24, 52, 7], [71, 57, 5], 8, 'ink', {
        edge: true,
        top: rect(6, 8, 12, 9, 'a-plate', 2) + path([26, 33, 40].map((y) => dot(12, y)).join(''), 'led-teal'),
      }),
  };
};

const module = (material: Material) =>
  box([0, 0, 0], [84, 9, 5], 'ink') +
  box([3, 2, 5], [78, 4, 30], material, {
    left: cells(across(7, 14, 66), 14, 11, 5, 'chips') + cells(across(4, 28, 70), 3, 2, 1.2, 'gold'),
  });

/** A circuit board with memory modules in their sockets. */
export const drawMemoryBoard: DrawDevice = (pattern) => {
  const width = 140;
  const depth = 104;
  const modules = 4;
  const tracks = 'M14 18h22l10 10v58M14 28h14l10 10v52M14 88h18M126 18v20l-8 8M20 48h12M20 58h12';
  return {
    width,
    depth,
    height: 48,
    ground: shadow(0, 0, width, depth, 10),
    body:
      slab([width, depth, 6], [0, 0, 0], 5, 'board', {
        edge: true,
        top:
          path(tracks, 'track') +
          path(dot(14, 18) + dot(14, 28) + dot(14, 88) + dot(126, 18) + dot(20, 48) + dot(20, 58), 'bolt'),
      }) +
      box([14, 62, 5], [26, 26, 6], 'ink', { top: rect(4, 4, 18, 18, 'hatch', 2) }) +
      box([16, 34, 5], [20, 14, 8], 'shell') +
      Array.from({ length: modules }, (_, i) =>
        move(module(i === pattern + 1 ? 'jacket' : 'ink'), 50, 12 + i * 21, 5),
      ).join(''),
  };
};

/** Boxes with tags, ready to ship or to count. */
export const drawPallet: DrawDevice = (pattern) => {
  const width = 120;
  const depth = 96;
  const board = box([0, 0, 0], [width, 21, 4], 'wood');
  const bearer = box([0, 0, 0], [14, depth, 10], 'wood');
  const boards = [0, 1, 2, 3].map((i) => move(board, 0, i * 25, 10));
  const tag = (w: number, jacket: string) =>
    rect(w - 24, 8, 17, 12, 'white', 1.5) + rect(w - 21, 12, 11, 3, `a-accent${jacket}`);
  const carton = (x: number, y: number, z: number, w: number, d: number, h: number, jacket: string) =>
    box([x, y, z], [w, d, h], 'carton', { left: tag(w, jacket), top: rect(w / 2 - 4, 0, 8, d, 'tape') });
  return {
    width,
    depth,
    height: 92,
    ground: shadow(0, 0, width, depth, 22),
    body:
      [0, 52, 106].map((x) => move(bearer, x, 0)).join('') +
      boards.join('') +
      carton(6, 6, 14, 54, 42, 40, '') +
      carton(62, 6, 14, 52, 42, 34 + pattern * 5, ' j-teal') +
      carton(8, 50, 14, 50, 40, 34, ' j-amber') +
      carton(62, 52, 14, 48, 38, 28, '') +
      (pattern === 2 ? '' : carton(14, 12, 54, 44, 34, 28, ' j-blue')),
  };
};
