import type { VideoBlock } from '../schema/types.gen';
import { quoted } from '../text/wording';
import type { Rule } from './rule';

export const videoPlaceholder: Rule<{ missing: []; promised: [word: string] }> = {
  id: 'video-placeholder',
  severity: 'warning',
  meaning: 'A video block names a video. Without one, its text promises none.',
  messages: {
    missing: {
      part: 'type',
      message: () => 'This block has no video yet; visitors read "Video coming soon".',
      help: () =>
        'Add "video": the 11 characters after watch?v= in its YouTube address, or vimeo/ and the number in its Vimeo address.',
      example: [],
    },
    promised: {
      message: (word) => `${quoted(word)} promises a video, and this block has none yet.`,
      help: () =>
        'Say what visitors can do now, or add "video": the 11 characters after watch?v= in its YouTube address, or vimeo/ and the number in its Vimeo address.',
      example: ['Watch'],
    },
  },
  fields: {
    videoBlock({ video, heading, text = '' }: VideoBlock, { report }, at) {
      if (video !== undefined) return;
      report(at, 'missing');
      for (const [key, words] of Object.entries({ heading, text })) {
        const [promise] = promises.exec(words) ?? [];
        if (promise !== undefined) report({ parent: at, key }, 'promised', promise);
      }
    },
  },
};

/** In the languages whose words the interface brings. Others that name a video may be about cameras. */
const promises =
  /(?<!\p{L})(watch|films?|movies?|(?:this|our|short) video|ansehen|dieses Video|películas?|este vídeo|regardez|cette vidéo|tonton|video ini|شاهد|فيلم|هذا الفيديو)(?!\p{L})/iu;
