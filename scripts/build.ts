import { buildCommand } from '../src/node/build/build-command';
import { prepareBuild } from './support/prepare-build';

// What needs no build, such as --help, is done here.
await buildCommand(prepareBuild);
