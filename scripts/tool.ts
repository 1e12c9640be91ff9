import { groupCommands, runCommand } from '../src/node/base/command/run-command';
import { art } from './tool/art';
import { bench } from './tool/bench';
import { screens } from './tool/screens';
import { visit } from './tool/visit';

await runCommand(
  groupCommands(
    'npm run tool',
    'Measures the speed, and makes the pictures of the documents.',
    new Map([
      ['bench', bench],
      ['visit', visit],
      ['art', art],
      ['screens', screens],
    ]),
  ),
);
