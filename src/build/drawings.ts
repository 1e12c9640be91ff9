import { escapeHtml } from '../app/document';
import { artDefs } from '../art/defs';
import { controlIcons } from '../blocks/control-icons';
import type { StaticUse } from '../blocks/static';
import type { Files } from '../site/files';
import type { Site, StaticPart } from '../site/site';
import { createSceneDraw } from './draw-scenes';
import { icon, iconSymbol, socialSymbol } from './icons';

/** Draws a part that only the server draws. */
export type Draw = (part: StaticPart, use: StaticUse) => string;

function logo(files: Files, { name, file, symbol }: Extract<StaticPart, { kind: 'logo' }>): string {
  const wordmark = `<b class="wordmark">${escapeHtml(name)}</b>`;
  if (!file) return wordmark;
  // Inlined so that it takes the text's color; a picture of another format stays a picture.
  const drawing = file.endsWith('.svg')
    ? files.read(file).replace('<svg', '<svg aria-hidden="true" focusable="false"').trim()
    : `<img src="/${escapeHtml(file)}" alt="">`;
  return symbol ? drawing + wordmark : `${drawing}<b class="visually-hidden">${escapeHtml(name)}</b>`;
}

function picture(part: Extract<StaticPart, { kind: 'file' }>, use: StaticUse, base: string): string {
  const { src, alt, width, height } = part;
  // The hero's picture is what the visitor waits for.
  const loading = use === 'hero' || use === 'home' ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<img class="picture" src="${base}/${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" ${loading} decoding="async">`;
}

export function createDraw(files: Files, base: string): Draw {
  const logos = new Map<string, string>();
  const drawScene = createSceneDraw();
  const draw: Draw = (part, use) => {
    switch (part.kind) {
      case 'icon':
        return icon(part.name);
      case 'scene':
        return use === 'icon' || use === 'logo' ? '' : drawScene(part, use);
      case 'file':
        return picture(part, use, base);
      case 'logo': {
        const key = part.file ?? part.name;
        const drawn = logos.get(key) ?? logo(files, part);
        logos.set(key, drawn);
        return drawn;
      }
    }
  };
  return (part, use) => {
    const html = draw(part, use);
    // The browser cuts a drawing out of a document up to the first of these.
    if (html.includes('</span>')) throw new Error(`A drawing of kind ${part.kind} holds a </span>.`);
    return html;
  };
}

/** What drawings refer to, once a document: symbols of control icons and the gradients of scenes. */
export function definitions(site: Site): string {
  const social = site.settings.social?.map(({ network }) => socialSymbol(network)) ?? [];
  const symbols = [...controlIcons.map(iconSymbol), ...social].join('');
  return `<svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false">${symbols}</svg>${artDefs()}`;
}
