import { expect, test } from 'vitest';
import { en } from '../words/en';
import { mapPlayer, videoPlayer } from './players';

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

test('a map by its position comes from OpenStreetMap, and one without it does not', () => {
  expect(mapPlayer(undefined, en)).toBeUndefined();
  expect(mapPlayer('51.5007,-0.1246,16', en)).toEqual({
    src: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.13559%2C51.49795%2C-0.11361%2C51.50345&layer=mapnik&marker=51.5007%2C-0.1246',
    href: 'https://www.openstreetmap.org/?mlat=51.5007&mlon=-0.1246#map=16/51.5007/-0.1246',
    directions: 'https://www.openstreetmap.org/directions?route=%3B51.5007%2C-0.1246',
    notice: en.openStreetMapNotice,
  });
});
