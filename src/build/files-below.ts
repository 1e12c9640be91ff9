import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** All files below a folder, relative and with forward slashes; none when it is not there. */
export function filesBelow(folder: string): string[] {
  const found: string[] = [];
  const look = (below: string) => {
    for (const entry of entriesOf(`${folder}${sep}${below}`)) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) look(path);
      else found.push(path);
    }
  };
  look('');
  return found;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
