/**
 * These stand beside the types of blocks: for documents with scenes, drawings, a focal point, one on phones, a box or
 * links around a list, for sites that ask about cookies, for those whose header or footer is not the usual one, for those
 * written from right to left, and for grounds of blocks.
 */
export const sceneType = 'scene';
export const drawingType = 'drawing';
export const focusType = 'focus';
export const phoneFocusType = 'phoneFocus';
export const boxType = 'box';
export const listsType = 'lists';
export const cookiesType = 'cookies';
export const looksType = 'looks';
export const rightToLeftType = 'rtl';
export const tonesType = 'tones';

/** A style sheet that only some documents need. */
export interface BlockStyles {
  /** Documents with a block of one of these types need it, or with what one of the types above stands for. */
  types: readonly string[];
  /** Only those with a block that has this field, or has it in its `list`. */
  field?: string;
  list?: string;
  text: string;
}

/** The texts of the style sheets, which are part of the documents. */
export interface Styles {
  /** The style sheets that every document has. */
  styles: string;
  /** In order. */
  blockStyles: readonly BlockStyles[];
  /** Those of the looks that a brand may have, by their names. */
  looks: Readonly<Record<string, string>>;
}

/** Each of them but the looks, in order. */
export const allStyles = ({ styles, blockStyles }: Styles): string[] => [
  styles,
  ...blockStyles.map(({ text }) => text),
];

/** The output of the bundler: addresses, except the styles. */
export interface Assets extends Styles {
  /** Separate style sheets, which only the development server has. */
  sheets: readonly string[];
  /** Fonts that are preloaded. */
  fonts: readonly string[];
  loader: string;
  /** Scripts that the loader fetches at once and evaluates later. */
  chunks: readonly string[];
}
