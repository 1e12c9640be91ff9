/** How many days a month has; the first one is 1. */
export const daysOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
