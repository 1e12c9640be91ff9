import { appendFileSync } from 'node:fs';

/** Loaded into every process of a measured command: adds what the process used to a file when it ends. */
const file = process.env.USAGE_FILE;
if (file)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    appendFileSync(file, `${(userCPUTime + systemCPUTime) / 1e6} ${maxRSS / 1024}\n`);
  });
