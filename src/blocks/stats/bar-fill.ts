export const barLength = 24;
const fullBar = 2000;

/** Lit segments of the decorative bar: a share for percentages, else by order of magnitude. */
export function barFill(value: number, suffix: string | undefined): number {
  const share = suffix === '%' ? value / 100 : Math.log(value + 1) / Math.log(fullBar);
  return Math.min(barLength, Math.round(share * barLength));
}
