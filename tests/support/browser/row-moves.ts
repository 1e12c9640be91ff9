import type { Page } from 'playwright';

/** The row's place in every frame of some milliseconds of the page's clock. */
export const watchRow = (page: Page, duration: number) =>
  page.locator('.carousel-track').evaluate(
    (track, duration) =>
      new Promise<{ time: number; left: number }[]>((resolve) => {
        const frames: { time: number; left: number }[] = [];
        const first = track.children[0];
        const measure = (time: number) => {
          frames.push({ time, left: new DOMMatrix(getComputedStyle(track).transform).m41 });
          if (time - (frames[0]?.time ?? time) < duration && first) requestAnimationFrame(measure);
          else resolve(frames);
        };
        requestAnimationFrame(measure);
      }),
    duration,
  );

declare global {
  interface Window {
    rowFrames: { time: number; left: number }[];
  }
}

/** Keeps the row's place in every frame from now on, for a test that lets the page's time pass. */
export const keepRow = (page: Page) =>
  page.locator('.carousel-track').evaluate((track) => {
    window.rowFrames = [];
    requestAnimationFrame(function measure(time) {
      window.rowFrames.push({ time, left: new DOMMatrix(getComputedStyle(track).transform).m41 });
      requestAnimationFrame(measure);
    });
  });

type Frames = Awaited<ReturnType<typeof watchRow>>;

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
