// The shapes of the icons of controls, each as one path: those of Lucide (icon-licenses.txt) on a grid of 24. One export
// each, so that the script has only those of blocks, and not those of the header.
export const arrowDownToLine = 'M12 17V3m-6 8l6 6l6-6m1 10H5';
export const arrowRight = 'M5 12h14m-7-7l7 7l-7 7';
export const arrowUpRight = 'M7 7h10v10M7 17L17 7';
export const check = 'M20 6L9 17l-5-5';
export const chevronDown = 'm6 9l6 6l6-6';
export const chevronLeft = 'm15 18l-6-6l6-6';
export const chevronRight = 'm9 18l6-6l-6-6';
export const circleAlert = 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0M12 8v4m0 4h.01';
export const circleCheck = 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0M16 9l-5.5 5.5L8 12';
export const loaderCircle = 'M21 12a9 9 0 1 1-6.219-8.56';
export const mail =
  'm22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
export const menu = 'M4 5h16M4 12h16M4 19h16';
export const minus = 'M5 12h14';
export const moon =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401';
export const pause =
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1';
export const phone =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384';
export const play = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z';
export const plus = 'M5 12h14m-7-7v14';
export const sun =
  'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 2v2m0 16v2M4.93 4.93l1.41 1.41m11.32 11.32l1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';
export const x = 'M18 6L6 18M6 6l12 12';
