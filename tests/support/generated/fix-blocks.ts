import { linkedCards, slidesFor } from '../../../src/site/page/linked-cards';
import { isPhoto, toneOf, usualTone } from '../../../src/site/page/tone-of';
import type {
  CtaBlock,
  FormField,
  HeroBlock,
  LayoutSlot,
  Page,
  Row,
  RowGroup,
} from '../../../src/site/schema/types.gen';
import type { Written } from '../written';
import type { LooseBlock, LoosePage } from './site-arbitrary';

/** The page's only hero stands at the top, and its pins on the drawing that has places for them. */
export function withOneHero(blocks: readonly LooseBlock[], spare: Written<HeroBlock>): LooseBlock[] {
  const hero = blocks.find((block) => block.type === 'hero') ?? spare;
  return [withPlacedPins(hero), ...blocks.filter(({ type }) => type !== 'hero')];
}

function withPlacedPins({ as, ...hero }: Written<HeroBlock>): Written<HeroBlock> {
  const [first, ...others] = hero.pins ?? [];
  if (!first && as === 'photo' && hero.image) {
    // A photo has its own shade.
    const { tone: _tone, backdrop: _backdrop, ...bare } = hero;
    return { ...bare, as };
  }
  if (!first) return { ...hero, ...(as && as !== 'photo' && { as }) };
  const pins = others.filter(
    ({ place }, index) => place !== first.place && others.findIndex((pin) => pin.place === place) === index,
  );
  return {
    ...hero,
    pins: [first, ...pins],
    size: 'display',
    words: hero.words ?? ['one', 'two'],
    image: { type: 'scene', layout: 'site', devices: ['rack'] },
  };
}

/** Where there is a picture, but for heroes that fill the screen or have pins. */
export function withSeenBox(block: LooseBlock): LooseBlock {
  if (!('box' in block)) return block;
  const { box, ...others } = block;
  const isSeen =
    block.type === 'hero'
      ? block.image && block.as !== 'photo' && !block.pins
      : block.type === 'cardGrid'
        ? block.cards.some(({ image }) => image)
        : block.type === 'people'
          ? block.people.some(({ image }) => image)
          : block.type !== 'faq' || block.image;
  return isSeen ? block : others;
}

/** The fields of a form have names of their own, different answers, and limits with a number between them. */
export const withFillableFields = (page: LoosePage): LoosePage => ({
  ...page,
  blocks: page.blocks.map((block) => {
    const [first, ...others] = (block.type === 'contactForm' && block.fields) || [];
    return first
      ? {
          ...block,
          fields: [fillable(first, 0), ...others.map((field, index) => fillable(field, index + 1))],
        }
      : block;
  }),
});

function fillable(field: Written<FormField>, index: number): Written<FormField> {
  const name = `${field.name.slice(0, 50)}-${index}`;
  if (field.type === 'choice') {
    const [first, second, ...others] = field.options.map(
      (option, place) => `${option.slice(0, 390)} ${place}`,
    );
    return { ...field, name, options: [first ?? '1', second ?? '2', ...others] };
  }
  if (field.type !== 'number' || field.minimum === undefined) return { ...field, name };
  return { ...field, name, maximum: Math.max(field.minimum, field.maximum ?? 0) };
}

/** Rows of a table have no more cells than it has columns, and no row is the heading of nothing. */
export function withWholeRows(block: LooseBlock): LooseBlock {
  if (block.type !== 'table') return block;
  const [, ...columns] = block.columns;
  const whole = ([name, ...cells]: [string, ...string[]]): [string, ...string[]] => [
    name,
    ...columns.map((column, index) => cells[index] ?? column),
  ];
  const [first, ...others] = block.rows;
  return { ...block, rows: [whole(first), ...others.map(whole)] };
}

/** What stands beside a label is short, also when its braces are doubled, and there is one column. */
export function withShortRows(block: LooseBlock): LooseBlock {
  if (block.type !== 'rows') return block;
  const { columns: _, ...one } = block;
  const short = (text: string, most: number) => (text.length > most / 2 ? 'Short' : text);
  const shortened = ({ pre, label, value, ...row }: Written<Row>) => ({
    ...row,
    label: short(label, 90),
    ...(pre !== undefined && { pre: short(pre, 30) }),
    ...(value !== undefined && { value: short(value, 30) }),
  });
  const ofGroup = ({ rows: [first, ...others], ...group }: Written<RowGroup>): Written<RowGroup> => ({
    ...group,
    rows: [shortened(first), ...others.map(shortened)],
  });
  const [first, ...others] = block.groups;
  return { ...one, groups: [ofGroup(first), ...others.map(ofGroup)] };
}

/** Prices have a currency with two decimals, and one plan is featured at most. */
export function withPrices(block: LooseBlock): LooseBlock {
  if (block.type !== 'pricing') return block;
  const isFeatured = block.plans.findIndex(({ featured }) => featured !== undefined);
  const [first, ...others] = block.plans.map(({ featured, instead, ...plan }, index) => ({
    ...plan,
    ...(instead !== undefined && plan.amount === undefined && { instead }),
    ...(featured !== undefined && index === isFeatured && { featured }),
  }));
  return first ? { ...block, currency: 'EUR', plans: [first, ...others] } : block;
}

/** A block of the site's own may have neither. */
type Grounded = LooseBlock & Pick<Written<CtaBlock>, 'tone' | 'backdrop'>;

/** A strong ground stands between others, and blocks have a picture behind them where it is seen. */
export function withGrounds(page: LoosePage): LoosePage {
  let before: unknown;
  const blocks = page.blocks.map((block: Grounded): Grounded => {
    if (block.type === 'parallax') return block;
    const { backdrop, ...others } = block;
    const wanted = block.tone === 'picture' && !backdrop ? 'tint' : toneOf(block);
    const tone = wanted === before ? 'light' : wanted;
    before = tone;
    if (tone === 'picture') return isPhoto(block) ? block : { ...block, tone };
    return block.tone === undefined && tone === usualTone(block) ? others : { ...others, tone };
  });
  return { ...page, blocks };
}

/** Blocks that show cards of other pages name pages that have some; where there are none, they are left out. */
export function withSources(pages: readonly LoosePage[]): LoosePage[] {
  const cardsOf = (page: LoosePage) => linkedCards(asPage(page));
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block): LooseBlock[] => {
      if (block.type !== 'related' && block.type !== 'directory') return [block];
      const sources = pages.filter((source) =>
        block.type === 'related'
          ? slidesFor(page.path, asPage(source)).length > 0
          : cardsOf(source).length > 0,
      );
      const [first, ...others] = sources.slice(0, block.pages.length).map(({ path }) => path);
      return first === undefined ? [] : [{ ...block, pages: [first, ...others] }];
    }),
  }));
}

/** The core's own rules for cards look at nothing that a generated page lacks. */
const asPage = (page: LoosePage) => page as unknown as Page;

/** Pages that name a layout, with that layout: what the first page that names it has, and might have. */
export function withLayouts(pages: readonly LoosePage[]): {
  pages: LoosePage[];
  layouts: Record<string, Written<LayoutSlot>[]>;
} {
  const layouts: Record<string, Written<LayoutSlot>[]> = {};
  const kept = pages.map(({ layout, ...page }) => {
    if (layout === undefined || Object.hasOwn(layouts, layout)) return page;
    const [hero, ...others] = page.blocks.map(({ type }): Written<LayoutSlot> => ({ type }));
    const [second, ...rest] = others;
    layouts[layout] = [
      ...(hero ? [hero] : []),
      { type: 'faq', optional: true },
      ...(second ? [{ ...second, more: rest.length > 0 }] : []),
    ];
    return { ...page, layout };
  });
  return { pages: kept, layouts };
}
