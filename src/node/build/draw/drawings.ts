import { escapeHtml } from '../../../app/server/html';
import { drawScene } from '../../../art/draw-scene';
import { type Box, boxOf, drawDrawing } from '../../../art/drawings/draw-drawing';
import { hash } from '../../../art/kit/random';
import type { Use } from '../../../art/kit/scene';
import { drawMapFace } from '../../../art/layouts/map-face';
import { drawVideoFace } from '../../../art/layouts/video-face';
import { artDefs } from '../../../art/paint/defs';
import { isUse } from '../../../art/stage/frame';
import type { Files } from '../../../site/files/files';
import { boxRatios } from '../../../site/image/box-ratios';
import { drawingOf } from '../../../site/image/drawing';
import { inlineSvg } from '../../../site/image/published-svg';
import { isIconFile } from '../../../site/page/pictures';
import type { ListLinksPart } from '../../../site/resolve/list-links';
import type { StaticPart, TextPart } from '../../../site/resolve/site';
import type { Brand, PictureBox } from '../../../site/schema/types.gen';
import type { StaticUse } from '../../../ui/static';
import { boxAttribute, type HashOf, linkedPicture, pictureHtml } from '../photos/picture-html';
import type { Recolor } from './brand-assets';
import { fieldsHtml } from './fields-html';
import { icon, socialIcon } from './icons';
import { listLinksHtml } from './list-links-html';
import { type PictureHtml, richHtml } from './rich-html';

/** Draws a part that only the server draws, or writes a text. No other part of the document may have the same `id`. */
export type Draw = (part: StaticPart, use: StaticUse, id: string) => string;

/** The parts that hold what an editor wrote. */
export function textHtml(part: TextPart, id: string, picture?: PictureHtml): string {
  switch (part.kind) {
    case 'text':
      return richHtml(part.text, picture);
    case 'fields':
      return fieldsHtml(part, id);
    case 'face':
      return face(part);
  }
}

/** Stands for the id in markup that is kept for other uses: no cleaned drawing holds this character. */
const anyId = '\0';

function markupOf(files: Files, file: string): string {
  const drawing = drawingOf(files, file);
  return typeof drawing === 'string' ? '' : drawing.markup;
}

function logo(
  files: Files,
  { name, file, color, symbol, picture }: Extract<StaticPart, { kind: 'logo' }>,
  base: string,
  hashOf: HashOf | undefined,
): string {
  const wordmark = `<b class="wordmark">${escapeHtml(name)}</b>`;
  if (!file) return wordmark;
  // Inlined so that it takes the text's color; a picture of another format stays a picture.
  const drawing = picture
    ? pictureHtml(picture, base, hashOf)
    : file.endsWith('.svg')
      ? (inlineSvg(markupOf(files, file), `${anyId}_`, {
          'aria-hidden': 'true',
          // The style sheet sets it aside until the pointer comes.
          ...(color !== undefined && { color }),
        }).markup ?? '')
      : `<img src="${base}/${escapeHtml(file)}" alt="">`;
  return symbol ? drawing + wordmark : `${drawing}<b class="visually-hidden">${escapeHtml(name)}</b>`;
}

/** Whatever colors it has, its shape takes the color of the text, as those of the set do. */
function ownIcon(files: Files, file: string): string {
  // No anchor has this character.
  const scope = `${anyId}_`;
  const { markup = '' } = inlineSvg(markupOf(files, file), scope, { width: '24', height: '24' });
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><mask id="${scope}" mask-type="alpha"><g ${unpainted}>${markup}</g></mask><path fill="currentColor" stroke="none" mask="url(#${scope})" d="M0 0h24v24H0z"/></svg>`;
}

/** What a drawing starts with that is no part of an icon (src/app/styles/icons.css). */
const unpainted = 'fill="#000" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"';

function face({ of, seed, title }: Extract<StaticPart, { kind: 'face' }>): string {
  if (of === 'map') return drawMapFace(arrangement(seed));
  const words =
    title === undefined ? '' : `<b class="face-title" aria-hidden="true">${escapeHtml(title)}</b>`;
  return drawVideoFace(arrangement(seed)) + words;
}

/** Arrangements of one scene: enough to look different, and few enough that large sites draw each once. */
const arrangements = 8;

/** Also what a page's link picture shows. */
export const arrangement = (seed: string) => String(hash(seed) % arrangements);

type Drawing = Exclude<StaticPart, { kind: 'text' | 'fields' } | ListLinksPart>;

/** Parts with the same key look the same. */
function keyOf(part: Drawing, use: StaticUse): string {
  switch (part.kind) {
    case 'icon':
    case 'social':
      return `${part.kind} ${part.name}`;
    case 'definitions':
      return part.kind;
    case 'face':
      return `face ${part.of} ${arrangement(part.seed)} ${part.title}`;
    case 'logo':
      return `${part.file} ${part.name} ${part.symbol} ${part.color}`;
    case 'file':
      return `${use} ${JSON.stringify(part)}`;
    case 'scene': {
      const { layout, devices, jackets } = part.scene;
      return `${use} ${part.box} ${layout} ${devices} ${jackets} ${arrangement(part.seed)}`;
    }
    case 'drawing': {
      const { kind, form, things } = part.drawing;
      return `${use} ${part.box} ${kind} ${form} ${things} ${part.seed}`;
    }
  }
}

const inBox = (drawing: string, box: PictureBox | undefined) =>
  drawing.replace('<svg', `<svg${boxAttribute(box)}`);

/** Keeps memory flat on sites with very many scenes: about 5 KB each. */
const mostDrawings = 8192;

/** What not every site has: names for the versions of photos, and colors of its own. */
export interface DrawOptions {
  hashOf?: HashOf | undefined;
  recolor?: Recolor | undefined;
  cards?: Brand['cards'] | undefined;
}

const strip: Box = [1440, 172];

type Cards = NonNullable<Brand['cards']>;

/** The pictures of cards in the looks that give them another box: src/app/styles/looks/. */
const cardBoxes: { readonly [Look in Cards]?: Box } = {
  plain: [480, 480],
  raised: [480, 600],
};

/** What a drawing is composed for, if that is not the usual box of its use. */
const boxFor = (use: Use, box: PictureBox | undefined, cards: Cards): Box | undefined => {
  if (!box) return use === 'cell' ? cardBoxes[cards] : undefined;
  const [width] = boxOf(use);
  return [width, Math.round(width / boxRatios[box])];
};

export function createDraw(
  files: Files,
  base: string,
  { hashOf, recolor = (text) => text, cards = 'bordered' }: DrawOptions = {},
): Draw {
  const draw = (part: Drawing, use: StaticUse): string => {
    switch (part.kind) {
      case 'icon':
        return isIconFile(part.name) ? ownIcon(files, part.name) : icon(part.name);
      case 'social':
        return socialIcon(part.name);
      case 'definitions':
        return recolor(artDefs());
      case 'face':
        return recolor(face(part));
      case 'logo':
        return logo(files, part, base, hashOf);
      case 'file':
        return (use === 'gallery' ? linkedPicture : pictureHtml)(part, base, hashOf);
      case 'scene': {
        if (!isUse(use)) throw new Error(`A scene can't be used as ${use}.`);
        const { layout, devices, jackets } = part.scene;
        return recolor(
          inBox(
            drawScene({ layout, devices, ...(jackets && { jackets }) }, use, arrangement(part.seed)),
            part.box,
          ),
        );
      }
      case 'drawing':
        if (use === 'strip') return drawDrawing(part.drawing, 'call', part.seed, anyId, strip);
        if (!isUse(use)) throw new Error(`A drawing can't be used as ${use}.`);
        return inBox(
          drawDrawing(part.drawing, use, part.seed, anyId, boxFor(use, part.box, cards)),
          part.box,
        );
    }
  };
  const drawn = new Map<string, string>();
  const keep = (part: Drawing, use: StaticUse): string => {
    const key = keyOf(part, use);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const html = draw(part, use);
    // The browser cuts a drawing out of a document up to the first of these.
    if (/<\/(span|div)>/.test(html))
      throw new Error(`A drawing of kind ${part.kind} holds a </span> or a </div>.`);
    if (drawn.size >= mostDrawings) drawn.clear();
    drawn.set(key, html);
    return html;
  };
  const picturesOf = (part: TextPart): PictureHtml | undefined =>
    part.kind === 'text' && part.pictures
      ? ({ src, alt }) => {
          const file = part.pictures?.find((each) => each.src === src);
          return file ? pictureHtml({ ...file, alt }, base, hashOf) : '';
        }
      : undefined;
  return (part, use, id) => {
    switch (part.kind) {
      case 'text':
      case 'fields':
        return textHtml(part, id, picturesOf(part));
      case 'listTopics':
      case 'listPages':
        return listLinksHtml(part);
      default:
        return keep(part, use).replaceAll(anyId, id);
    }
  };
}
