/** The one list of the blocks; its order is that of the picker, of messages and of the reference. */
export const registryFile = 'src/blocks/registry.ts';

export interface RegisteredBlock {
  type: string;
  /** The folder of its component, in src/blocks. */
  folder: string;
  /** Its line in the registry, from 1 on. */
  line: number;
}

const statement = /^export\s*\{([^}]*)\}\s*from\s*['"]\.\/([\w-]+)\//gm;

/** The blocks in the order of the registry, from its text: a module gives its names in the order of the alphabet. */
export function registeredBlocks(registry: string): RegisteredBlock[] {
  return [...registry.matchAll(statement)].flatMap(([found, names = '', folder = '']) => {
    const line = registry.slice(0, registry.indexOf(found)).split('\n').length;
    return names.split(',').flatMap((name) => {
      const type = /\b(\w+)\s*$/.exec(name)?.[1];
      return type === undefined ? [] : [{ type, folder, line }];
    });
  });
}

/** `cardGrid` in `card-grid`: `src/blocks/card-grid/card-grid.schema.json`. */
export const definitionFile = ({ type, folder = kebab(type) }: { type: string; folder?: string }): string =>
  `src/blocks/${folder}/${kebab(type)}.schema.json`;

const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
