import type { ScreenPoint } from './geometry';

/** One decimal is a tenth of a pixel: enough, and short. */
export const num = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A run of straight lines. Steps are taken between rounded points, so that rounding never adds up. */
export function polyline(points: readonly ScreenPoint[]): string {
  let path = '';
  let lastX = 0;
  let lastY = 0;
  for (const [i, [x, y]] of points.entries()) {
    const nextX = tenth(x);
    const nextY = tenth(y);
    path += `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${num(nextX - lastX)} ${num(nextY - lastY)}`;
    lastX = nextX;
    lastY = nextY;
  }
  return path;
}

export const polygon = (points: readonly ScreenPoint[]): string => `${polyline(points)}z`;
