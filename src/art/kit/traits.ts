import type { Device } from './scene';

/** Low and flat: copies of it and small devices can stand on it. */
export const flat: ReadonlySet<Device> = new Set<Device>([
  'switch',
  'firewall',
  'server',
  'storage',
  'patch-panel',
]);

/** Small enough to stand on a flat device. */
export const perching: ReadonlySet<Device> = new Set<Device>(['access-point', 'sensor']);

/** Floats above the device it belongs to. */
export const floating: ReadonlySet<Device> = new Set<Device>(['cloud', 'slabs']);

const bodied: readonly Device[] = [...flat, 'rack', 'open-rack', 'laptop', 'office', 'warehouse', 'store'];

/** Has a body that a cloud or slabs can float above. */
export const carrying: ReadonlySet<Device> = new Set<Device>(bodied);

/** Looks right behind a shield. */
export const guarded: ReadonlySet<Device> = new Set<Device>([
  ...bodied,
  'monitor',
  'screen',
  'gateway',
  'brick-wall',
  'cloud',
]);

/** Sends waves: on a floor plan it is in every room. */
export const sending: ReadonlySet<Device> = new Set<Device>([
  'access-point',
  'coverage',
  'sensor',
  'gateway',
  'camera',
]);

export const buildings: ReadonlySet<Device> = new Set<Device>(['office', 'warehouse', 'store']);

/** Stands in a row without gaps. */
export const racks: ReadonlySet<Device> = new Set<Device>(['rack', 'open-rack']);
