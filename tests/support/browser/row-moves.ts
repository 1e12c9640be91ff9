import type { Page } from 'playwright';

declare global {
  interface Window {
    rowFrames: { time: number; left: number }[];
  }
}

/** Keeps the row's place in every frame from now on, to be read as `window.rowFrames`. */
export const keepRow = (page: Page) =>
  page.locator('.carousel-track').evaluate((track) => {
    window.rowFrames = [];
    requestAnimationFrame(function measure(time) {
      window.rowFrames.push({ time, left: new DOMMatrix(getComputedStyle(track).transform).m41 });
      requestAnimationFrame(measure);
    });
  });

type Frames = Window['rowFrames'];

/** Each move: when it started, and when the row was within one pixel of where it ended. */
export function movesOf(frames: Frames, width: number) {
  const moves: { start: number; duration: number }[] = [];
  let at = 0;
  while (at < frames.length - 1) {
    const [from, next] = [frames[at], frames[at + 1]];
    at += 1;
    if (!from || !next || Math.abs(next.left - from.left) < 0.5) continue;
    const end = from.left + Math.sign(next.left - from.left) * width;
    const arrival = frames.findIndex(({ left }, index) => index > at && Math.abs(left - end) < 1);
    const arrived = frames[arrival];
    if (!arrived) break;
    moves.push({ start: from.time, duration: arrived.time - from.time });
    at = arrival + 20;
  }
  return moves;
}
