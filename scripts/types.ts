import { withProgress } from '../src/node/base/command/progress';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { writeWhole } from '../src/node/base/disk/write-whole';
import { generatedFiles, staleFiles } from '../src/node/base/generate/generate';
import { newSchema, schemaFile, updateSchema } from '../src/node/base/generate/update-schema';
import { commandArgs, runProcess } from './support/run-process';

await runCommand(
  declareCommand({
    name: 'npm run types',
    does: 'Writes the schema, the TypeScript types and the documents that follow from definitions and rules.',
    options: { check: { does: 'Only compares them, and fails if one is out of date.' } },
    async run({ check }) {
      const root = process.cwd();
      const stale = () => withProgress('Generating from the schema', () => staleFiles(root));
      const staleRows = async () =>
        (await import('../src/node/base/generate/row-schemas')).staleRowSchemas(root);
      if (check) {
        const schema = newSchema(root) === undefined ? [] : [{ file: schemaFile }];
        const files = [...schema, ...(await stale())];
        for (const { file } of files) console.error(`${file} is out of date. Run: npm run types`);
        return files.length === 0 ? 0 : 1;
      }
      if (updateSchema(root)) return again();
      const written = new Set<string>();
      for (const { file, text } of await stale()) {
        writeWhole(file, text);
        written.add(file);
      }
      for (const { path, file, text } of await staleRows()) {
        writeWhole(path, text);
        console.log(`${file} was written.`);
      }
      for (const { file } of generatedFiles)
        console.log(`${file} ${written.has(file) ? 'was written' : 'is up to date'}.`);
      return 0;
    },
  }),
);

/** In another process: this one has the modules that have the schema as it was. */
async function again(): Promise<number> {
  const { code, stdout, stderr } = await runProcess(process.execPath, commandArgs('types'));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return code;
}
