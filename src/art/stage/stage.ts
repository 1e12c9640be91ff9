import { deviceDrawing } from '../devices/device-drawings';
import { type Drawing, PATTERNS } from '../kit/drawing';
import type { Spot } from '../kit/geometry';
import { below, type Random } from '../kit/random';
import type { Device, Jacket, Use } from '../kit/scene';
import type { Canvas } from './canvas';

/** A distance beyond every edge of every drawing. */
const FAR = 1700;

export type Direction = 'left-up' | 'right-up' | 'right-down' | 'left-down';

const steps: Record<Direction, readonly [number, number]> = {
  'left-up': [-1, 0],
  'right-up': [0, -1],
  'right-down': [1, 0],
  'left-down': [0, 1],
};

const mirroredDirection: Record<Direction, Direction> = {
  'left-up': 'right-up',
  'right-up': 'left-up',
  'right-down': 'left-down',
  'left-down': 'right-down',
};

/** Text is to the left of a hero, a closing call and a banner (whose drawing moves): no cable goes below it. */
const exits: Record<Use, readonly Direction[]> = {
  hero: ['right-up', 'right-down'],
  home: ['right-up', 'right-down', 'left-up', 'left-down'],
  cell: ['right-up', 'left-up'],
  card: ['right-down', 'left-up', 'left-down', 'right-up'],
  figure: ['left-up', 'right-up', 'right-down', 'left-down'],
  banner: ['right-up', 'right-down'],
  call: ['right-up', 'right-down', 'left-down'],
  poster: ['left-up', 'right-up', 'right-down', 'left-down'],
  map: ['left-up', 'right-up', 'right-down', 'left-down'],
  share: ['right-up', 'right-down'],
};

const CALL_CABLE = 5.5;

/** What a layout works with: the canvas, the scene's names and one source of random numbers. */
export class Stage {
  readonly canvas: Canvas;
  readonly devices: readonly [Device, ...Device[]];
  readonly jackets: readonly [Jacket, ...Jacket[]];
  readonly random: Random;
  readonly use: Use;
  /** False for a scene without cables. */
  readonly plugged: boolean;
  private bundles = 0;

  constructor(
    canvas: Canvas,
    devices: readonly [Device, ...Device[]],
    jackets: readonly [Jacket, ...Jacket[]],
    random: Random,
    use: Use,
    plugged: boolean,
  ) {
    this.canvas = canvas;
    this.devices = devices;
    this.jackets = jackets;
    this.plugged = plugged;
    this.random = random;
    this.use = use;
  }

  /** The device of a slot. With more slots than devices, those after the first are repeated. */
  device(slot: number): Device {
    const { devices } = this;
    const [first, ...others] = devices;
    if (slot < devices.length) return devices[slot] ?? first;
    return others.length ? (others[(slot - devices.length) % others.length] ?? first) : first;
  }

  draw(device: Device): Drawing {
    return deviceDrawing(device, below(this.random, PATTERNS));
  }

  jacket(index: number): Jacket {
    return this.jackets[index % this.jackets.length] ?? this.jackets[0];
  }

  cable(...spots: readonly Spot[]): void {
    if (!this.plugged) return;
    const turn = this.bundles++;
    const width = this.use === 'call' ? CALL_CABLE : 4;
    const count = this.use === 'call' ? 3 : this.jackets.length > 2 && turn % 3 === 2 ? 3 : 2;
    const jackets = Array.from({ length: count }, (_, i) => this.jacket(i === 0 ? 0 : i + (turn % 2)));
    this.canvas.cable(spots, turn % 2 ? jackets.toReversed() : jackets, {
      width,
      packets: below(this.random, 240),
    });
  }

  allows(direction: Direction): boolean {
    return exits[this.use].includes(this.canvas.mirrored ? mirroredDirection[direction] : direction);
  }

  /** Adds a cable bundle that leaves the drawing. */
  leave(x: number, y: number, direction: Direction): void {
    if (!this.allows(direction)) return;
    const [stepX, stepY] = steps[direction];
    this.cable([x, y], [x + stepX * FAR, y + stepY * FAR]);
  }
}
