import { isRecord } from '../../../site/json/is-record';

export type Definition = Readonly<Record<string, unknown>>;
export type Definitions = Readonly<Record<string, Definition>>;

export const blockName = (type: string): string => `${type}Block`;
export const referenceTo = (name: string): string => `#/$defs/${name}`;

export const fieldsOf = ({ properties }: Definition): Definition => (isRecord(properties) ? properties : {});

/** The type of a block that shows one of site.json, and of one that shows rows of a collection. */
const shared = 'shared';
const list = 'list';

/** Blocks that a page always shows: what others say of it is here, or its dates are those of another block. */
const undated = ['hero', shared];

/** Fields of every other block. */
const dates = {
  draft: {
    type: 'boolean',
    description: 'The block is hidden: visitors do not see it, whatever its dates say.',
  },
  from: {
    $ref: referenceTo('dateOrName'),
    description: 'When the block comes: a day, a day and a time, or a name of `dates` in site.json.',
  },
  until: { $ref: referenceTo('dateOrName'), description: 'When the block goes, written as in `from`.' },
};

/**
 * Adds what follows from the list of types: the variants of a block, its dates, what a layout may name, and what editors
 * show. And the names of all icons.
 */
export function completeTypes(
  written: Definitions,
  types: readonly string[],
  icons: readonly string[],
): Definitions {
  const definitions = { ...written };
  const { block, shareable, layoutSlot, iconName } = written;
  if (iconName) definitions.iconName = { ...iconName, enum: icons };
  const all = [...types, ...[list, shared].filter((type) => written[blockName(type)])];
  if (block) definitions.block = withVariants(block, all);
  if (shareable)
    definitions.shareable = withVariants(
      shareable,
      types.filter((type) => type !== 'hero'),
    );
  if (layoutSlot) definitions.layoutSlot = withType(layoutSlot, { enum: types });
  for (const type of all) {
    const definition = written[blockName(type)];
    if (definition)
      definitions[blockName(type)] = completeBlock(
        undated.includes(type)
          ? definition
          : { ...definition, properties: { ...fieldsOf(definition), ...dates } },
        type,
        all,
      );
  }
  return definitions;
}

const withVariants = (union: Definition, types: readonly string[]): Definition => ({
  ...union,
  oneOf: types.map((type) => ({ $ref: referenceTo(blockName(type)) })),
});

function withType(definition: Definition, added: Definition): Definition {
  const fields = fieldsOf(definition);
  const type = isRecord(fields.type) ? fields.type : {};
  return { ...definition, properties: { ...fields, type: { ...type, ...added } } };
}

function completeBlock(definition: Definition, type: string, types: readonly string[]): Definition {
  const { description, defaultSnippets } = definition;
  const completed = withType(definition, {
    description,
    suggestSortText: '0',
    // VS Code shows only the message of one variant.
    errorMessage: `Unknown block type. Known: ${types.join(', ')}.`,
  });
  if (!Array.isArray(defaultSnippets)) return completed;
  const snippets = defaultSnippets.map((snippet) => ({ label: type, description, ...snippet }));
  return { ...completed, defaultSnippets: snippets };
}
