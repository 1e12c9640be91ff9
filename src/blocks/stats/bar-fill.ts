export const barLength = 24;
const fullBar = 2000;

/** How many segments of the decorative bar are filled: a share for percentages, otherwise on a logarithmic scale. */
export function barFill(value: number, suffix: string | undefined): number {
  const share = suffix === '%' ? value / 100 : Math.log(value + 1) / Math.log(fullBar);
  return Math.min(barLength, Math.round(share * barLength));
}
