import type { ScreenPoint } from './geometry';

/** Formats a number with at most one decimal: a tenth of a pixel is precise enough. */
export const num = (value: number): string => {
  const tenths = Math.round(value * 10);
  if (tenths % 10 === 0) return String(tenths / 10 || 0);
  const whole = Math.trunc(tenths / 10);
  return `${tenths < 0 ? '-' : ''}${whole ? Math.abs(whole) : ''}.${Math.abs(tenths % 10)}`;
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Where a number's start ends the one before, they need no space between them. */
const join = (numbers: readonly string[]): string =>
  numbers.reduce((text, next) => {
    const isApart = next.startsWith('-') || (next.startsWith('.') && /\.\d$/.test(text));
    return isApart ? text + next : `${text} ${next}`;
  });

/**
 * Writes path data by steps, because equal shapes then have equal text wherever they are, which compresses well. Each step
 * is between rounded points, so that rounding errors don't add up.
 */
export class Pen {
  #data = '';
  #command = '';
  #at: ScreenPoint = [0, 0];
  #start: ScreenPoint = [0, 0];

  toString(): string {
    return this.#data;
  }

  move(to: ScreenPoint): this {
    this.#at = [0, 0];
    this.#write('M', this.#step(to), to);
    this.#start = this.#at;
    return this;
  }

  line(to: ScreenPoint): this {
    const [across, down] = this.#step(to);
    if (down === '0') return this.#write('h', [across], to);
    if (across === '0') return this.#write('v', [down], to);
    return this.#write('l', [across, down], to);
  }

  /** Around the corner that straight lines to `corner` and from there would have. */
  curve(corner: ScreenPoint, to: ScreenPoint): this {
    return this.#write('q', [...this.#step(corner), ...this.#step(to)], to);
  }

  /** Along an ellipse; `sweep` is 1 for clockwise. */
  arc([radiusX, radiusY]: ScreenPoint, sweep: 0 | 1, to: ScreenPoint): this {
    const [across, down] = this.#step(to);
    // No space is needed after a flag.
    return this.#write('a', [num(radiusX), num(radiusY), '0', `0${sweep}${across}`, down], to);
  }

  close(): this {
    this.#data += 'z';
    this.#command = 'z';
    this.#at = this.#start;
    return this;
  }

  #step([x, y]: ScreenPoint): [across: string, down: string] {
    const [fromX, fromY] = this.#at;
    return [num(tenth(x) - fromX), num(tenth(y) - fromY)];
  }

  #write(command: string, values: readonly string[], to: ScreenPoint): this {
    const numbers = join(values);
    const isSame = command === this.#command && command !== 'M';
    this.#data = isSame ? join([this.#data, numbers]) : this.#data + command + numbers;
    this.#command = command;
    this.#at = [tenth(to[0]), tenth(to[1])];
    return this;
  }
}

function drawn(points: readonly ScreenPoint[]): Pen {
  const pen = new Pen();
  for (const [i, point] of points.entries()) i === 0 ? pen.move(point) : pen.line(point);
  return pen;
}

/** Path data for straight lines. */
export const polyline = (points: readonly ScreenPoint[]): string => drawn(points).toString();

export const polygon = (points: readonly ScreenPoint[]): string => drawn(points).close().toString();
