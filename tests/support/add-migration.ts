import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '../../src/site/migrations/migration';

/** Gives a copy of the project its first migration. */
export function addMigration(project: string, migration: Migration): void {
  const folder = join(project, 'src/site/migrations');
  writeFileSync(join(folder, '0001-first.json'), JSON.stringify(migration));
  writeFileSync(
    join(folder, 'migrations.ts'),
    "import first from './0001-first.json';\nexport const migrations = [first];\n",
  );
}
