/** What another program does with a file, at two moments as `now` tells them. */
export interface Write {
  file: string;
  /** The pattern of what it changes, and what that becomes. */
  pattern: RegExp;
  value: string;
  isInPlace: boolean;
  readAt: number;
  writeAt: number;
}

/** In milliseconds, the same in all processes. */
export const now = (): number => performance.timeOrigin + performance.now();
