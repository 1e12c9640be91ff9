import type { Migration } from '../../src/site/migrations/migration';

type Node = Readonly<Record<string, unknown>>;

const line = { type: 'string', minLength: 1, maxLength: 20 };
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const list = (items: object, more: object = {}) => ({ type: 'array', items, maxItems: 3, ...more });
const object = (properties: Node, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const union = (...names: string[]) => ({
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: names.map(ref),
});
const schema = (properties: Node, $defs: Node) => ({
  ...object({ version: { type: 'integer', minimum: 0, maximum: 9 }, ...properties }, ['pages']),
  $defs: { line, ...$defs },
});
const pages = { pages: list({ oneOf: [ref('pageFiles'), ref('page')] }, { minItems: 1 }) };
const pageFiles = { type: 'string', enum: ['pages/*.json'] };

/** A schema before the migration. */
export const oldSchema = schema(
  {
    ...pages,
    logos: { type: 'object', additionalProperties: ref('logo'), propertyNames: { pattern: '^[a-z]{1,9}$' } },
    slots: list(ref('layoutSlot')),
  },
  {
    pageFiles,
    layoutSlot: object({ type: { type: 'string', enum: ['hero', 'stats'] } }, ['type']),
    logo: object({ file: line }, ['file']),
    page: object({ path: line, blocks: list(ref('block')), mark: ref('icon') }, ['path']),
    block: union('heroBlock', 'statsBlock'),
    icon: { type: 'string', enum: ['alert', 'wifi'] },
    heroBlock: object(
      {
        type: { const: 'hero' },
        claim: line,
        action: ref('link'),
        words: list(line, { minItems: 1 }),
        looks: list(line, { maxItems: 1 }),
        image: ref('image'),
        alt: line,
        legacy: line,
      },
      ['type'],
    ),
    image: union('scene', 'photo'),
    scene: object({ type: { const: 'scene' }, seed: { type: 'integer', minimum: 0, maximum: 5 } }, ['type']),
    photo: object({ type: { const: 'photo' }, source: object({ src: line }, ['src']) }, ['type']),
    link: object({ label: line, icon: ref('icon') }, ['label']),
    statsBlock: object({ type: { const: 'stats' }, items: list(ref('statItem')) }, ['type']),
    statItem: object({ label: line, suffix: { type: 'string', enum: ['percent', 'plus'] } }, ['label']),
  },
);

/** The schema after it. */
export const newSchema = schema(
  {
    ...pages,
    logos: { type: 'object', additionalProperties: ref('logo'), propertyNames: { pattern: '^[a-z]{1,9}$' } },
    slots: list(ref('layoutSlot')),
  },
  {
    pageFiles,
    layoutSlot: object({ type: { type: 'string', enum: ['banner', 'stats'] } }, ['type']),
    logo: object({ src: line }, ['src']),
    page: object({ path: line, blocks: list(ref('block')), mark: ref('icon'), kind: line }, ['path', 'kind']),
    block: union('bannerBlock', 'statsBlock'),
    icon: { type: 'string', enum: ['bell', 'wifi'] },
    bannerBlock: object(
      {
        type: { const: 'banner' },
        claims: list(line),
        actions: list(ref('button')),
        words: list(object({ text: line }, ['text']), { minItems: 1 }),
        look: line,
        image: ref('image'),
        texts: object({ alt: line }),
      },
      ['type'],
    ),
    image: union('drawing', 'photo'),
    drawing: object({ type: { const: 'drawing' }, seed: { type: 'integer', minimum: 0, maximum: 5 } }, [
      'type',
    ]),
    photo: object({ type: { const: 'photo' }, source: line }, ['type']),
    button: object({ text: line, icon: ref('icon') }, ['text']),
    statsBlock: object({ type: { const: 'stats' }, figures: list(ref('figure')) }, ['type']),
    figure: object({ title: line, suffix: { type: 'string', enum: ['%', '+'] } }, ['title']),
  },
);

export const pairMigrations: readonly Migration[] = [
  {
    why: 'heroes have several claims',
    steps: [
      { at: 'hero.claim', rename: 'claims' },
      { at: 'hero.claims', wrap: 'list' },
      { at: 'link.label', rename: 'text' },
      { at: 'icon', map: { alert: 'bell' } },
      { at: 'hero.action', wrap: 'list' },
      { at: 'hero.action', rename: 'actions' },
      { at: 'logo.file', rename: 'src' },
    ],
  },
  {
    why: 'a hero is a banner',
    steps: [
      { at: 'hero', rename: 'banner' },
      { at: 'link', rename: 'button' },
      { at: 'banner.words', wrap: 'text' },
      { at: 'banner.looks', rename: 'look' },
      { at: 'banner.look', unwrap: 'list' },
      { at: 'banner.alt', move: 'texts.alt' },
      { at: 'banner.legacy', remove: 'say it in "claims".' },
      { at: 'image.type', map: { scene: 'drawing' } },
      { at: 'scene', rename: 'drawing' },
      { at: 'photo.source', unwrap: 'src' },
      { at: 'stats.items.label', rename: 'title' },
      { at: 'statItem.suffix', map: { percent: '%', plus: '+' } },
      { at: 'statItem', rename: 'figure' },
      { at: 'stats.items', rename: 'figures' },
      { at: 'page.kind', default: 'WebPage' },
    ],
  },
];
