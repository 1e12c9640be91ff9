/**
 * The names in a scene. They repeat site.schema.json, because art knows no content: of src/site it imports only the
 * folder color. A test of the types compares both.
 */
export type Layout =
  | 'single'
  | 'pair'
  | 'tiers'
  | 'hub'
  | 'floor'
  | 'row'
  | 'stack'
  | 'site'
  | 'mesh'
  | 'town';

export const jackets = ['blue', 'teal', 'sky', 'violet', 'coral', 'rose', 'slate', 'lime', 'amber'] as const;
export type Jacket = (typeof jackets)[number];

export type Device =
  | 'rack'
  | 'open-rack'
  | 'server'
  | 'switch'
  | 'firewall'
  | 'access-point'
  | 'storage'
  | 'laptop'
  | 'monitor'
  | 'screen'
  | 'phone'
  | 'headset'
  | 'camera'
  | 'sensor'
  | 'gateway'
  | 'tower'
  | 'dish'
  | 'cloud'
  | 'office'
  | 'warehouse'
  | 'store'
  | 'shield'
  | 'brick-wall'
  | 'slabs'
  | 'envelope'
  | 'folder'
  | 'chat'
  | 'clipboard'
  | 'blueprint'
  | 'tool-case'
  | 'reel'
  | 'patch-panel'
  | 'cable-tester'
  | 'memory-board'
  | 'printer'
  | 'pallet'
  | 'coverage';

/** What a drawing is used for: this decides its size and how much of the scene it shows. */
export type Use =
  | 'hero'
  | 'home'
  | 'cell'
  | 'card'
  | 'figure'
  | 'banner'
  | 'call'
  | 'poster'
  | 'map'
  | 'share';

export interface SceneDescription {
  layout: Layout;
  devices: readonly [Device, ...Device[]];
  jackets?: readonly Jacket[];
  seed?: string;
}
