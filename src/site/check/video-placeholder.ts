import type { VideoBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const videoPlaceholder: Rule<{ missing: [] }> = {
  id: 'video-placeholder',
  severity: 'warning',
  meaning: 'A video block names a video.',
  messages: {
    missing: {
      part: 'type',
      message: () => 'This block has no video yet; visitors read "Video coming soon".',
      help: () => 'Add "video": the 11 characters after watch?v= in its YouTube address.',
      example: [],
    },
  },
  fields: {
    videoBlock({ video }: VideoBlock, { report }, at) {
      if (video === undefined) report(at, 'missing');
    },
  },
};
