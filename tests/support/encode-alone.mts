import { encodePicture } from '../../src/node/build/photos/encode-picture';

/** Makes the files of one job and prints how many megabytes of memory that took at most. */
await encodePicture(JSON.parse(process.argv[2] ?? ''));
console.log(process.resourceUsage().maxRSS / 1000);
