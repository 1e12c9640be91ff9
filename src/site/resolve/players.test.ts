import { expect, test } from 'vitest';
import { en } from '../words/en';
import { videoPlayer } from './players';

test.each([
  [undefined, undefined, undefined],
  ['M7lc1UVf-VE', undefined, undefined],
  [
    'vimeo/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    'https://vimeo.com/76979871',
  ],
  [
    'vimeo/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
    'https://vimeo.com/76979871/8272103f6e',
  ],
])('the player of %s', (video, src, href) => {
  const player = videoPlayer(video, en);
  expect([player?.src, player?.href]).toEqual([src, href]);
});
