import { describe, expect, it } from 'vitest';
import { drawing, renderBlock, textOf } from '../../../tests/support/render-for-test';

describe('video', () => {
  const html = renderBlock({ type: 'video', heading: 'Watch Cisco in action', video: 'M7lc1UVf-VE' });

  it('is a link to the video, with the heading as its name', () => {
    expect(html).toContain('href="https://www.youtube.com/watch?v=M7lc1UVf-VE"');
    expect(textOf(html)).toContain('Play video: Watch Cisco in action');
  });

  it('requests nothing from another origin, and says what playing does', () => {
    expect(html).not.toMatch(/<(iframe|img|script|link)/);
    expect(textOf(html)).toContain('Nothing is requested before you press play.');
  });

  it('is the player of another service if it has one', () => {
    const player = { src: 'https://a/', href: 'https://b/', host: 'b', notice: 'Playing loads b.' };
    const other = renderBlock({ type: 'video', heading: 'Film', video: 'vimeo/76979871', player });
    expect(other).toContain('href="https://b/"');
    expect(textOf(other)).toContain('Playing loads b.');
    expect(textOf(other)).toContain('Opens from b');
    expect(other + textOf(other)).not.toMatch(/youtube/i);
  });

  it('says that a video without an id is coming soon', () => {
    const soon = renderBlock({ type: 'video', heading: 'LinkFast', image: drawing('poster') });
    expect(textOf(soon)).toContain('Video coming soon');
    expect(soon).not.toContain('<a ');
    expect(soon).not.toContain('<button');
  });
});
