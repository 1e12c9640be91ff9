import type { ScreenPoint } from './geometry';

/** Formats a number with at most one decimal: a tenth of a pixel is precise enough. */
export const num = (value: number): string => {
  const tenths = Math.round(value * 10);
  if (tenths % 10 === 0) return String(tenths / 10 || 0);
  const whole = Math.trunc(tenths / 10);
  return `${tenths < 0 ? '-' : ''}${whole ? Math.abs(whole) : ''}.${Math.abs(tenths % 10)}`;
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Path data for straight lines. Each step is between rounded points, so that rounding errors don't add up. */
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
