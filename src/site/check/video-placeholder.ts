import type { VideoBlock } from '../schema/types.gen';
import type { Check } from './rule';

export const videoPlaceholder: Check = {
  id: 'video-placeholder',
  severity: 'warning',
  fields: {
    videoBlock({ video }: VideoBlock, { report }, at) {
      if (video === undefined)
        report(
          at,
          'This video has no address yet; visitors read "Video coming soon".',
          'Add "video".',
          'type',
        );
    },
  },
};
