import { bundle } from '../kit/cable';
import type { Drawing } from '../kit/drawing';
import { project, type ScreenPoint, type Spot } from '../kit/geometry';
import { rect } from '../kit/marks';
import { move } from '../kit/move';
import { num } from '../kit/path';
import { rings } from '../kit/rings';
import type { Jacket } from '../kit/scene';
import { slab } from '../kit/slab';

const TILE_HEIGHT = 8;
const INSET = 9;

const drawn = new Map<string, string>();

/** A rounded white tile whose top is the ground (z = 0), from its back corner. */
function tile(width: number, depth: number, radius: number): string {
  const key = `${width} ${depth} ${radius}`;
  const known = drawn.get(key);
  if (known) return known;
  const inset = rect(INSET, INSET, width - 2 * INSET, depth - 2 * INSET, 'inset', Math.max(2, radius - 8));
  const svg = slab([width, depth, radius], [0, 0, -TILE_HEIGHT], TILE_HEIGHT, 'tile', {
    top: inset,
    edge: true,
  });
  drawn.set(key, svg);
  return svg;
}

/** The layers, from bottom to top. Within a layer, what is further back is drawn first. */
const layers = ['cable', 'tile', 'ground', 'object', 'air'] as const;
type Layer = (typeof layers)[number];

interface Item {
  layer: number;
  depth: number;
  svg: string;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Standing {
  z?: number;
  scale?: number;
  jacket?: Jacket | undefined;
  /** Moves the object in front of or behind others at the same place. */
  nearer?: number;
}

/** Collects what a layout draws. A mirrored canvas swaps left and right of the plan, never of an object. */
export class Canvas {
  readonly bounds: Bounds = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  readonly mirrored: boolean;
  private readonly items: Item[] = [];

  constructor(mirrored: boolean) {
    this.mirrored = mirrored;
  }

  private plan(x: number, y: number): readonly [number, number] {
    return this.mirrored ? [y, x] : [x, y];
  }

  add(layer: Layer, depth: number, svg: string): void {
    this.items.push({ layer: layers.indexOf(layer), depth, svg });
  }

  /** The screen position of a spot of the plan. */
  locate(x: number, y: number, z = 0): ScreenPoint {
    return project(...this.plan(x, y), z);
  }

  /** Extends the drawing's bounds to a spot. */
  reach(x: number, y: number, z = 0): void {
    const [screenX, screenY] = this.locate(x, y, z);
    const { bounds } = this;
    bounds.left = Math.min(bounds.left, screenX);
    bounds.right = Math.max(bounds.right, screenX);
    bounds.top = Math.min(bounds.top, screenY);
    bounds.bottom = Math.max(bounds.bottom, screenY);
  }

  /** Adds a tile around its middle. */
  tile(x: number, y: number, width: number, depth: number, radius = 22): void {
    const [planX, planY] = this.plan(x, y);
    const [planWidth, planDepth] = this.plan(width, depth);
    const svg = tile(Math.round(planWidth), Math.round(planDepth), radius);
    this.add('tile', planX + planY, move(svg, planX - planWidth / 2, planY - planDepth / 2));
    for (const [u, v] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      this.reach(x + ((width - radius / 2) / 2) * u, y + ((depth - radius / 2) / 2) * v, -TILE_HEIGHT);
    }
  }

  /** Adds an object around the middle of its footprint. An object on top of another one has no shadow. */
  put(drawing: Drawing, x: number, y: number, { z = 0, scale = 1, jacket, nearer = 0 }: Standing = {}): void {
    const [planX, planY] = this.plan(x, y);
    const cornerX = planX - (drawing.width * scale) / 2;
    const cornerY = planY - (drawing.depth * scale) / 2;
    const [screenX, screenY] = project(cornerX, cornerY, z);
    const size = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
    const look = jacket ? ` class="j-${jacket}"` : '';
    const place = `<g transform="translate(${num(screenX)} ${num(screenY)})${size}"${look}>`;
    if (z === 0) this.add('ground', planX + planY, `${place}${drawing.ground}</g>`);
    this.add('object', planX + planY + z / 2 + nearer, `${place}${drawing.body}</g>`);
    const right = (drawing.width * scale) / 2;
    const front = (drawing.depth * scale) / 2;
    const bounds = this.bounds;
    const [, topY] = project(planX - right, planY - front, z + drawing.height * scale);
    const [leftX] = project(planX - right, planY + front);
    const [rightX] = project(planX + right, planY - front);
    bounds.top = Math.min(bounds.top, topY);
    bounds.left = Math.min(bounds.left, leftX);
    bounds.right = Math.max(bounds.right, rightX);
  }

  cable(
    spots: readonly Spot[],
    jackets: readonly Jacket[],
    options: { width?: number; packets?: number },
  ): void {
    const planned = spots.map(([x, y]): Spot => this.plan(x, y));
    this.add('cable', 0, bundle(planned, jackets, options));
  }

  /** Adds waves over the ground; those of a transmitter in the middle of the drawing are below the tiles. */
  rings(x: number, y: number, radii: readonly number[], layer: Layer, jacket?: Jacket): void {
    const svg = rings(...this.plan(x, y), radii);
    this.add(layer, -1e6, jacket ? `<g class="j-${jacket}">${svg}</g>` : svg);
  }

  toString(): string {
    return this.items
      .sort((one, other) => one.layer - other.layer || one.depth - other.depth)
      .map((item) => item.svg)
      .join('');
  }
}
