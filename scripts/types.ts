import { withProgress } from '../src/node/command/progress';
import { declareCommand, runCommand } from '../src/node/command/run-command';
import { writeWhole } from '../src/node/disk/write-whole';
import { generatedFiles, staleFiles } from '../src/node/generate/generate';

await runCommand(
  declareCommand({
    name: 'npm run types',
    does: 'Writes the TypeScript types and the documents that follow from the schema and the rules.',
    options: { check: { does: 'Only compares them, and fails if one is out of date.' } },
    async run({ check }) {
      const stale = await withProgress('Generating from the schema', () => staleFiles(process.cwd()));
      if (check) {
        for (const { file } of stale) console.error(`${file} is out of date. Run: npm run types`);
        return stale.length === 0 ? 0 : 1;
      }
      for (const { file, text } of stale) writeWhole(file, text);
      const written = stale.map(({ file }) => file);
      for (const { file } of generatedFiles)
        console.log(`${file} ${written.includes(file) ? 'was written' : 'is up to date'}.`);
      return 0;
    },
  }),
);
