import { areTypesFresh, typesFile, updateTypes } from '../src/node/generate/generate-types';
import { isReferenceFresh, referenceFile, updateReference } from '../src/node/generate/update-reference';
import { readOptions, runCommand } from './support/run-command';

await runCommand(async () => {
  const { check } = readOptions({ check: { type: 'boolean' } });
  const root = process.cwd();
  const tell = (file: string, written: boolean) =>
    console.log(`${file} ${written ? 'was written' : 'is up to date'}.`);
  if (!check) {
    tell(typesFile, await updateTypes(root));
    tell(referenceFile, updateReference(root));
    return 0;
  }
  const stale = [
    ...((await areTypesFresh(root)) ? [] : [typesFile]),
    ...(isReferenceFresh(root) ? [] : [referenceFile]),
  ];
  for (const file of stale) console.error(`${file} does not belong to site.schema.json. Run: npm run types`);
  return stale.length === 0 ? 0 : 1;
});
