/** What of a font decides how much room its text takes, each as a part of the font size. */
interface SystemFont {
  /** Its names in `local()`: of the regular and of the bold face; also fonts that are exactly as wide. */
  regular: readonly string[];
  bold: readonly string[];
  /** The average width of a character of English text, spaces included: of the regular and of the bold face. */
  widths: readonly [regular: number, bold: number];
}

/**
 * The fonts that systems show text in, the first choice first. Widths are `xWidthAvg` of @capsizecss/metrics 4.3.0, which
 * is not installed for these few numbers (169 MB); those of DejaVu Sans were measured by @capsizecss/unpack 4.0.1 on
 * its files, version 2.37. Apple's system font is missing: no `local()` names it, and its systems have Arial.
 */
export const systemFonts: readonly SystemFont[] = [
  {
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: [0.4458, 0.48],
  },
  { regular: ['Roboto'], bold: ['Roboto Bold'], widths: [0.4448, 0.4521] },
  { regular: ['Segoe UI'], bold: ['Segoe UI Bold'], widths: [0.4434, 0.4751] },
  { regular: ['Helvetica Neue'], bold: ['Helvetica Neue Bold'], widths: [0.45, 0.48] },
  { regular: ['Noto Sans'], bold: ['Noto Sans Bold'], widths: [0.474, 0.503] },
  { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], widths: [0.5083, 0.5742] },
];
