import type { EncodeAnswer, EncodeJob } from './encode-job';
import { encodePicture, hasChanged, UnusablePicture } from './encode-picture';

async function answer(job: EncodeJob): Promise<EncodeAnswer> {
  try {
    await encodePicture(job);
    return { done: true };
  } catch (error) {
    if (hasChanged(job)) return { changed: true };
    if (error instanceof UnusablePicture) return { unusable: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

// The build has ended.
process.on('disconnect', () => process.exit());
process.on('message', async (job: EncodeJob) => process.send?.(await answer(job)));
