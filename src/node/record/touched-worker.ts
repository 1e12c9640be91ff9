import { parentPort, workerData } from 'node:worker_threads';
import { compareStamps, type StampedFolder } from './touched-paths';

// Set by the thread that starts this one.
parentPort?.postMessage(compareStamps(workerData as StampedFolder));
