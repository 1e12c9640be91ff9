import { resolveHref } from '../page/href';
import { parseMarkdown } from '../page/markdown';
import { parseSpan } from '../page/opening-hours';
import { picturesIn } from '../page/pictures';
import { type RichPicture, type RichText, resolveRichText } from '../page/rich-text';
import { replaceTokens } from '../page/tokens';
import type { StaticId } from '../schema/kinds';
import type { FileImage, FocalPoint, Image, PictureBox } from '../schema/types.gen';
import { dateWords, timeWords } from '../words/date-words';
import { type PictureSlot, textSlot } from './photo-slot';
import type { FilePart, StaticPart } from './site';
import type { SiteFacts } from './site-facts';
import type { StaticParts } from './static-parts';
import type { KindChanges } from './transform';
import type { LogoView } from './view';

export interface ViewContext {
  facts: SiteFacts;
  statics: StaticParts;
  /** Makes scenes and drawings without a seed differ from page to page. */
  path: string;
  slot: PictureSlot;
  /** The box that the block names for its pictures. */
  box?: PictureBox | undefined;
  /** Visitors see this part of the page first. */
  atTop: boolean;
}

/** What `View` says, kind by kind. */
export const viewChanges: KindChanges<ViewContext> = {
  line: (text: string, { facts }) => replaceTokens(text, facts.tokens),
  markdown: (text: string, context) => addText(parseMarkdown(text).rich, context),
  href: (href: string, { facts }) => resolveHref(href, facts.tokens, facts.base),
  partialDate: (value: string, { facts }) => ({ value, text: dateWords(value, facts.locale) }),
  timeSpan: (text: string, { facts }) => {
    const { opens, closes } = parseSpan(text);
    return { opens, closes, from: timeWords(opens, facts.locale), to: timeWords(closes, facts.locale) };
  },
  icon: (name: string, { statics }) => statics.add(() => ({ kind: 'icon', name })),
  logoId: viewLogo,
  image: addImage,
  drawing: addImage,
  backdrop: (image: Image, context) => addImage(image, { ...context, slot: 'backdrop', box: undefined }),
};

function addImage(image: Image, context: ViewContext): StaticId {
  return context.statics.add((index) => {
    if (image.type === 'file') return filePart(image, context);
    const { seed = `${context.path}#${index}` } = image;
    const shown = { seed, ...(context.box && { box: context.box }) };
    return image.type === 'scene'
      ? { kind: 'scene', scene: image, ...shown }
      : { kind: 'drawing', drawing: image, ...shown };
  });
}

/** A text with its pictures. */
export function addText(rich: RichText, context: ViewContext): StaticId {
  const { facts, statics, atTop } = context;
  const text = resolveRichText(rich, facts.tokens, facts.base, facts.leadOf);
  const pictures = picturesIn(text).map((picture, index) => {
    const part = filePart(picture, { ...context, atTop: atTop && index === 0 });
    return { ...part, slot: textSlot(part) };
  });
  return statics.addText(text, pictures);
}

function knownPicture(src: string, facts: ViewContext['facts']) {
  const picture = facts.pictureOf(src);
  if (!picture) throw new Error(`The size of ${src} is not known`);
  return picture;
}

function filePart(
  image: Pick<RichPicture, 'src' | 'alt'> | FileImage,
  { facts, statics, slot, box, atTop }: ViewContext,
): FilePart {
  const place = { slot, ...(box && { box }) };
  const placed = ({ src, focus }: { src: string; focus?: FocalPoint }) => ({
    src,
    ...knownPicture(src, facts),
    ...place,
    ...(focus && { focus }),
  });
  const { alt = '' } = image;
  const phone = 'imagePhone' in image && image.imagePhone;
  return {
    kind: 'file',
    ...placed(image),
    alt: replaceTokens(alt, facts.tokens),
    first: atTop && ![...statics.all.values()].some(isPicture),
    ...(phone && { phone: { ...placed(phone), onPhones: true } }),
  };
}

const isPicture = (part: StaticPart) =>
  part.kind === 'scene' ||
  part.kind === 'drawing' ||
  part.kind === 'file' ||
  (part.kind === 'text' && part.pictures !== undefined);

/** Not from an SVG: in the sizes that screens need. The name stands beside it. */
export function logoPicture(src: string, facts: ViewContext['facts']): FilePart {
  return { kind: 'file', src, alt: '', ...knownPicture(src, facts), slot: 'logos', first: false };
}

function viewLogo(id: string, { facts, statics }: ViewContext): LogoView {
  const logo = facts.logos.get(id);
  if (!logo) throw new Error(`There is no logo ${id}`);
  const { file, color, symbol = false, href } = logo;
  const name = replaceTokens(logo.name, facts.tokens);
  const drawing = statics.add(() => ({
    kind: 'logo',
    name,
    symbol,
    ...(file !== undefined && { file }),
    ...(file !== undefined && color !== undefined && { color }),
    ...(file !== undefined && !file.endsWith('.svg') && { picture: logoPicture(file, facts) }),
  }));
  return href === undefined
    ? { name, drawing }
    : { name, drawing, href: resolveHref(href, facts.tokens, facts.base) };
}
