import { buildCommand } from '../src/node/build-command';
import { buildOutput } from './support/build-output';

await buildCommand(buildOutput);
