import { writeFileSync } from 'node:fs';
import { generatedFiles, staleFiles } from '../src/node/generate/generate';
import { readOptions, runCommand } from '../src/node/run-command';

await runCommand(async () => {
  const { check } = readOptions({ check: { type: 'boolean' } });
  const stale = await staleFiles(process.cwd());
  if (check) {
    for (const { file } of stale) console.error(`${file} is out of date. Run: npm run types`);
    return stale.length === 0 ? 0 : 1;
  }
  for (const { file, text } of stale) writeFileSync(file, text);
  const written = stale.map(({ file }) => file);
  for (const { file } of generatedFiles)
    console.log(`${file} ${written.includes(file) ? 'was written' : 'is up to date'}.`);
  return 0;
});
