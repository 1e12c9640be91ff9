import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

/** Declares the order of the cascade layers, so it comes first. */
const first = 'src/app/styles/layers.css';

/** The site's style sheets in order, as paths from the root. Every style sheet below these folders is one. */
export function styleSheets(root: string): string[] {
  const found = globSync(['src/{app,blocks}/**/*.css', 'src/art/*.css'], { cwd: root });
  return [first, ...found.filter((path) => path !== first).sort()].map((path) => `/${path}`);
}

/** The studio's style sheets in order. It has the site's colors and fonts. */
export function studioSheets(root: string): string[] {
  const shared = ['layers', 'tokens', 'fonts'].map((name) => `/src/app/styles/${name}.css`);
  const own = globSync(['src/studio/**/*.css'], { cwd: root }).sort();
  return [...shared, ...own.map((path) => `/${path}`)];
}

/** The entry for all of them: a script that imports each. The output does not get it. */
export const stylesEntry = 'virtual:styles';

/** Gives the style sheets that `sheetsOf` lists, to whoever imports `entry`. */
export function stylesPlugin(entry = stylesEntry, sheetsOf = styleSheets): Plugin {
  let root: string;
  return {
    name: 'site:styles',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load: (id) =>
      id === `\0${entry}`
        ? sheetsOf(root)
            .map((path) => `import '${path}';`)
            .join('\n')
        : null,
  };
}
