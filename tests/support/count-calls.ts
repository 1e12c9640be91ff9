import { Session } from 'node:inspector/promises';

/**
 * How often each function of the source is called by `run`, by its name. Functions of the same name count together;
 * one without a call is missing.
 */
export async function countCalls(run: () => void): Promise<ReadonlyMap<string, number>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const counts = new Map<string, number>();
    for (const { url, functions } of result) {
      if (!/\/(src|jsonc-parser)\//.test(url)) continue;
      for (const { functionName, ranges } of functions) {
        const calls = ranges[0]?.count ?? 0;
        if (functionName !== '' && calls > 0)
          counts.set(functionName, (counts.get(functionName) ?? 0) + calls);
      }
    }
    return counts;
  } finally {
    session.disconnect();
  }
}
