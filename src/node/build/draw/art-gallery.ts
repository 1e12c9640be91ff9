import { escapeHtml } from '../../../app/server/html';
import { devices } from '../../../art/devices/device-drawings';
import { drawScene } from '../../../art/draw-scene';
import type { Device, SceneDescription, Use } from '../../../art/kit/scene';
import { layouts } from '../../../art/layouts/layout-drawings';
import { artDefs } from '../../../art/paint/defs';
import { uses } from '../../../art/stage/frame';
import { serverFolders } from '../../../site/page/server-paths';

/** Where the development server shows the gallery. */
export const galleryPath = `/${serverFolders.gallery}`;

/** Classes under which a drawing may stand; the page itself is light. */
const scopes = ['light', 'ink', 'blue'] as const;

/** What each layout is shown with. */
const sample: readonly [Device, ...Device[]] = [
  'rack',
  'office',
  'cloud',
  'firewall',
  'laptop',
  'access-point',
  'store',
];
const jackets = ['blue', 'teal', 'amber'] as const;

function row(name: string, scene: SceneDescription, use: Use): string {
  const drawing = drawScene({ ...scene, jackets }, use, galleryPath);
  const pictures = scopes.map((scope) => `<div class="${scope}">${drawing}</div>`);
  return `<figure><figcaption>${escapeHtml(name)}</figcaption>${pictures.join('')}</figure>`;
}

const style = `
  body { margin: 0; padding: 24px; background: var(--bg); font-family: var(--text-face) }
  figure { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); margin: 0 0 24px; content-visibility: auto; contain-intrinsic-height: 320px }
  figcaption { grid-column: 1 / -1; padding-block: 8px; font-weight: 600 }
  figure > div { overflow: clip; padding: 12px; background: var(--bg-2) }
  figure > .blue { background: var(--bg) }
  main { display: grid; gap: 0 24px }
  .devices { grid-template-columns: repeat(auto-fill, minmax(480px, 1fr)) }
`;

/** Every device, and every layout in each use, in the three scopes: a page of the development server. */
export function artGallery(styleSheets: readonly string[]): string {
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const everyDevice = devices.map((device) => row(device, { layout: 'single', devices: [device] }, 'cell'));
  const everyLayout = layouts.flatMap((layout) =>
    uses.map((use) => row(`${layout} as ${use}`, { layout, devices: sample }, use)),
  );
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Art</title>${links}<style>${style}</style></head><body>${artDefs()}<h1>Devices</h1><main class="devices">${everyDevice.join('')}</main><h1>Layouts</h1><main>${everyLayout.join('')}</main></body></html>`;
}
