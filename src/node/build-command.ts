import { resolve } from 'node:path';
import { common } from './command/option';
import { declareCommand, runCommand } from './command/run-command';

/** `npm run build`: reads its options, and sets the exit code by what the build throws. */
export const buildCommand = (build: (options: { outDir: string }) => Promise<void>): Promise<void> =>
  runCommand(
    declareCommand({
      name: 'npm run build',
      does: 'Checks the content and writes the whole site as static files.',
      options: {
        content: common.content,
        outDir: common.outDir,
        'no-og': { does: 'Makes no link pictures.' },
        verify: { does: 'Does everything again, whatever the last build recorded.' },
      },
      async run({ outDir, 'no-og': noOg, verify }) {
        if (noOg) process.env.SITE_OG = 'off';
        if (verify) process.env.SITE_VERIFY = 'on';
        // As it is named in messages.
        await build({ outDir: outDir === common.outDir.fallback ? outDir : resolve(outDir) });
        return 0;
      },
    }),
  );
