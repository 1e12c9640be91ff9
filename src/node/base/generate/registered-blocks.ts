/** The one list of the engine's blocks; its order is that of the picker, of messages and of the reference. */
export const registryFile = 'src/blocks/registry.ts';

/** The folder of the blocks that only one site has. They are behind the engine's, by the alphabet. */
export const ownBlocks = 'src/own/blocks';

export interface RegisteredBlock {
  type: string;
  /** The folder of its component, such as `src/blocks/card-grid`. */
  folder: string;
  /** Where it is registered, such as `src/blocks/registry.ts:3`. */
  at: string;
}

/** `export { Faq as faq } from './faq/faq'`, or `export const steps = lateBlock(() => import('./steps/steps')…`. */
const statement =
  /^export\s*(?:\{([^}]*)\}\s*from\s*|const (\w+) = lateBlock\([^'"]*import\()['"]\.\/([\w-]+)\//gm;

/** The blocks in the order of the registry, from its text: a module gives its names in the order of the alphabet. */
export function registeredBlocks(registry: string): RegisteredBlock[] {
  return [...registry.matchAll(statement)].flatMap(([found, list = '', late, folder = '']) => {
    const line = registry.slice(0, registry.indexOf(found)).split('\n').length;
    return (late ?? list).split(',').flatMap((name) => {
      const type = /\b(\w+)\s*$/.exec(name)?.[1];
      const at = `${registryFile}:${line}`;
      return type === undefined ? [] : [{ type, folder: `src/blocks/${folder}`, at }];
    });
  });
}

/** A site's own blocks, by the files that define them: `src/own/blocks/price-list/price-list.schema.json`. */
export function ownBlocksOf(files: Iterable<string>): RegisteredBlock[] {
  const found = [...files].filter((file) => file.startsWith(`${ownBlocks}/`)).sort();
  return found.map((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    return { type: camel(folder.slice(ownBlocks.length + 1)), folder, at: file };
  });
}

/** `cardGrid` in `src/blocks/card-grid`: `src/blocks/card-grid/card-grid.schema.json`. */
export const definitionFile = ({
  type,
  folder = `src/blocks/${kebab(type)}`,
}: {
  type: string;
  folder?: string;
}): string => `${folder}/${kebab(type)}.schema.json`;

export const isOwnBlock = ({ folder }: RegisteredBlock): boolean => folder.startsWith(`${ownBlocks}/`);

/** Its picture in the reference. A site's own block has it in its folder. */
export const pictureFile = (block: RegisteredBlock): string =>
  isOwnBlock(block) ? `${block.folder}/${kebab(block.type)}.jpg` : `docs/screens/blocks/${block.type}.jpg`;

/** The module of all components, the engine's and the site's own. */
export const allBlocksFile = 'src/blocks/all-blocks.gen.ts';

export const writeAllBlocks = (own: readonly RegisteredBlock[]): string =>
  [
    '// The components of all blocks, made by `npm run types` from the registry and the folders of src/own/blocks.',
    "export * from './registry';",
    ...own.map(({ type, folder }) => {
      const module = `${folder.replace('src', '..')}/${kebab(type)}`;
      return `export { ${type[0]?.toUpperCase()}${type.slice(1)} as ${type} } from '${module}';`;
    }),
    '',
  ].join('\n');

const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
