import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { common } from '../src/node/base/command/option';
import { readPort } from '../src/node/base/command/read-number';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { counted } from '../src/site/text/wording';
import { buildOutput, bundleIfAsked } from './support/build-output';
import { defaultPort, previewOutput } from './support/preview-output';

const noPictures = 'The link pictures could not be drawn: npm run build says why.';

await runCommand(
  declareCommand({
    name: 'npm start',
    does: 'Builds the site and serves it.',
    options: {
      content: common.content,
      outDir: common.outDir,
      port: common.port,
      host: common.host,
      open: common.open,
    },
    async run(values) {
      const bundled = await bundleIfAsked();
      if (bundled !== undefined) return bundled;
      // Before the build, which takes longer than a look at a number.
      readPort(values.port, defaultPort);
      const waiting = await buildOutput({ ...values, drawsLater: true, command: 'start' });
      await previewOutput(values);
      if (waiting > 0) {
        console.log(`Drawing ${counted(waiting, 'link pictures')} meanwhile …`);
        await completeOutput(values.outDir);
      }
      return undefined;
    },
  }),
);

/** Another build draws the link pictures, which nobody looks at on this machine: pages come first. */
async function completeOutput(outDir: string): Promise<void> {
  const args = [...process.execArgv, 'scripts/run.mjs', 'build', '--outDir', outDir];
  // What is to be said of the content was said.
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // A terminal ends both; who ends this process alone would find files written after that.
  process.once('exit', () => child.kill());
  const [code] = await once(child, 'close');
  console.log(code === 0 ? `${outDir} has all link pictures` : noPictures);
}
