import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

/** Declares the order of the cascade layers, so it comes first. */
const first = 'src/app/styles/layers.css';

/** The site's style sheets in order, as paths from the root. Every style sheet below these folders is one. */
export function styleSheets(root: string): string[] {
  const found = globSync(['src/{app,blocks}/**/*.css', 'src/art/*.css'], { cwd: root });
  return [first, ...found.filter((path) => path !== first).sort()].map((path) => `/${path}`);
}

/** The entry for all of them: a script that imports each. The output does not get it. */
export const stylesEntry = 'virtual:styles';

export function stylesPlugin(): Plugin {
  let root: string;
  return {
    name: 'site:styles',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === stylesEntry ? `\0${stylesEntry}` : null),
    load: (id) =>
      id === `\0${stylesEntry}`
        ? styleSheets(root)
            .map((path) => `import '${path}';`)
            .join('\n')
        : null,
  };
}
