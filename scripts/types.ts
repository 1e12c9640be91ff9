import { areTypesFresh, updateTypes } from '../src/build/generate-types';
import { readOptions, runCommand } from './support/run-command';

await runCommand(async () => {
  const { check } = readOptions({ check: { type: 'boolean' } });
  const root = process.cwd();
  if (!check) {
    const written = await updateTypes(root);
    console.log(written ? 'src/site/types.gen.ts was written.' : 'src/site/types.gen.ts is up to date.');
    return 0;
  }
  if (await areTypesFresh(root)) return 0;
  console.error('src/site/types.gen.ts does not belong to site.schema.json. Run: npm run types');
  return 1;
});
