import { sheetEnd } from '../../src/app/shared/page-data';

/** The style sheets in a document, those of all pages first. */
export const sheetsOf = (html: string): string[] =>
  /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1]?.split(sheetEnd) ?? [];
