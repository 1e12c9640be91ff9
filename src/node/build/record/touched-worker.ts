import { parentPort, workerData } from 'node:worker_threads';
import { type RecordedFolder, touchedIn } from './compare-stamps';

// Set by the thread that starts this one.
parentPort?.postMessage(touchedIn(workerData as RecordedFolder));
