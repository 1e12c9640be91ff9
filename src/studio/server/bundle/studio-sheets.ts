import { globSync } from 'tinyglobby';

/** The studio's style sheets in order: its parts first. It has the site's colors and icons; the server adds its fonts. */
export function studioSheets(root: string): string[] {
  const found = (patterns: string[]) => globSync(patterns, { cwd: root }).sort();
  const shared = ['layers', 'tokens', 'icons'].map((name) => `src/app/styles/${name}.css`);
  const parts = found(['src/studio/client/parts/*.css']);
  const others = found(['src/studio/client/**/*.css', '!src/studio/client/parts/**']);
  return [...shared, ...parts, ...others].map((path) => `/${path}`);
}
