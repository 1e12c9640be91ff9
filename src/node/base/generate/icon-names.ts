import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface IconSet {
  /** What is hidden is no longer in the set. */
  icons: Readonly<Record<string, { hidden?: boolean }>>;
  aliases: Readonly<Record<string, { parent: string }>>;
}

/** By its name, the icons of the installed Lucide: each with the names that it had before, which stay valid. */
export function iconNames(): Map<string, string[]> {
  const { icons, aliases }: IconSet = JSON.parse(
    readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8'),
  );
  const names = new Map<string, string[]>();
  for (const [name, { hidden }] of Object.entries(icons)) if (!hidden) names.set(name, []);
  for (const [name, { parent }] of Object.entries(aliases)) names.get(parent)?.push(name);
  return names;
}

/** What content may write, in the order of the alphabet. */
export const allIconNames = (): string[] => [...iconNames()].flat(2).sort();
